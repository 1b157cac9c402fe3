import { useSyncExternalStore } from "react";

/** What must not be cut off by loading the document anew, such as a request on its way to the company. */
let underWay = () => false;

const ASK_AGAIN_MS = 500;

/** Names who knows whether something is under way. */
export function setPendingCheck(busy: () => boolean): void {
  underWay = busy;
}

export function hasPendingRequest(): boolean {
  return underWay();
}

/** Resolves as soon as the document may be loaded anew. */
export async function pendingRequestEnded(): Promise<void> {
  while (underWay()) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

let failed = false;
const listeners = new Set<() => void>();

/** Notes that a request has failed while its form was not on the page, or that the form is there to tell of it. */
export function noteFailure(now: boolean): void {
  failed = now;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a request has failed and its form has not been seen since. */
export function useFailureElsewhere(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );
}
