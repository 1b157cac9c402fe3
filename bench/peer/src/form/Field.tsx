import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { FieldSpec } from "./fields";
import type { Request } from "./schema";
import { useMessage } from "./useMessage";

interface FieldProps {
  field: FieldSpec;
  /** Id of the hint that explains this field. */
  hint: string | undefined;
}

/** Label, error and control of a field. */
export function Field({ field, hint }: FieldProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const { register, formState } = useFormContext<Request>();
  const { name, text, control = "text", optional, ...attributes } = field;
  const error = formState.errors[name]?.message;
  const errorId = `${name}-error`;
  const shared = {
    ...register(name),
    id: name,
    readOnly: formState.isSubmitting,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint, error && errorId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={`field ${control}${error ? " invalid" : ""}`}>
      <label htmlFor={name}>
        {t(`contact.${text}.label`)}
        {optional && <span className="note"> {t("contact.optional")}</span>}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {message(error)}
        </p>
      )}
      {control === "textarea" ? (
        <textarea {...shared} {...attributes} rows={4} />
      ) : (
        <input {...shared} {...attributes} type={control} />
      )}
    </div>
  );
}
