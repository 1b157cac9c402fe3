//! The visitor's own device. Storage that throws counts as empty; in Chromium even naming it throws where it is blocked.

use bancal_core::{Field, Language};
use js_sys::{Array, JSON, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;

const LANGUAGE: &str = "selectedLanguage";
const DRAFT: &str = "quoteDraft";

fn storage() -> Option<Storage> {
    let storage = Reflect::get(&js_sys::global(), &JsString::from("localStorage")).ok()?;
    (!storage.is_falsy()).then(|| storage.unchecked_into())
}

fn item(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

fn store(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value); // full or blocked: the visitor loses nothing that was there
    }
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

pub(crate) fn language() -> Option<String> {
    item(LANGUAGE)
}

pub(crate) fn store_language(language: Language) {
    store(LANGUAGE, language.code());
}

/// The draft is a JSON array of the eight texts, in the order of the form.
pub(crate) fn keep_draft(typed: &[String; Field::COUNT]) {
    if typed.iter().all(|text| text.trim().is_empty()) {
        return remove(DRAFT);
    }
    let texts: Array = typed.iter().map(|text| JsValue::from_str(text)).collect();
    if let Ok(text) = JSON::stringify(&texts) {
        store(DRAFT, &String::from(&text));
    }
}

pub(crate) fn kept_draft() -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    let kept = item(DRAFT).and_then(|text| JSON::parse(&text).ok());
    if let Some(texts) = kept.as_ref().and_then(|kept| kept.dyn_ref::<Array>()) {
        for (field, text) in Field::ALL.iter().zip(texts.iter()) {
            out.extend(text.as_string().map(|text| (field.wire_name(), text)));
        }
    }
    out
}

pub(crate) fn drop_draft() {
    remove(DRAFT);
}
