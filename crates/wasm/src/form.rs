//! Reads a `FormData`. By hand, because a deserialiser would add 10 kB.

use bancal_core::{Date, Field, QuoteForm};
use js_sys::JsString;
use wasm_bindgen::prelude::*;
use web_sys::FormData;

#[wasm_bindgen]
extern "C" {
    /// As in `web_sys`, but with the name as JavaScript has it.
    #[wasm_bindgen(js_name = FormData)]
    type Form;

    #[wasm_bindgen(method)]
    fn get(this: &Form, name: &JsString) -> JsValue;
}

thread_local! {
    /// The names of the fields, in their order: decoding them anew took a fifth of a check.
    static NAMES: [JsString; Field::COUNT] = Field::ALL.map(|field| field.wire_name().into());
}

/// The eight values, not normalised; a missing field or a file counts as empty.
pub(crate) fn values(form: &FormData) -> [String; Field::COUNT] {
    let form: &Form = form.unchecked_ref();
    NAMES.with(|names| names.each_ref().map(|name| form.get(name).as_string().unwrap_or_default()))
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
