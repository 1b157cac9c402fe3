//! Requests of the core, carried by gloo-net.

use bancal_core::{
    Dictionary, Good, MOST_GOODS, OutgoingRequest, QuoteForm, SendOutcome, SendSettings, ShopList, decimal,
};
use gloo_net::http::{Request, Response};
use js_sys::{Array, JSON, JsString, Reflect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::{AbortController, AbortSignal, FormData};

use crate::BorderError;

/// The account at the sending provider. An empty setting is a missing one.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SendTarget {
    /// Complete address of `…/api/v1.0/email/send-form`.
    pub endpoint: String,
    /// The public key, `user_id` on the wire.
    pub public_key: String,
    /// The service, `service_id` on the wire.
    pub service: String,
    /// The template, `template_id` on the wire.
    pub template: String,
}

/// The goods of a shop list.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ShopGoods {
    /// What the page shows.
    pub goods: Vec<Good>,
    /// What it leaves out and why, for the console: `herramientas[3]: nombre is not a text`.
    pub left_out: Vec<String>,
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(then: &JsValue, milliseconds: u32) -> JsValue;
    #[wasm_bindgen(js_name = clearTimeout)]
    fn clear_timeout(timer: &JsValue);
}

pub(crate) fn settings(target: &Ts<SendTarget>) -> Result<SendSettings, BorderError> {
    let target = target.js_value();
    let text = |name| {
        let value = Reflect::get(&target, &JsString::from(name)).map_err(|_| BorderError::Target(name))?;
        value.as_string().ok_or(BorderError::Target(name))
    };
    Ok(SendSettings {
        endpoint: text("endpoint")?,
        public_key: text("publicKey")?,
        service: text("service")?,
        template: text("template")?,
    })
}

/// Aborts a request when its time is over or the caller says so; what it holds ends with it.
struct Deadline {
    controller: AbortController,
    timer: JsValue,
    abort: Closure<dyn FnMut()>,
    caller: Option<AbortSignal>,
}

impl Deadline {
    fn new(milliseconds: u32, caller: Option<AbortSignal>) -> Option<Self> {
        let controller = AbortController::new().ok()?;
        let own = controller.clone();
        let abort = Closure::<dyn FnMut()>::new(move || own.abort());
        let timer = set_timeout(abort.as_ref(), milliseconds);
        if let Some(signal) = &caller {
            if signal.aborted() {
                controller.abort();
            }
            signal.set_onabort(Some(abort.as_ref().unchecked_ref()));
        }
        Some(Self { controller, timer, abort, caller })
    }

    fn passed(&self) -> bool {
        self.controller.signal().aborted()
    }
}

impl Drop for Deadline {
    fn drop(&mut self) {
        clear_timeout(&self.timer);
        if let Some(signal) = &self.caller {
            signal.set_onabort(None);
        }
        let _ = &self.abort; // lives as long as the timer that calls it
    }
}

pub(crate) async fn send(
    form: &QuoteForm,
    settings: &SendSettings,
    timeout: u32,
    caller: Option<AbortSignal>,
) -> SendOutcome {
    let request = match OutgoingRequest::new(form, settings) {
        Ok(request) => request,
        Err(missing) => return SendOutcome::NotConfigured(missing),
    };
    let Some(deadline) = Deadline::new(timeout, caller) else {
        return SendOutcome::Unreachable;
    };
    match post(&request, &deadline).await {
        Some((status, text)) => SendOutcome::of_answer(status, &text),
        None if deadline.passed() => SendOutcome::TimedOut,
        None => SendOutcome::Unreachable,
    }
}

/// Status and text of the answer; nothing when none came.
async fn post(request: &OutgoingRequest, deadline: &Deadline) -> Option<(u16, String)> {
    let body = FormData::new().ok()?;
    for (name, value) in &request.parts {
        body.append_with_str(name, value).ok()?;
    }
    let signal = deadline.controller.signal();
    let response = Request::post(&request.url).abort_signal(Some(&signal)).body(body).ok()?.send().await.ok()?;
    let status = response.status();
    match response.text().await {
        Ok(text) => Some((status, text)),
        // The status has come: an answer whose body breaks off is still an answer.
        Err(_) if status == 200 => Some((status, String::new())),
        Err(_) => None,
    }
}

pub(crate) async fn goods(
    url: &str,
    list: &str,
    dictionary: &Dictionary,
    signal: Option<&AbortSignal>,
) -> Result<ShopGoods, BorderError> {
    let failed = |error: gloo_net::Error| match error {
        gloo_net::Error::JsError(error) => shop_error(&error.message),
        gloo_net::Error::GlooError(text) => shop_error(&text),
    };
    let list = ShopList::from_document_name(list).ok_or_else(|| shop_error("no such list"))?;
    let response: Response = Request::get(url).abort_signal(signal).send().await.map_err(failed)?;
    if !response.ok() {
        let status = response.status();
        return Err(BorderError::Shop(["status ", &decimal(usize::from(status))].concat(), Some(status)));
    }
    let text = response.text().await.map_err(failed)?;
    let document = JSON::parse(&text).map_err(|_| shop_error("the shop document is no JSON"))?;
    let name = list.document_name();
    let entries: Array = Reflect::get(&document, &JsString::from(name))
        .ok()
        .and_then(|entries| entries.dyn_into().ok())
        .ok_or_else(|| shop_error(&["the shop document has no list ", name].concat()))?;
    Ok(check(&entries, name, dictionary))
}

fn shop_error(message: &str) -> BorderError {
    BorderError::Shop(message.to_owned(), None)
}

fn check(entries: &Array, list: &str, dictionary: &Dictionary) -> ShopGoods {
    let text = |entry: &JsValue, name: &str| Reflect::get(entry, &JsString::from(name)).ok()?.as_string();
    let mut out = ShopGoods { goods: Vec::new(), left_out: Vec::new() };
    for (index, entry) in (0_usize..).zip(entries.iter().take(MOST_GOODS)) {
        match Good::read(text(&entry, "nombre").as_deref(), text(&entry, "foto").as_deref(), dictionary) {
            Ok(good) => out.goods.push(good),
            Err(error) => {
                out.left_out.push([list, "[", &decimal(index), "]: ", error.text()].concat());
            }
        }
    }
    if usize::try_from(entries.length()).unwrap_or(usize::MAX) > MOST_GOODS {
        out.left_out.push([list, ": entries past the first ", &decimal(MOST_GOODS)].concat());
    }
    out
}
