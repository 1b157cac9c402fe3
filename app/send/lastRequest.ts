/** What this device knows of the visitor's last request, in all tabs. */
import { withStorage } from "../lib/storage";
import { secondsLeft } from "./throttle";

export const SENT_AT = "quoteSentAt";
const UNANSWERED = "quoteUnanswered";
/** How long both are kept: as long as the core keeps a draft. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

const remove = (key: string) => withStorage(() => localStorage.removeItem(key));

/** A stored time in milliseconds; 0 if there is none, or it is too old. */
function read(key: string): number {
  const time = Number(withStorage(() => localStorage.getItem(key)));
  if (Date.now() - time < LIFETIME_MS) {
    return time;
  }
  remove(key);
  return 0;
}

/** Stores the current time, and returns it. */
function storeNow(key: string): number {
  const now = Date.now();
  withStorage(() => localStorage.setItem(key, String(now)));
  return now;
}

/** The last request, if storage is blocked; lost on reload. */
let sentAtInMemory = 0;

/** When the last request was sent; 0 for none. */
export function lastSent(): number {
  return read(SENT_AT) || sentAtInMemory;
}

/** Seconds that the visitor has to wait; 0 if storage is blocked. */
export function throttled(): number {
  return secondsLeft(read(SENT_AT), Date.now());
}

/** Stores when a request has arrived. Failed ones are not stored, so that they can be repeated at once. */
export function rememberSent(): void {
  sentAtInMemory = storeNow(SENT_AT);
}

/** Stores that a request is under way: whoever leaves before the answer cannot know whether it has arrived. */
export function rememberUnanswered(): void {
  storeNow(UNANSWERED);
}

export function forgetUnanswered(): void {
  remove(UNANSWERED);
}

/** Whether a request may have arrived without an answer. */
export function isUnanswered(): boolean {
  return read(UNANSWERED) > 0;
}
