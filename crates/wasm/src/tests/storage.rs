//! Storage that is available, blocked and full.

use super::common::{form, stored_draft};
use crate::{choose_language, clear_draft, save_draft, stored_language};
use js_sys::eval;
use wasm_bindgen_test::wasm_bindgen_test;

fn stored_name() -> Option<String> {
    stored_draft().into_iter().find_map(|(field, text)| (field == "user_name").then_some(text))
}

#[wasm_bindgen_test]
fn a_draft_is_saved_and_cleared() {
    save_draft(&form(&[("user_name", "Obras"), ("user_comments", "a\nb"), ("website", "never stored")]));
    assert_eq!(stored_draft().len(), 8);
    assert_eq!(stored_name().as_deref(), Some("Obras"));
    clear_draft();
    assert!(stored_draft().is_empty());
}

#[wasm_bindgen_test]
fn a_draft_is_stored_by_the_names_of_its_fields_with_a_version() {
    save_draft(&form(&[("user_comments", "a"), ("user_name", "Obras")]));
    let text = eval("localStorage.getItem('quoteDraft').replace(/^.3,\\d{13},/, '[')").unwrap().as_string().unwrap();
    let expected = "[[\"user_name\",\"Obras\"],[\"user_email\",\"\"],[\"user_number\",\"\"],[\"user_machinery\",\"\"],\
        [\"user_city\",\"\"],[\"user_rentalDate\",\"\"],[\"user_rentalDays\",\"\"],[\"user_comments\",\"a\"]]";
    assert_eq!(text, expected);
    clear_draft();
}

/// Stores a text as the draft, with the time of now for `NOW`.
fn store_draft(text: &str) {
    let draft = text.replace("NOW", &js_sys::Date::now().to_string());
    eval(&format!("localStorage.setItem('quoteDraft', {draft:?})")).unwrap();
}

#[wasm_bindgen_test]
fn a_draft_with_fields_in_another_order_and_others_than_now_is_read_by_their_names() {
    store_draft(
        "[3,NOW,[\"user_city\",\"Alcoi\"],[\"user_shoe_size\",\"44\"],[\"user_name\",\"Obras\"],[\"user_email\",7]]",
    );
    let texts = stored_draft();
    clear_draft();
    let expected = [("user_city", "Alcoi"), ("user_name", "Obras")];
    assert_eq!(texts, expected.map(|(name, text)| (name.to_owned(), text.to_owned())));
}

#[wasm_bindgen_test]
fn a_draft_of_more_than_seven_days_is_removed() {
    // Whoever's clock is behind what it was, as after an empty battery, loses nothing.
    for (days, texts) in [(-7.1, 1), (6.9, 1), (7.1, 0)] {
        let stored = js_sys::Date::now() - days * 86_400_000.0;
        store_draft(&format!("[3,{stored},[\"user_name\",\"Obras\"]]"));
        assert_eq!(stored_draft().len(), texts, "{days}");
    }
    assert!(eval("localStorage.getItem('quoteDraft')").unwrap().is_null());
}

#[wasm_bindgen_test]
fn an_empty_form_removes_the_stored_draft() {
    save_draft(&form(&[("user_name", "Obras")]));
    save_draft(&form(&[("user_name", "  ")]));
    assert!(stored_draft().is_empty());
}

#[wasm_bindgen_test]
fn a_corrupt_draft_is_ignored() {
    for corrupt in [
        "",
        "{",
        "null",
        "{}",
        "7",
        "\"text\"",
        "[]",
        "[3]",
        "[3,NOW,\"user_name\"]",
        "[3,NOW,[\"user_name\"],[7,7]]",
        "[2,[\"user_name\",\"Obras\"]]",
        "[\"Obras\",\"\",\"965000000\"]",
        "[3,[\"user_name\",\"Obras\"]]",
        "[3,\"NOW\",[\"user_name\",\"Obras\"]]",
        "[4,NOW,[\"user_name\",\"Obras\"]]",
        "{\"user_name\":\"Obras\"}",
    ] {
        store_draft(corrupt);
        assert!(stored_draft().is_empty(), "{corrupt}");
    }
    clear_draft();
}

#[wasm_bindgen_test]
fn a_stored_text_that_is_not_a_language_is_ignored() {
    for text in ["", "fr", "EN", &"x".repeat(500_000)] {
        eval(&["localStorage.setItem('selectedLanguage', '", text, "')"].concat()).unwrap();
        assert_eq!(stored_language(), None);
    }
    eval("localStorage.clear()").unwrap();
}

#[wasm_bindgen_test]
fn blocked_storage_stores_nothing_and_throws_nothing() {
    eval(
        "globalThis.allowed = Object.getOwnPropertyDescriptor(window, 'localStorage');
         const get = () => { throw new DOMException('', 'SecurityError') };
         Object.defineProperty(window, 'localStorage', { configurable: true, get })",
    )
    .unwrap();
    save_draft(&form(&[("user_name", "Obras")]));
    let while_blocked = stored_draft();
    clear_draft();
    let address = choose_language("en", "/val/faq");
    let prefixed = choose_language("en", "/faq");
    let stored = stored_language();
    eval("Object.defineProperty(window, 'localStorage', allowed)").unwrap();
    assert!(while_blocked.is_empty() && stored.is_none());
    assert_eq!(address.unwrap(), "/en/faq");
    assert_eq!(prefixed.unwrap(), "/en/faq", "nothing else says which language was chosen");
}

#[wasm_bindgen_test]
fn full_storage_keeps_the_old_draft() {
    save_draft(&form(&[("user_name", "Obras")]));
    eval("for (let size = 2 ** 23; size >= 1; size /= 2) try { for (;;) localStorage.setItem('filler' + localStorage.length, 'x'.repeat(size)) } catch {}")
        .unwrap();
    save_draft(&form(&[("user_name", "A longer name than before")]));
    let name = stored_name();
    eval("localStorage.clear()").unwrap();
    assert_eq!(name.as_deref(), Some("Obras"));
}
