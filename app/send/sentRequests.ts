/** The last requests that this device has sent. */
import { storedText, storeEntries, withStorage } from "../lib/storage";

const KEY = "sentRequests";
const MAX_REQUESTS = 5;

export interface SentRequest {
  /** When it was sent, in milliseconds. */
  at: number;
  /** What it asked for, as it was sent: a machine, or the summary of a list. */
  machine: string;
  /** Its list, and the reference of the list; empty without a list. */
  list: string;
  reference: string;
}

/** The text that is stored; empty for none. */
export const storedSentRequests = (): string => storedText(KEY);

export function storeSentRequests(requests: SentRequest[]): void {
  storeEntries(KEY, requests);
}

/** Stores a request before the others. What is stored may be anything: whoever shows it checks it. */
export function addSentRequest(request: Omit<SentRequest, "at">): void {
  const before: unknown = withStorage(() => JSON.parse(storedSentRequests()));
  const others = Array.isArray(before) ? before : [];
  storeSentRequests([{ at: Date.now(), ...request }, ...others].slice(0, MAX_REQUESTS));
}
