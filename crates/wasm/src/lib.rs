//! The boundary: exports, conversion, network and storage, with the limits and formats of the browser. The rules and texts
//! of the site are in the core. Users of the package call `js/`, which checks every argument before it calls these
//! functions.

mod error;
mod form;
mod network;
mod storage;
#[cfg(all(test, target_arch = "wasm32"))]
mod tests;

use std::cell::RefCell;

use bancal_core::{
    Dictionary, FormReport, Language, PerLanguage, QuoteForm, RenderContext, Route, RouteView, SendReport,
    replace_characters, to_json, view,
};
use js_sys::{JSON, Promise};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::AbortSignal;

pub use error::BoundaryError;
pub use network::SendTarget;

/// Written by the build from `locales/languages.json`.
#[wasm_bindgen(typescript_custom_section)]
const LANGUAGES: &str = include_str!(concat!(env!("OUT_DIR"), "/languages.d.ts"));

#[wasm_bindgen(typescript_custom_section)]
const TYPESCRIPT: &str = r#"
/** The report of a request that was not sent. */
export type SendFailure = Extract<SendReport, { kind: "failed" }>;
"#;

/// A tenth of the code of Rust's default allocator, and as fast for these views.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

thread_local! {
    static DICTIONARIES: RefCell<PerLanguage<Dictionary>> = const { RefCell::new(PerLanguage::new()) };
}

/// The view of an address, or the language whose dictionary has to be added first.
#[derive(Debug, Serialize, Tsify)]
#[allow(clippy::large_enum_variant)] // one value per view
#[serde(tag = "status", rename_all = "camelCase")]
pub enum ViewAnswer {
    /// The page.
    Ready {
        /// Everything it shows.
        view: RouteView,
    },
    /// The texts are missing: load and add the dictionary file of this language, then call again.
    DictionaryNeeded {
        /// Its code.
        #[tsify(type = "Language")]
        language: &'static str,
    },
}

/// A value of the core as JavaScript has it. One JSON text is faster to pass on than many objects.
fn to_value<T: Serialize>(value: &T, context: Option<RenderContext>) -> Result<JsValue, BoundaryError> {
    JSON::parse(&to_json(value, context)).map_err(|_| BoundaryError::Conversion)
}

/// The same as an object of the type that is declared for the value.
fn to_object<T: Serialize + Tsify>(value: &T, context: Option<RenderContext>) -> Result<Ts<T>, BoundaryError> {
    to_value(value, context).map(Ts::new_unchecked)
}

/// Turns an error before the request into a rejected promise.
fn into_promise(result: Result<Promise, BoundaryError>) -> Promise {
    result.unwrap_or_else(|error| Promise::reject(&error.into()))
}

fn dictionary(language: Language) -> Option<Dictionary> {
    DICTIONARIES.with_borrow(|all| all.get(language).cloned())
}

/// The dictionary of a language code, or an error if it was not added.
fn require_dictionary(code: &str) -> Result<Dictionary, BoundaryError> {
    Language::from_code(code).and_then(dictionary).ok_or_else(|| BoundaryError::Language(code.to_owned()))
}

/// Adds the texts of one language. Adding a language again replaces it.
///
/// # Errors
/// The text is not a dictionary file of this build.
#[wasm_bindgen(js_name = addDictionary)]
pub fn add_dictionary(file: String) -> Result<(), BoundaryError> {
    let dictionary = Dictionary::read(file)?;
    DICTIONARIES.with_borrow_mut(|all| all.set(dictionary.language(), dictionary));
    Ok(())
}

/// Everything the page at `path` shows. The language is that of the address, else `chosen`, else the default.
///
/// # Errors
/// A broken package.
#[wasm_bindgen(js_name = routeView)]
#[allow(clippy::needless_pass_by_value)] // wasm-bindgen passes owned values
pub fn route_view(path: &str, chosen: Option<String>) -> Result<Ts<ViewAnswer>, BoundaryError> {
    let language = Language::resolve(Route::of(path).prefix, chosen.as_deref());
    let context = dictionary(language).map(|dictionary| RenderContext::of_page(path, &dictionary));
    let answer = match &context {
        Some(context) => ViewAnswer::Ready { view: view(context) },
        None => ViewAnswer::DictionaryNeeded { language: language.code() },
    };
    to_object(&answer, context)
}

