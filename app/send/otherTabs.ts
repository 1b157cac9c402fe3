/** After which a request ends without an answer, unless asked otherwise (`crates/wasm/js/arguments.ts`). */
const TIMEOUT = 20_000;
/** Longer than any request takes, with a second attempt. */
const LONGEST_MS = 2 * TIMEOUT + 10_000;

/**
 * Takes the turn to send, which one tab has at a time: resolves with the function that gives it back. After the longest
 * request, and where the browser has no locks, it resolves without the turn.
 */
export function takeTurn(): Promise<() => void> {
  return new Promise((resolve) => {
    // The lock is held until the promise of its callback resolves.
    const hold = () => new Promise<void>((giveBack) => resolve(giveBack));
    Promise.resolve(navigator.locks)
      .then((locks) =>
        locks.request("quoteSending", { signal: AbortSignal.timeout(LONGEST_MS) }, hold),
      )
      .catch(() => resolve(() => {}));
  });
}

/** Resolves once no other tab is sending. */
export const afterOtherTabs = async () => (await takeTurn())();
