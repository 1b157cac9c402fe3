import { type RefObject, startTransition, useMemo, useRef, useState } from "react";
import { checkForm, type FormReport, type Language } from "../../../core";
import { readForm } from "./controls";
import { revalidate } from "./revalidate";

const NONE: FormReport = { errors: [], questions: [] };

/** What was found when sending was tried. The words for it are those of the language that the page is in. */
interface Found {
  typed: FormData;
  /** How many times something was found: each is told anew. */
  round: number;
  /** Whether it is asked about, or has to be corrected. */
  asking: boolean;
}

/** The report of a form. A core that is broken has been told of when sending was tried. */
function reportOf(typed: FormData, language: Language): FormReport {
  try {
    return checkForm(typed, language);
  } catch {
    return NONE;
  }
}

/**
 * The errors on the screen: shown when sending is tried, taken away one by one as they are corrected; and the questions,
 * each asked once about a value.
 */
export function useFormErrors(form: RefObject<HTMLFormElement>, language: Language) {
  const [found, setFound] = useState<Found>();
  const right = useRef(new Map<string, FormDataEntryValue>());
  const asked = useRef(new Map<string, FormDataEntryValue | null>());
  const report = useMemo(() => (found ? reportOf(found.typed, language) : NONE), [found, language]);

  /** Whether the form can be sent; shows why not, or what is asked before. */
  function check(typed: FormData): boolean {
    const { errors, questions } = checkForm(typed, language);
    const wrong = new Set(errors.map(({ field }) => field));
    right.current = new Map([...typed].filter(([field]) => !wrong.has(field)));
    const complete = errors.length === 0;
    const open = questions.filter(({ field }) => asked.current.get(field) !== typed.get(field));
    const asking = complete && open.length > 0;
    if (asking) {
      asked.current = new Map(questions.map(({ field }) => [field, typed.get(field)]));
    }
    // The button answers the finger first; on a slow phone a form full of errors takes its time.
    startTransition(() => {
      setFound((last) =>
        complete && !asking ? undefined : { typed, asking, round: (last?.round ?? 0) + 1 },
      );
    });
    return complete && !asking;
  }

  function recheck() {
    if (!(form.current && found)) {
      return;
    }
    const typed = readForm(form.current);
    if (found.asking) {
      const same = report.questions.every(
        ({ field }) => asked.current.get(field) === typed.get(field),
      );
      setFound(same ? { ...found, typed } : undefined);
    } else {
      const check = (now: FormData) => reportOf(now, language);
      setFound({ ...found, typed: revalidate(check, typed, right.current, report) });
    }
  }

  return {
    summary: report.summary,
    errors: report.errors,
    questions: found?.asking ? report.questions : [],
    round: found?.round,
    check,
    recheck,
    clear: () => setFound(undefined),
  };
}
