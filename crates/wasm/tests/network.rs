//! What the network does, against the server that the test runner is itself: it serves the folder of this crate.
#![cfg(target_arch = "wasm32")]

mod common;

use common::{complete_form, failure, get, goods, list, name_of, send, sent, set, target, text};
use js_sys::Object;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::AbortController;

wasm_bindgen_test_configure!(run_in_browser);

const FILE: &str = "/webdriver.json";
const NO_FILE: &str = "/no-such-file.txt";
/// A port that no browser connects to.
const NOBODY: &str = "http://127.0.0.1:1/";

#[wasm_bindgen_test]
async fn an_answer_of_200_is_a_success() {
    let report = sent(&target(FILE), 5000, None).await;
    assert_eq!(text(&report, "kind"), "sent");
    assert!(!text(&report, "message").is_empty());
}

#[wasm_bindgen_test]
async fn a_refusal_keeps_its_status() {
    let (reason, status, _) = failure(&sent(&target(NO_FILE), 5000, None).await);
    assert_eq!((reason.as_str(), status), ("rejected", 404.0));
}

#[wasm_bindgen_test]
async fn a_host_that_cannot_be_reached_is_status_0() {
    for endpoint in [NOBODY, "http://["] {
        let report = sent(&target(endpoint), 5000, None).await;
        assert_eq!(failure(&report), ("unreachable".to_owned(), 0.0, "Network Error".to_owned()), "{endpoint}");
    }
}

#[wasm_bindgen_test]
async fn no_time_at_all_is_too_little() {
    let (reason, status, _) = failure(&sent(&target(FILE), 0, None).await);
    assert_eq!((reason.as_str(), status), ("timedOut", 0.0));
}

#[wasm_bindgen_test]
async fn a_signal_that_is_aborted_before_keeps_the_request_from_leaving() {
    let stop = AbortController::new().unwrap();
    stop.abort();
    let (reason, ..) = failure(&sent(&target(FILE), 5000, Some(stop.signal())).await);
    assert_eq!(reason, "timedOut");
}

#[wasm_bindgen_test]
async fn a_missing_setting_is_told_as_the_provider_does() {
    let own = target(FILE);
    set(&own, "template", "");
    let (reason, _, log) = failure(&sent(&own, 5000, None).await);
    assert_eq!(reason, "notConfigured");
    assert!(log.starts_with("The template ID is required."), "{log}");
}

#[wasm_bindgen_test]
async fn bad_arguments_reject_with_what_was_bad() {
    let rejected =
        async |form: &JsValue, language, target: &JsValue| send(form, language, target, 5000, None).await.unwrap_err();
    let (form, good) = (complete_form(), target(FILE));
    assert_eq!(name_of(rejected(&JsValue::NULL, "es", &good).await), "FormError");
    assert_eq!(name_of(rejected(&form, "fr", &good).await), "LanguageError");
    let error = rejected(&form, "es", &Object::new()).await;
    assert_eq!(text(&error, "setting"), "endpoint");
    assert_eq!(name_of(error), "TargetError");
}

#[wasm_bindgen_test]
async fn goods_are_named_in_the_language_and_bad_entries_left_out() {
    let answer = goods("/tests/shop.json", "herramientas").await.unwrap();
    let found = list(&answer, "goods");
    assert_eq!(found.len(), 1);
    assert_eq!(text(&found[0], "picture"), "/pictures/trowel-400.webp");
    assert!(!text(&found[0], "name").is_empty());
    let left_out: Vec<String> = list(&answer, "leftOut").iter().filter_map(JsValue::as_string).collect();
    assert_eq!(left_out.len(), 2);
    assert!(left_out[0].starts_with("herramientas[1]: "), "{left_out:?}");
}

#[wasm_bindgen_test]
async fn a_document_that_is_none_is_an_error() {
    for (url, list) in [
        ("/tests/shop.json", "no list"),
        ("/tests/shop.json", "iluminacion"),
        ("/Cargo.toml", "herramientas"),
        (NOBODY, "herramientas"),
    ] {
        let error = goods(url, list).await.unwrap_err();
        assert!(get(&error, "status").is_undefined(), "{url}");
        assert_eq!(name_of(error), "ShopError", "{url}");
    }
    let error = goods(NO_FILE, "herramientas").await.unwrap_err();
    assert_eq!(get(&error, "status").as_f64(), Some(404.0));
    assert_eq!(name_of(error), "ShopError");
}
