//! The visitor's own device: storage that is there, blocked and full.
#![cfg(target_arch = "wasm32")]

mod common;

use bancal::{choose_language, clear_draft, save_draft, stored_language};
use common::{form, kept};
use js_sys::eval;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn kept_name() -> Option<String> {
    kept().into_iter().find_map(|(field, typed)| (field == "user_name").then_some(typed))
}

#[wasm_bindgen_test]
fn a_draft_is_kept_and_dropped() {
    save_draft(&form(&[("user_name", "Obras"), ("user_comments", "a\nb"), ("website", "never kept")]));
    assert_eq!(kept().len(), 8);
    assert_eq!(kept_name().as_deref(), Some("Obras"));
    clear_draft();
    assert!(kept().is_empty());
}

#[wasm_bindgen_test]
fn a_draft_is_kept_by_the_names_of_its_fields_with_a_version() {
    save_draft(&form(&[("user_comments", "a"), ("user_name", "Obras")]));
    let text = eval("localStorage.getItem('quoteDraft')").unwrap().as_string().unwrap();
    let expected = "[2,[\"user_name\",\"Obras\"],[\"user_email\",\"\"],[\"user_number\",\"\"],[\"user_machinery\",\"\"],\
        [\"user_city\",\"\"],[\"user_rentalDate\",\"\"],[\"user_rentalDays\",\"\"],[\"user_comments\",\"a\"]]";
    assert_eq!(text, expected);
    clear_draft();
}

#[wasm_bindgen_test]
fn a_draft_with_fields_in_another_order_and_others_than_now_is_read_by_their_names() {
    let draft =
        "[2,[\"user_city\",\"Alcoi\"],[\"user_shoe_size\",\"44\"],[\"user_name\",\"Obras\"],[\"user_email\",7]]";
    eval(&format!("localStorage.setItem('quoteDraft', {draft:?})")).unwrap();
    let texts = kept();
    clear_draft();
    let expected = [("user_city", "Alcoi"), ("user_name", "Obras")];
    assert_eq!(texts, expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
}

#[wasm_bindgen_test]
fn an_empty_form_removes_what_was_kept() {
    save_draft(&form(&[("user_name", "Obras")]));
    save_draft(&form(&[("user_name", "  ")]));
    assert!(kept().is_empty());
}

#[wasm_bindgen_test]
fn a_corrupt_draft_counts_as_none() {
    for corrupt in [
        "",
        "{",
        "null",
        "{}",
        "7",
        "\"text\"",
        "[]",
        "[2]",
        "[2,\"user_name\"]",
        "[2,[\"user_name\"],[7,7]]",
        "[1,[\"user_name\",\"Obras\"]]",
        "[\"Obras\",\"\",\"965000000\"]",
        "[3,[\"user_name\",\"Obras\"]]",
        "{\"user_name\":\"Obras\"}",
    ] {
        eval(&format!("localStorage.setItem('quoteDraft', {corrupt:?})")).unwrap();
        assert!(kept().is_empty(), "{corrupt}");
    }
    clear_draft();
}

#[wasm_bindgen_test]
fn a_stored_text_that_is_no_language_counts_as_none() {
    for text in ["", "fr", "EN", &"x".repeat(500_000)] {
        eval(&["localStorage.setItem('selectedLanguage', '", text, "')"].concat()).unwrap();
        assert_eq!(stored_language(), None);
    }
    eval("localStorage.clear()").unwrap();
}

#[wasm_bindgen_test]
fn blocked_storage_keeps_nothing_and_throws_nothing() {
    eval(
        "globalThis.allowed = Object.getOwnPropertyDescriptor(window, 'localStorage');
         const get = () => { throw new DOMException('', 'SecurityError') };
         Object.defineProperty(window, 'localStorage', { configurable: true, get })",
    )
    .unwrap();
    save_draft(&form(&[("user_name", "Obras")]));
    let while_blocked = kept();
    clear_draft();
    let address = choose_language("en", "/val/faq");
    let stored = stored_language();
    eval("Object.defineProperty(window, 'localStorage', allowed)").unwrap();
    assert!(while_blocked.is_empty() && stored.is_none());
    assert_eq!(address.unwrap(), "/en/faq");
}

#[wasm_bindgen_test]
fn full_storage_leaves_what_was_there() {
    save_draft(&form(&[("user_name", "Obras")]));
    eval("for (let size = 2 ** 23; size >= 1; size /= 2) try { for (;;) localStorage.setItem('filler' + localStorage.length, 'x'.repeat(size)) } catch {}")
        .unwrap();
    save_draft(&form(&[("user_name", "A longer name than before")]));
    let name = kept_name();
    eval("localStorage.clear()").unwrap();
    assert_eq!(name.as_deref(), Some("Obras"));
}
