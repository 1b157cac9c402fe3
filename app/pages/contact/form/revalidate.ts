import type { FormReport } from "../../../core";

type Check = (form: FormData) => FormReport;

/**
 * The form whose errors are on the screen while a visitor corrects them. Errors go as soon as they are corrected; none is
 * added while somebody types, because a half-written phone number is no mistake yet: fields without an error count
 * as they were when they were last right.
 *
 * @param right - Values of the fields when they were last right; brought up to date here.
 */
export function revalidate(
  check: Check,
  form: FormData,
  right: Map<string, FormDataEntryValue>,
  shown: FormReport,
): FormData {
  const latest = check(form);
  const known = new Set(shown.errors.map(({ field }) => field));
  const wrong = new Set(latest.errors.map(({ field }) => field));
  for (const [field, value] of form) {
    if (!wrong.has(field)) {
      right.set(field, value);
    }
  }
  if (latest.errors.every(({ field }) => known.has(field))) {
    return form;
  }
  const asBefore = new FormData();
  for (const [field, value] of form) {
    const kept = wrong.has(field) && !known.has(field) ? right.get(field) : value;
    asBefore.append(field, kept ?? "");
  }
  return asBefore;
}
