import { Fragment } from "react";
import type { ContactView, FieldMessage, FieldQuestion, FieldView, Group } from "../../../core";
import { FormField } from "./FormField";

interface FieldGroupProps {
  group: Group;
  /** Id of the hint of this group. */
  id: string;
  errors: { errors: FieldMessage[]; questions: FieldQuestion[]; attempt: number | undefined };
  view: ContactView;
  suggestions: string | undefined;
  firstDay: string | undefined;
  busy: boolean;
  /** Whether there is a request list, which says what is asked for. */
  hasList: boolean;
  onTake: (field: string, value: string) => void;
}

/** Neither required nor optional: the hint of the group explains it. */
function isHinted({ required, note }: FieldView): boolean {
  return !required && !note;
}

/** A group of fields with a heading; its hint is before the first field that it explains. */
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
            attempt={errors.attempt}
            hint={isHinted(field) ? hint : undefined}
            {...rest}
          />
        </Fragment>
      ))}
    </fieldset>
  );
}
