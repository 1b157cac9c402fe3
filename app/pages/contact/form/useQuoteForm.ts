import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../../components/SiteProvider";
import type { ContactView, Language } from "../../../core";
import { isEmpty } from "../../../lib/isEmpty";
import { listenToTabs } from "../../../lib/listeners";
import { useLatest } from "../../../lib/useLatest";
import { useToday } from "../../../lib/useToday";
import { loadOwnList, withLoadedList } from "../../../list/list";
import { listText, useList } from "../../../list/useList";
import { changeUnconfirmed, unconfirmedNotes, wasSentSince } from "../../../send/lastRequest";
import { afterOtherTabs } from "../../../send/otherTabs";
import { isUnderWay, isUnsent } from "../../../send/sending";
import { useDraft } from "../draft/useDraft";
import { sending, useSending } from "../send/useSending";
import { controlOf, readForm } from "./controls";
import { useCarriedComment } from "./useCarriedComment";
import { useFormErrors } from "./useFormErrors";
import { useRequestedMachine } from "./useRequestedMachine";
import { useSubmit } from "./useSubmit";
import { useTitlePrefix } from "./useTitlePrefix";

/** Resolves once lists are loaded, or cannot be, which `LazyListPanel` reports. */
const listLoaded = (language: Language) => loadOwnList(language).catch(() => {});

const NOTHING = { values: new FormData(), at: 0 };

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

  /** What was just discarded, until something is typed, and what was known of it. */
  const [discarded, setDiscarded] = useState<{ form: FormData; typed: typeof NOTHING }>();
  /** Whether another tab has sent what was in the form, and nothing was typed since. */
  const sentElsewhere = useRef(false);
  /** What was typed, and when it came into the form. */
  const typed = useRef(NOTHING);
  // What was sent before it was typed is another request. The form counts: what was just typed is not noted yet.
  const isSent = (inForm: FormData) =>
    wasSentSince(inForm, typed.current.at) ||
    (sentElsewhere.current && isEmpty(inForm) && listText() === "");
  const isUnconfirmed = () => unconfirmedNotes.since(typed.current.values) > 0;
  useEffect(() => {
    if (form.current) {
      typed.current = { values: new FormData(form.current), at: Date.now() };
    }
  }, []);
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
  const day = useToday();
  const date = useHydrated() ? day : undefined;
  useTitlePrefix(errors.summary && view.errorPrefix);

  const empty = useLatest(() => {
    form.current?.reset();
    typed.current = NOTHING;
    sentElsewhere.current = false;
    setDiscarded(undefined);
    errors.clear();
    machine.forget();
    draft.forget();
  });
  useEffect(() => sending.onAccepted(empty), [empty]);

  /** Empties the form of what another tab has sent, and reports whether what is in it may have arrived. */
  const compareWithSent = useLatest(async () => {
    if (busy || !form.current) {
      return;
    }
    const inForm = readForm(form.current);
    if (isSent(inForm)) {
      empty();
      sentElsewhere.current = true;
      sending.dismiss();
    } else if (isUnconfirmed()) {
      // While another tab sends it, nothing is known.
      await Promise.all([listLoaded(language), afterOtherTabs()]);
      // The visitor may have typed, discarded or sent meanwhile.
      const values = read();
      if (values && isUnconfirmed() && sending.phase().kind === "idle") {
        sending.showUnconfirmed(values);
      }
    } else if (phase.kind === "unconfirmed" || (isUnsent(phase) && isEmpty(inForm))) {
      sending.dismiss(); // it was answered in another tab
    }
  });
  useEffect(() => listenToTabs(compareWithSent), [compareWithSent]);

  /** The same request, changed after it was not sent. */
  function refresh(values: FormData) {
    changeUnconfirmed(typed.current.values, values);
    typed.current = { ...typed.current, values };
    sending.refresh(withLoadedList(values));
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

  const focusFirst = () => form.current?.querySelector("input")?.focus();

  function discard() {
    if (sending.isBusy()) {
      return; // the form being sent cannot be changed
    }
    const before = form.current && { form: new FormData(form.current), typed: typed.current };
    empty();
    setDiscarded(before ?? undefined);
    sending.dismiss();
    focusFirst();
  }

  function undoDiscard() {
    if (!(discarded && form.current) || sending.isBusy()) {
      return;
    }
    draft.refill(form.current, discarded.form);
    setDiscarded(undefined);
    draft.saveDebounced(form.current, refresh);
    // It is as old as before: another tab may have sent it meanwhile, and it may have arrived.
    typed.current = discarded.typed;
    void compareWithSent();
    focusFirst();
  }

  const submit = useSubmit({ form, phase, draft, errors, language, isSent, isUnconfirmed });

  function onInput() {
    setDiscarded(undefined);
    sentElsewhere.current = false;
    if (form.current) {
      typed.current = { ...typed.current, at: Date.now() };
      draft.saveDebounced(form.current, refresh);
      errors.recheck();
      machine.recheck();
    }
  }

  /** Accepts the proposal of a question. */
  function onTake(name: string, value: string) {
    const control = controlOf(form.current, name);
    if (control) {
      control.value = value;
      control.focus();
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
    date,
    list,
    cancel: sending.cancel,
    discard,
    discarded,
    undoDiscard,
    submit,
    onInput,
    onTake,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
