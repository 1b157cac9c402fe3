import type { ContactView, FieldQuestion as FieldQuestionView, FieldView } from "../../../core";
import { lastRentalDate } from "../../../lib/dates";
import { numberInput } from "../../../lib/numberInput";
import { FieldQuestion } from "./FieldQuestion";

interface FormFieldProps {
  field: FieldView;
  error: string | undefined;
  question: FieldQuestionView | undefined;
  /** Number of the attempt to send: a question is announced again at each. */
  attempt: number | undefined;
  view: ContactView;
  /** Id of the hint that explains this field. */
  hint: string | undefined;
  /** Id of the list of suggestions, once it is there. */
  suggestions: string | undefined;
  /** From which day on a rental can be asked for, once it is known. */
  firstDay: string | undefined;
  /** Whether the form is being sent and cannot be changed. */
  busy: boolean;
  /** Whether there is a request list, which says what is asked for. */
  hasList: boolean;
  onTake: (field: string, value: string) => void;
}

/** The values of `min` and `max`. */
function rangeOf({ range, years }: FieldView, firstDay: string | undefined) {
  if (years !== undefined && firstDay) {
    return [firstDay, lastRentalDate(firstDay, years)];
  }
  return range ?? [];
}

/** Label, error and control of a field. The control is uncontrolled, so that input from before hydration stays. */
export function FormField(props: FormFieldProps) {
  const { field, error, question, attempt, view, hint, suggestions, firstDay, busy, onTake } =
    props;
  const { hasList } = props;
  const { name, control } = field;
  const isListed = hasList && field.suggests;
  const errorId = `${name}-error`;
  const questionId = `${name}-question`;
  const described = [hint, error && errorId, question && questionId].filter(Boolean).join(" ");
  const shared = {
    id: name,
    name,
    required: field.required && !isListed,
    readOnly: busy,
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
    enterKeyHint: field.enterkeyhint,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
  const [min, max] = rangeOf(field, firstDay);

  return (
    <div className={`field ${control}${error ? " invalid" : ""}${question ? " doubtful" : ""}`}>
      <label htmlFor={name}>
        {/* In an element of its own, so that React can update the text after a translator has replaced it. */}
        <span>{field.label}</span>
        {field.note && <span className="note">{` ${field.note}`}</span>}
        {isListed && <span className="note">{` ${view.machineListed}`}</span>}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {question && (
        <FieldQuestion
          key={attempt}
          question={question}
          id={questionId}
          keep={view.keep}
          take={view.take}
          onTake={onTake}
        />
      )}
      {/* Without `maxlength`, which would silently cut pasted text: the check reports it. */}
      {control === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input
          {...shared}
          type={control}
          min={min}
          max={max}
          list={field.suggests ? suggestions : undefined}
          {...(control === "number" && numberInput)}
        />
      )}
    </div>
  );
}
