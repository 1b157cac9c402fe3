/** Time between two requests of one visitor. */
const REQUEST_INTERVAL_MS = 10_000;
const SENT_AT = "quoteSentAt";

/** Whole seconds until the next request may be sent; 0 for a time in the future, after a change of the clock. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = sentAt <= now ? sentAt + REQUEST_INTERVAL_MS - now : 0;
  return left > 0 ? Math.ceil(left / 1000) : 0;
}

/** The last request, if storage is blocked; lost on reload. */
let sentAtInMemory = 0;

function stored(): number {
  try {
    return Number(sessionStorage.getItem(SENT_AT)) || 0;
  } catch {
    return 0;
  }
}

/** Seconds that this tab has to wait; 0 if storage is blocked. */
export function throttled(): number {
  return secondsLeft(stored(), Date.now());
}

/** When this tab sent its last request; 0 for none. */
export function lastSent(): number {
  return stored() || sentAtInMemory;
}

/** Stores when a request has arrived. Failed ones are not stored, so that they can be repeated at once. */
export function rememberSent(): void {
  sentAtInMemory = Date.now();
  try {
    sessionStorage.setItem(SENT_AT, String(sentAtInMemory));
  } catch {
    // A visitor who blocks storage is not throttled.
  }
}
