import type { FieldView } from "../core";

interface FormFieldProps {
  field: FieldView;
  error: string | undefined;
  /** Id of the hint that speaks of this field. */
  hint: string | undefined;
  /** Id of the list of suggestions. */
  suggestions: string;
  /** The visitor's date, once it is known. */
  today: string | undefined;
  /** Being sent: what is sent is what is seen. */
  busy: boolean;
}

/** Label, error and control of one question. Values stay in the browser: what was typed before script is kept. */
export function FormField({ field, error, hint, suggestions, today, busy }: FormFieldProps) {
  const { name, control } = field;
  const errorId = `${name}-error`;
  const described = [hint, error && errorId].filter(Boolean).join(" ");
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
  const text = control === "text" || control === "email" || control === "tel";
  const [min, max] = field.range ?? [control === "date" ? today : undefined, undefined];

  return (
    <div className={`field ${control}${error ? " bad" : ""}`}>
      <label htmlFor={name}>
        {field.label}
        {field.optional && <span className="optional"> {field.optional}</span>}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {control === "textarea" ? (
        <textarea {...shared} rows={4} maxLength={field.maxlength} />
      ) : (
        <input
          {...shared}
          type={control}
          maxLength={text ? field.maxlength : undefined}
          min={min}
          max={max}
          list={field.suggests ? suggestions : undefined}
        />
      )}
    </div>
  );
}
