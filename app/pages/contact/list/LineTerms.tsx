import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ListEntry, ListTexts } from "../../../core";
import { isRentalDate, today, YEARS_AHEAD, yearsAfter } from "../../../lib/dates";
import { fill } from "../../../lib/fill";

interface LineTermsProps {
  entry: ListEntry;
  texts: ListTexts;
  onChange: (days: number, date: string) => void;
}

type Wrong = "days" | "date";

/** Days and date as one text, to compare them. */
const textOf = (days?: number, date?: string) => `${days || ""} ${date ?? ""}`;

/** Days and date of a line, where they differ from those of the form. What is not within the limits is not taken. */
export function LineTerms({ entry: { id, name, days, date }, texts, onChange }: LineTermsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wrong, setWrong] = useState<Wrong[]>([]);

  const day = today();

  /** What was typed here last, and taken. */
  const typed = useRef<string>();

  // Another tab may have changed them. What was typed here is there already.
  useEffect(() => {
    // A list that was shared, or sent before, may have a date that is past by now, or too far ahead.
    setWrong(date && !isRentalDate(date, day) ? ["date"] : []);
    const own = details.current;
    if (own && typed.current !== textOf(days, date)) {
      typed.current = undefined;
      const [daysInput, dateInput] = own.querySelectorAll("input");
      if (daysInput && dateInput) {
        daysInput.value = String(days ?? "");
        dateInput.value = date ?? "";
      }
      own.open ||= days !== undefined || date !== undefined;
    }
  }, [days, date, day]);

  function onInput({ currentTarget: fieldset }: FormEvent<HTMLFieldSetElement>) {
    const [daysInput, dateInput] = fieldset.querySelectorAll("input");
    if (!(daysInput && dateInput)) {
      return;
    }
    const next: Wrong[] = [];
    if (!daysInput.validity.valid) {
      next.push("days");
    }
    if (!dateInput.validity.valid) {
      next.push("date");
    }
    setWrong(next);
    if (next.length === 0) {
      typed.current = textOf(Number(daysInput.value), dateInput.value);
      onChange(Number(daysInput.value), dateInput.value);
    }
  }

  const errorId = (field: Wrong) => `${id}-${field}-error`;
  const shared = (field: Wrong) => ({
    "aria-invalid": wrong.includes(field) || undefined,
    "aria-describedby": wrong.includes(field) ? errorId(field) : undefined,
  });
  return (
    <div className="list-terms">
      {/* What is filled in is printed, though it may be closed. */}
      <details ref={details} className={days || date ? "filled" : undefined}>
        <summary aria-label={fill(texts.termsNamed, "item", name)}>
          <span>{texts.terms}</span>
        </summary>
        <fieldset aria-label={name} onInput={onInput}>
          <label>
            <span>{texts.days}</span>
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={texts.maxDays}
              step={1}
              onWheel={({ currentTarget }) => currentTarget.blur()}
              {...shared("days")}
            />
          </label>
          <label>
            <span>{texts.date}</span>
            <input type="date" min={day} max={yearsAfter(day, YEARS_AHEAD)} {...shared("date")} />
          </label>
        </fieldset>
      </details>
      {wrong.map((field) => (
        <p className="field-error" id={errorId(field)} key={field}>
          {field === "days" ? texts.daysError : texts.dateError}
        </p>
      ))}
    </div>
  );
}
