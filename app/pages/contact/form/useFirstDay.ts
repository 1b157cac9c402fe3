import { type RefObject, useEffect, useState } from "react";
import { useToday } from "../../../lib/useToday";
import { hasBadInput } from "./controls";

/**
 * The visitor's date, from which on a rental can be asked for; undefined until the page is live. It stays while something
 * is typed in part, like the day and the month of a date: browsers empty a date field when its limits change.
 */
export function useFirstDay(form: RefObject<HTMLFormElement>): string | undefined {
  const today = useToday();
  const [firstDay, setFirstDay] = useState<string>();

  // After each rendering, as the rest may have been typed.
  useEffect(() => {
    if (form.current && ![...form.current.elements].some(hasBadInput)) {
      setFirstDay(today);
    }
  });

  return firstDay;
}
