/** The visitor's request list, the same in all tabs. Where storage is blocked or full, it lasts as long as the page. */
import { useSyncExternalStore } from "react";
import { reserveLines } from "../boot/state";
import { loadList, type StoredList } from "../core";
import { createLeaveGuard } from "../lib/leaveGuard";
import { createListeners, listenToStorage } from "../lib/listeners";

/** What is shown, which is what is sent, even if storage is emptied meanwhile. */
let shown = loadList();
let isStored = true;
const guardList = createLeaveGuard();
const listeners = createListeners();

/** The text of the list; empty without one. */
export const listText = () => shown?.list ?? "";

/** The reference of the request that the list will be; empty without a list. */
export const listReference = () => shown?.reference ?? "";

/** Another tab has changed the list, or the page comes back from the back/forward cache. */
function readAgain() {
  if (isStored) {
    shown = loadList();
    listeners.notify();
  }
}

/** Calls the listener when another list is shown. Returns a function that ends it. */
export function subscribeToList(listener: () => void): () => void {
  // The same function is added once.
  listenToStorage(readAgain);
  return listeners.add(listener);
}

/** The text of the list; empty in static HTML. */
export function useList(): string {
  return useSyncExternalStore(subscribeToList, listText, () => "");
}

/** Shows another list, after it was stored if storage allows it. */
export function setShownList(list: StoredList): void {
  shown = list.list ? list : undefined;
  isStored = (loadList()?.list ?? "") === list.list;
  guardList(!isStored && list.list !== "");
  // It was reserved for the list with which the page was loaded.
  reserveLines(0, document.documentElement);
  listeners.notify();
}
