/** Whether a request has failed that the visitor may not have seen failing, over a load of another document too. */
import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners";
import { withStorage } from "./storage";

/** Where a document leaves a failure that nobody may have seen to the one that it loads. */
const FAILED = "sendFailed";
let failed = withStorage(() => sessionStorage.getItem(FAILED)) === "true";
withStorage(() => sessionStorage.removeItem(FAILED));
const listeners = createListeners();

/** Notes that a request has failed, or that its form is shown anew or left, and whoever was there has seen it. */
export function setUnseenFailure(now: boolean): void {
  failed = now;
  listeners.notify();
}

/** Before the page loads another document of its own accord, perhaps right after a failure: that one reports it. */
export function carryUnseenFailure(): void {
  if (failed) {
    withStorage(() => sessionStorage.setItem(FAILED, "true"));
  }
}

/** Whether a request has failed since its form was last shown anew or left. */
export const hasUnseenFailure = () => failed;

/** The same while rendering. */
export function useUnseenFailure(): boolean {
  return useSyncExternalStore(listeners.add, hasUnseenFailure, () => false);
}
