/** Saves requests that were written without a connection. What shows them is loaded when there are any (`app/offline/`). */
import { SAVED_REQUESTS, storedSavedRequests } from "../lib/connection";
import { entriesOf, storeEntries } from "../lib/storage";

export interface SavedRequest {
  /** When it was written, in milliseconds: its key among the saved requests. */
  at: number;
  /** The fields as they are sent. */
  fields: [name: string, text: string][];
  /** The machine that was typed; not in requests of an older build. */
  typedMachine?: string | undefined;
  /** Its list, and the reference of the list; empty without a list. */
  list: string;
  reference: string;
  /** Whether it was sent without an answer: it may have arrived. Always stored, so that there is room to change it. */
  unconfirmed: boolean;
}

/** Returns whether they are stored: not if storage is blocked or full. */
export function storeSavedRequests(requests: SavedRequest[]): boolean {
  return storeEntries(SAVED_REQUESTS, requests);
}

/** Saves a checked form after the others, which are checked by whoever shows them. Returns whether it is saved. */
export function saveRequest(
  form: FormData,
  more: Pick<SavedRequest, "typedMachine" | "list" | "reference" | "unconfirmed">,
): boolean {
  // Not the honeypot, which is empty. The form has no files.
  const fields = [...form].filter(([, text]) => text !== "") as SavedRequest["fields"];
  const request = { at: Date.now(), fields, ...more };
  return storeEntries(SAVED_REQUESTS, [...entriesOf(storedSavedRequests()), request]);
}

/** Whether the last of them may have arrived already. */
export const isLastUnconfirmed = (): boolean =>
  Object(entriesOf(storedSavedRequests()).at(-1)).unconfirmed === true;
