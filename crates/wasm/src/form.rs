//! Reads a `FormData`. By hand, because a deserialiser would add 10 kB.

use bancal_core::{Date, Field, QuoteForm};
use web_sys::FormData;

/// The eight values, not normalised; a missing field or a file counts as empty.
pub(crate) fn values(form: &FormData) -> [String; Field::COUNT] {
    let mut values = <[String; Field::COUNT]>::default();
    for (value, field) in values.iter_mut().zip(Field::ALL.iter()) {
        *value = form.get(field.wire_name()).as_string().unwrap_or_default();
    }
    values
}

pub(crate) fn read(form: &FormData) -> QuoteForm {
    QuoteForm::new(values(form))
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
