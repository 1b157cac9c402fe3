import { startTransition, useMemo, useRef, useState } from "react";
import { checkForm, type FieldQuestion, type FormReport, type Language } from "../../../core";
import { revalidate } from "./revalidate";

const NONE: FormReport = { errors: [], questions: [] };

/** An attempt to send that failed. Messages are derived from it in the language of the page. */
interface FailedAttempt {
  values: FormData;
  /** Counts the attempts: each is announced again. */
  attempt: number;
  /** Whether questions are shown, not errors. */
  asking: boolean;
}

/** The report of a form. A broken core was reported at the attempt to send. */
function reportOf(values: FormData, language: Language): FormReport {
  try {
    return checkForm(values, language);
  } catch {
    return NONE;
  }
}

/**
 * Errors, which are shown at an attempt to send and removed one by one as they are corrected; and questions, each asked
 * once about a value.
 * @param read The form as it would be sent.
 */
export function useFormErrors(read: () => FormData | undefined, language: Language) {
  const [failed, setFailed] = useState<FailedAttempt>();
  const lastValid = useRef(new Map<string, FormDataEntryValue>());
  const questioned = useRef(new Map<string, FormDataEntryValue | null>());
  const report = useMemo(
    () => (failed ? reportOf(failed.values, language) : NONE),
    [failed, language],
  );

  /** Whether one of the questions was not asked about its value yet. */
  function areNew(questions: FieldQuestion[], values: FormData): boolean {
    return questions.some(({ field }) => questioned.current.get(field) !== values.get(field));
  }

  /** Returns whether the form can be sent; shows errors and questions. */
  function check(values: FormData): boolean {
    const { errors, questions } = checkForm(values, language);
    const invalid = new Set(errors.map(({ field }) => field));
    lastValid.current = new Map([...values].filter(([field]) => !invalid.has(field)));
    const complete = errors.length === 0;
    const asking = complete && areNew(questions, values);
    if (asking) {
      questioned.current = new Map(questions.map(({ field }) => [field, values.get(field)]));
    }
    // The button reacts first: on a slow phone, rendering many errors takes time.
    startTransition(() => {
      setFailed((last) =>
        complete && !asking ? undefined : { values, asking, attempt: (last?.attempt ?? 0) + 1 },
      );
    });
    return complete && !asking;
  }

  function recheck() {
    const values = failed && read();
    if (!values) {
      return;
    }
    if (failed.asking) {
      setFailed(areNew(report.questions, values) ? undefined : { ...failed, values });
    } else {
      const check = (changed: FormData) => reportOf(changed, language);
      setFailed({ ...failed, values: revalidate(check, values, lastValid.current, report) });
    }
  }

  return {
    summary: report.summary,
    errors: report.errors,
    questions: failed?.asking ? report.questions : [],
    attempt: failed?.attempt,
    check,
    recheck,
    clear: () => setFailed(undefined),
  };
}
