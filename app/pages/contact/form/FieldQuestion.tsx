import { useEffect, useRef } from "react";
import type { FieldQuestion as FieldQuestionView } from "../../../core";
import { fill } from "../../../lib/fill";
import { focusAndReveal } from "../../../lib/reveal";

interface FieldQuestionProps {
  question: FieldQuestionView;
  id: string;
  /** What to do if the value is correct. */
  keep: string;
  /** Label of the button, with a placeholder for the proposed value. */
  take: string;
  onTake: (field: string, value: string) => void;
}

/** Asks about a likely typo. It takes the focus when it appears, so that screen readers announce it. */
export function FieldQuestion({ question, id, keep, take, onTake }: FieldQuestionProps) {
  const element = useRef<HTMLDivElement>(null);
  const { field, message, proposal } = question;
  useEffect(() => focusAndReveal(element.current, element.current?.closest(".field")), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="field-question" role="group" tabIndex={-1} aria-labelledby={id} ref={element}>
      <p id={id}>
        {message} {keep}
      </p>
      {proposal && (
        <button className="button outline" type="button" onClick={() => onTake(field, proposal)}>
          {fill(take, "proposal", proposal)}
        </button>
      )}
    </div>
  );
}
