/** Resolves after the time, or as soon as the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}

/** Reports the remaining seconds, each once, until the last one or until the signal is aborted. */
export async function countdown(
  seconds: number,
  notify: (left: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let left = seconds; left > 0 && !signal.aborted; left -= 1) {
    notify(left);
    await pause(1000, signal);
  }
}
