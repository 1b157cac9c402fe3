//! The border in a real browser: `wasm-pack test --headless --chrome crates/wasm`.
#![cfg(target_arch = "wasm32")]

use bancal::{
    add_dictionary, check_form, choose_language, drop_draft, keep_draft, kept_draft, route_view, stored_language,
};
use js_sys::{Array, JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::FormData;

wasm_bindgen_test_configure!(run_in_browser);

const SPANISH: &str = include_str!(concat!(env!("OUT_DIR"), "/es.txt"));

fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| Reflect::get(&value, &JsString::from(name)).unwrap())
}

fn text(value: &JsValue, path: &str) -> String {
    get(value, path).as_string().unwrap_or_default()
}

fn view(path: &str, chosen: Option<&str>) -> JsValue {
    add_dictionary(SPANISH.to_owned()).unwrap();
    route_view(path, chosen.map(str::to_owned)).unwrap().into()
}

fn form(fields: &[(&str, &str)]) -> JsValue {
    let form = FormData::new().unwrap();
    for (name, value) in fields {
        form.append_with_str(name, value).unwrap();
    }
    form.into()
}

#[wasm_bindgen_test]
fn a_route_crosses_as_a_plain_object() {
    let answer = view("/contacto", None);
    assert_eq!(text(&answer, "status"), "ready");
    assert_eq!(text(&answer, "view.page.kind"), "contact");
    let machines: Array = get(&answer, "view.page.machines").unchecked_into();
    assert_eq!(machines.length(), 85);
    assert!(get(&answer, "view.replaceWith").is_undefined());
}

#[wasm_bindgen_test]
fn a_language_without_dictionary_is_asked_for() {
    let answer = view("/en/faq", None);
    assert_eq!(text(&answer, "status"), "dictionaryNeeded");
    assert_eq!(text(&answer, "language"), "en");
}

#[wasm_bindgen_test]
fn a_chosen_language_is_stored() {
    assert_eq!(choose_language("val", "/en/faq").unwrap(), "/val/faq");
    assert_eq!(stored_language().as_deref(), Some("val"));
}

#[wasm_bindgen_test]
fn the_browsers_form_is_checked() {
    add_dictionary(SPANISH.to_owned()).unwrap();
    let report: JsValue =
        check_form(&form(&[("user_name", " \u{a0} "), ("user_number", "965 000 000")]), "es").unwrap().into();
    let errors: Array = get(&report, "errors").unchecked_into();
    let fields: Vec<String> = errors.iter().map(|error| text(&error, "field")).collect();
    assert_eq!(fields, ["user_name", "user_machinery", "user_city", "user_rentalDays"]);
}

#[wasm_bindgen_test]
fn a_draft_is_kept_and_dropped() {
    keep_draft(&form(&[("user_name", "Obras"), ("user_comments", "a\nb"), ("website", "never kept")])).unwrap();
    let kept = || kept_draft().unwrap().unchecked_into::<Array>();
    assert_eq!(kept().length(), 8);
    assert_eq!((text(&kept(), "0.0"), text(&kept(), "0.1")), ("user_name".to_owned(), "Obras".to_owned()));
    drop_draft();
    assert_eq!(kept().length(), 0);
}

#[wasm_bindgen_test]
fn bad_calls_are_errors_with_a_name() {
    let error: JsValue = check_form(&JsValue::NULL, "es").unwrap_err().into();
    assert!(error.is_instance_of::<js_sys::Error>());
    assert_eq!(text(&error, "name"), "FormError");
}
