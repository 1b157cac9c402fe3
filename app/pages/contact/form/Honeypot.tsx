import { type RefObject, useEffect, useRef } from "react";
import { unseenOutcome } from "../../../lib/unseenOutcome";

interface HoneypotProps {
  label: string;
  shown: boolean;
  /** Gets the focus when the field is hidden. */
  returnFocusTo: RefObject<HTMLElement>;
}

/**
 * A field that only bots fill in: hidden, out of the tab order, and ignored by assistive technology and password
 * managers. It is shown when it was filled, so that a person who did so can correct it.
 */
export function Honeypot({ label, shown, returnFocusTo }: HoneypotProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shown) {
      return;
    }
    // Seen before: the focus is on the heading of the page, as after every navigation.
    if (unseenOutcome() === "failed") {
      field.current?.focus();
    }
    return () => {
      if (field.current && field.current === document.activeElement) {
        returnFocusTo.current?.focus();
      }
    };
  }, [shown, returnFocusTo]);
  return (
    <div className={shown ? "field" : "field honeypot"} aria-hidden={shown ? undefined : true}>
      <label htmlFor="website">{label}</label>
      <input
        id="website"
        name="website"
        type="text"
        ref={field}
        tabIndex={shown ? undefined : -1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
      />
    </div>
  );
}
