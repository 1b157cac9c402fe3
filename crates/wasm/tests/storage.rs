//! The visitor's own device: storage that is there, blocked and full.
#![cfg(target_arch = "wasm32")]

mod common;

use bancal::{choose_language, drop_draft, keep_draft, stored_language};
use common::{form, kept, name_of};
use js_sys::eval;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn kept_name() -> Option<String> {
    kept().into_iter().find_map(|(field, typed)| (field == "user_name").then_some(typed))
}

#[wasm_bindgen_test]
fn a_draft_is_kept_and_dropped() {
    keep_draft(&form(&[("user_name", "Obras"), ("user_comments", "a\nb"), ("website", "never kept")])).unwrap();
    assert_eq!(kept().len(), 8);
    assert_eq!(kept_name().as_deref(), Some("Obras"));
    drop_draft();
    assert!(kept().is_empty());
}

#[wasm_bindgen_test]
fn an_empty_form_removes_what_was_kept() {
    keep_draft(&form(&[("user_name", "Obras")])).unwrap();
    keep_draft(&form(&[("user_name", "  ")])).unwrap();
    assert!(kept().is_empty());
}

#[wasm_bindgen_test]
fn a_spoiled_draft_counts_as_none() {
    for spoiled in ["", "{", "null", "{}", "7", "\"text\""] {
        eval(&format!("localStorage.setItem('quoteDraft', {spoiled:?})")).unwrap();
        assert!(kept().is_empty(), "{spoiled}");
    }
    drop_draft();
}

#[wasm_bindgen_test]
fn what_is_no_form_is_not_kept() {
    assert_eq!(name_of(keep_draft(&JsValue::UNDEFINED).unwrap_err()), "FormError");
}

#[wasm_bindgen_test]
fn blocked_storage_keeps_nothing_and_throws_nothing() {
    eval(
        "globalThis.allowed = Object.getOwnPropertyDescriptor(window, 'localStorage');
         const get = () => { throw new DOMException('', 'SecurityError') };
         Object.defineProperty(window, 'localStorage', { configurable: true, get })",
    )
    .unwrap();
    keep_draft(&form(&[("user_name", "Obras")])).unwrap();
    let while_blocked = kept();
    drop_draft();
    let address = choose_language("en", "/val/faq");
    let stored = stored_language();
    eval("Object.defineProperty(window, 'localStorage', allowed)").unwrap();
    assert!(while_blocked.is_empty() && stored.is_none());
    assert_eq!(address.unwrap(), "/en/faq");
}

#[wasm_bindgen_test]
fn full_storage_leaves_what_was_there() {
    keep_draft(&form(&[("user_name", "Obras")])).unwrap();
    eval("for (let size = 2 ** 23; size >= 1; size /= 2) try { for (;;) localStorage.setItem('filler' + localStorage.length, 'x'.repeat(size)) } catch {}")
        .unwrap();
    keep_draft(&form(&[("user_name", "A longer name than before")])).unwrap();
    let name = kept_name();
    eval("localStorage.clear()").unwrap();
    assert_eq!(name.as_deref(), Some("Obras"));
}
