/** Time between two requests of one visitor, in milliseconds. */
const GAP = 10_000;
const SENT_AT = "quoteSentAt";

/** Whole seconds until the next request may be sent. A time of the future is that of a clock set back: none. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = sentAt <= now ? sentAt + GAP - now : 0;
  return left > 0 ? Math.ceil(left / 1000) : 0;
}

/** Seconds that this tab has to wait; none where storage is blocked. */
export function throttled(): number {
  try {
    return secondsLeft(Number(sessionStorage.getItem(SENT_AT)), Date.now());
  } catch {
    return 0;
  }
}

/** Remembers that a request has arrived. One that failed is not remembered, so that it can be tried again at once. */
export function rememberSent(): void {
  try {
    sessionStorage.setItem(SENT_AT, String(Date.now()));
  } catch {
    // A visitor who blocks storage is not throttled.
  }
}
