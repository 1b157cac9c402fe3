/** The visitor's request list, the same in all tabs. Where storage is blocked or full, it lasts as long as the page. */
import { useSyncExternalStore } from "react";
import { loadList, type StoredList } from "../core";

/** What storage does not hold. */
let unstored: StoredList | undefined;
const listeners = new Set<() => void>();

const current = () => unstored ?? loadList();

/** The text of the list; empty without one. */
export const listText = () => current()?.list ?? "";

/** The reference of the request that the list will be; empty without a list. */
export const listReference = () => current()?.reference ?? "";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The text of the list, which another tab may change; empty in static HTML. */
export function useList(): string {
  return useSyncExternalStore(subscribe, listText, () => "");
}

/** Shows the stored list, or one that storage does not hold. */
export function showList(kept: StoredList | undefined): void {
  unstored = kept;
  for (const listener of listeners) {
    listener();
  }
}

/** Before a list in the fragment of an address, which no server gets. */
export const OFFER = "#lista=";

/** More characters than a list has, though all were escaped. */
const MOST = 10_000;

/** The list that an address offers; its text may be anything. */
export function offeredList(hash: string): string | undefined {
  if (!hash.startsWith(OFFER)) {
    return undefined;
  }
  const text = hash.slice(OFFER.length);
  return text.length < MOST ? decodeURIComponent(text) : text.slice(0, MOST);
}
