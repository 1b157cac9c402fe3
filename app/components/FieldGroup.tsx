import { Fragment } from "react";
import type { FieldView, FormReport, Group } from "../core";
import { FormField } from "./FormField";

interface FieldGroupProps {
  group: Group;
  /** Tells the hint of this group from those of others. */
  id: string;
  report: FormReport;
  suggestions: string;
  today: string | undefined;
  busy: boolean;
}

/** Neither needed nor left to choice: the hint of the group says what is asked of it. */
function isHinted({ required, optional }: FieldView): boolean {
  return !required && !optional;
}

/** A headed group of fields; its hint stands before the first field that it speaks of. */
export function FieldGroup({ group, id, report, ...rest }: FieldGroupProps) {
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
            error={report.errors.find((error) => error.field === field.name)?.message}
            hint={isHinted(field) ? hint : undefined}
            {...rest}
          />
        </Fragment>
      ))}
    </fieldset>
  );
}
