//! Network calls, against the server of the test runner, which serves the folder of this crate.

use super::common::{
    complete_form, failure, get, list, name_of, never, products, send, sent, set, signal, target, text,
};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

const FILE: &str = "/webdriver.json";
const NO_FILE: &str = "/no-such-file.txt";
/// A port that no browser connects to.
const UNREACHABLE: &str = "http://127.0.0.1:1/";

#[wasm_bindgen_test]
async fn an_answer_of_200_is_a_success() {
    let report = sent(&target(FILE), never()).await;
    assert_eq!(text(&report, "kind"), "sent");
    assert!(!text(&report, "message").is_empty());
}

#[wasm_bindgen_test]
async fn a_refusal_keeps_its_status() {
    let (reason, status, _) = failure(&sent(&target(NO_FILE), never()).await);
    assert_eq!((reason.as_str(), status), ("rejected", 404.0));
}

#[wasm_bindgen_test]
async fn an_unreachable_host_is_status_0_with_a_cause() {
    let report = sent(&target(UNREACHABLE), never()).await;
    assert_eq!(failure(&report), ("unreachable".to_owned(), 0.0, "Network Error".to_owned()));
    assert!(!text(&report, "cause").is_empty());
}

#[wasm_bindgen_test]
async fn an_address_that_the_browser_refuses_is_not_an_endpoint() {
    for endpoint in ["http://[", "https://user:password@127.0.0.1:1/", "webdriver.json", "data:text/plain,OK"] {
        let (reason, status, log) = failure(&sent(&target(endpoint), never()).await);
        assert_eq!((reason.as_str(), status), ("notConfigured", 0.0), "{endpoint}");
        assert!(log.starts_with("The endpoint is required"), "{log}");
    }
}

#[wasm_bindgen_test]
async fn a_web_page_is_not_a_success() {
    let (reason, status, _) = failure(&sent(&target("/"), never()).await);
    assert_eq!((reason.as_str(), status), ("foreignAnswer", 200.0));
}

#[wasm_bindgen_test]
async fn an_aborted_signal_prevents_the_request_and_gives_the_reason() {
    for (name, expected) in [("TimeoutError", "timedOut"), ("AbortError", "aborted"), ("Any", "aborted")] {
        let (reason, status, _) = failure(&sent(&target(FILE), signal(name, 0)).await);
        assert_eq!((reason.as_str(), status), (expected, 0.0));
    }
}

#[wasm_bindgen_test]
async fn a_missing_setting_is_reported_as_the_provider_does() {
    let incomplete = target(FILE);
    set(&incomplete, "template", "");
    let (reason, _, log) = failure(&sent(&incomplete, never()).await);
    assert_eq!(reason, "notConfigured");
    assert!(log.starts_with("The template ID is required."), "{log}");
}

#[wasm_bindgen_test]
async fn an_unknown_language_rejects_with_its_code() {
    let error = send(&complete_form(), "fr", &target(FILE), never()).await.unwrap_err();
    assert_eq!(text(&error, "language"), "fr");
    assert_eq!(name_of(error), "LanguageError");
}

#[wasm_bindgen_test]
async fn products_are_named_in_the_language_and_invalid_entries_left_out() {
    let answer = products("/src/tests/shop.json", "herramientas").await.unwrap();
    let found = list(&answer, "products");
    assert_eq!(found.len(), 1);
    assert_eq!(text(&found[0], "picture"), "/pictures/trowel-400.webp");
    assert!(!text(&found[0], "name").is_empty());
    let rejected: Vec<String> = list(&answer, "rejected").iter().filter_map(JsValue::as_string).collect();
    assert_eq!(rejected.len(), 2);
    assert!(rejected[0].starts_with("herramientas[1]: "), "{rejected:?}");
}

#[wasm_bindgen_test]
async fn an_invalid_document_is_an_error() {
    for (url, list) in [
        ("/src/tests/shop.json", "no list"),
        ("/src/tests/shop.json", "iluminacion"),
        ("/Cargo.toml", "herramientas"),
        (UNREACHABLE, "herramientas"),
    ] {
        let error = products(url, list).await.unwrap_err();
        assert!(get(&error, "status").is_undefined(), "{url}");
        assert_eq!(name_of(error), "ShopError", "{url}");
    }
    let error = products(NO_FILE, "herramientas").await.unwrap_err();
    assert_eq!(get(&error, "status").as_f64(), Some(404.0));
    assert_eq!(name_of(error), "ShopError");
}
