//! What crosses the boundary.

use super::common::{SPANISH, add_spanish, complete_form, form, get, in_language, list, name_of, text};
use crate::{add_dictionary, check_form, choose_language, failure_report, route_view, stored_language};

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

fn view(path: &str, chosen: Option<&str>) -> JsValue {
    add_spanish();
    route_view(path, chosen.map(str::to_owned)).unwrap().into()
}

fn checked(form: &str) -> Option<JsValue> {
    add_spanish();
    check_form(&in_language("es", form)).unwrap()
}

fn invalid_fields(form: &str) -> Vec<String> {
    let errors = checked(form).map_or_else(Vec::new, |report| list(&report, "errors"));
    errors.iter().map(|error| text(error, "field")).collect()
}

#[wasm_bindgen_test]
fn a_view_is_returned_as_a_plain_object() {
    let answer = view("/contacto", None);
    assert_eq!(text(&answer, "status"), "ready");
    assert_eq!(text(&answer, "view.page.kind"), "contact");
    assert_eq!(list(&answer, "view.page.machines").len(), 85);
    assert_eq!(js_sys::Object::get_prototype_of(&answer), js_sys::Object::get_prototype_of(&js_sys::Object::new()));
}

#[wasm_bindgen_test]
fn numbers_booleans_texts_pairs_and_undefined_keep_their_types() {
    let answer = view("/contacto", None);
    let fields: Vec<JsValue> =
        list(&answer, "view.page.groups").iter().flat_map(|group| list(group, "fields")).collect();
    let field = |name| fields.iter().find(|field| text(field, "name") == name).unwrap();
    let days = field("user_rentalDays");
    let range = list(days, "range");
    assert!(range.iter().all(|end| end.as_f64().is_some()) && range.len() == 2);
    assert_eq!(get(days, "required").as_bool(), Some(true));
    assert!(get(field("user_name"), "range").is_undefined());
    assert!(get(&answer, "view.replaceWith").is_undefined());
    assert!(!text(days, "label").is_empty());
}

#[wasm_bindgen_test]
fn any_path_has_a_view() {
    for path in ["", "//", "/../..", "/%00", "/\u{0}", "/ñ/🏗", "/no-hay"] {
        assert_eq!(text(&view(path, None), "status"), "ready", "{path}");
    }
    assert_eq!(text(&view("/no-hay", None), "view.page.kind"), "notFound");
}

#[wasm_bindgen_test]
fn a_language_without_dictionary_is_requested() {
    let answer = view("/en/faq", None);
    assert_eq!(text(&answer, "status"), "dictionaryNeeded");
    assert_eq!(text(&answer, "language"), "en");
    assert_eq!(text(&view("/faq", Some("val")), "language"), "val");
}

#[wasm_bindgen_test]
fn a_chosen_language_is_stored() {
    assert_eq!(choose_language("val", "/en/faq").unwrap(), "/val/faq");
    assert_eq!(stored_language().as_deref(), Some("val"));
    assert_eq!(choose_language("es", "/val/faq").unwrap(), "/faq");
    assert_eq!(stored_language().as_deref(), Some("es"));
}

#[wasm_bindgen_test]
fn a_form_is_checked_in_the_order_of_its_fields() {
    let spaces = form(&[("user_name", " \u{a0} "), ("user_number", "965 000 000")]);
    assert_eq!(invalid_fields(&spaces), ["user_name", "user_machinery", "user_city", "user_rentalDays"]);
    assert!(!text(&checked(&spaces).unwrap(), "summary").is_empty());
    assert_eq!(checked(&complete_form()), None);
    let slip = complete_form().replace("obras@example.com", "obras@gmial.com");
    assert_eq!(list(&checked(&slip).unwrap(), "questions").len(), 1);
}

#[wasm_bindgen_test]
fn values_that_are_missing_are_empty() {
    assert_eq!(invalid_fields(&form(&[])).len(), 5);
    add_spanish();
    let error: JsValue = check_form("es").unwrap_err().into();
    assert_eq!(text(&error, "language"), "");
}

#[wasm_bindgen_test]
fn an_earlier_failure_is_reported_again() {
    add_spanish();
    for reason in ["rejected", "tooMany", "unreachable", "timedOut", "notConfigured"] {
        let report = failure_report(&in_language("es", &complete_form()), reason).unwrap();
        assert_eq!(text(&report, "kind"), "failed");
        assert_eq!(text(&report, "reason"), reason);
        assert!(text(&report, "channels.whatsapp.href").contains("Levante"));
    }
}

#[wasm_bindgen_test]
fn invalid_calls_are_errors_with_a_name_and_the_invalid_value() {
    let language: JsValue = check_form(&in_language("en", &complete_form())).unwrap_err().into();
    assert_eq!(text(&language, "language"), "en");
    assert_eq!(name_of(language), "LanguageError");
    assert_eq!(name_of(choose_language("fr", "/").unwrap_err()), "LanguageError");

    let page: JsValue = add_dictionary("<!doctype html>".to_owned()).unwrap_err().into();
    assert_eq!(text(&page, "reason"), "notADictionary");
    assert_eq!(name_of(page), "DictionaryError");
    let (fingerprint, rest) = SPANISH.split_once(' ').unwrap();
    let other = ["0".repeat(fingerprint.len()).as_str(), rest].join(" ");
    let other: JsValue = add_dictionary(other).unwrap_err().into();
    assert_eq!(text(&other, "reason"), "otherBuild");
    let cut_off: String = SPANISH.split_inclusive('\n').take(99).collect();
    let cut_off: JsValue = add_dictionary(cut_off).unwrap_err().into();
    assert_eq!(text(&cut_off, "reason"), "damaged");
}

#[wasm_bindgen_test]
fn a_refused_dictionary_does_not_replace_an_earlier_one() {
    add_spanish();
    assert!(add_dictionary(String::new()).is_err());
    assert_eq!(text(&view("/faq", None), "status"), "ready");
}

#[wasm_bindgen_test]
fn a_chosen_language_never_leads_to_another_site() {
    for path in
        ["//evil.example", "/\t/evil.example", "\\\\evil.example", " //evil.example", "https://evil.example", ""]
    {
        let address = choose_language("en", path).unwrap();
        assert!(address.starts_with('/') && !address.starts_with("//"), "{path:?}: {address}");
    }
}
