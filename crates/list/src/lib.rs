//! Request lists as a WebAssembly of their own: a visit without one does not pay for it. Users of the package call
//! `crates/wasm/js/lists.ts`, which loads it with the dictionary of the language.

use std::cell::RefCell;

use bancal_core::{Dictionary, Language, ListError, PerLanguage, RequestList, list_json};
use wasm_bindgen::prelude::*;

/// A tenth of the code of Rust's default allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

thread_local! {
    static DICTIONARIES: RefCell<PerLanguage<Dictionary>> = const { RefCell::new(PerLanguage::new()) };
}

/// Calls `work` with the dictionary of a language; `None` if it was not added.
fn with_dictionary(language: &str, work: &dyn Fn(&Dictionary) -> String) -> Option<String> {
    let language = Language::from_code(language)?;
    DICTIONARIES.with_borrow(|all| all.get(language).map(work))
}

/// Adds the texts of a language. Returns whether they belong to this build.
#[must_use]
#[wasm_bindgen]
pub fn add(dictionary: String) -> bool {
    let Ok(dictionary) = Dictionary::read(dictionary) else { return false };
    DICTIONARIES.with_borrow_mut(|all| all.set(dictionary.language(), dictionary));
    true
}

/// A list as the JSON text of a `ListView`.
#[must_use]
#[wasm_bindgen]
pub fn view(list: &str, language: &str) -> Option<String> {
    with_dictionary(language, &|dictionary| list_json(list, dictionary))
}

/// Errors are returned as `!reason`; no valid result begins with `!`.
fn reason(error: ListError) -> String {
    ["!", error.name()].concat()
}

/// What a call returns: a list, or the reason why there is none.
fn result(list: Result<RequestList, ListError>) -> String {
    list.map_or_else(reason, |list| list.write())
}

/// Sets the line `quantity,days,date` of an id; an empty one is removed.
#[must_use]
#[wasm_bindgen]
pub fn change(list: &str, id: &str, line: &str) -> String {
    result(RequestList::read(list).and_then(|list| list.changed(id, line)))
}

/// Both lists as one.
#[must_use]
#[wasm_bindgen]
pub fn merge(list: &str, other: &str) -> String {
    result(RequestList::read(list).and_then(|list| list.merged(&RequestList::read(other)?)))
}

/// The list without the pieces that another one has with the same days and date.
#[must_use]
#[wasm_bindgen]
pub fn minus(list: &str, other: &str) -> String {
    result(RequestList::read(list).and_then(|list| Ok(list.minus(&RequestList::read(other)?))))
}

/// The machine and the comments of a request that asks for a list as well, as the JSON text of two strings, or the reason
/// why the text is not a list after a `!`.
#[must_use]
#[wasm_bindgen(js_name = withList)]
pub fn with_list(machine: &str, comments: &str, list: &str, reference: &str, language: &str) -> Option<String> {
    with_dictionary(language, &|dictionary| match RequestList::read(list) {
        Ok(list) => bancal_core::with_list(machine, comments, &list, reference, dictionary),
        Err(error) => reason(error),
    })
}

/// A reference for a request, from a random number.
#[must_use]
#[wasm_bindgen]
pub fn reference(random: u32) -> String {
    bancal_core::reference(random)
}
