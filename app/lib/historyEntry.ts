/** Entries of the browser's history, and what is stored with them in addition to the state of the router. */
import type { Location } from "react-router-dom";

/** What other scripts of the page have stored may be anything. */
const stateOfEntry = (): object => Object(history.state);

/** The texts stored under a name, or none. */
export function historyTexts(name: string): string[] {
  const texts: unknown = Reflect.get(stateOfEntry(), name);
  return Array.isArray(texts)
    ? texts.filter((text): text is string => typeof text === "string")
    : [];
}

export function saveHistoryTexts(name: string, texts: string[]): void {
  history.replaceState({ ...stateOfEntry(), [name]: texts }, "");
}

/** Where the browser session stores how far each entry of the history was scrolled, by the entry's key. */
export const SCROLL_POSITIONS = "scrollPositions";

/** Identifies an entry of the history by its key, or by its address where the browser has created it, as from its own bar. */
export function entryKey({ key, pathname, search, hash }: Location): string {
  return key === "default" ? pathname + search + hash : key;
}
