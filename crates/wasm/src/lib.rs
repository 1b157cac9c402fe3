//! The border: exports, conversion, network and storage. No rule, no text, no decision.

mod error;
mod form;
mod network;
mod storage;

use std::cell::RefCell;
use std::rc::Rc;

use bancal_core::{Dictionary, FormReport, Language, Route, RouteView, SendReport, view_json};
use js_sys::{JSON, Promise};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;
use web_sys::AbortSignal;

pub use error::BorderError;
pub use network::SendTarget;

#[wasm_bindgen(typescript_custom_section)]
const TYPESCRIPT: &str = r#"
/** Code of a language of the site: Spanish, English, Valencian. */
export type Language = RouteView["language"];

/** The report of a request that was not sent. */
export type SendFailure = Extract<SendReport, { kind: "failed" }>;
"#;

/// A tenth of the code of the one that Rust brings along, and as fast for what a page needs.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

thread_local! {
    static DICTIONARIES: RefCell<[Option<Rc<Dictionary>>; Language::ALL.len()]> =
        const { RefCell::new([const { None }; Language::ALL.len()]) };
}

/// What an address shows, or the language whose dictionary has to be added first.
#[derive(Debug, Tsify)]
#[allow(clippy::large_enum_variant)] // for its declaration alone
#[serde(tag = "status", rename_all = "camelCase")]
pub enum ViewAnswer {
    /// The page.
    Ready {
        /// Everything it shows.
        view: RouteView,
    },
    /// The texts are not there yet: load the dictionary file of this language, add it, ask again.
    DictionaryNeeded {
        /// `es`, `en` or `val`.
        #[tsify(type = "\"es\" | \"en\" | \"val\"")]
        language: &'static str,
    },
}

/// Hands over what the core wrote, under the declaration of its type. One JSON text crosses faster than many objects.
fn cross<T: Tsify>(json: &str) -> Result<Ts<T>, BorderError> {
    JSON::parse(json).map(Ts::new_unchecked).map_err(|_| BorderError::Conversion)
}

/// Arguments that are not what they should be reject the promise, as everything else does.
fn promised(begun: Result<Promise, BorderError>) -> Promise {
    begun.unwrap_or_else(|error| Promise::reject(&error.into()))
}

fn dictionary(language: Language) -> Option<Rc<Dictionary>> {
    DICTIONARIES.with_borrow(|all| all.iter().flatten().find(|own| own.language() == language).cloned())
}

/// The dictionary of a language code, or the error that says it is not there.
fn needed(code: &str) -> Result<Rc<Dictionary>, BorderError> {
    Language::from_code(code).and_then(dictionary).ok_or_else(|| BorderError::Language(code.to_owned()))
}

/// Takes the texts of one language. Adding one again replaces it.
///
/// # Errors
/// `DictionaryError` if the text is something else, belongs to another build of the package, or is not whole.
///
/// @param file - Content of the language's dictionary file, about 40 kB.
#[wasm_bindgen(js_name = addDictionary)]
pub fn add_dictionary(file: String) -> Result<(), BorderError> {
    let dictionary = Rc::new(Dictionary::read(file)?);
    DICTIONARIES.with_borrow_mut(|all| {
        let free = all.iter_mut().find(|slot| slot.as_ref().is_none_or(|own| own.language() == dictionary.language()));
        if let Some(slot) = free {
            *slot = Some(dictionary);
        }
    });
    Ok(())
}

/// Everything the page at `path` shows. The language is that of the address, else `chosen`, else Spanish.
///
/// # Errors
/// `ConversionError` if the package is broken.
///
/// @param path - Path of the address, like `/en/faq`; an unknown one gives the page of kind `notFound`.
/// @param chosen - Code of the language that the visitor chose; anything but `es`, `en`, `val` counts as none.
/// @returns A plain object, `{ status: "ready", view }`, or the language whose dictionary has to be added first.
#[wasm_bindgen(js_name = routeView)]
#[allow(clippy::needless_pass_by_value)] // what crosses the border is owned
pub fn route_view(path: &str, chosen: Option<String>) -> Result<Ts<ViewAnswer>, BorderError> {
    let language = Language::negotiate(Route::of(path).prefix, chosen.as_deref());
    let answer = match dictionary(language) {
        Some(dictionary) => ["{\"status\":\"ready\",\"view\":", &view_json(path, &dictionary), "}"].concat(),
        None => ["{\"status\":\"dictionaryNeeded\",\"language\":\"", language.code(), "\"}"].concat(),
    };
    cross(&answer)
}

/// The language that the visitor chose on an earlier visit.
///
/// @returns The code as stored; `undefined` where there is none, storage is blocked, or there is no storage, as in
/// Node and in workers.
#[must_use]
#[wasm_bindgen(js_name = storedLanguage)]
pub fn stored_language() -> Option<String> {
    storage::language()
}

/// Stores the language that a visitor chose, where storage lets it.
///
/// # Errors
/// `LanguageError` for anything but `es`, `en`, `val`.
///
/// @param code - The language chosen.
/// @param path - Path of the address where the visitor is.
/// @returns Path of the same page in that language; an unprefixed one stays, there the choice decides.
#[wasm_bindgen(js_name = chooseLanguage)]
pub fn choose_language(
    #[wasm_bindgen(unchecked_param_type = "Language")] code: &str,
    path: &str,
) -> Result<String, BorderError> {
    let language = Language::from_code(code).ok_or_else(|| BorderError::Language(code.to_owned()))?;
    storage::store_language(language);
    Ok(bancal_core::address_in(path, language))
}

