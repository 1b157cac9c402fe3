import { useEffect, useRef } from "react";

/**
 * A field that people leave empty and machines fill in: out of sight, out of the tab order, unknown to assistive
 * technology and to password managers. It shows itself when it is not empty, so that whoever filled it can correct it.
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
