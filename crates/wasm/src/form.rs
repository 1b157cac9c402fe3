//! Reads the form. It crosses as one text: a call for each of its values took most of the time of a check.

use bancal_core::{Date, Field, QuoteForm, split_once};

/// What stands between the values, and in none of them: `js/form.ts` writes them.
const SEPARATOR: u8 = 0;

/// The eight values, not normalised, and what stands behind them.
pub(crate) fn values(text: &str) -> ([&str; Field::COUNT], &str) {
    let mut rest = text;
    let values = Field::ALL.map(|_| {
        let (value, after) = split_once(rest, SEPARATOR).unwrap_or((rest, ""));
        rest = after;
        value
    });
    (values, rest)
}

/// The form, and the code of the language that stands behind its values.
pub(crate) fn read(text: &str) -> (QuoteForm, &str) {
    let (values, language) = values(text);
    (QuoteForm::new(values), language)
}

/// The date of the visitor's clock.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).unwrap_or_default();
    let year = u16::try_from(now.get_full_year()).unwrap_or_default();
    Date::new(year, small(now.get_month().saturating_add(1)), small(now.get_date())).unwrap_or(Date::FIRST)
}
