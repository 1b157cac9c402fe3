//! Sends the requests of the core with gloo-net. Timeouts are set in `js/`; here they are part of the signal.

use bancal_core::{
    Dictionary, MAX_PRODUCTS, MissingSetting, OutgoingRequest, Product, QuoteForm, RenderContext, Response,
    SendOutcome, SendReport, SendSettings, ShopList, ShopProducts, decimal,
};
use gloo_net::http::Request;
use js_sys::{Array, JsString, Promise, Reflect};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{AbortSignal, FormData, RequestInit, RequestRedirect};

use crate::{BoundaryError, to_value};

/// The account at the sending provider; an empty setting is missing.
// Only declared: `settings` reads it by hand, because a deserialiser would add 10 kB.
#[derive(Debug, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SendTarget {
    /// Complete address of `…/api/v1.0/email/send-form`, by http or https.
    pub endpoint: String,
    /// The public key, `user_id` on the wire.
    pub public_key: String,
    /// The service, `service_id` on the wire.
    pub service: String,
    /// The template, `template_id` on the wire.
    pub template: String,
}

/// Most UTF-16 code units that are read of the provider's response and of a text of the shop.
const MAX_TEXT: u32 = 4096;

#[wasm_bindgen]
extern "C" {
    /// For a text that stays in JavaScript; that of js-sys accepts only texts of Rust.
    #[wasm_bindgen(catch, js_namespace = JSON)]
    pub(crate) fn parse(text: &JsString) -> Result<JsValue, JsValue>;
}

pub(crate) fn settings(target: &Ts<SendTarget>) -> SendSettings {
    let target = target.js_value();
    let text = |name| property(&target, name).unwrap_or_default();
    SendSettings {
        endpoint: text("endpoint"),
        public_key: text("publicKey"),
        service: text("service"),
        template: text("template"),
    }
}

/// A response. Its text stays in JavaScript, because most of a long one is not read.
struct Received {
    status: u16,
    content_type: String,
    /// Or why it broke off.
    text: Result<JsString, JsValue>,
}

/// Converts the result of an exchange: a response, or the browser's message if there is none.
type Then = Box<dyn FnOnce(Result<Received, String>) -> Result<JsValue, BoundaryError>>;

