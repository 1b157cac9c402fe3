import { useEffect, useRef } from "react";
import type { ContactView, Language } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { listenToStorage } from "../../../lib/listeners";
import { setUnseenOutcome } from "../../../lib/unseenOutcome";
import { useLatest } from "../../../lib/useLatest";
import { loadOwnList, withLoadedList } from "../../../list/list";
import { useList } from "../../../list/useList";
import { afterOtherTabs } from "../../../send/otherTabs";
import { isUnderWay, isUnfinished } from "../../../send/phase";
import { newerTyped } from "../draft/draft";
import { useDraft } from "../draft/useDraft";
import { sending } from "../send/quoteSending";
import { useSending } from "../send/useSending";
import { controlOf, focusAfterPress, readForm } from "./controls";
import { useCarriedComment } from "./useCarriedComment";
import { useDiscard } from "./useDiscard";
import { useFirstDay } from "./useFirstDay";
import { useFormErrors } from "./useFormErrors";
import { useRequestedMachine } from "./useRequestedMachine";
import { useSubmit } from "./useSubmit";
import { useTitlePrefix } from "./useTitlePrefix";
import { useTyped } from "./useTyped";

/** Resolves once lists are loaded, or cannot be, which `LazyListPanel` reports. */
const listLoaded = (language: Language) => loadOwnList(language).catch(() => {});

/** State and actions of the form: input, draft, check and sending. */
export function useQuoteForm(view: ContactView, language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const phase = useSending();
  const busy = isUnderWay(phase);
  const draft = useDraft(form);

  /** The form as it would be sent. */
  function read(): FormData | undefined {
    return form.current ? withLoadedList(readForm(form.current)) : undefined;
  }

  const typed = useTyped(form);
  const fields = view.groups.flatMap((group) => group.fields);
  const machine = useRequestedMachine(
    form,
    fields.find((field) => field.suggests),
    busy ? undefined : view.machine,
    onInput,
  );
  const comments = fields.find((field) => field.control === "textarea");
  useCarriedComment(form, comments, busy, onInput);
  const list = useList();
  const errors = useFormErrors(read, language);
  const firstDay = useFirstDay(form);
  useTitlePrefix(errors.summary && view.errorPrefix);

  const empty = useLatest(() => {
    form.current?.reset();
    typed.forget();
    discarding.forget();
    errors.clear();
    machine.forget();
    draft.forget();
  });
  useEffect(() => sending.onFinish(empty), [empty]);

  /** Empties the form of what another tab has sent, and reports whether what is in it may have arrived. */
  const compareWithSent = useLatest(async () => {
    if (busy || !form.current) {
      return;
    }
    // The browser has kept this page for the way back, and the visitor has typed in another one meanwhile.
    if (newerTyped()) {
      location.reload();
      return; // what this page holds may have been sent, and would be forgotten together with what was typed
    }
    const inForm = readForm(form.current);
    const finished = typed.finishedAt(inForm);
    if (finished) {
      empty();
      typed.noteElsewhere(finished);
      sending.dismiss();
    } else if (typed.isUnconfirmed()) {
      // While another tab sends it, nothing is known.
      await Promise.all([listLoaded(language), afterOtherTabs()]);
      // The visitor may have typed, discarded or sent meanwhile.
      const values = read();
      if (values && typed.isUnconfirmed() && sending.phase().kind === "idle") {
        sending.showUnconfirmed(values);
        // Nobody has pressed: the focus stays on the heading of the page, or in the field where somebody types.
        if (document.activeElement !== document.body) {
          setUnseenOutcome();
        }
      }
    } else if (phase.kind === "unconfirmed" || (isUnfinished(phase) && isEmpty(inForm))) {
      sending.dismiss(); // it was answered in another tab
    }
  });
  useEffect(() => listenToStorage(compareWithSent), [compareWithSent]);

  /** The same request, changed after it was not sent. */
  function save() {
    if (form.current) {
      const onRest = (values: FormData) => sending.refresh(withLoadedList(values));
      draft.saveDebounced({ form: form.current, onStore: typed.change, onRest });
    }
  }

  // With another list or language, the request by other channels changes, and a machine may no longer be required. What
  // has changed while a request was on its way counts once it has failed.
  const onListed = useLatest(() => {
    const values = read();
    if (values) {
      sending.refresh(values);
      errors.recheck();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list is a reason
  useEffect(() => {
    if (!busy) {
      void compareWithSent();
      void listLoaded(language).then(onListed);
    }
  }, [list, language, busy, compareWithSent, onListed]);

  const discarding = useDiscard(form, typed, empty, (values) => {
    if (form.current) {
      draft.refill(form.current, values);
      save();
      void compareWithSent();
    }
  });

  const submit = useSubmit({ form, phase, draft, errors, language, typed });

  function onInput() {
    discarding.forget();
    typed.onInput();
    if (phase.kind === "saved") {
      sending.dismiss(); // what is typed now is another request
    }
    save();
    errors.recheck();
    machine.recheck();
  }

  /** Accepts the proposal of a question. */
  function onTake(name: string, value: string) {
    const control = controlOf(form.current, name);
    if (control) {
      control.value = value;
      focusAfterPress(control);
      onInput();
    }
  }

  return {
    form,
    phase,
    busy,
    draft,
    machine,
    errors,
    firstDay,
    list,
    cancel: sending.cancel,
    discarding,
    submit,
    onInput,
    onTake,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
