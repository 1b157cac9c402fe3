//! Dictionaries, products of the shop, and markup in texts.

use bancal_core::{Dictionary, DictionaryError, Language, Product, ProductError, Route, addresses, view_json};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::common::{dictionary, file, parsed};
use crate::config;
use crate::inputs::{any_text, language};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_a_dictionary_or_an_error(text in any_text(), cut in any::<prop::sample::Index>()) {
        let whole = file(Language::Spanish);
        let (head, _) = whole.split_once('\n').unwrap();
        prop_assert!(Dictionary::read(text.clone()).is_err());
        prop_assert_eq!(Dictionary::read([head, "\n", &text].concat()).err(), Some(DictionaryError::Damaged));
        prop_assert_eq!(Dictionary::read([whole, &text].concat()).is_ok(), text.is_empty());
        // Cut off anywhere, at the end of a line too.
        let end = whole.floor_char_boundary(cut.index(whole.len()));
        prop_assert!(Dictionary::read(whole[..end].to_owned()).is_err());
        let ends: Vec<_> = whole.match_indices('\n').map(|(at, _)| at + 1).filter(|end| *end < whole.len()).collect();
        let damaged = Dictionary::read(whole[..*cut.get(&ends)].to_owned());
        prop_assert_eq!(damaged.err(), Some(DictionaryError::Damaged));
    }

    #[test]
    fn the_name_of_a_product_is_visible_in_one_line_or_refused(name in any_text(), language in language()) {
        match Product::read(Some(&name), Some("/a"), dictionary(language)) {
            Ok(product) => {
                prop_assert!(name.contains(&product.name), "{:?}", product.name);
                prop_assert!(!product.name.trim().is_empty());
                prop_assert!(!product.name.chars().any(char::is_control), "{:?}", product.name);
            }
            Err(error) => prop_assert_ne!(error, ProductError::Picture),
        }
    }

    #[test]
    fn the_picture_of_a_product_is_of_this_site_or_of_https_or_refused(
        start in prop_oneof![Just("/"), Just("https://"), Just("http://"), Just("")], rest in any_text(),
    ) {
        let picture = [start, &rest].concat();
        match Product::read(Some("Tape"), Some(&picture), dictionary(Language::English)) {
            Ok(_) => prop_assert!(
                picture.strip_prefix("https://").is_some_and(|host| host.starts_with(|c: char| c.is_ascii_alphanumeric()))
                    || (picture.starts_with('/') && !picture.starts_with("//") && !picture.starts_with("/\\")),
                "{:?}", picture
            ),
            Err(error) => prop_assert_eq!(error, ProductError::Picture),
        }
    }
}

proptest! {
    // A view holds hundreds of texts: a few cases try thousands.
    #![proptest_config(ProptestConfig { cases: config().cases.div_ceil(8), ..config() })]

    #[test]
    fn any_markup_in_any_text_makes_a_view(lines in vec(any_text(), 1..40), language in language()) {
        let (head, texts) = file(language).split_once('\n').unwrap();
        let mut corrupt = [head, "\n"].concat();
        for (line, _) in lines.iter().cycle().zip(texts.lines()) {
            corrupt.push_str(&line.replace('\n', " "));
            corrupt.push('\n');
        }
        let dictionary = Dictionary::read(corrupt).unwrap();
        for address in addresses().iter().filter(|address| Route::of(address).prefix.is_none()) {
            parsed(&view_json(address, &dictionary));
        }
    }
}
