/** Reads forms. */
import { check, classOf, orElse } from "./arguments.js";
import { coreError } from "./error.js";
import type { Language } from "./types.js";

/** More than the limit of any field, so that a cut text gets the same error as the whole one. */
const MAX_FIELD = 2 ** 14;
/** Far more than anybody types, so that a draft is stored whole. */
const MAX_STORED_FIELD = 2 ** 17;

/** Stands between values, which cross as one text. In a value, it would be sent as a space. */
const SEPARATOR = "\0";

/** The fields, in the order in which their values cross: that of `Field::ALL` in `crates/core/src/form/field.rs`. */
export const FIELDS = [
  "user_name",
  "user_email",
  "user_number",
  "user_machinery",
  "user_city",
  "user_rentalDate",
  "user_rentalDays",
  "user_comments",
] as const;

/** Of any realm, and of emulated documents too. */
const isForm = (value: unknown): value is FormData => classOf(value) === "FormData";

/**
 * The values of a form's fields, in the order of `FIELDS`. A file counts as empty.
 * @param refusesLong whether too long a text is refused instead of cut, because the form is to be sent
 * @throws a `FormError` for anything that is not a valid form
 */
export function checkedValues(
  form: unknown,
  refusesLong = false,
  limit: number = MAX_FIELD,
): string[] {
  const isLong = (text: string) => text.length > limit;
  const values = orElse(undefined, () =>
    isForm(form) ? FIELDS.map((name) => form.get(name)) : undefined,
  );
  const texts = values?.map((value) => (typeof value === "string" ? value : ""));
  if (!texts || (refusesLong && texts.some(isLong))) {
    throw coreError(
      "FormError",
      `form has to be a FormData with fields of at most ${limit} characters`,
    );
  }
  return texts.map((text) =>
    isLong(text) || text.includes(SEPARATOR)
      ? text.slice(0, limit).replaceAll(SEPARATOR, " ")
      : text,
  );
}

/** The values and the language of the messages as one text, as the core reads them. */
export function checkedForm(form: unknown, language: Language, refusesLong?: boolean): string {
  const values = checkedValues(form, refusesLong);
  check("language", "text", language);
  return [...values, language].join(SEPARATOR);
}

/** The values of a form to be stored, of which nothing that somebody typed is cut. */
export const checkedDraft = (form: unknown): string =>
  checkedValues(form, false, MAX_STORED_FIELD).join(SEPARATOR);
