import { startTransition, useMemo, useRef, useState } from "react";
import {
  checkForm,
  type FieldMessage,
  type FieldQuestion,
  type FormReport,
  type Language,
} from "../../../core";
import { UNREADABLE } from "./controls";
import { revalidate } from "./revalidate";

const NONE: FormReport = { errors: [], questions: [] };

/** A form that cannot be sent. Messages are derived from it in the language of the page. */
interface FailedCheck {
  values: FormData;
  /** Counts the attempts to send: each is announced again. */
  attempt?: number;
  /** Whether questions are shown, not errors. */
  asking?: boolean;
}

/** The report of a form. A broken core was reported at the attempt to send. */
function reportOf(values: FormData, language: Language): FormReport {
  try {
    return checkForm(values, language);
  } catch {
    return NONE;
  }
}

/** What is told of a failed check: without an attempt to send, only what no browser can read. */
function reportOn(failed: FailedCheck | undefined, language: Language): FormReport {
  if (!failed) {
    return NONE;
  }
  const whole = reportOf(failed.values, language);
  const isUnreadable = ({ field }: FieldMessage) => failed.values.get(field) === UNREADABLE;
  return failed.attempt ? whole : { ...NONE, errors: whole.errors.filter(isUnreadable) };
}

/**
 * Errors, which are shown at an attempt to send and removed one by one as they are corrected; and questions, each asked
 * once about a value.
 * @param readTyped The form as it was typed.
 * @param read The form as it would be sent.
 */
export function useFormErrors(
  readTyped: () => FormData | undefined,
  read: () => FormData | undefined,
  language: Language,
) {
  const [failed, setFailed] = useState<FailedCheck>();
  /** The last failed check, which is not rendered yet if somebody types or moves on right after the press on “Send”. */
  const latest = useRef<FailedCheck>();
  const lastValid = useRef(new Map<string, FormDataEntryValue>());
  /** The form at the last question. */
  const questioned = useRef<FormData>();
  const report = useMemo(() => reportOn(failed, language), [failed, language]);

  function show(next: FailedCheck | undefined) {
    latest.current = next;
    setFailed(next);
  }

  /** Whether one of the questions was not asked about its value yet. */
  function areNew(questions: FieldQuestion[], values: FormData): boolean {
    return questions.some(({ field }) => questioned.current?.get(field) !== values.get(field));
  }

  /** Returns whether the form can be sent; shows errors and questions. */
  function check(values: FormData): boolean {
    const { errors, questions } = checkForm(values, language);
    // What is invalid among them has an error, so that it is not looked up before it is corrected.
    lastValid.current = new Map(values);
    const complete = errors.length === 0;
    const asking = complete && areNew(questions, values);
    if (asking) {
      questioned.current = values;
    }
    const attempt = (latest.current?.attempt ?? 0) + 1;
    // The button reacts first: on a slow phone, rendering many errors takes time.
    startTransition(() => show(complete && !asking ? undefined : { values, asking, attempt }));
    return complete && !asking;
  }

  /** Reports, without an attempt to send, what the browser cannot read, like a part of a date: nothing keeps it. */
  function checkUnreadable() {
    const last = latest.current;
    const values = readTyped();
    if (values && !(last?.asking || reportOn(last, language).summary)) {
      show([...values.values()].includes(UNREADABLE) ? { values } : undefined);
    }
  }

  function recheck() {
    const last = latest.current;
    const values = last && read();
    if (!values) {
      return;
    }
    const shown = reportOn(last, language);
    if (!last.attempt) {
      checkUnreadable();
    } else if (last.asking) {
      show(areNew(shown.questions, values) ? undefined : { ...last, values });
    } else {
      const check = (changed: FormData) => reportOf(changed, language);
      show({ ...last, values: revalidate(check, values, lastValid.current, shown) });
    }
  }

  return {
    summary: report.summary,
    errors: report.errors,
    questions: failed?.asking ? report.questions : [],
    attempt: failed?.attempt,
    check,
    checkUnreadable,
    recheck,
    clear: () => show(undefined),
  };
}
