/** The request list on this device. It needs no WebAssembly, so that every page can tell at once whether there is one. */
import { check } from "./arguments.js";

export const KEY = "requestList";
/** Milliseconds after which a stored list is removed by whoever reads it: seven days. */
const LIFETIME = 7 * 24 * 3_600_000;

/** A list, and the reference by which the office sees that two messages are one request. */
export interface StoredList {
  list: string;
  reference: string;
}

/** The result of some work with storage; nothing without a window, and where storage is blocked or full. */
export function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}

/**
 * Reads the stored list.
 * @returns The list and its reference; `undefined` if there is none, or it is older than seven days.
 * @example
 * const { list, reference } = loadList() ?? { list: "", reference: lists.reference() };
 */
export function loadList(): StoredList | undefined {
  const [stored, reference, list] = attempt((storage) => storage.getItem(KEY))?.split(" ") ?? [];
  if (stored === undefined) return undefined;
  if (reference && list && Date.now() - Number(stored) < LIFETIME) return { list, reference };
  attempt((storage) => storage.removeItem(KEY));
  return undefined;
}

/** The lines of a list, after its version. */
export const linesOf = (list: string): string[] => list.split(";").slice(1);

/**
 * How many lines a list has, without loading `requestLists`: enough for the mark of a button.
 * @example
 * badge.textContent = String(lineCount(loadList()?.list ?? ""));
 */
export function lineCount(list: string): number {
  check("list", "text", list);
  return linesOf(list).length;
}
