/** How a request has ended that the visitor may not have seen ending, over a load of another document too. */
import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners";
import { tabTexts } from "./storage";

export type Outcome = "failed" | "sent";

/** Where a document leaves a failure that nobody may have seen to the one that it loads. */
const FAILED = "sendFailed";
let unseen: Outcome | undefined = tabTexts.get(FAILED) ? "failed" : undefined;
tabTexts.set(FAILED, "");
const listeners = createListeners();

/** Notes how a request has ended, or that its form is shown anew or left, and whoever was there has seen it. */
export function setUnseenOutcome(outcome?: Outcome): void {
  unseen = outcome;
  listeners.notify();
}

/** Before the page loads another document of its own accord, perhaps right after a failure: that one reports it. */
export function carryUnseenFailure(): void {
  if (unseen === "failed") {
    tabTexts.set(FAILED, "true");
  }
}

/** How a request has ended since its form was last shown anew or left. */
export const unseenOutcome = () => unseen;

/** The same while rendering. */
export function useUnseenOutcome(): Outcome | undefined {
  return useSyncExternalStore(listeners.add, unseenOutcome, () => undefined);
}
