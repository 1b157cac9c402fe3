import { delay } from "../lib/schedule";

/** Resolves once the signal is aborted. */
export const whenAborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener("abort", resolve));

/** Reports the remaining seconds, each once, until the last one or until the signal is aborted. */
export async function countdown(
  seconds: number,
  notify: (left: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const stopped = whenAborted(signal);
  for (let left = seconds; left > 0 && !signal.aborted; left -= 1) {
    notify(left);
    await Promise.race([delay(1000), stopped]);
  }
}
