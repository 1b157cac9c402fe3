import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import type { Language } from "../../../core";
import {
  canShowSaved,
  isOffline,
  storedSavedRequests,
  subscribeToConnection,
} from "../../../lib/connection";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { listenToTabs } from "../../../lib/listeners";
import { addPendingCheck } from "../../../lib/pendingRequests";
import { type Outcome, setUnseenOutcome, unseenOutcome } from "../../../lib/unseenOutcome";
import { noteRequested, requestedList, takeRequested } from "../../../list/list";
import {
  acceptedNotes,
  lastSent,
  rememberSent,
  secondsUntilNext,
  unconfirmedNotes,
} from "../../../send/lastRequest";
import { takeTurn } from "../../../send/otherTabs";
import { saveRequest } from "../../../send/saveRequest";
import { createSending, isUnsent, type Phase, SUCCESS_MESSAGE_MS } from "../../../send/sending";
import { addSentRequest } from "../../../send/sentRequests";
import { createTrackedSend } from "../../../send/trackedSend";
import { discardDraft } from "../draft/draft";

const IDLE: Phase = { kind: "idle" };

/** What was typed of the request that was sent last. */
let lastTyped = new FormData();

const isUnconfirmed = () => unconfirmedNotes.since(lastTyped) > 0;

/** The request has left the form: other tabs and kept pages that hold the same are emptied. */
function leaveForm(): void {
  acceptedNotes.add(lastTyped);
  discardDraft();
}

function noteUnconfirmed(isNow: boolean) {
  if (isNow) {
    unconfirmedNotes.add(lastTyped);
  } else {
    unconfirmedNotes.remove(lastTyped);
  }
}

export const sending = createSending({
  send: createTrackedSend(isUnconfirmed, noteUnconfirmed),
  guard: createLeaveGuard(),
  online: () => !isOffline(),
  takeTurn,
  secondsUntilNext,
  save(form) {
    if (!canShowSaved()) {
      return false;
    }
    // What was sent without an answer may have arrived, also if it is sent again.
    const isSaved = saveRequest(form, { ...requestedList(), unconfirmed: isUnconfirmed() });
    if (isSaved) {
      unconfirmedNotes.remove(lastTyped);
      leaveForm();
      takeRequested();
    }
    return isSaved;
  },
  sent(form) {
    // First: it tells another tab that holds the same why it has to wait.
    leaveForm();
    rememberSent();
    addSentRequest(form, takeRequested());
  },
  log: (...line) => console.error(...line),
});

/**
 * Sends a checked form.
 * @param values With the list.
 * @param typed What was typed, without the list.
 * @param isSent Whether another tab has sent the same since it was typed.
 */
export function submitForm(
  values: FormData,
  typed: FormData,
  language: Language,
  isSent: () => boolean,
): void {
  lastTyped = typed;
  noteRequested();
  void sending.submit(values, language, {
    isBot: typed.get("website") !== "",
    isSent,
    isUnconfirmed,
  });
}

// A new load of the page would cancel the request.
addPendingCheck(sending.isBusy);

/** How a request has ended: it was sent, or the visitor has to do something. */
function outcomeOf(phase: Phase): Outcome | undefined {
  if (phase.kind === "sent") {
    return "sent";
  }
  return isUnsent(phase) || phase.kind === "broken" || phase.kind === "ready"
    ? "failed"
    : undefined;
}

let last: Phase["kind"];
sending.subscribe(() => {
  const phase = sending.phase();
  // The same failure with other values has been seen.
  if (phase.kind !== last) {
    setUnseenOutcome(outcomeOf(phase));
    if (phase.kind === "sent") {
      setTimeout(() => unseenOutcome() === "sent" && setUnseenOutcome(), SUCCESS_MESSAGE_MS);
    }
  }
  last = phase.kind;
});

/** Where the request is on its way. */
export function useSending(): Phase {
  const phase = useSyncExternalStore(sending.subscribe, sending.phase, () => IDLE);

  useEffect(() => setUnseenOutcome(), []);
  // Before the next page is painted, which would report it.
  useLayoutEffect(() => () => setUnseenOutcome(), []);

  useEffect(() => {
    if (phase.kind === "sent" || phase.kind === "saved") {
      const timer = setTimeout(sending.dismiss, SUCCESS_MESSAGE_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase]);

  useEffect(() => {
    function notify() {
      sending.connection(!isOffline());
      // What was saved here is discarded, also by another tab.
      if (sending.phase().kind === "saved" && storedSavedRequests() === "") {
        sending.dismiss();
      }
    }
    notify();
    return subscribeToConnection(notify);
  }, []);

  return phase;
}

/** Calls the listener after a request of this tab or of another one. */
export function subscribeToSent(listener: () => void): () => void {
  const ignoreTabs = listenToTabs(listener);
  const ignoreSending = sending.subscribe(listener);
  return () => {
    ignoreTabs();
    ignoreSending();
  };
}

/** When the last request was sent, in milliseconds; 0 for none. */
export function useLastSent(): number {
  return useSyncExternalStore(subscribeToSent, lastSent, () => 0);
}
