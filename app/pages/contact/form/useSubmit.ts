import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type Language, loadCoreFor } from "../../../core";
import { rendered } from "../../../lib/focus";
import { isEmpty } from "../../../lib/isEmpty";
import { setUnseenOutcome } from "../../../lib/unseenOutcome";
import { useLatest } from "../../../lib/useLatest";
import {
  hasInvalidDate,
  isListOffered,
  loadCallsIfListed,
  withLoadedList,
} from "../../../list/requested";
import { sharedList } from "../../../list/sharedList";
import { hasUncorrected } from "../../../list/uncorrected";
import { listText } from "../../../list/useList";
import type { Phase } from "../../../send/phase";
import { SUCCESS_MESSAGE_MS } from "../../../send/sending";
import type { useDraft } from "../draft/useDraft";
import { loadListPanel } from "../lazy";
import { focusInput, invalidInput } from "../list/invalidInput";
import { sending, submitForm } from "../send/quoteSending";
import { readForm } from "./controls";
import type { useFormErrors } from "./useFormErrors";
import type { useTyped } from "./useTyped";

interface SubmitOptions {
  form: RefObject<HTMLFormElement>;
  phase: Phase;
  draft: ReturnType<typeof useDraft>;
  errors: ReturnType<typeof useFormErrors>;
  language: Language;
  typed: ReturnType<typeof useTyped>;
}

/** The heading of a list in the address, which says that the visitor has to decide about it. */
const offeredTitle = () => document.getElementById("shared-title");

/** Sends from the form that was shown last, or shows why not: whoever has left one may have come back to another. */
let sendFromLatest: (inForm: FormData) => void;

/** Returns a function that sends the form with the request list, or shows why it cannot be sent. */
export function useSubmit(options: SubmitOptions) {
  const { form, phase, draft, errors, language, typed } = options;
  const { pathname } = useLocation();

  /**
   * Loads what sends the form and its list, if it is not there, and what shows the list's errors, without which it can be
   * sent as well.
   */
  async function loadForSending() {
    const isNeeded = listText() || sharedList(location.hash);
    const panel = isNeeded ? loadListPanel().catch(() => {}) : undefined;
    await Promise.all([loadCoreFor(language), loadCallsIfListed(language), panel]);
    if (isListOffered()) {
      await rendered(offeredTitle);
    }
  }

  const send = useLatest((inForm: FormData) => {
    const ended = typed.ended(inForm);
    if (ended) {
      sending.finish(ended);
      return;
    }
    const values = withLoadedList(inForm);
    const isWrong = hasInvalidDate() || hasUncorrected();
    const undecided = isListOffered() && offeredTitle();
    if (!(isWrong || undecided) && errors.check(values)) {
      submitForm(values, inForm, language, () => typed.ended(inForm));
      return;
    }
    // That it may have arrived stays true while it is corrected.
    if (typed.isUnconfirmed()) {
      sending.showUnconfirmed(values);
    } else {
      sending.dismiss();
    }
    // Whoever has left the page meanwhile, or is on the way to another one, does not see why.
    setUnseenOutcome(form.current && pathname === location.pathname ? undefined : "failed");
    if (undecided) {
      undecided.focus();
    } else if (isWrong) {
      void rendered(invalidInput).then((input) =>
        // What shows the list may not have been loaded.
        input ? focusInput(input) : sending.fail("a line of the list"),
      );
    }
  });

  useEffect(() => {
    sendFromLatest = send;
  }, [send]);

  return async function submit() {
    if (!form.current || sending.isLocked()) {
      return;
    }
    const input = invalidInput();
    if (input) {
      focusInput(input);
      return;
    }
    const pressed = readForm(form.current);
    const hasEnded = "at" in phase && Date.now() - phase.at < SUCCESS_MESSAGE_MS;
    if (hasEnded && isEmpty(pressed) && !listText()) {
      return; // second click of a slow double click, after the first has sent and emptied the form
    }
    draft.flush();
    if (await sending.prepare(loadForSending)) {
      try {
        // The visitor may have typed on for a moment, or left the page.
        draft.flush();
        sendFromLatest(form.current ? readForm(form.current) : pressed);
      } catch (error) {
        sending.fail(error);
      }
    }
  };
}
