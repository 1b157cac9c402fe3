//! The form as the browser hands it over, read by hand: a deserialiser would cost every visitor 10 kB.

use bancal_core::{Date, Field, QuoteForm};
use web_sys::FormData;

/// The eight values as typed; a field that is missing or holds a file counts as empty.
pub(crate) fn typed(form: &FormData) -> [String; Field::COUNT] {
    let mut typed = <[String; Field::COUNT]>::default();
    for (value, field) in typed.iter_mut().zip(Field::ALL.iter()) {
        *value = form.get(field.wire_name()).as_string().unwrap_or_default();
    }
    typed
}

pub(crate) fn read(form: &FormData) -> QuoteForm {
    QuoteForm::new(typed(form))
}

/// The visitor's own date.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).unwrap_or(1);
    Date {
        year: u16::try_from(now.get_full_year()).unwrap_or(1),
        month: small(now.get_month().saturating_add(1)),
        day: small(now.get_date()),
    }
}
