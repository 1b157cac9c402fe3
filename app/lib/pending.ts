import { useSyncExternalStore } from "react";

/** Whether a request is pending, which a reload of the document would cancel. */
const checks: (() => boolean)[] = [];

const POLL_INTERVAL_MS = 500;

export function addPendingCheck(check: () => boolean): void {
  checks.push(check);
}

export function hasPendingRequest(): boolean {
  return checks.some((isPending) => isPending());
}

/** Resolves as soon as the document may be reloaded. */
export async function pendingRequestEnded(): Promise<void> {
  while (hasPendingRequest()) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

let failed = false;
const listeners = new Set<() => void>();

/** Notes that a request has failed while its form was not shown, or that the form now reports it. */
export function setUnseenFailure(now: boolean): void {
  failed = now;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a request has failed and its form has not been shown since. */
export function useUnseenFailure(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  );
}
