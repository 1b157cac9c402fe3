import { useEffect, useRef } from "react";
import type { ContactView, Language } from "../../../core";
import { useLatest } from "../../../lib/useLatest";
import { loadCallsIfListed, withLoadedList } from "../../../list/requested";
import { useList } from "../../../list/useList";
import { isUnderWay } from "../../../send/phase";
import { useDraft } from "../draft/useDraft";
import { sending } from "../send/quoteSending";
import { useSending } from "../send/useSending";
import { useFirstDay } from "../useFirstDay";
import { controlOf, focusAfterPress, readForm } from "./controls";
import { useCarriedComment } from "./useCarriedComment";
import { useDiscard } from "./useDiscard";
import { useFormErrors } from "./useFormErrors";
import { useOtherTabs } from "./useOtherTabs";
import { useRequestedMachine } from "./useRequestedMachine";
import { useSubmit } from "./useSubmit";
import { useTitlePrefix } from "./useTitlePrefix";
import { useTyped } from "./useTyped";

/** State and actions of the form: input, draft, check and sending. */
export function useQuoteForm(view: ContactView, language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const phase = useSending();
  const busy = isUnderWay(phase);
  const draft = useDraft(form);

  const readTyped = () => (form.current ? readForm(form.current) : undefined);

  /** The form as it would be sent. */
  function read(): FormData | undefined {
    const values = readTyped();
    return values && withLoadedList(values);
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
  const errors = useFormErrors(readTyped, read, language);
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

  /** The same, once lists are loaded, or cannot be, which `LazyListPanel` reports. */
  async function readWithList() {
    await loadCallsIfListed(language).catch(() => {});
    return read();
  }

  const compareWithSent = useOtherTabs(form, typed, readWithList, empty);

  /** The same request, changed after it was not sent. */
  function save() {
    if (form.current) {
      const onRest = (values: FormData) => sending.refresh(withLoadedList(values));
      draft.saveDebounced({ form: form.current, onStore: typed.change, onRest });
    }
  }

  // With another list or language, the request by other channels changes, and a machine may no longer be required. What
  // has changed while a request was on its way counts once it has failed.
  const onListed = useLatest((values: FormData | undefined) => {
    if (values) {
      sending.refresh(values);
      errors.recheck();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list is a reason
  useEffect(() => {
    if (!busy) {
      void compareWithSent();
      void readWithList().then(onListed);
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
