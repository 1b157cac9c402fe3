/** Time between two requests of one visitor. */
const REQUEST_INTERVAL_MS = 10_000;
const SENT_AT = "quoteSentAt";

/** Whole seconds until the next request may be sent. A time of the future is that of a clock set back: none. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = sentAt <= now ? sentAt + REQUEST_INTERVAL_MS - now : 0;
  return left > 0 ? Math.ceil(left / 1000) : 0;
}

/** Where storage is blocked, a request is remembered for as long as the page lives. */
let sentAtInMemory = 0;

function stored(): number {
  try {
    return Number(sessionStorage.getItem(SENT_AT)) || 0;
  } catch {
    return 0;
  }
}

/** Seconds that this tab has to wait; none where storage is blocked. */
export function throttled(): number {
  return secondsLeft(stored(), Date.now());
}

/** When this tab sent its last request; 0 for none. */
export function lastSent(): number {
  return stored() || sentAtInMemory;
}

/** Remembers that a request has arrived. One that failed is not remembered, so that it can be tried again at once. */
export function rememberSent(): void {
  sentAtInMemory = Date.now();
  try {
    sessionStorage.setItem(SENT_AT, String(sentAtInMemory));
  } catch {
    // A visitor who blocks storage is not throttled.
  }
}
