//! Local storage. Storage that throws counts as empty; in Chromium, even access to a blocked one throws. Without a
//! window it is not used: in Node and Deno it would be shared by all visitors.

use bancal_core::{Field, Language, trim};
use js_sys::{Array, Date, JSON, JsString, Reflect};
use wasm_bindgen::prelude::*;

use crate::network::parse;

#[wasm_bindgen]
extern "C" {
    /// That of web-sys fails if `getItem` returns no text, as that of a test may.
    type Storage;
    #[wasm_bindgen(method, catch, js_name = getItem)]
    fn get_item(this: &Storage, key: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = setItem)]
    fn set_item(this: &Storage, key: &str, value: &JsString) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch, js_name = removeItem)]
    fn remove_item(this: &Storage, key: &str) -> Result<(), JsValue>;
}

const LANGUAGE: &str = "selectedLanguage";
const DRAFT: &str = "quoteDraft";

fn storage() -> Option<Storage> {
    let window = Reflect::get(&js_sys::global(), &JsString::from("window")).ok()?;
    let storage = Reflect::get(&window, &JsString::from("localStorage")).ok()?;
    Some(storage.unchecked_into())
}

fn item(key: &str) -> Option<JsString> {
    storage()?.get_item(key).ok()?.dyn_into().ok()
}

/// Returns whether it was stored. If storage is full or blocked, the old value stays.
fn store(key: &str, value: &JsString) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// The stored language; anything but a language code is ignored.
pub(crate) fn language() -> Option<Language> {
    Language::from_code(&String::from(&item(LANGUAGE)?))
}

/// Returns whether it was stored.
pub(crate) fn store_language(language: Language) -> bool {
    store(LANGUAGE, &JsString::from(language.code()))
}

/// The draft is a JSON array: this number, when it was stored, then a pair of name and text for each field. A draft of
/// another version is removed.
const VERSION: u32 = 3;
/// After which a draft is removed by whoever reads it: seven days, as a request list (`../js/storedList.ts`) and the times
/// and checksums of the last requests (`app/send/lastRequest.ts`).
const LIFETIME_MS: f64 = 7.0 * 24.0 * 3_600_000.0;

pub(crate) fn save_draft(values: &[&str; Field::COUNT]) {
    if values.iter().all(|text| trim(text).is_empty()) {
        return remove(DRAFT);
    }
    let draft = Array::of2(&VERSION.into(), &Date::now().into());
    for (field, text) in Field::ALL.iter().zip(values) {
        draft.push(&Array::of2(&field.wire_name().into(), &(*text).into()));
    }
    if let Ok(text) = JSON::stringify(&draft) {
        store(DRAFT, &text);
    }
}

/// Names and texts, as lists of two.
pub(crate) fn load_draft() -> Vec<Vec<String>> {
    let mut out = Vec::new();
    let stored = item(DRAFT).and_then(|text| parse(&text).ok());
    let Some(draft) = stored.as_ref().and_then(|stored| stored.dyn_ref::<Array>()) else { return out };
    let is_current = draft.get(1).as_f64().is_some_and(|stored| Date::now() - stored < LIFETIME_MS);
    if draft.get(0) != VERSION || !is_current {
        clear_draft();
        return out;
    }
    for pair in draft.iter().filter_map(|entry| entry.dyn_into::<Array>().ok()) {
        let field = Field::ALL.iter().find(|field| pair.get(0) == field.wire_name());
        if let (Some(field), Some(text)) = (field, pair.get(1).as_string()) {
            out.push(vec![field.wire_name().to_owned(), text]);
        }
    }
    out
}

pub(crate) fn clear_draft() {
    remove(DRAFT);
}
