import { type RefObject, useRef } from "react";
import type { Language } from "../../../core";
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
  draft: ReturnType<typeof useDraft>;
  errors: ReturnType<typeof useFormErrors>;
  language: Language;
}

/** A field of a line of the request list whose value is not what the line would send. */
const invalidTerm = () =>
  document.querySelector<HTMLElement>(".list-panel [aria-invalid=true]") ?? undefined;

/** Returns a function that sends the form with the request list, or shows why it cannot be sent. */
export function useSubmit({ form, phase, busy, draft, errors, language }: SubmitOptions) {
  const preparing = useRef(false);

  const send = useLatest((typed: FormData) => {
    const values = withLoadedList(typed);
    if (errors.check(values)) {
      noteRequested();
      void sending.submit(values, language, typed.get("website") !== "");
    } else {
      sending.dismiss();
    }
  });

  return async () => {
    if (!form.current || busy || preparing.current) {
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
    preparing.current = true;
    try {
      draft.flush();
      await loadOwnList(language);
      // The visitor may have gone on typing meanwhile, or left the page.
      send(form.current ? readForm(form.current) : typed);
    } catch (error) {
      sending.fail(error);
    } finally {
      preparing.current = false;
    }
  };
}
