//! Dictionaries, products of the shop, and markup in texts.

use bancal_core::{Dictionary, DictionaryError, Language, Product, Route, addresses, view_json};
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
    fn any_product_is_read_or_refused(name in any_text(), picture in any_text(), language in language()) {
        if let Ok(product) = Product::read(Some(&name), Some(&picture), dictionary(language)) {
            prop_assert!(!product.name.is_empty());
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
