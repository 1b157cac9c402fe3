import { type RefObject, useEffect } from "react";
import { type Language, loadCalls } from "../../../core";
import { rendered } from "../../../lib/focus";
import { isEmpty } from "../../../lib/isEmpty";
import { setUnseenOutcome } from "../../../lib/unseenOutcome";
import { useLatest } from "../../../lib/useLatest";
import { hasInvalidDate, isListOffered, loadOwnList, withLoadedList } from "../../../list/list";
import { listText, sharedList } from "../../../list/useList";
import type { Phase } from "../../../send/sending";
import type { useDraft } from "../draft/useDraft";
import { loadListPanel } from "../lazy";
import { focusTerm, invalidTerm } from "../list/invalidTerm";
import { sending, submitForm } from "../send/useSending";
import { readForm } from "./controls";
import type { useFormErrors } from "./useFormErrors";

interface SubmitOptions {
  form: RefObject<HTMLFormElement>;
  phase: Phase;
  draft: ReturnType<typeof useDraft>;
  errors: ReturnType<typeof useFormErrors>;
  language: Language;
  /** Whether this was sent since it was typed, or was just emptied as another tab has sent what it held. */
  isSent: (typed: FormData) => boolean;
  /** Whether what is in the form may have arrived. */
  isUnconfirmed: () => boolean;
}

/** The heading of a list in the address, which says that the visitor has to decide about it. */
const offeredTitle = () => document.getElementById("shared-title");

/** Sends from the form that was shown last, or shows there why not: whoever has left a form may have come back to another. */
let sendShown: (typed: FormData) => void;

/** Returns a function that sends the form with the request list, or shows why it cannot be sent. */
export function useSubmit(options: SubmitOptions) {
  const { form, phase, draft, errors, language, isSent, isUnconfirmed } = options;
  /** Loads what sends the form and its list, and what shows the list's errors, without which it can be sent as well. */
  async function loadForSending() {
    await loadCalls(language); // they are there, unless the core has crashed
    const isNeeded = listText() || sharedList(location.hash);
    const panel = isNeeded ? loadListPanel().catch(() => {}) : undefined;
    await Promise.all([loadOwnList(language), panel]);
    if (isListOffered()) {
      await rendered(offeredTitle);
    }
  }

  const send = useLatest((typed: FormData) => {
    if (isSent(typed)) {
      sending.accept("sent");
      return;
    }
    const values = withLoadedList(typed);
    const isWrong = hasInvalidDate();
    const undecided = isListOffered() && offeredTitle();
    if (!(isWrong || undecided) && errors.check(values)) {
      submitForm(values, typed, language, () => isSent(typed));
      return;
    }
    // That it may have arrived stays true while it is corrected.
    if (isUnconfirmed()) {
      sending.showUnconfirmed(values);
    } else {
      sending.dismiss();
    }
    // Whoever has left the page meanwhile does not see why.
    setUnseenOutcome(form.current ? undefined : "failed");
    if (undecided) {
      undecided.focus();
    } else if (isWrong) {
      void rendered(invalidTerm).then((term) =>
        // What shows the list may not have been loaded.
        term ? focusTerm(term) : sending.fail("the date of a line of the list"),
      );
    }
  });

  useEffect(() => {
    sendShown = send;
  }, [send]);

  return async function submit() {
    if (!form.current || sending.isBusy()) {
      return;
    }
    const term = invalidTerm();
    if (term) {
      focusTerm(term);
      return;
    }
    const typed = readForm(form.current);
    if ((phase.kind === "sent" || phase.kind === "saved") && isEmpty(typed)) {
      return; // second click of a slow double click, after the first has sent and emptied the form
    }
    draft.flush();
    if (await sending.prepare(loadForSending)) {
      try {
        // The visitor may have typed on for a moment, or left the page.
        draft.flush();
        sendShown(form.current ? readForm(form.current) : typed);
      } catch (error) {
        sending.fail(error);
      }
    }
  };
}
