import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldMessage } from "../../../core";

/** The field comes into view with its label and its error, not just with its edge. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field) {
    event.preventDefault();
    field.focus({ preventScroll: true });
    (field.closest(".field") ?? field).scrollIntoView({ block: "nearest" });
  }
}

/** What has to be corrected, with the way there. It takes the focus when it appears, which is what announces it. */
export function ErrorSummary({ summary, errors }: { summary: string; errors: FieldMessage[] }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="summary" role="group" aria-labelledby="summary" tabIndex={-1} ref={own}>
      <h2 id="summary">{summary}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={goTo}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
