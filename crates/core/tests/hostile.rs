//! Texts that look like markup or script stay text, wherever a page shows them.
#![allow(clippy::unwrap_used)] // what would trap in the core fails a test here

use std::path::Path;

use bancal_core::{Dictionary, Language, Product, ProductError, Route, addresses, percent_encode, view_json};
use serde_json::Value;

fn hostile() -> Vec<String> {
    serde_json::from_str(include_str!("../../../tests/fixtures/hostile.json")).unwrap()
}

fn file(language: Language) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    content::Content::read(&root).unwrap().dictionary_file(language.code()).unwrap()
}

/// A dictionary whose every text is a hostile one.
fn corrupt(language: Language) -> Dictionary {
    let whole = file(language);
    let (head, texts) = whole.split_once('\n').unwrap();
    let mut out = head.to_owned();
    for (line, _) in hostile().iter().cycle().zip(texts.lines()) {
        out.push('\n');
        out.push_str(&line.replace('\n', " "));
    }
    out.push('\n');
    Dictionary::read(out).unwrap()
}

/// Every member of this name, however deep.
fn members<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                if key == name {
                    found.extend(value.as_str());
                }
                members(value, name, found);
            }
        }
        Value::Array(array) => array.iter().for_each(|value| members(value, name, found)),
        _ => {}
    }
}

#[test]
fn in_no_view_does_a_hostile_text_become_markup_or_an_address() {
    for language in Language::ALL {
        let dictionary = corrupt(language);
        for address in addresses().iter().filter(|address| Route::of(address).prefix.is_none()) {
            let view: Value = serde_json::from_str(&view_json(address, &dictionary)).unwrap();
            let mut kinds = Vec::new();
            members(&view, "kind", &mut kinds);
            for kind in ["strong", "emphasis", "link", "break"] {
                assert!(!kinds.contains(&kind), "{kind} on {address}");
            }
            let mut links = Vec::new();
            members(&view, "href", &mut links);
            assert!(links.len() > 20, "{address}");
            for link in links {
                let known = ["/", "#", "https://", "tel:+", "mailto:"].iter().any(|start| link.starts_with(start));
                let plain = !link.contains(|c: char| c.is_control() || " <>\"'\\`".contains(c));
                assert!(known && plain && !link.starts_with("//"), "{link} on {address}");
            }
        }
    }
}

#[test]
fn a_hostile_text_is_the_name_of_a_product_and_never_the_address_of_its_picture() {
    let dictionary = Dictionary::read(file(Language::English)).unwrap();
    for text in hostile() {
        let product = Product::read(Some(&text), Some("/pictures/icon.svg"), &dictionary);
        let expected = if text.chars().any(char::is_control) { Err(ProductError::Name) } else { Ok(text.trim()) };
        assert_eq!(product.as_ref().map(|product| product.name.as_str()).map_err(|error| *error), expected);
        assert_eq!(Product::read(Some("a"), Some(&text), &dictionary), Err(ProductError::Picture), "{text}");
    }
}

#[test]
fn a_hostile_address_is_the_page_for_unknown_ones() {
    let dictionary = Dictionary::read(file(Language::English)).unwrap();
    for text in hostile() {
        // Escaped, as in a link, where all of it is path; and unescaped.
        let escaped = ["/", &percent_encode(&text)].concat();
        assert_eq!(Route::of(&escaped).page, None, "{text}");
        for path in [escaped, ["/", &text].concat()] {
            let mut view: Value = serde_json::from_str(&view_json(&path, &dictionary)).unwrap();
            // `replaceWith` keeps query and fragment; nothing else may contain them.
            view.as_object_mut().unwrap().remove("replaceWith");
            assert!(!view.to_string().contains("alert("), "{path}");
        }
    }
}
