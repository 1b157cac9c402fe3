import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../../components/SiteProvider";
import type { ContactView, Language } from "../../../core";
import { today } from "../../../lib/dates";
import { focusUnlessMoved, rendered } from "../../../lib/focus";
import { useLatest } from "../../../lib/useLatest";
import { loadLists, loadOwnList, setList, withLoadedList } from "../../../list/list";
import { listText, useList } from "../../../list/useList";
import {
  changeUnanswered,
  forgetUnanswered,
  isUnanswered,
  lastSent,
} from "../../../send/lastRequest";
import type { SentRequest } from "../../../send/requestLog";
import { isUnderWay } from "../../../send/sending";
import { wasSentElsewhere } from "../draft/draft";
import { useDraft, wasSent } from "../draft/useDraft";
import { sending, useSending } from "../send/useSending";
import { controlOf, readForm } from "./controls";
import { useCarriedComment } from "./useCarriedComment";
import { useFormErrors } from "./useFormErrors";
import { useRequestedMachine } from "./useRequestedMachine";
import { useSubmit } from "./useSubmit";
import { useTitlePrefix } from "./useTitlePrefix";

/** Resolves once lists are loaded, or cannot be, which `ListPlace` reports. */
const listLoaded = (language: Language) => loadOwnList(language).catch(() => {});

/** State and actions of the form: input, draft, check and sending. */
export function useQuoteForm(view: ContactView, language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const phase = useSending();
  const busy = isUnderWay(phase);
  const draft = useDraft(form);
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
  const read = () => form.current && withLoadedList(readForm(form.current));
  const errors = useFormErrors(() => read() ?? undefined, language);
  const [day, setDay] = useState(today);
  const date = useHydrated() ? day : undefined;
  useTitlePrefix(errors.summary && view.errorPrefix);

  const empty = useLatest(() => {
    form.current?.reset();
    errors.clear();
    machine.forget();
    draft.forget();
  });
  useEffect(() => sending.onAccepted(empty), [empty]);

  // Another tab has sent what is in the form, or what may have arrived from here.
  const onStorage = useLatest((event: StorageEvent) => {
    if (!busy && form.current && wasSentElsewhere(readForm(form.current), event)) {
      empty();
      sending.dismiss();
    }
  });
  /** When the values came into the form. */
  const filledAt = useRef(Date.now());
  // Storage events do not reach a page in the back/forward cache. What was sent before is another request.
  const onShow = useLatest(({ persisted }: PageTransitionEvent) => {
    const isOlder = lastSent() > filledAt.current;
    if (persisted && !busy && isOlder && form.current && wasSent(form.current)) {
      empty();
      sending.dismiss();
    }
  });
  useEffect(() => {
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onShow);
    };
  }, [onStorage, onShow]);

  /** The same request, changed after it was not sent. */
  function refresh(values: FormData) {
    const last = sending.phase();
    if ("reason" in last) {
      changeUnanswered(last.form, values);
      sending.refresh(values);
    }
  }

  const onUnanswered = useLatest(async () => {
    const restored = form.current && readForm(form.current);
    await listLoaded(language);
    const values = read();
    // First, as it removes what is too old.
    if (
      restored &&
      values &&
      isUnanswered(withLoadedList(restored)) &&
      sending.phase().kind === "idle"
    ) {
      // The visitor may have typed while the list was loading.
      changeUnanswered(withLoadedList(restored), values);
      sending.interrupted(values);
    }
  });
  useEffect(() => void onUnanswered(), [onUnanswered]);

  // With another list or language, the request by other channels changes, and a machine may no longer be required. What
  // has changed while a request was on its way counts once it has failed.
  const onListed = useLatest(() => {
    if (form.current) {
      refresh(withLoadedList(readForm(form.current)));
      errors.recheck();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list is a reason
  useEffect(() => {
    if (!busy) {
      void listLoaded(language).then(onListed);
    }
  }, [list, language, busy, onListed]);

  function discard() {
    if (busy) {
      return; // the form being sent cannot be changed
    }
    const values = read();
    if (values) {
      forgetUnanswered(values);
    }
    empty();
    sending.dismiss();
    form.current?.querySelector("input")?.focus();
  }

  const send = useSubmit({ form, phase, draft, errors, language });

  function submit() {
    setDay(today()); // the page may have been open since yesterday
    void send();
  }

  function onInput() {
    filledAt.current = Date.now();
    if (form.current) {
      draft.saveDebounced(form.current, (values) => refresh(withLoadedList(values)));
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

  /**
   * Asks for what was sent once more: its list, or its machine beside what is typed. Rejects if lists cannot be loaded, or
   * the list has no room for it.
   */
  async function again(request: SentRequest) {
    if (request.list) {
      const pressed = document.activeElement;
      const lists = await loadLists(language);
      const own = listText();
      // Pressed twice, it changes nothing more.
      if (own === "" || lists.minus(request.list, own) !== "") {
        setList(own ? lists.merge(request.list, own) : request.list, lists.reference());
      }
      const title = await rendered(() => document.getElementById("list-title"));
      focusUnlessMoved(title, pressed);
    } else {
      machine.add(request.machine);
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
    again,
    cancel: sending.cancel,
    discard,
    submit,
    onInput,
    onTake,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
