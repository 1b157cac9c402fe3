import { useEffect, useRef } from "react";
import type { FieldQuestion as FieldQuestionView } from "../../../core";
import { fill } from "../../../lib/fill";

interface FieldQuestionProps {
  question: FieldQuestionView;
  id: string;
  /** What to do if the value is right. */
  keep: string;
  /** Words of the button, with a gap for the value proposed. */
  take: string;
  onTake: (field: string, value: string) => void;
}

/** Asks about a value that looks like a slip. It takes the focus when it appears, which is what announces it. */
export function FieldQuestion({ question, id, keep, take, onTake }: FieldQuestionProps) {
  const own = useRef<HTMLDivElement>(null);
  const { field, message, proposal } = question;
  useEffect(() => {
    own.current?.focus({ preventScroll: true });
    own.current?.closest(".field")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="field-question" role="group" tabIndex={-1} aria-labelledby={id} ref={own}>
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
