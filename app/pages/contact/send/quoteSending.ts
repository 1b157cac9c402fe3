/** Sends the form, with the request list: one request at a time, whichever page is shown. */
import { type Language, sendForm } from "../../../core";
import { canShowSaved, isOffline } from "../../../lib/connection";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { addPendingCheck } from "../../../lib/pendingRequests";
import { type Outcome, setUnseenOutcome, unseenOutcome } from "../../../lib/unseenOutcome";
import { requestedList, takeOffList } from "../../../list/requested";
import {
  finishedNotes,
  rememberSent,
  secondsUntilNext,
  unconfirmedNotes,
} from "../../../send/lastRequest";
import { takeTurn } from "../../../send/otherTabs";
import { type Ended, isUnfinished, type Phase } from "../../../send/phase";
import { saveRequest } from "../../../send/saveRequest";
import { createSending, type QuoteRequest, SUCCESS_MESSAGE_MS } from "../../../send/sending";
import { addSentRequest } from "../../../send/sentRequests";
import { discardDraft } from "../draft/draft";

interface FormRequest extends QuoteRequest {
  /** What was typed, without the list. */
  typed: FormData;
  typedMachine: string;
  /** The list that is asked for, and its reference; empty without a list. */
  list: string;
  reference: string;
}

/** The request has left the form: other tabs and kept pages that hold the same are emptied. */
function leaveForm({ typed }: FormRequest): void {
  finishedNotes.add(typed);
  discardDraft();
}

export const sending = createSending<FormRequest>({
  send: sendForm,
  guard: createLeaveGuard(),
  isOffline,
  takeTurn,
  secondsUntilNext,
  save(request) {
    if (!canShowSaved()) {
      return false;
    }
    const { form, typed, typedMachine, list, reference } = request;
    // What was sent without an answer may have arrived, also if it is sent again.
    const unconfirmed = request.isUnconfirmed();
    const isSaved = saveRequest(form, { typedMachine, list, reference, unconfirmed });
    if (isSaved) {
      unconfirmedNotes.remove(typed);
      leaveForm(request);
      takeOffList(list);
    }
    return isSaved;
  },
  sent(request) {
    // First: it tells another tab that holds the same why it has to wait.
    leaveForm(request);
    rememberSent();
    takeOffList(request.list);
    addSentRequest(request.form, request);
  },
  log: console.error,
});

/**
 * Sends a checked form.
 * @param form With the list.
 * @param typed What was typed, without the list.
 * @param ended How another tab has ended the same since it was typed, if it has.
 */
export function submitForm(
  form: FormData,
  typed: FormData,
  language: Language,
  ended: () => Ended | undefined,
): void {
  const request = {
    form,
    typed,
    typedMachine: String(typed.get("user_machinery")),
    ...requestedList(),
    isBot: typed.get("website") !== "",
    ended,
    isUnconfirmed: () => unconfirmedNotes.since(typed) > 0,
    setUnconfirmed: (now: boolean) =>
      now ? unconfirmedNotes.add(typed) : unconfirmedNotes.remove(typed),
    isUnconfirmedShown: false,
  };
  void sending.submit(request, language);
}

// A new load of the page would cancel the request.
addPendingCheck(sending.isLocked);

/** How a request has ended: it was sent, or the visitor has to do something. */
function outcomeOf(phase: Phase): Outcome | undefined {
  if (phase.kind === "sent") {
    return "sent";
  }
  const needsVisitor = isUnfinished(phase) || phase.kind === "broken" || phase.kind === "ready";
  return needsVisitor ? "failed" : undefined;
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
