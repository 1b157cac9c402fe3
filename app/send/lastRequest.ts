/** What this device knows of the visitor's last requests, in all tabs. */
import { withStorage } from "../lib/storage";
import { secondsLeft } from "./throttle";

export const SENT_AT = "quoteSentAt";
/** When each request was sent that got no answer, in milliseconds, by its checksum. */
const UNANSWERED = "quoteUnanswered";
/** How long all is kept: as long as the package keeps a draft (`crates/wasm/src/storage.rs`). */
const LIFETIME_MS = 7 * 24 * 3_600_000;

const remove = (key: string) => withStorage(() => localStorage.removeItem(key));

const isRecent = (time: number) => Date.now() - time < LIFETIME_MS;

/** When a request was sent that has arrived, as stored; 0 if there is none, or it is too long ago. */
function storedTime(): number {
  const time = Number(withStorage(() => localStorage.getItem(SENT_AT)));
  if (isRecent(time)) {
    return time;
  }
  remove(SENT_AT);
  return 0;
}

/** The last request, if storage is blocked; lost on reload. */
let sentAtInMemory = 0;

/** When the last request was sent; 0 for none. */
export function lastSent(): number {
  return storedTime() || sentAtInMemory;
}

/** Seconds that the visitor has to wait; 0 if storage is blocked. */
export function throttled(): number {
  return secondsLeft(storedTime(), Date.now());
}

/** Stores when a request has arrived. Failed ones are not stored, so that they can be repeated at once. */
export function rememberSent(): void {
  sentAtInMemory = Date.now();
  withStorage(() => localStorage.setItem(SENT_AT, String(sentAtInMemory)));
}

/** Tells requests from each other without storing what they say. */
function checksum(form: FormData): string {
  let sum = 0;
  for (const character of JSON.stringify([...form])) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) | 0;
  }
  return String(sum);
}

/** The requests without an answer, without those that are too old. */
function unanswered(): [checksum: string, sentAt: number][] {
  const stored: unknown = withStorage(() => JSON.parse(localStorage.getItem(UNANSWERED) ?? "{}"));
  return Object.entries(Object(stored)).flatMap(([sum, time]) =>
    typeof time === "number" && isRecent(time) ? [[sum, time]] : [],
  );
}

function storeUnanswered(requests: [string, number][]): void {
  if (requests.length > 0) {
    const text = JSON.stringify(Object.fromEntries(requests));
    withStorage(() => localStorage.setItem(UNANSWERED, text));
  } else {
    remove(UNANSWERED);
  }
}

const others = (form: FormData) => unanswered().filter(([sum]) => sum !== checksum(form));

/** Stores that a request is under way: whoever leaves before the answer cannot know whether it has arrived. */
export function rememberUnanswered(form: FormData): void {
  storeUnanswered([...others(form), [checksum(form), Date.now()]]);
}

export function forgetUnanswered(form: FormData): void {
  storeUnanswered(others(form));
}

/** Whether a request may have arrived without an answer. Removes those that are too old. */
export function isUnanswered(form: FormData): boolean {
  const all = unanswered();
  storeUnanswered(all);
  return all.some(([sum]) => sum === checksum(form));
}

/** The checksum of what the request in doubt was last changed to. */
let changed = "";

/** A request that may have arrived was changed: as changed, it is in doubt as well. */
export function changeUnanswered(before: FormData, after: FormData): void {
  const sum = checksum(before);
  if (isUnanswered(before) && sum !== checksum(after)) {
    // What was sent stays: it may be in another tab.
    if (sum === changed) {
      forgetUnanswered(before);
    }
    changed = checksum(after);
    rememberUnanswered(after);
  }
}
