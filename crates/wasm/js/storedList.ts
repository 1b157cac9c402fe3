/** The request list on this device. It needs no WebAssembly, so that every page can tell at once whether there is one. */
import { check, orElse } from "./arguments.js";

export const KEY = "requestList";
/** With what the text of a list of this version begins; another version of the site may have stored another one. */
const START = "1;";
/** After which a stored list is removed by whoever reads it: seven days, as a draft (`../src/storage.rs`). */
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** A list, and the reference by which the office sees that two messages are one request. */
export interface StoredList {
  list: string;
  reference: string;
}

/** What is used of the storage of browsers, which programs without their types do not know. */
interface Store {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** The result of some work with storage; nothing without a window, and where storage is blocked or full. */
export const attempt = <Result>(work: (storage: Store) => Result): Result | undefined =>
  orElse(undefined, () => work(window.localStorage));

/**
 * Reads the stored list.
 * @returns The list and its reference; `undefined` if there is none, or it is older than seven days or of another version.
 * @throws Nothing: where storage is blocked, there is no list.
 * @example
 * const { list, reference } = loadList() ?? { list: "", reference: lists.reference() };
 */
export function loadList(): StoredList | undefined {
  const stored = attempt((storage) => storage.getItem(KEY));
  if (typeof stored !== "string") return undefined; // the storage of a test may return anything
  // A reference may have spaces, a list has none.
  const [time, ...rest] = stored.split(" ");
  const list = rest.pop();
  if (Date.now() - Number(time) < LIFETIME_MS) {
    return list?.startsWith(START) ? { list, reference: rest.join(" ") } : undefined;
  }
  attempt((storage) => storage.removeItem(KEY));
  return undefined;
}

/** The lines of a list, after its version. */
export const linesOf = (list: string): string[] => list.split(";").slice(1);

/**
 * How many lines a list has, without loading `requestLists`: enough for the mark of a button. Whether the text is a list
 * is not checked.
 * @throws {CoreError} `ArgumentError` for anything but a text
 * @example
 * badge.textContent = String(lineCount(loadList()?.list ?? ""));
 */
export function lineCount(list: string): number {
  check("list", "text", list);
  return linesOf(list).length;
}
