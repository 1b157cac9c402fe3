import { type RefObject, useEffect, useState } from "react";
import { listenTo } from "../../lib/listeners";
import { useToday } from "../../lib/useToday";
import { hasBadInput } from "./form/controls";

/** A date that has the focus, or something that is typed in part. */
const isBeingTyped = (control: HTMLInputElement) =>
  control.matches("[type=date]:focus") || hasBadInput(control);

/**
 * The visitor's date, from which on a rental can be asked for; undefined until the page is live. It stays while a date of
 * this part of the page is typed: when its limits are set, be it to the same days, the browser empties a date of which a
 * part is missing, and takes the next digit of a year for its first.
 */
export function useFirstDay(part: RefObject<HTMLElement>): string | undefined {
  const today = useToday();
  const [firstDay, setFirstDay] = useState<string>();

  // After each rendering, as the rest may have been typed, and when a field is left.
  useEffect(() => {
    function follow() {
      if (![...(part.current?.querySelectorAll("input") ?? [])].some(isBeingTyped)) {
        setFirstDay(today);
      }
    }
    follow();
    return listenTo(["focusout"], follow);
  });

  return firstDay;
}
