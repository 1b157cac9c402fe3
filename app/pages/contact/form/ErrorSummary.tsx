import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldMessage } from "../../../core";
import { focusAndReveal } from "../../../lib/reveal";

/** Scrolls the field into view with its label and error. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field) {
    event.preventDefault();
    focusAndReveal(field, field.closest(".field"));
  }
}

/** The errors, with links to their fields. It takes the focus when it appears, so that screen readers announce it. */
export function ErrorSummary({ summary, errors }: { summary: string; errors: FieldMessage[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => focusAndReveal(element.current), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="summary" role="group" aria-labelledby="summary" tabIndex={-1} ref={element}>
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
