//! Every answer of the sending provider, from the local one, which `npm run test:wasm` starts.

use super::common::{failure, never, sent, signal, target, text};
use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::AbortSignal;

const PROVIDER: &str = env!("BANCAL_PROVIDER", "the address of the local provider: npm run test:wasm sets it");

/// Sets the provider's answer to the next request.
async fn answer_with(scenario: &str) {
    let post = Function::new_with_args("url, body", "return fetch(url, { method: 'POST', body })");
    let url = [PROVIDER, "/scenario"].concat();
    let posted: Promise = post.call2(&JsValue::NULL, &url.into(), &scenario.into()).unwrap().unchecked_into();
    JsFuture::from(posted).await.unwrap();
}

async fn sent_to_provider(scenario: &str, signal: AbortSignal) -> JsValue {
    answer_with(scenario).await;
    sent(&target(&[PROVIDER, "/api/v1.0/email/send-form"].concat()), signal).await
}

#[wasm_bindgen_test]
async fn an_accepted_request_is_a_success() {
    for scenario in [
        "{}",
        r#"{ "status": 200, "body": "anything", "times": 1 }"#,
        r#"{ "status": 202, "body": "OK", "times": 1 }"#,
        r#"{ "status": 500, "body": "OK", "times": 1 }"#,
    ] {
        assert_eq!(text(&sent_to_provider(scenario, never()).await, "kind"), "sent", "{scenario}");
    }
}

#[wasm_bindgen_test]
async fn each_refusal_keeps_status_and_text() {
    for status in [400, 403, 404, 412, 413, 422, 500, 503] {
        let scenario = format!(r#"{{ "status": {status}, "body": "why", "times": 1 }}"#);
        let report = sent_to_provider(&scenario, never()).await;
        assert_eq!(failure(&report), ("rejected".to_owned(), f64::from(status), "why".to_owned()));
    }
}

#[wasm_bindgen_test]
async fn too_many_requests_have_a_reason_of_their_own() {
    let report = sent_to_provider(r#"{ "status": 429, "body": "why", "times": 1 }"#, never()).await;
    assert_eq!(failure(&report), ("tooMany".to_owned(), 429.0, "Too Many Requests".to_owned()));
}

#[wasm_bindgen_test]
async fn a_connection_that_breaks_is_status_0() {
    let report = sent_to_provider(r#"{ "hangup": true, "times": 1 }"#, never()).await;
    assert_eq!(failure(&report), ("unreachable".to_owned(), 0.0, "Network Error".to_owned()));
}

#[wasm_bindgen_test]
async fn an_answer_that_comes_too_late_is_a_time_out() {
    let (reason, status, _) =
        failure(&sent_to_provider(r#"{ "delay": 3000, "times": 1 }"#, signal("TimeoutError", 100)).await);
    assert_eq!((reason.as_str(), status), ("timedOut", 0.0));
}

#[wasm_bindgen_test]
async fn the_caller_can_stop_waiting() {
    let scenario = r#"{ "delay": 3000, "times": 1 }"#;
    let (reason, ..) = failure(&sent_to_provider(scenario, signal("AbortError", 50)).await);
    assert_eq!(reason, "aborted");
}
