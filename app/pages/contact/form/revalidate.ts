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
  const latest = check(form);
  const known = new Set(shown.errors.map(({ field }) => field));
  const invalid = new Set(latest.errors.map(({ field }) => field));
  for (const [field, value] of form) {
    if (!invalid.has(field)) {
      lastValid.set(field, value);
    }
  }
  if (latest.errors.every(({ field }) => known.has(field))) {
    return form;
  }
  const asBefore = new FormData();
  for (const [field, value] of form) {
    const checked = invalid.has(field) && !known.has(field) ? lastValid.get(field) : value;
    asBefore.append(field, checked ?? "");
  }
  return asBefore;
}
