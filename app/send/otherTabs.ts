/** After which a request ends without an answer, unless asked otherwise (`crates/wasm/js/arguments.ts`). */
const TIMEOUT = 20_000;
/** Longer than any request takes. */
const LONGEST_MS = TIMEOUT + 5000;

/**
 * Takes the turn to send, which one tab has at a time. Resolves with what gives it back; after the longest request, and
 * where the browser has no locks, without it.
 */
export function takeTurn(): Promise<() => void> {
  return new Promise((resolve) => {
    Promise.resolve(navigator.locks)
      .then((locks) =>
        locks.request(
          "quoteSending",
          { signal: AbortSignal.timeout(LONGEST_MS) },
          () => new Promise<void>(resolve),
        ),
      )
      .catch(() => resolve(() => {}));
  });
}

/** Resolves once no other tab is sending. */
export const afterOtherTabs = async () => (await takeTurn())();
