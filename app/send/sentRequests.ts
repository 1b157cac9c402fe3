/** The last requests that this device has sent. */
import { deviceTexts, entriesOf, storeEntries } from "../lib/storage";

const KEY = "sentRequests";
const MAX_REQUESTS = 5;

export interface SentRequest {
  /** When it was sent, in milliseconds. */
  at: number;
  /** What it asked for, as it was sent: a machine, or the summary of a list. */
  machine: string;
  /** The machine that was typed; not in requests of an older build. */
  typedMachine?: string | undefined;
  /** Its list, and the reference of the list; empty without a list. */
  list: string;
  reference: string;
}

/** The text that is stored; empty for none. */
export const storedSentRequests = (): string => deviceTexts.get(KEY);

export function storeSentRequests(requests: SentRequest[]): void {
  storeEntries(KEY, requests);
}

/** Stores a request before the others, which are checked by whoever shows them. */
export function addSentRequest(
  form: FormData,
  { typedMachine, list, reference }: Pick<SentRequest, "typedMachine" | "list" | "reference">,
): void {
  const machine = String(form.get("user_machinery") ?? "");
  const request = { at: Date.now(), machine, typedMachine, list, reference };
  storeEntries(KEY, [request, ...entriesOf(storedSentRequests())].slice(0, MAX_REQUESTS));
}
