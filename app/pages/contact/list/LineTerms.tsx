import { useRef } from "react";
import { DisclosureSummary } from "../../../components/DisclosureSummary";
import type { ListEntry, ListTexts } from "../../../core";
import { lastRentalDate } from "../../../lib/dates";
import { fill } from "../../../lib/fill";
import { numberInput } from "../../../lib/numberInput";
import { type Term, useLineTerms } from "./useLineTerms";

interface LineTermsProps {
  entry: ListEntry;
  texts: ListTexts;
  onChange: (days: number, date: string) => void;
}

/** Days and date of a line, where they differ from those of the form. */
export function LineTerms({ entry, texts, onChange }: LineTermsProps) {
  const { id, name } = entry;
  const details = useRef<HTMLDetailsElement>(null);
  const { first, wrong, day, ...handlers } = useLineTerms(details, entry, onChange);

  const errorId = (term: Term) => `${id}-${term}-error`;
  const shared = (term: Term) => ({
    "aria-invalid": wrong.includes(term) || undefined,
    "aria-describedby": wrong.includes(term) ? errorId(term) : undefined,
    // Without one, React sets it at every rendering, at which Chromium empties a date that is typed in part.
    defaultValue: first[term] ?? "",
  });
  return (
    <div className="list-terms">
      <details ref={details} open={Boolean(first.days || first.date)}>
        <DisclosureSummary name={fill(texts.termsNamed, "item", name)}>
          {texts.terms}
        </DisclosureSummary>
        <fieldset aria-label={name} {...handlers}>
          <label>
            <span>{texts.days}</span>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={texts.maxDays}
              step={1}
              {...numberInput}
              {...shared("days")}
            />
          </label>
          <label>
            <span>{texts.date}</span>
            <input
              type="date"
              min={day}
              max={day && lastRentalDate(day, texts.years)}
              {...shared("date")}
            />
          </label>
        </fieldset>
      </details>
      {wrong.map((term) => (
        <p className="field-error" id={errorId(term)} key={term}>
          {term === "days" ? texts.daysError : texts.dateError}
        </p>
      ))}
    </div>
  );
}
