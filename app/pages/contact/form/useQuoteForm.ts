import { useEffect, useRef } from "react";
import { hasInput } from "../../../boot/state";
import { useHydrated } from "../../../components/SiteProvider";
import type { ContactView, Language } from "../../../core";
import { today } from "../../../lib/dates";
import { useLatest } from "../../../lib/useLatest";
import { loadLists, loadOwnList, noteRequested, setList, withLoadedList } from "../../../list/list";
import { useList } from "../../../list/useList";
import { forgetUnanswered, isUnanswered, SENT_AT } from "../../../send/lastRequest";
import type { SentRequest } from "../../../send/requestLog";
import { isUnderWay } from "../../../send/sending";
import { useDraft } from "../draft/useDraft";
import { sending, useSending } from "../send/useSending";
import { controlOf, isEmpty, readForm } from "./controls";
import { useCarriedComment } from "./useCarriedComment";
import { useFormErrors } from "./useFormErrors";
import { useRequestedMachine } from "./useRequestedMachine";
import { useTitlePrefix } from "./useTitlePrefix";

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
  const date = useHydrated() ? today() : undefined;
  useTitlePrefix(errors.summary && view.errorPrefix);

  const empty = useLatest(() => {
    form.current?.reset();
    errors.clear();
    machine.forget();
    draft.forget();
  });
  useEffect(() => sending.onAccepted(empty), [empty]);

  // Another tab has sent the draft, which nobody has changed here since it was restored.
  const onStorage = useLatest(({ key }: StorageEvent) => {
    if (key === SENT_AT && draft.restored && !hasInput(document.documentElement.classList)) {
      empty();
    }
  });
  useEffect(() => {
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, [onStorage]);

  /** Where lists cannot be loaded, `ListPlace` reports it. */
  const listLoaded = () => loadOwnList(language).catch(() => {});

  const onUnanswered = useLatest(async () => {
    // First, as it removes what is too old, also where the form is empty.
    if (!isUnanswered()) {
      return;
    }
    await listLoaded();
    if (form.current && sending.phase().kind === "idle") {
      const values = readForm(form.current);
      if (!isEmpty(values)) {
        sending.interrupted(withLoadedList(values));
      }
    }
  });
  useEffect(() => void onUnanswered(), [onUnanswered]);

  // With another list or language, the request by other channels changes, and a machine may no longer be required.
  const onListed = useLatest(async () => {
    await listLoaded();
    if (form.current) {
      sending.refresh(withLoadedList(readForm(form.current)));
      errors.recheck();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are reasons to call it
  useEffect(() => void onListed(), [list, language, onListed]);

  function discard() {
    if (busy) {
      return; // the form being sent cannot be changed
    }
    empty();
    forgetUnanswered();
    sending.dismiss();
    form.current?.querySelector("input")?.focus();
  }

  const preparing = useRef(false);

  async function submit() {
    if (!form.current || busy || preparing.current) {
      return;
    }
    const wrong = document.querySelector<HTMLElement>(".list-panel [aria-invalid=true]");
    if (wrong) {
      wrong.closest("details")?.setAttribute("open", "");
      wrong.focus(); // what the line shows is not what it would send
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
  }

  /** Sends a form that is complete, or shows what is missing. */
  const send = useLatest((typed: FormData) => {
    const values = withLoadedList(typed);
    if (errors.check(values)) {
      noteRequested();
      void sending.submit(values, language, typed.get("website") !== "");
    } else {
      sending.dismiss();
    }
  });

  function onInput() {
    if (form.current) {
      draft.saveDebounced(form.current, (values) => sending.refresh(withLoadedList(values)));
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
      const lists = await loadLists(language);
      // Pressed twice, it changes nothing more.
      if (list !== request.list) {
        setList(list ? lists.merge(request.list, list) : request.list, lists.reference());
      }
      document.getElementById("list-title")?.focus();
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
    discard,
    submit,
    onInput,
    onTake,
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
