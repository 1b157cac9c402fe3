//! Reads the form. It crosses as one text: a call for each of its values took most of the time of a check.

use bancal_core::{Date, Field, QuoteForm, split_all, split_once};

/// What stands between language and values, and in none of them: `js/form.ts` writes them.
const SEPARATOR: u8 = 0;

/// The eight values, not normalised; a missing one is empty.
pub(crate) fn values(text: &str) -> [&str; Field::COUNT] {
    let mut texts = split_all(text, SEPARATOR);
    Field::ALL.map(|_| texts.next().unwrap_or_default())
}

/// The code of the language that stands before the values, and the form.
pub(crate) fn read(text: &str) -> (&str, QuoteForm) {
    let (language, form) = split_once(text, SEPARATOR).unwrap_or((text, ""));
    (language, QuoteForm::new(values(form)))
}

/// The date of the visitor's clock.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).unwrap_or(1);
    Date {
        year: u16::try_from(now.get_full_year()).unwrap_or(1),
        month: small(now.get_month().saturating_add(1)),
        day: small(now.get_date()),
    }
}
