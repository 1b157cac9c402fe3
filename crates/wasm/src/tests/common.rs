//! Helpers of the boundary's tests, which read values as JavaScript does.

use crate::{add_dictionary, load_draft, send_form, shop_products};
use bancal_core::Field;
use js_sys::{Array, Function, JsString, Object, Reflect, eval};
use tsify::Ts;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::AbortSignal;

pub(super) const SPANISH: &str = include_str!(concat!(env!("OUT_DIR"), "/es.txt"));

pub(super) fn add_spanish() {
    add_dictionary(SPANISH.to_owned()).unwrap();
}

pub(super) fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| Reflect::get(&value, &JsString::from(name)).unwrap())
}

pub(super) fn text(value: &JsValue, path: &str) -> String {
    get(value, path).as_string().unwrap_or_else(|| panic!("no text at {path}"))
}

pub(super) fn list(value: &JsValue, path: &str) -> Vec<JsValue> {
    get(value, path).unchecked_into::<Array>().to_vec()
}

/// The values of a form as they cross, of which the missing ones are empty.
pub(super) fn form(fields: &[(&str, &str)]) -> String {
    let value =
        |field: Field| fields.iter().find(|(name, _)| *name == field.wire_name()).map_or("", |(_, value)| value);
    Field::ALL.map(value).join("\0")
}

/// A form with the language of its messages.
pub(super) fn in_language(language: &str, form: &str) -> String {
    [form, language].join("\0")
}

/// A form that can be sent.
pub(super) fn complete_form() -> String {
    form(&[
        ("user_name", "Obras Levante"),
        ("user_email", "obras@example.com"),
        ("user_machinery", "Dumper"),
        ("user_city", "Alicante"),
        ("user_rentalDays", "3"),
    ])
}

/// An error as JavaScript catches it: the name of a real `Error`.
pub(super) fn name_of(error: impl Into<JsValue>) -> String {
    let error = error.into();
    assert!(error.is_instance_of::<js_sys::Error>(), "not an Error");
    assert!(!text(&error, "message").is_empty());
    text(&error, "name")
}

/// The account that the tests send with, at this endpoint: a complete address, or a path of the test runner.
pub(super) fn target(endpoint: &str) -> JsValue {
    let target = Object::new();
    let host = if endpoint.starts_with('/') { eval("location.origin").unwrap().as_string() } else { None };
    let endpoint = [&host.unwrap_or_default(), endpoint].concat();
    for (name, value) in
        [("endpoint", endpoint.as_str()), ("publicKey", "key"), ("service", "service"), ("template", "template")]
    {
        set(&target, name, value);
    }
    target.into()
}

pub(super) fn set(object: &JsValue, name: &str, value: &str) {
    Reflect::set(object, &name.into(), &value.into()).unwrap();
}

pub(super) async fn send(
    form: &str,
    language: &str,
    target: &JsValue,
    signal: AbortSignal,
) -> Result<JsValue, JsValue> {
    add_spanish();
    let target = Ts::new_unchecked(target.clone());
    JsFuture::from(send_form(&in_language(language, form), &target, signal)).await
}

/// A signal that aborts after a time with a reason of this name, or never.
pub(super) fn signal(reason: &str, milliseconds: i32) -> AbortSignal {
    let make = Function::new_with_args(
        "name, milliseconds",
        "const stop = new AbortController();
         const abort = () => stop.abort(new DOMException('', name));
         if (milliseconds === 0) abort();
         else if (milliseconds > 0) setTimeout(abort, milliseconds);
         return stop.signal",
    );
    make.call2(&JsValue::NULL, &reason.into(), &milliseconds.into()).unwrap().unchecked_into()
}

pub(super) fn never() -> AbortSignal {
    signal("", -1)
}

/// The report of one request with a form that can be sent.
pub(super) async fn sent(target: &JsValue, signal: AbortSignal) -> JsValue {
    send(&complete_form(), "es", target, signal).await.unwrap()
}

pub(super) async fn products(url: &str, list: &str) -> Result<JsValue, JsValue> {
    add_spanish();
    JsFuture::from(shop_products(url, list, "es", &never())).await
}

/// The texts of the stored draft, with the names of their fields.
pub(super) fn stored_draft() -> Vec<(String, String)> {
    let pairs: Array = load_draft().unwrap().unchecked_into();
    pairs.iter().map(|pair| (text(&pair, "0"), text(&pair, "1"))).collect()
}

/// Reason, status and log line of a request that was not sent.
pub(super) fn failure(report: &JsValue) -> (String, f64, String) {
    assert_eq!(text(report, "kind"), "failed");
    assert!(text(report, "channels.email.href").starts_with("mailto:"), "no other channel");
    (text(report, "reason"), get(report, "status").as_f64().unwrap(), text(report, "log"))
}
