/** Requests on their way, which a reload of the document would cancel. */
import { delay } from "./schedule";

/** Each says whether it has one. */
const checks: (() => boolean)[] = [];

const POLL_INTERVAL_MS = 500;

export function addPendingCheck(check: () => boolean): void {
  checks.push(check);
}

export function hasPendingRequest(): boolean {
  return checks.some((isPending) => isPending());
}

/**
 * Resolves as soon as the document may be reloaded.
 * @param own A check that does not count.
 */
export async function pendingRequestEnded(own?: () => boolean): Promise<void> {
  while (checks.some((isPending) => isPending !== own && isPending())) {
    await delay(POLL_INTERVAL_MS);
  }
}
