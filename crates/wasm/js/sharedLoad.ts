/** A load that several callers wait for, each with a timeout and a signal of its own. */
import { limited, type WaitOptions } from "./wait.js";

/** Waits for the load as long as one of its callers wants to. */
export type SharedLoad<Result> = (options: WaitOptions) => Promise<Result>;

/**
 * Starts a load, which is stopped once no caller waits for it any longer.
 * @param onFailure is called once the load has failed or was stopped: the next caller has to start another one
 */
export function sharedLoad<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  onFailure: () => void,
): SharedLoad<Result> {
  const controller = new AbortController();
  let isLoading = true;
  let waiting = 0;
  /** Ends what still loads as well, if a part of it has failed. */
  function stop() {
    if (isLoading) {
      isLoading = false;
      onFailure();
      controller.abort();
    }
  }
  const result = work(controller.signal);
  result.then(() => {
    isLoading = false;
  }, stop);
  function leave() {
    waiting -= 1;
    if (waiting === 0) stop();
  }
  return (options) =>
    limited(options, (signal) => {
      waiting += 1;
      // At once: whoever is told that the waiting has ended may call again in the same moment.
      if (signal.aborted) {
        leave();
        throw signal.reason; // even if all is loaded: whoever has stopped waiting wants no result
      }
      signal.addEventListener("abort", leave);
      return result;
    });
}
