/** Waiting for an answer, at most for some time, and until the caller stops it. */
import { limitedTimeout } from "./arguments.js";
import { rethrow } from "./error.js";

/** Options of `loadLanguage`, `sendForm`, `shopProducts`, `search` and `requestLists`, which wait for a response. */
export interface WaitOptions {
  /** Milliseconds to wait, 20,000 by default. Past them the call rejects with a `TimeoutError`; `sendForm` reports it. */
  timeout?: number | undefined;
  /** Ends the waiting: the call rejects with its reason; `sendForm` reports it. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Milliseconds that aborted work has to say itself how it ended. In Node an abort has no effect while the body of a
 * response is read, if the response was collected as garbage.
 */
const GRACE_PERIOD_MS = 100;

/** The reason of a caller stays as it is. */
function raise(reason: unknown): never {
  throw reason;
}

/**
 * Runs work that is aborted by a timeout or the caller's signal; then it rejects with that reason at once.
 * @param options checked by `checkedOptions`
 * @param ended what the reason becomes instead, if the work itself does not say in time how it ended
 */
export async function limited<Result>(
  { timeout, signal: caller }: WaitOptions,
  work: (signal: AbortSignal) => Promise<Result>,
  ended: (reason: unknown) => Result = raise,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("no answer", "TimeoutError")),
    limitedTimeout(timeout),
  );
  let isDone = false;
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => {
      if (ended === raise) resolve();
      else if (!isDone) setTimeout(resolve, GRACE_PERIOD_MS);
    });
  });
  caller?.addEventListener("abort", abort);
  if (caller?.aborted) abort();
  try {
    return await Promise.race([work(signal), aborted.then(() => ended(signal.reason))]);
  } catch (error) {
    // Each platform has its own error for the same end.
    return signal.aborted ? raise(signal.reason) : rethrow(error);
  } finally {
    isDone = true;
    // Nobody reads the rest of a response whose head says enough: it would keep the connection, and Node, waiting.
    controller.abort();
    clearTimeout(timer);
    caller?.removeEventListener("abort", abort);
  }
}