/// Whether the head of a response says all: its text is then not waited for.
type IsEnough = fn(&Response<'_>) -> bool;

/// The only future that waits for the network: each would add some kilobytes. The request is built by hand because
/// gloo-net's builder would add two more, for query parameters and headers that are not used here.
fn exchange(request: web_sys::Request, is_enough: IsEnough, then: Then) -> Promise {
    future_to_promise(async move { then(response(request, is_enough).await).map_err(Into::into) })
}

async fn response(request: web_sys::Request, is_enough: IsEnough) -> Result<Received, String> {
    let response = Request::from(request).send().await.map_err(error_text)?;
    let status = response.status();
    let content_type = response.headers().get("content-type").unwrap_or_default();
    if is_enough(&Response { status, text: "", content_type: &content_type }) {
        return Ok(Received { status, content_type, text: Ok(JsString::from("")) });
    }
    let response: web_sys::Response = response.into();
    let text = match response.text() {
        Ok(text) => JsFuture::from(text).await,
        Err(error) => Err(error),
    };
    Ok(Received { status, content_type, text: text.map(JsString::from) })
}

fn error_text(error: gloo_net::Error) -> String {
    match error {
        gloo_net::Error::JsError(error) => error.message,
        gloo_net::Error::GlooError(text) => text,
    }
}

fn message(error: &JsValue) -> String {
    property(error, "message").unwrap_or_default()
}

fn property(value: &JsValue, name: &str) -> Option<String> {
    Reflect::get(value, &JsString::from(name)).ok()?.as_string()
}

/// The outcome of a request without a response; the name of an aborted signal's reason says why.
fn no_response(signal: &AbortSignal, cause: String) -> SendOutcome {
    if !signal.aborted() {
        SendOutcome::Unreachable { cause }
    } else if property(&signal.reason(), "name").as_deref() == Some("TimeoutError") {
        SendOutcome::TimedOut
    } else {
        SendOutcome::Aborted
    }
}

/// Sends a form, and reports the outcome.
pub(crate) fn send(form: QuoteForm, settings: &SendSettings, dictionary: Dictionary, signal: AbortSignal) -> Promise {
    let request = OutgoingRequest::new(&form, settings)
        .map_err(SendOutcome::NotConfigured)
        .and_then(|request| post(&request, &signal));
    let report = move |outcome: &SendOutcome| {
        to_value(&SendReport::of(outcome, &form), Some(RenderContext::without_page(&dictionary)))
    };
    let request = match request {
        Ok(request) => request,
        Err(outcome) => return resolved(report(&outcome)),
    };
    let converted = move |response: Result<Received, String>| {
        report(&match response {
            // Its text would have said whether the request is accepted.
            Ok(Received { status: 201..=299, text: Err(error), .. }) => no_response(&signal, message(&error)),
            Ok(Received { status, content_type, text }) => {
                // The provider has refused it, even if the connection broke during the body.
                let text = text.map_or_else(|_| String::new(), |text| text.slice(0, MAX_TEXT).into());
                SendOutcome::from_response(&Response { status, text: &text, content_type: &content_type })
            }
            Err(cause) => no_response(&signal, cause),
        })
    };
    exchange(request, |head| SendOutcome::from_response(head) == SendOutcome::Sent, Box::new(converted))
}

/// The request, or why it cannot be created: the browser does not accept the endpoint, or has no `Request`.
fn post(request: &OutgoingRequest<'_>, signal: &AbortSignal) -> Result<web_sys::Request, SendOutcome> {
    let options = RequestInit::new();
    options.set_method("POST");
    let body =
        body(request).ok_or_else(|| SendOutcome::Unreachable { cause: "the form cannot be built".to_owned() })?;
    options.set_body(&body);
    options.set_redirect(RequestRedirect::Manual);
    options.set_signal(Some(signal));
    web_sys::Request::new_with_str_and_init(request.url, &options).map_err(|error| match property(&error, "name") {
        Some(name) if name == "TypeError" => SendOutcome::NotConfigured(MissingSetting::Endpoint),
        _ => SendOutcome::Unreachable { cause: message(&error) },
    })
}

fn body(request: &OutgoingRequest<'_>) -> Option<JsValue> {
    let body = FormData::new().ok()?;
    for (name, value) in &request.parts {
        body.append_with_str(name, value).ok()?;
    }
    Some(body.into())
}

fn resolved(result: Result<JsValue, BoundaryError>) -> Promise {
    match result {
        Ok(value) => Promise::resolve(&value),
        Err(error) => Promise::reject(&error.into()),
    }
}

/// Loads the shop document and takes one list from it.
pub(crate) fn products(
    url: &str,
    list: &str,
    dictionary: Dictionary,
    signal: &AbortSignal,
) -> Result<Promise, BoundaryError> {
    let failed = |text: &str| BoundaryError::Shop(text.to_owned(), None);
    let list = ShopList::from_document_name(list)
        .ok_or_else(|| failed(&["there is no list ", list].concat()))?
        .document_name();
    let options = RequestInit::new();
    options.set_signal(Some(signal));
    let request = web_sys::Request::new_with_str_and_init(url, &options).map_err(|error| failed(&message(&error)))?;
    let converted = move |response: Result<Received, String>| match response {
        Ok(Received { status: 200..=299, text, .. }) => {
            let text = text.map_err(|error| failed(&message(&error)))?;
            let document = parse(&text).map_err(|_| failed("the shop document is not JSON"))?;
            let entries: Array = Reflect::get(&document, &JsString::from(list))
                .ok()
                .and_then(|entries| entries.dyn_into().ok())
                .ok_or_else(|| failed(&["the shop document has no list ", list].concat()))?;
            to_value(&check(&entries, list, &dictionary), None)
        }
        Ok(Received { status, .. }) => {
            Err(BoundaryError::Shop(["status ", &decimal(usize::from(status))].concat(), Some(status)))
        }
        Err(text) => Err(failed(&text)),
    };
    Ok(exchange(request, |_| false, Box::new(converted)))
}

fn check(entries: &Array, list: &str, dictionary: &Dictionary) -> ShopProducts {
    let text = |entry: &JsValue, name: &str| -> Option<String> {
        let text: JsString = Reflect::get(entry, &JsString::from(name)).ok()?.dyn_into().ok()?;
        (text.length() <= MAX_TEXT).then(|| String::from(&text))
    };
    let mut out = ShopProducts { products: Vec::new(), rejected: Vec::new() };
    for (index, entry) in (0_usize..).zip(entries.iter().take(MAX_PRODUCTS)) {
        match Product::read(text(&entry, "nombre").as_deref(), text(&entry, "foto").as_deref(), dictionary) {
            Ok(product) => out.products.push(product),
            Err(error) => {
                out.rejected.push([list, "[", &decimal(index), "]: ", error.text()].concat());
            }
        }
    }
    if usize::try_from(entries.length()).unwrap_or(usize::MAX) > MAX_PRODUCTS {
        out.rejected.push([list, ": entries past the first ", &decimal(MAX_PRODUCTS)].concat());
    }
    out
}
