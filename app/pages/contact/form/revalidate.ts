import type { FormReport } from "../../../core";

type Check = (form: FormData) => FormReport;

/**
 * The form whose errors are shown while a visitor corrects them. Errors disappear as soon as they are corrected; none
 * is added during typing, because an incomplete phone number is not a mistake yet: fields without an error keep their
 * last valid value.
 *
 * @param lastValid - Last valid values of the fields; updated here.
 */
export function revalidate(
  check: Check,
  form: FormData,
  lastValid: Map<string, FormDataEntryValue>,
  shown: FormReport,
): FormData {
  const known = new Set(shown.errors.map(({ field }) => field));
  const invalid = new Set(check(form).errors.map(({ field }) => field));
  const values = new FormData();
  for (const [field, value] of form) {
    const isNew = invalid.has(field) && !known.has(field);
    if (!invalid.has(field)) {
      lastValid.set(field, value);
    }
    values.append(field, isNew ? (lastValid.get(field) ?? "") : value);
  }
  return values;
}
