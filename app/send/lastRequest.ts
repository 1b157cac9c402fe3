/** What this device knows of the visitor's last requests, in all tabs. */
import { storedSavedRequests } from "../lib/connection";
import { isEmpty } from "../lib/isEmpty";
import { deviceTexts, withStorage } from "../lib/storage";
import type { Ended } from "./phase";
import { secondsLeft } from "./throttle";

export const SENT_AT = "quoteSentAt";
/** How long all is kept: as long as the package keeps a draft (`crates/wasm/src/storage.rs`). */
const LIFETIME_MS = 7 * 24 * 3_600_000;

export const isRecent = (time: number) => Date.now() - time < LIFETIME_MS;

/** When a request was sent that has arrived, as stored; 0 if there is none, or it is too long ago. */
function storedTime(): number {
  const time = Number(deviceTexts.get(SENT_AT));
  if (isRecent(time)) {
    return time;
  }
  deviceTexts.set(SENT_AT, "");
  return 0;
}

/** The last request, if storage is blocked; lost on reload. */
let sentAtInMemory = 0;

/** When the last request was sent; 0 for none. */
export function lastSent(): number {
  return storedTime() || sentAtInMemory;
}

/** Seconds that the visitor has to wait; 0 if storage is blocked. */
export function secondsUntilNext(): number {
  return secondsLeft(storedTime(), Date.now());
}

/** Stores when a request has arrived. Failed ones are not stored, so that they can be repeated at once. */
export function rememberSent(): void {
  sentAtInMemory = Date.now();
  deviceTexts.set(SENT_AT, String(sentAtInMemory));
}

/**
 * Tells from each other what was typed, without storing it. Neither list nor language count, which change while the same
 * request stands in the form.
 */
function checksum(typed: FormData): string {
  let sum = 0;
  for (const character of String([...typed].filter(([, text]) => text !== ""))) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) | 0;
  }
  return String(sum);
}

/** Notes on the device since when something is so for what was typed, by its checksum. */
function createNotes(key: string) {
  /** Without those that are too old. */
  function read(): Map<string, number> {
    const stored: unknown = withStorage(() => JSON.parse(deviceTexts.get(key)));
    const isNote = (entry: [string, unknown]): entry is [string, number] =>
      typeof entry[1] === "number" && isRecent(entry[1]);
    return new Map(Object.entries(Object(stored)).filter(isNote));
  }

  function store(notes: Map<string, number>): void {
    const text = notes.size > 0 ? JSON.stringify(Object.fromEntries(notes)) : "";
    // Only what has changed: written again, it could replace what another tab has noted meanwhile.
    if (text !== deviceTexts.get(key)) {
      deviceTexts.set(key, text);
    }
  }

  return {
    /** Since when, in milliseconds; 0 if it is not so. Removes what is too old. */
    since(typed: FormData): number {
      const notes = read();
      store(notes);
      return notes.get(checksum(typed)) ?? 0;
    },

    /** An empty form is not noted. */
    add(typed: FormData): void {
      if (!isEmpty(typed)) {
        store(read().set(checksum(typed), Date.now()));
      }
    },

    remove(typed: FormData): void {
      const notes = read();
      notes.delete(checksum(typed));
      store(notes);
    },
  };
}

/** What was sent, or saved for when there is a connection: no form should hold it any more. */
export const finishedNotes = createNotes("quoteAccepted");

/**
 * When the same was sent or saved since it was typed, in milliseconds; 0 if it was not. A time that is still to come was
 * noted by a clock that was ahead: it counts only if the text was typed by that clock as well, or if it is the seconds by
 * which clocks are adjusted.
 */
export function finishedSince(typed: FormData, at: number): number {
  const finished = finishedNotes.since(typed);
  const now = Date.now();
  return finished > at && (finished <= now + 60_000 || at > now) ? finished : 0;
}

/** How a request has ended that was finished at that time; `undefined` if it was saved, and is discarded. */
export function endOf(finished: number): Ended | undefined {
  if (lastSent() >= finished) {
    return "sent";
  }
  return storedSavedRequests() ? "saved" : undefined;
}

/** What was sent, and not answered: it may have arrived. */
export const unconfirmedNotes = createNotes("quoteUnconfirmed");

/** An unconfirmed request was changed: as changed, it is unconfirmed as well. What was sent stays so: another tab may hold it. */
export function changeUnconfirmed(before: FormData, after: FormData): void {
  if (unconfirmedNotes.since(before)) {
    unconfirmedNotes.add(after);
  }
}
