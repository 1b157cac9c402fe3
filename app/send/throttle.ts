/** Time between two requests of one visitor. */
const REQUEST_INTERVAL_MS = 10_000;

/** Whole seconds until the next request may be sent; 0 for a time in the future, after a change of the clock. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = sentAt <= now ? sentAt + REQUEST_INTERVAL_MS - now : 0;
  return Math.ceil(Math.max(left, 0) / 1000);
}
