/** After which a request ends without an answer, unless asked otherwise (`crates/wasm/js/arguments.ts`). */
const TIMEOUT = 20_000;
/** Longer than any request takes. */
const LONGEST_MS = TIMEOUT + 5000;

/**
 * Acts once no other tab is sending, at the latest after the longest request; other tabs wait until it has ended. Resolves
 * then, and at once where the browser has no locks.
 */
export async function afterOtherTabs(action: () => unknown = () => {}): Promise<void> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    await navigator.locks.request("quoteSending", { signal }, action);
  } catch {
    // Without locks, or with a tab that never ends: as if there were no other tab.
  }
}
