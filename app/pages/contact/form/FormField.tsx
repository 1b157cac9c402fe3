import type { ContactView, FieldQuestion as FieldQuestionView, FieldView } from "../../../core";
import { yearsAfter } from "./dates";
import { FieldQuestion } from "./FieldQuestion";

interface FormFieldProps {
  field: FieldView;
  error: string | undefined;
  question: FieldQuestionView | undefined;
  /** How many times sending was tried in vain: a question is told anew each time. */
  round: number | undefined;
  view: ContactView;
  /** Id of the hint that speaks of this field. */
  hint: string | undefined;
  /** Id of the list of suggestions. */
  suggestions: string;
  /** The visitor's date, once it is known. */
  today: string | undefined;
  /** Being sent: what is sent is what is seen. */
  busy: boolean;
  onTake: (field: string, value: string) => void;
}

/** The smallest and the largest value that the control offers. */
function rangeOf({ range, years }: FieldView, today: string | undefined) {
  if (years !== undefined && today) {
    return [today, yearsAfter(today, years)];
  }
  return range ?? [];
}

/** Label, error and control of one question. Values stay in the browser: what was typed before script is kept. */
export function FormField(props: FormFieldProps) {
  const { field, error, question, round, view, hint, suggestions, today, busy, onTake } = props;
  const { name, control } = field;
  const errorId = `${name}-error`;
  const questionId = `${name}-question`;
  const described = [hint, error && errorId, question && questionId].filter(Boolean).join(" ");
  const shared = {
    id: name,
    name,
    required: field.required,
    readOnly: busy,
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
    enterKeyHint: field.enterkeyhint,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
  const [min, max] = rangeOf(field, today);

  return (
    <div className={`field ${control}${error ? " invalid" : ""}${question ? " doubtful" : ""}`}>
      <label htmlFor={name}>
        {/* Alone in its element: React finds its text again when a translator has put another in its place. */}
        <span>{field.label}</span>
        {field.optional && <span className="optional">{` ${field.optional}`}</span>}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {question && (
        <FieldQuestion
          key={round}
          question={question}
          id={questionId}
          keep={view.keep}
          take={view.take}
          onTake={onTake}
        />
      )}
      {/* Without `maxlength`: what is pasted past it would be cut without a word. The check tells of it. */}
      {control === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type={control}
          min={min}
          max={max}
          list={field.suggests ? suggestions : undefined}
        />
      )}
    </div>
  );
}
