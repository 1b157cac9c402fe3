import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ListEntry, ListTexts } from "../../../core";
import { lastRentalDate } from "../../../lib/dates";
import { fill } from "../../../lib/fill";
import { numberInput } from "../../../lib/numberInput";
import { useFirstDay } from "../useFirstDay";

interface LineTermsProps {
  entry: ListEntry;
  texts: ListTexts;
  onChange: (days: number, date: string) => void;
}

type Wrong = "days" | "date";

/** Days and date as one text, to compare them. */
const textOf = (days?: number, date?: string) => `${days || ""} ${date ?? ""}`;

const inputsOf = (element: HTMLElement | null) => element?.querySelectorAll("input") ?? [];

function wrongOf(days: HTMLInputElement, date: HTMLInputElement): Wrong[] {
  const wrong: Wrong[] = days.validity.valid ? [] : ["days"];
  return date.validity.valid ? wrong : [...wrong, "date"];
}

/** Days and date of a line, where they differ from those of the form. What is not within the limits is not taken. */
export function LineTerms({ entry: { id, name, days, date }, texts, onChange }: LineTermsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wrong, setWrong] = useState<Wrong[]>([]);

  const day = useFirstDay(details);

  /** What was typed here last, and taken. */
  const typed = useRef<string>();
  /** Before typing. */
  const before = useRef({ days, date });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a date may be past the next day
  useEffect(() => {
    const own = details.current;
    const [daysInput, dateInput] = inputsOf(own);
    if (!(own && daysInput && dateInput)) {
      return;
    }
    // Another tab may have changed them. What was typed here is there already.
    if (typed.current !== textOf(days, date)) {
      typed.current = undefined;
      daysInput.value = String(days ?? "");
      dateInput.value = date ?? "";
      own.open ||= days !== undefined || date !== undefined;
    }
    // A list that was shared, or sent before, may have a date that is past by now, or too far ahead.
    setWrong(wrongOf(daysInput, dateInput));
  }, [days, date, day]);

  function onInput({ currentTarget: fieldset }: FormEvent<HTMLFieldSetElement>) {
    const [daysInput, dateInput] = inputsOf(fieldset);
    if (daysInput && dateInput) {
      const next = wrongOf(daysInput, dateInput);
      setWrong(next);
      // What is right is taken, though the other one is not. Digits that were taken before what follows them are not what
      // was meant.
      const nextDays = next.includes("days") ? (before.current.days ?? 0) : Number(daysInput.value);
      const nextDate = next.includes("date") ? (before.current.date ?? "") : dateInput.value;
      typed.current = textOf(nextDays, nextDate);
      onChange(nextDays, nextDate);
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
        <fieldset
          aria-label={name}
          onFocus={() => {
            before.current = { days, date };
          }}
          onInput={onInput}
          // An incomplete date is typed without input that counts.
          onBlur={({ currentTarget }) => {
            const [daysInput, dateInput] = inputsOf(currentTarget);
            if (daysInput && dateInput) {
              setWrong(wrongOf(daysInput, dateInput));
            }
          }}
        >
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
            <input type="date" min={day} max={day && lastRentalDate(day)} {...shared("date")} />
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
