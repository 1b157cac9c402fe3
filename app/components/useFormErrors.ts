import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { checkForm, type FormReport, type Language } from "../core";
import { mended } from "./mended";
import { typedIn } from "./typed";
import { useLatest } from "./useLatest";

const NONE: FormReport = { summary: undefined, errors: [] };

/** The errors on the screen: shown when sending is tried, taken away one by one as they are mended. */
export function useFormErrors(form: RefObject<HTMLFormElement>, language: Language) {
  const [report, setReport] = useState(NONE);
  /** How many times errors have been found: each is told anew. */
  const [round, setRound] = useState(0);
  const right = useRef(new Map<string, FormDataEntryValue>());

  /** Whether the form can be sent; shows why not. */
  function check(typed: FormData): boolean {
    const found = checkForm(typed, language);
    const wrong = new Set(found.errors.map(({ field }) => field));
    right.current = new Map([...typed].filter(([field]) => !wrong.has(field)));
    // The button answers the finger first; on a slow phone a form full of errors takes its time.
    startTransition(() => {
      setReport(found);
      setRound((count) => count + 1);
    });
    return found.errors.length === 0;
  }

  function recheck() {
    if (form.current && report.errors.length > 0) {
      const typed = typedIn(form.current);
      setReport(mended((now) => checkForm(now, language), typed, right.current, report));
    }
  }

  const translate = useLatest((_language: Language) => recheck());
  useEffect(() => translate(language), [language, translate]);

  return { report, round, check, recheck, clear: () => setReport(NONE) };
}