/// What has to be mended before a form can be sent.
///
/// # Errors
/// `FormError` if `form` is no `FormData`, `LanguageError` if that dictionary was not added.
///
/// @param form - The eight fields under their names on the wire; one that is missing or a file counts as empty.
/// @param language - The language of the messages.
/// @returns At most one message a field, in the order of the form; none when it can be sent.
#[wasm_bindgen(js_name = checkForm)]
pub fn check_form(
    #[wasm_bindgen(unchecked_param_type = "FormData")] form: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Language")] language: &str,
) -> Result<Ts<FormReport>, BorderError> {
    let dictionary = needed(language)?;
    cross(&FormReport::of(&form::read(form)?, form::today()).json(&dictionary))
}

/// Sends a form to the sending provider, once and unchecked. A missing key, service or template is told without
/// anything leaving the browser.
///
/// # Errors
/// Rejects with `FormError`, `LanguageError` or `TargetError` for arguments that are not what they should be, and for
/// nothing else: what the network does is a value.
///
/// @param form - The eight fields under their names on the wire; other fields are not sent.
/// @param language - The language of the messages.
/// @param target - Where to send to.
/// @param timeout - Milliseconds to wait for the answer.
/// @param signal - Ends the waiting.
/// @returns `sent`, or `failed` with the reason, the status (0 where no answer came) and the other ways to the company.
#[wasm_bindgen(js_name = sendForm, unchecked_return_type = "Promise<SendReport>")]
pub fn send_form(
    #[wasm_bindgen(unchecked_param_type = "FormData")] form: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Language")] language: &str,
    target: &Ts<SendTarget>,
    timeout: u32,
    signal: Option<AbortSignal>,
) -> Promise {
    let arguments = || Ok((needed(language)?, form::read(form)?, network::settings(target)?));
    promised(
        arguments().map(|(dictionary, form, settings)| network::send(form, &settings, dictionary, timeout, signal)),
    )
}

/// The report of an earlier failure once more, for a language chosen or a form changed since. Nothing is sent.
///
/// # Errors
/// `FormError` if `form` is no `FormData`, `LanguageError` if that dictionary was not added.
///
/// @param form - The eight fields under their names on the wire.
/// @param language - The language of the messages.
/// @param reason - That of the earlier report.
/// @returns The report; its status and log line are those of no answer.
#[wasm_bindgen(js_name = failureReport, unchecked_return_type = "SendFailure")]
pub fn failure_report(
    #[wasm_bindgen(unchecked_param_type = "FormData")] form: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Language")] language: &str,
    #[wasm_bindgen(unchecked_param_type = "SendFailure[\"reason\"]")] reason: &str,
) -> Result<JsValue, BorderError> {
    let dictionary = needed(language)?;
    cross::<SendReport<'static>>(&SendReport::again(reason, &form::read(form)?).json(&dictionary)).map(Into::into)
}

/// Loads one list of the shop document, waiting for it 20 seconds at most.
///
/// # Errors
/// Rejects with `ShopError` if the document does not come or is none, and with `LanguageError` if that dictionary was
/// not added.
///
/// @param url - Address of the shop document.
/// @param list - Name of the list in the document, as the page of kind `shopList` gives it.
/// @param language - The language of the names.
/// @param signal - Ends the loading.
/// @returns The goods, named in that language, and a line for each entry left out because it is not what it should be.
#[wasm_bindgen(js_name = shopGoods, unchecked_return_type = "Promise<ShopGoods>")]
pub fn shop_goods(
    url: &str,
    list: &str,
    #[wasm_bindgen(unchecked_param_type = "Language")] language: &str,
    signal: Option<AbortSignal>,
) -> Promise {
    promised(needed(language).and_then(|dictionary| network::goods(url, list, dictionary, signal)))
}

/// Keeps what is typed in the form on this device, where storage lets it. An empty form removes what was kept.
///
/// # Errors
/// `FormError` if `form` is no `FormData`.
///
/// @param form - The eight fields under their names on the wire; other fields are not kept.
#[wasm_bindgen(js_name = keepDraft)]
pub fn keep_draft(#[wasm_bindgen(unchecked_param_type = "FormData")] form: &JsValue) -> Result<(), BorderError> {
    storage::keep_draft(&form::typed(form)?);
    Ok(())
}

/// What was kept of the form.
///
/// # Errors
/// `ConversionError` if the package is broken.
///
/// @returns Eight pairs of name and text in the order of the form, or none.
#[wasm_bindgen(js_name = keptDraft, unchecked_return_type = "[name: string, text: string][]")]
pub fn kept_draft() -> Result<JsValue, BorderError> {
    serde_wasm_bindgen::to_value(&storage::kept_draft()).map_err(|_| BorderError::Conversion)
}

/// Removes what was kept of the form.
#[wasm_bindgen(js_name = dropDraft)]
pub fn drop_draft() {
    storage::drop_draft();
}
