import { useRef } from "react";
import { useHydrated } from "../../../components/SiteProvider";
import type { Chrome, ContactView, Language } from "../../../core";
import { isControl } from "../../../lib/isControl";
import { isUnfinished } from "../../../send/phase";
import { LazyListPanel } from "../list/LazyListPanel";
import { LazySentRequests } from "../send/LazySentRequests";
import { SendNotice } from "../send/SendNotice";
import { SendRow } from "../send/SendRow";
import { SendStatus } from "../send/SendStatus";
import { onEnter } from "./controls";
import { DataProtection } from "./DataProtection";
import { ErrorSummary } from "./ErrorSummary";
import { FieldGroup } from "./FieldGroup";
import { FormNotes } from "./FormNotes";
import { Honeypot } from "./Honeypot";
import { useQuoteForm } from "./useQuoteForm";

const SUGGESTIONS = "machines";

interface QuoteFormProps {
  view: ContactView;
  chrome: Chrome;
  language: Language;
}

/** The form for a quote request. */
export function QuoteForm({ view, chrome, language }: QuoteFormProps) {
  const row = useRef<HTMLDivElement>(null);
  const quote = useQuoteForm(view, language);
  // Not in the HTML, of which they would be a tenth: before the page is live nothing can be sent.
  const suggestions = useHydrated() ? SUGGESTIONS : undefined;
  const { form, phase, busy, errors, firstDay, list, submit, onInput, onTake } = quote;
  return (
    <>
      <FormNotes view={view} {...quote} />
      <LazyListPanel chrome={chrome} language={language} busy={busy} />
      <form
        className="form"
        ref={form}
        noValidate
        method="post"
        aria-label={view.form}
        aria-busy={busy || undefined}
        onKeyDown={onEnter}
        onInput={onInput}
        // Whoever goes from a field to a channel beside the form takes along what was typed last.
        onBlur={() => quote.draft.flush()}
        // Not at a press on a button, which a message above it would move away from under the pointer.
        onFocus={({ target }) => isControl(target) && errors.checkUnreadable()}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {errors.summary && (
          <ErrorSummary key={errors.attempt} summary={errors.summary} errors={errors.errors} />
        )}
        {view.groups.map((group, index) => (
          <FieldGroup
            key={group.fields[0]?.name}
            group={group}
            id={`hint-${index}`}
            errors={errors}
            view={view}
            suggestions={suggestions}
            firstDay={firstDay}
            busy={busy}
            hasList={list !== ""}
            onTake={onTake}
          />
        ))}
        {suggestions && (
          <datalist id={suggestions}>
            {view.machines.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        {(phase.kind === "broken" || isUnfinished(phase)) && (
          <SendNotice
            key={phase.kind === "reconnected" ? "offline" : phase.kind}
            phase={phase}
            view={view}
            chrome={chrome}
            language={language}
            onSend={submit}
            returnFocusTo={row}
          />
        )}
        <Honeypot label={view.honeypot} shown={phase.kind === "honeypot"} returnFocusTo={row} />
        <SendRow view={view} busy={busy} row={row} onCancel={quote.cancel} />
        <SendStatus phase={phase} view={view} chrome={chrome} />
        <DataProtection protection={view.protection} />
      </form>
      <LazySentRequests
        view={view}
        labels={chrome.list}
        busy={busy}
        language={language}
        machine={quote.machine}
      />
    </>
  );
}
