import { type RefObject, useRef } from "react";
import type { Language } from "../../../core";
import { createLeaveGuard } from "../../../lib/leaveGuard";
import { setUnseenFailure } from "../../../lib/pending";
import { useLatest } from "../../../lib/useLatest";
import { loadOwnList, noteRequested, withLoadedList } from "../../../list/list";
import type { Phase } from "../../../send/sending";
import type { useDraft } from "../draft/useDraft";
import { sending } from "../send/useSending";
import { isEmpty, readForm } from "./controls";
import type { useFormErrors } from "./useFormErrors";

interface SubmitOptions {
  form: RefObject<HTMLFormElement>;
  phase: Phase;
  busy: boolean;
  /** Called before and after lists are loaded for the request. */
  setPreparing: (isPreparing: boolean) => void;
  draft: ReturnType<typeof useDraft>;
  errors: ReturnType<typeof useFormErrors>;
  language: Language;
}

/** Milliseconds after which the form shows that it waits for lists: mostly they are there already. */
const SHOWN_AFTER_MS = 100;

/** A field of a line of the request list whose value is not what the line would send. */
const invalidTerm = () =>
  document.querySelector<HTMLElement>(".list-panel [aria-invalid=true]") ?? undefined;

const guardPreparation = createLeaveGuard();

/** Returns a function that sends the form with the request list, or shows why it cannot be sent, and one that stops it. */
export function useSubmit(options: SubmitOptions) {
  const { form, phase, busy, setPreparing, draft, errors, language } = options;
  /** The timer of the press that waits for lists. */
  const press = useRef<number>();

  function finish() {
    clearTimeout(press.current);
    press.current = undefined;
    guardPreparation(false);
    setPreparing(false);
  }

  const send = useLatest((typed: FormData) => {
    const values = withLoadedList(typed);
    if (errors.check(values)) {
      noteRequested();
      void sending.submit(values, language, typed.get("website") !== "");
    } else {
      sending.dismiss();
      // Whoever has left the page meanwhile does not see why.
      setUnseenFailure(form.current === null);
    }
  });

  async function submit() {
    if (!form.current || busy || press.current) {
      return;
    }
    const invalid = invalidTerm();
    if (invalid) {
      invalid.closest("details")?.setAttribute("open", "");
      invalid.focus();
      return;
    }
    const typed = readForm(form.current);
    if ((phase.kind === "sent" || phase.kind === "saved") && isEmpty(typed)) {
      return; // second click of a slow double click, after the first has sent and emptied the form
    }
    const own = window.setTimeout(() => setPreparing(true), SHOWN_AFTER_MS);
    press.current = own;
    guardPreparation(true);
    try {
      draft.flush();
      await loadOwnList(language);
      if (press.current === own) {
        // The visitor may have typed on for a moment, or left the page.
        send(form.current ? readForm(form.current) : typed);
      }
    } catch (error) {
      if (press.current === own) {
        sending.fail(error);
      }
    } finally {
      if (press.current === own) {
        finish();
      }
    }
  }

  function cancel() {
    finish();
    sending.cancel();
  }

  return { submit, cancel };
}
