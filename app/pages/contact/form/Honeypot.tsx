import { useEffect, useRef } from "react";

/**
 * A field that only bots fill in: hidden, out of the tab order, and ignored by assistive technology and password
 * managers. It is shown when it was filled, so that a person who did so can correct it.
 */
export function Honeypot({ label, shown }: { label: string; shown: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shown) {
      field.current?.focus();
    }
  }, [shown]);
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
