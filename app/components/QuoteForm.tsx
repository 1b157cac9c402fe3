import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Chrome, ContactView, Language } from "../core";
import { useHydrated } from "../navigation/SiteProvider";
import { DataProtection } from "./DataProtection";
import { ErrorSummary } from "./ErrorSummary";
import { FieldGroup } from "./FieldGroup";
import { fill } from "./fill";
import { SendNotice } from "./SendNotice";
import { SendRow } from "./SendRow";
import { SendStatus } from "./SendStatus";
import { Trap } from "./Trap";
import { useTitlePrefix } from "./titlePrefix";
import { today } from "./today";
import { controlAfter, controlOf, typedIn } from "./typed";
import { useAskedMachine } from "./useAskedMachine";
import { useDraft } from "./useDraft";
import { useFormErrors } from "./useFormErrors";
import { useLatest } from "./useLatest";
import { sending, useSending } from "./useSending";

const SUGGESTIONS = "machines";

interface QuoteFormProps {
  view: ContactView;
  chrome: Chrome;
  language: Language;
}

/**
 * The Enter key sends the form, as in every form, and once while it is held down. A keyboard on the screen writes on
 * the key what it does, so there it goes on to the next field until the one whose key says that it sends. In the
 * additional information it makes lines.
 */
function onEnter(event: KeyboardEvent) {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) {
    return;
  }
  if (event.repeat) {
    event.preventDefault();
  } else if (field.enterKeyHint === "next" && matchMedia("(pointer: coarse)").matches) {
    event.preventDefault();
    controlAfter(field)?.focus();
  }
}

/** The request: what is typed, checked, kept and sent. */
export function QuoteForm({ view, chrome, language }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fields = view.groups.flatMap((group) => group.fields);
  const phase = useSending();
  const busy = phase.kind === "sending" || phase.kind === "waiting";
  const draft = useDraft(form);
  const machine = useAskedMachine(
    form,
    fields.find((field) => field.suggests),
    busy ? undefined : view.machine,
    onInput,
  );
  const errors = useFormErrors(form, language);
  const date = useHydrated() ? today() : undefined;
  useTitlePrefix(errors.summary && view.errorPrefix);

  const empty = useLatest(() => {
    form.current?.reset();
    errors.clear();
    machine.forget();
    draft.forget();
  });
  useEffect(() => sending.onSent(empty), [empty]);

  function discard() {
    if (busy) {
      return; // what is under way is what is seen
    }
    empty();
    sending.dismiss();
    form.current?.querySelector("input")?.focus();
  }

  function submit() {
    if (!form.current || busy) {
      return;
    }
    const typed = typedIn(form.current);
    if (phase.kind === "sent" && [...typed.values()].every((value) => value === "")) {
      return; // the second press of a slow double click, the first of which was answered in between
    }
    try {
      draft.keepNow();
      if (errors.check(typed)) {
        void sending.submit(typed, language, typed.get("website") !== "");
      } else {
        sending.dismiss();
      }
    } catch (error) {
      sending.fail(error);
    }
  }

  function onInput() {
    if (form.current) {
      draft.keepSoon(form.current, sending.refresh);
      errors.recheck();
      machine.recheck();
    }
  }

  /** Takes the value that a question proposes. */
  function onTake(name: string, value: string) {
    const control = controlOf(form.current, name);
    if (control) {
      control.value = value;
      control.focus();
      onInput();
    }
  }

  const { asked } = machine;
  const full = asked?.after === asked?.before;
  let told = draft.restored ? view.restored : "";
  if (asked) {
    told = fill(full ? view.machineFull : view.machineAdded, "machine", asked.machine);
  }

  return (
    <>
      <div className="draft">
        <p role="status">{told}</p>
        {asked && (
          <button className="link-button" type="button" onClick={machine.answer}>
            {full ? view.machineOnly : view.machineUndo}
          </button>
        )}
        {draft.restored && (
          <button
            className="link-button"
            type="button"
            aria-disabled={busy ? true : undefined}
            onClick={discard}
          >
            {view.discard}
          </button>
        )}
      </div>
      <form
        className="form"
        ref={form}
        noValidate
        method="post"
        aria-label={view.form}
        aria-busy={busy}
        onKeyDown={onEnter}
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {errors.summary && (
          <ErrorSummary key={errors.round} summary={errors.summary} errors={errors.errors} />
        )}
        {view.groups.map((group, place) => (
          <FieldGroup
            key={group.fields[0]?.name}
            group={group}
            id={`hint-${place}`}
            errors={errors}
            view={view}
            suggestions={SUGGESTIONS}
            today={date}
            busy={busy}
            onTake={onTake}
          />
        ))}
        <datalist id={SUGGESTIONS}>
          {view.machines.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {(phase.kind === "broken" || "reason" in phase) && (
          <SendNotice
            key={phase.kind === "online" ? "offline" : phase.kind}
            phase={phase}
            view={view}
            chrome={chrome}
            language={language}
            onSend={submit}
            heir={button}
          />
        )}
        <Trap label={view.trap} shown={phase.kind === "trapped"} />
        <SendRow view={view} busy={busy} button={button} onCancel={sending.cancel} />
        <SendStatus phase={phase} view={view} chrome={chrome} />
        <DataProtection protection={view.protection} />
      </form>
    </>
  );
}
