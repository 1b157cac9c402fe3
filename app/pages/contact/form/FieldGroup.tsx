import { Fragment } from "react";
import type { ContactView, FieldMessage, FieldQuestion, FieldView, Group } from "../../../core";
import { FormField } from "./FormField";

interface FieldGroupProps {
  group: Group;
  /** Tells the hint of this group from those of others. */
  id: string;
  errors: { errors: FieldMessage[]; questions: FieldQuestion[]; round: number | undefined };
  view: ContactView;
  suggestions: string;
  today: string | undefined;
  busy: boolean;
  onTake: (field: string, value: string) => void;
}

/** Neither needed nor left to choice: the hint of the group says what is asked of it. */
function isHinted({ required, optional }: FieldView): boolean {
  return !required && !optional;
}

/** A headed group of fields; its hint stands before the first field that it speaks of. */
export function FieldGroup({ group, id, errors, ...rest }: FieldGroupProps) {
  const first = group.fields.find(isHinted);
  const hint = group.hint ? id : undefined;
  return (
    <fieldset>
      <legend>
        <h2>{group.title}</h2>
      </legend>
      {group.fields.map((field) => (
        <Fragment key={field.name}>
          {field === first && group.hint && (
            <p className="hint" id={id}>
              {group.hint}
            </p>
          )}
          <FormField
            field={field}
            error={errors.errors.find((error) => error.field === field.name)?.message}
            question={errors.questions.find((question) => question.field === field.name)}
            round={errors.round}
            hint={isHinted(field) ? hint : undefined}
            {...rest}
          />
        </Fragment>
      ))}
    </fieldset>
  );
}
