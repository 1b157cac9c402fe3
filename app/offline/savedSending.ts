/** Sends saved requests: one at a time, each by a press of the visitor, and in one tab only. */
import { type Language, sendForm } from "../core";
import { isOffline } from "../lib/connection";
import { createLeaveGuard } from "../lib/leaveGuard";
import { addPendingCheck, pendingRequestEnded } from "../lib/pendingRequests";
import { rememberSent, secondsUntilNext } from "../send/lastRequest";
import { takeTurn } from "../send/otherTabs";
import type { SavedRequest } from "../send/saveRequest";
import { createSending, type QuoteRequest } from "../send/sending";
import { addSentRequest } from "../send/sentRequests";
import { formOf, isSaved, putSaved, removeSaved } from "./savedRequests";

/** The request that was sent last. */
let current: SavedRequest | undefined;

/** On its way, with what is sent of it. */
interface SentSaved extends QuoteRequest {
  saved: SavedRequest;
}

export const savedSending = createSending<SentSaved>({
  send: sendForm,
  guard: createLeaveGuard(),
  isOffline,
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
  sent({ form, saved }) {
    rememberSent();
    addSentRequest(form, saved);
    removeSaved(saved);
  },
  log: console.error,
});

addPendingCheck(savedSending.isLocked);

/** The request to which the state of `savedSending` belongs. */
export const sentLast = (): SavedRequest | undefined => current;

async function submit(saved: SavedRequest, language: Language): Promise<void> {
  if (savedSending.isLocked()) {
    return;
  }
  savedSending.dismiss(); // what is shown belongs to the one before
  current = saved;
  // The form may be sending.
  const isReady = await savedSending.prepare(() => pendingRequestEnded(savedSending.isLocked));
  if (isReady && isSaved(saved)) {
    const request = {
      form: formOf(saved),
      saved,
      isBot: false,
      ended: () => undefined,
      isUnconfirmed: () => saved.unconfirmed,
      setUnconfirmed(unconfirmed: boolean) {
        // Another tab may have discarded it meanwhile.
        if (isSaved(saved)) {
          putSaved({ ...saved, unconfirmed });
        }
      },
      isUnconfirmedShown: true,
    };
    await savedSending.submit(request, language);
  } else {
    savedSending.dismiss();
  }
}

/** Name of the lock that a tab has while it sends a request. */
export const lockOf = ({ at }: SavedRequest): string => `saved request ${at}`;

/**
 * Sends a saved request, unless it was sent already, or is being sent in another tab.
 * @param language That of the page, whose texts are there: the request may have been written in another one.
 */
export async function sendSaved(request: SavedRequest, language: Language): Promise<void> {
  if ("locks" in navigator) {
    await navigator.locks.request(
      lockOf(request),
      { ifAvailable: true },
      (lock) => lock && submit(request, language),
    );
  } else {
    await submit(request, language);
  }
}
