import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Chrome, ContactView, Language } from "../core";
import { DataProtection } from "./DataProtection";
import { ErrorSummary } from "./ErrorSummary";
import { FieldGroup } from "./FieldGroup";
import { useLive } from "./live";
import { SendNotice } from "./SendNotice";
import { SendRow } from "./SendRow";
import { SendStatus } from "./SendStatus";
import type { Phase } from "./sending";
import { Trap } from "./Trap";
import { useTitlePrefix } from "./titlePrefix";
import { today } from "./today";
import { typedIn } from "./typed";
import { useDraft } from "./useDraft";
import { useFormErrors } from "./useFormErrors";
import { useLatest } from "./useLatest";
import { sending, useSending } from "./useSending";

const SUGGESTIONS = "machines";

interface QuoteFormProps {
  view: ContactView;
  chrome: Chrome;
  language: Language;
  machine: string | undefined;
}

/** A key that is held down submits once; in the comments it makes lines. */
function onlyOnce(event: KeyboardEvent) {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) {
    event.preventDefault();
  }
}

/** The request: what is typed, checked, kept and sent. */
export function QuoteForm({ view, chrome, language, machine }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fields = view.groups.flatMap((group) => group.fields);
  const draft = useDraft(form, fields.find((field) => field.suggests)?.name, machine);
  const errors = useFormErrors(form, language);
  const phase = useSending();
  const date = useLive() ? today() : undefined;
  const busy = phase.kind === "sending" || phase.kind === "waiting";
  useTitlePrefix(errors.report.summary && view.errorPrefix);

  function empty() {
    form.current?.reset();
    errors.clear();
    draft.forget();
  }

  function discard() {
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
      draft.keepSoon(form.current, (typed) => sending.refresh(typed, language));
      errors.recheck();
    }
  }

  const before = useRef(phase);
  const onPhase = useLatest((now: Phase) => {
    if (now.kind === "sent" && before.current !== now) {
      empty();
    }
    before.current = now;
  });
  useEffect(() => onPhase(phase), [phase, onPhase]);

  const translateWays = useLatest((now: Language) => {
    if (form.current) {
      sending.refresh(new FormData(form.current), now);
    }
  });
  useEffect(() => translateWays(language), [language, translateWays]);

  return (
    <>
      <div className="draft">
        <p role="status">{draft.restored && view.restored}</p>
        {draft.restored && (
          <button className="link-button" type="button" onClick={discard}>
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
        onKeyDown={onlyOnce}
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {errors.report.summary && <ErrorSummary key={errors.round} report={errors.report} />}
        {view.groups.map((group, place) => (
          <FieldGroup
            key={group.fields[0]?.name}
            group={group}
            id={`hint-${place}`}
            report={errors.report}
            suggestions={SUGGESTIONS}
            today={date}
            busy={busy}
          />
        ))}
        <datalist id={SUGGESTIONS}>
          {view.machines.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {(phase.kind === "broken" || "report" in phase) && (
          <SendNotice
            key={phase.kind === "online" ? "offline" : phase.kind}
            phase={phase}
            view={view}
            chrome={chrome}
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
