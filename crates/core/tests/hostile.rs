//! Texts that are markup or script elsewhere are text here, in every place of a page that has one.
#![allow(clippy::indexing_slicing, clippy::unwrap_used)] // what would trap in the core fails a test here

mod common;

use bancal_core::{Dictionary, Language, Product, ProductError, Route, addresses, percent_encode, view_json};
use serde_json::Value;

use common::{dictionary, file, parsed};

fn hostile() -> Vec<String> {
    serde_json::from_str(include_str!("../../../tests/fixtures/hostile.json")).unwrap()
}

/// A dictionary whose every text is a hostile one.
fn corrupt(language: Language) -> Dictionary {
    let (head, texts) = file(language).split_once('\n').unwrap();
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
            let view: Value = parsed(&view_json(address, &dictionary));
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
    let dictionary = dictionary(Language::English);
    for text in hostile() {
        let product = Product::read(Some(&text), Some("/pictures/icon.svg"), dictionary);
        let expected = if text.chars().any(char::is_control) { Err(ProductError::Name) } else { Ok(text.trim()) };
        assert_eq!(product.as_ref().map(|product| product.name.as_str()).map_err(|error| *error), expected);
        assert_eq!(Product::read(Some("a"), Some(&text), dictionary), Err(ProductError::Picture), "{text}");
    }
}

#[test]
fn a_hostile_address_is_the_page_for_unknown_ones() {
    let dictionary = dictionary(Language::English);
    for text in hostile() {
        // As a link has it, where the text is all path, and as it stands.
        let escaped = ["/", &percent_encode(&text)].concat();
        assert_eq!(Route::of(&escaped).page, None, "{text}");
        for path in [escaped, ["/", &text].concat()] {
            let mut view: Value = parsed(&view_json(&path, dictionary));
            // An address that leads to a page keeps its own query and place, and nothing else shows them.
            view.as_object_mut().unwrap().remove("replaceWith");
            assert!(!view.to_string().contains("alert("), "{path}");
        }
    }
}
