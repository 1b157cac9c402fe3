import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { ListEntry } from "../../../core";
import { isControl } from "../../../lib/isControl";
import { noteUncorrected, uncorrected } from "../../../list/uncorrected";
import { useFirstDay } from "../useFirstDay";

export type Term = "days" | "date";

type Inputs = Record<Term, HTMLInputElement>;

/** Days and date as one text, to compare them. */
const textOf = (days?: number, date?: string) => `${days || ""} ${date ?? ""}`;

/** The two fields of a line, in their order. */
function inputsOf(details: HTMLElement | null): Inputs | undefined {
  const [days, date] = details?.querySelectorAll("input") ?? [];
  return days && date && { days, date };
}

function wrongOf({ days, date }: Inputs): Term[] {
  const wrong: Term[] = days.validity.valid ? [] : ["days"];
  return date.validity.valid ? wrong : [...wrong, "date"];
}

/** What is typed as days and date of a line, and which of it is wrong. What is not within the limits is not taken. */
export function useLineTerms(
  details: RefObject<HTMLDetailsElement>,
  { id, days, date }: ListEntry,
  onChange: (days: number, date: string) => void,
) {
  const [wrong, setWrong] = useState<Term[]>([]);
  const day = useFirstDay(details);

  /** What is there first: what was typed before the page was left and not taken, or what the list has. */
  const [first] = useState(() => ({
    days: uncorrected(id, "days") ?? days,
    date: uncorrected(id, "date") ?? date,
  }));
  /** What was typed here last, and taken. */
  const taken = useRef(textOf(days, date));
  /** Before typing. */
  const before = useRef({ days, date });

  /** Takes what is right, though the other one is not, and notes what is wrong. */
  function take(inputs: Inputs) {
    const next = wrongOf(inputs);
    setWrong(next);
    for (const term of ["days", "date"] as const) {
      // What the browser cannot read has no text.
      noteUncorrected(id, term, (next.includes(term) && inputs[term].value) || undefined);
    }
    // Digits that were taken before what follows them are not what was meant.
    const nextDays = next.includes("days") ? (before.current.days ?? 0) : Number(inputs.days.value);
    const nextDate = next.includes("date") ? (before.current.date ?? "") : inputs.date.value;
    taken.current = textOf(nextDays, nextDate);
    onChange(nextDays, nextDate);
  }

  function withInputs(work: (inputs: Inputs) => void) {
    const inputs = inputsOf(details.current);
    if (inputs) {
      work(inputs);
    }
  }

  /**
   * An incomplete date is typed without input that counts: it is told where the focus goes to a field. At a press on a
   * button, the message would move that away from under the pointer.
   */
  const check = () => withInputs((inputs) => setWrong(wrongOf(inputs)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a date may be past the next day
  useEffect(() => {
    const own = details.current;
    const inputs = inputsOf(own);
    if (!(own && inputs)) {
      return;
    }
    // Another tab may have changed them. What was typed here is there already.
    if (taken.current !== textOf(days, date)) {
      taken.current = textOf(days, date);
      inputs.days.value = String(days ?? "");
      inputs.date.value = date ?? "";
      noteUncorrected(id, "days");
      noteUncorrected(id, "date");
      own.open ||= days !== undefined || date !== undefined;
    }
    // A list that was shared, or sent before, may have a date that is past by now, or too far ahead.
    const next = wrongOf(inputs);
    setWrong(next);
    // A date that was too far ahead may not be by now.
    const shown = textOf(Number(inputs.days.value), inputs.date.value);
    if (day && next.length === 0 && shown !== taken.current) {
      take(inputs);
    }
  }, [days, date, day]);

  return {
    first,
    wrong,
    day,

    onFocus() {
      before.current = { days, date };
      check();
    },

    onInput: () => withInputs(take),

    onBlur({ relatedTarget }: FocusEvent) {
      if (isControl(relatedTarget)) {
        check();
      }
    },
  };
}
