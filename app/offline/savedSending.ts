/** Sends saved requests: one at a time, each by a press of the visitor, and in one tab only. */
import type { Language } from "../core";
import { isOffline } from "../lib/connection";
import { createLeaveGuard } from "../lib/leaveGuard";
import { addPendingCheck, pendingRequestEnded } from "../lib/pendingRequests";
import { rememberSent, secondsUntilNext } from "../send/lastRequest";
import { takeTurn } from "../send/otherTabs";
import type { SavedRequest } from "../send/saveRequest";
import { createSending } from "../send/sending";
import { addSentRequest } from "../send/sentRequests";
import { createTrackedSend } from "../send/trackedSend";
import { formOf, isSaved, removeSaved, restoreSaved } from "./savedRequests";

/** The request that was sent last. */
let current: SavedRequest | undefined;

/** Notes on the device whether the request is unconfirmed. */
function noteUnconfirmed(unconfirmed: boolean): void {
  // Another tab may have discarded it meanwhile.
  if (current && isSaved(current)) {
    restoreSaved({ ...current, unconfirmed });
  }
}

export const savedSending = createSending({
  send: createTrackedSend(() => current?.unconfirmed === true, noteUnconfirmed),
  guard: createLeaveGuard(),
  online: () => !isOffline(),
  async takeTurn() {
    const giveBack = await takeTurn();
    // Another tab has sent or discarded it meanwhile.
    if (current && !isSaved(current)) {
      savedSending.cancel();
    }
    return giveBack;
  },
  secondsUntilNext,
  save: () => false,
  sent(form) {
    rememberSent();
    if (current) {
      addSentRequest(form, current);
      removeSaved(current);
    }
  },
  log: (...line) => console.error(...line),
});

addPendingCheck(savedSending.isBusy);

/** The request to which the state of `savedSending` belongs. */
export const sentLast = (): SavedRequest | undefined => current;

async function submit(request: SavedRequest, language: Language): Promise<void> {
  if (savedSending.isBusy()) {
    return;
  }
  current = request;
  // The form may be sending.
  const isReady = await savedSending.prepare(() => pendingRequestEnded(savedSending.isBusy));
  if (isReady && isSaved(request)) {
    await savedSending.submit(formOf(request), language, {
      isBot: false,
      isSent: () => false,
      isUnconfirmed: () => false, // the bar says so beside the button
    });
  } else {
    savedSending.dismiss();
  }
}

/**
 * Sends a saved request, unless it was sent already, or is being sent in another tab.
 * @param language That of the page, whose texts are there: the request may have been written in another one.
 */
export async function sendSaved(request: SavedRequest, language: Language): Promise<void> {
  if ("locks" in navigator) {
    const name = `saved request ${request.at}`;
    await navigator.locks.request(
      name,
      { ifAvailable: true },
      (lock) => lock && submit(request, language),
    );
  } else {
    await submit(request, language);
  }
}
