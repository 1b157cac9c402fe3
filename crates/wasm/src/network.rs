//! Requests of the core, carried by gloo-net.

use std::rc::Rc;

use bancal_core::{
    Dictionary, Good, MOST_GOODS, OutgoingRequest, QuoteForm, SendOutcome, SendReport, SendSettings, ShopGoods,
    ShopList, decimal,
};
use gloo_net::http::Request;
use js_sys::{Array, JSON, JsString, Promise, Reflect};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;
use web_sys::{AbortController, AbortSignal, FormData, RequestInit};

use crate::{BorderError, cross};

/// The account at the sending provider. An empty setting is a missing one.
#[derive(Debug, Tsify)]
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
        let value = Reflect::get(&target, &JsString::from(name)).ok().and_then(|value| value.as_string());
        value.ok_or(BorderError::Target(name))
    };
    Ok(SendSettings {
        endpoint: text("endpoint")?,
        public_key: text("publicKey")?,
        service: text("service")?,
        template: text("template")?,
    })
}

/// Time that the shop document has to come, in milliseconds.
const SHOP_TIMEOUT: u32 = 20_000;

/// How an exchange with a server ended.
enum Answer {
    /// With an answer, whatever it says.
    Came { status: u16, text: String },
    /// Without one, in the browser's words; `in_time` is false for one that was waited for too long.
    Missing { in_time: bool, text: String },
}

/// The one place that waits for the network: every future of its own would weigh some kilobytes. The request is made
/// by hand because gloo-net's builder brings two more, for query parameters and headers that no request here has.
fn exchange(
    url: &str,
    options: &RequestInit,
    deadline: Deadline,
    then: Box<dyn FnOnce(Answer) -> Result<JsValue, BorderError>>,
) -> Promise {
    options.set_signal(Some(&deadline.signal()));
    let Ok(request) = web_sys::Request::new_with_str_and_init(url, options) else {
        return settled(then(Answer::Missing { in_time: true, text: "no address to ask".to_owned() }));
    };
    future_to_promise(async move {
        let answer = match answer(request).await {
            Ok((status, text)) => Answer::Came { status, text },
            Err(error) => Answer::Missing { in_time: !deadline.passed(), text: words(error) },
        };
        then(answer).map_err(Into::into)
    })
}

async fn answer(request: web_sys::Request) -> Result<(u16, String), gloo_net::Error> {
    let response = Request::from(request).send().await?;
    let status = response.status();
    match response.text().await {
        // The status has come: an answer whose body breaks off is still an answer.
        Err(_) if status == 200 => Ok((status, String::new())),
        text => text.map(|text| (status, text)),
    }
}

fn words(error: gloo_net::Error) -> String {
    match error {
        gloo_net::Error::JsError(error) => error.message,
        gloo_net::Error::GlooError(text) => text,
    }
}

/// Aborts a request when its time is over or the caller says so; what it holds ends with it. The caller's own signal is
/// never given to the browser: it may carry any value as its reason, and gloo-net stands none but errors.
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

    fn signal(&self) -> AbortSignal {
        self.controller.signal()
    }

    fn passed(&self) -> bool {
        self.signal().aborted()
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

/// Sends a form, and puts what comes of it into words.
pub(crate) fn send(
    form: QuoteForm,
    settings: &SendSettings,
    dictionary: Rc<Dictionary>,
    timeout: u32,
    caller: Option<AbortSignal>,
) -> Promise {
    let body = OutgoingRequest::new(&form, settings).map(|request| body(&request));
    let report = move |outcome: &SendOutcome| {
        cross::<SendReport<'static>>(&SendReport::of(outcome, &form).json(&dictionary)).map(JsValue::from)
    };
    let body = match body {
        Ok(body) => body,
        Err(missing) => return settled(report(&SendOutcome::NotConfigured(missing))),
    };
    let Some((deadline, body)) = Deadline::new(timeout, caller).zip(body) else {
        return settled(report(&SendOutcome::Unreachable));
    };
    let options = RequestInit::new();
    options.set_method("POST");
    options.set_body(&body);
    let told = move |answer| {
        report(&match answer {
            Answer::Came { status, text } => SendOutcome::of_answer(status, &text),
            Answer::Missing { in_time: true, .. } => SendOutcome::Unreachable,
            Answer::Missing { in_time: false, .. } => SendOutcome::TimedOut,
        })
    };
    exchange(&settings.endpoint, &options, deadline, Box::new(told))
}

fn body(request: &OutgoingRequest<'_>) -> Option<FormData> {
    let body = FormData::new().ok()?;
    for (name, value) in request.parts {
        body.append_with_str(name, value).ok()?;
    }
    Some(body)
}

fn settled(result: Result<JsValue, BorderError>) -> Promise {
    match result {
        Ok(value) => Promise::resolve(&value),
        Err(error) => Promise::reject(&error.into()),
    }
}

/// Loads the shop document and takes one list from it.
pub(crate) fn goods(
    url: &str,
    list: &str,
    dictionary: Rc<Dictionary>,
    caller: Option<AbortSignal>,
) -> Result<Promise, BorderError> {
    let failed = |text: &str| BorderError::Shop(text.to_owned(), None);
    let list = ShopList::from_document_name(list).ok_or_else(|| failed("no such list"))?.document_name();
    let deadline = Deadline::new(SHOP_TIMEOUT, caller).ok_or(BorderError::Conversion)?;
    let told = move |answer| match answer {
        Answer::Came { status: 200..=299, text } => {
            let document = JSON::parse(&text).map_err(|_| failed("the shop document is no JSON"))?;
            let entries: Array = Reflect::get(&document, &JsString::from(list))
                .ok()
                .and_then(|entries| entries.dyn_into().ok())
                .ok_or_else(|| failed(&["the shop document has no list ", list].concat()))?;
            cross::<ShopGoods>(&check(&entries, list, &dictionary).json(&dictionary)).map(JsValue::from)
        }
        Answer::Came { status, .. } => {
            Err(BorderError::Shop(["status ", &decimal(usize::from(status))].concat(), Some(status)))
        }
        Answer::Missing { text, .. } => Err(failed(&text)),
    };
    Ok(exchange(url, &RequestInit::new(), deadline, Box::new(told)))
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