/// The language that the visitor chose on an earlier visit.
#[must_use]
#[wasm_bindgen(js_name = storedLanguage, unchecked_return_type = "Language | undefined")]
pub fn stored_language() -> Option<String> {
    storage::language().map(|language| language.code().to_owned())
}

/// Stores the language that a visitor chose, and returns the path of the same page in it, always on this site.
///
/// # Errors
/// No such language.
#[wasm_bindgen(js_name = chooseLanguage)]
pub fn choose_language(
    #[wasm_bindgen(unchecked_param_type = "Language")] code: &str,
    path: &str,
) -> Result<String, BoundaryError> {
    let language = Language::from_code(code).ok_or_else(|| BoundaryError::Language(code.to_owned()))?;
    let is_stored = storage::store_language(language);
    Ok(on_site(&bancal_core::address_in(path, language, is_stored)))
}

/// An address as a path that no browser resolves to another host: browsers drop line ends and tabs, and read
/// backslashes as slashes.
fn on_site(address: &str) -> String {
    let plain = replace_characters(address, &|c| (!c.is_control()).then_some(c));
    let start = plain.bytes().position(|byte| !b"/\\ ".contains(&byte)).unwrap_or(plain.len());
    ["/", plain.get(start..).unwrap_or_default()].concat()
}

/// A form, and the dictionary of the language that crosses with it.
fn read(form: &str) -> Result<(QuoteForm, Dictionary), BoundaryError> {
    let (form, language) = form::read(form);
    require_dictionary(language).map(|dictionary| (form, dictionary))
}

/// Checks a form for errors that have to be corrected before it can be sent. `None` if there is nothing to report, as
/// for most forms while they are typed.
///
/// # Errors
/// No such dictionary.
#[wasm_bindgen(js_name = checkForm, unchecked_return_type = "FormReport | undefined")]
pub fn check_form(form: &str) -> Result<Option<JsValue>, BoundaryError> {
    let (form, dictionary) = read(form)?;
    let report = FormReport::of(&form, form::today);
    let render = || to_value(&report, Some(RenderContext::without_page(&dictionary)));
    (!report.is_empty()).then(render).transpose()
}

/// Sends a form to the sending provider, once and unchecked. The promise is rejected if there is no such dictionary;
/// whatever happens to the request is part of the report.
#[wasm_bindgen(js_name = sendForm, unchecked_return_type = "Promise<SendReport>")]
pub fn send_form(form: &str, target: &Ts<SendTarget>, signal: AbortSignal) -> Promise {
    let send = |(form, dictionary)| network::send(form, &network::settings(target), dictionary, signal);
    into_promise(read(form).map(send))
}

/// The report of an earlier failure again, for another language or a changed form.
///
/// # Errors
/// No such dictionary.
#[wasm_bindgen(js_name = failureReport, unchecked_return_type = "SendFailure")]
pub fn failure_report(
    form: &str,
    #[wasm_bindgen(unchecked_param_type = "SendFailure[\"reason\"]")] reason: &str,
) -> Result<JsValue, BoundaryError> {
    let (form, dictionary) = read(form)?;
    to_value(&SendReport::again(reason, &form), Some(RenderContext::without_page(&dictionary)))
}

/// Loads one list of the shop document. The promise is rejected if there is no such dictionary or list, or the document
/// cannot be loaded or read.
#[wasm_bindgen(js_name = shopProducts, unchecked_return_type = "Promise<ShopProducts>")]
pub fn shop_products(
    url: &str,
    list: &str,
    #[wasm_bindgen(unchecked_param_type = "Language")] language: &str,
    signal: &AbortSignal,
) -> Promise {
    into_promise(require_dictionary(language).and_then(|dictionary| network::products(url, list, dictionary, signal)))
}

/// Stores the values of the form on this device, if storage allows it. An empty form removes the stored draft.
#[wasm_bindgen(js_name = saveDraft)]
pub fn save_draft(values: &str) {
    storage::save_draft(&form::values(values).0);
}

/// Reads the stored draft of the form.
///
/// # Errors
/// A broken package.
#[wasm_bindgen(js_name = loadDraft, unchecked_return_type = "[name: string, text: string][]")]
pub fn load_draft() -> Result<JsValue, BoundaryError> {
    serde_wasm_bindgen::to_value(&storage::load_draft()).map_err(|_| BoundaryError::Conversion)
}

/// Removes the stored draft of the form.
#[wasm_bindgen(js_name = clearDraft)]
pub fn clear_draft() {
    storage::clear_draft();
}
