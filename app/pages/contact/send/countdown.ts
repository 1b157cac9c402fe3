/** Ends after the time, or at once when the signal says so. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((end) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      end();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done);
  });
}

/** Tells the seconds that are left, each once, and ends with the last one or with the signal. */
export async function countdown(
  seconds: number,
  tell: (left: number) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let left = seconds; left > 0 && !signal.aborted; left -= 1) {
    tell(left);
    await pause(1000, signal);
  }
}
