//! The shop document, which the company edits: none of it is trusted.

use serde::Serialize;

use crate::characters::trim;
use crate::dictionary::Dictionary;
use crate::form::characters::is_blank;
use crate::route::split;

/// Most products on one page, so that a hostile document does not freeze it.
pub const MAX_PRODUCTS: usize = 300;

const MAX_LEN: usize = 500;

/// Prefix of the keys of products.
const KEY_PREFIX: &str = "goods.";

/// A product of the shop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Product {
    /// The key of its name, under which a request list has it; absent if the name is not a key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its name in the visitor's language; also the alternative text of its picture.
    pub name: String,
    /// Address of its picture: a path of this site, or `https:`.
    pub picture: String,
}

/// The products of a list of the shop document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShopProducts {
    /// The products to show.
    pub products: Vec<Product>,
    /// The entries left out and why, for the console: `herramientas[3]: nombre is not a text`.
    pub rejected: Vec<String>,
}

/// Why an entry of the shop document is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text())]
pub enum ProductError {
    /// `nombre` is missing, too long, not a text, or invisible.
    Name,
    /// `nombre` looks like a key of the dictionary, but is not one.
    Key,
    /// `foto` is missing, too long, or neither a file of this site nor an https address.
    Picture,
}

impl ProductError {
    /// The error message for the console.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Name => "nombre is not a text",
            Self::Key => "nombre is an unknown key",
            Self::Picture => "foto is not an address of this site or https",
        }
    }
}

impl Product {
    /// Checks an entry; a member that is not a text is `None`.
    ///
    /// # Errors
    /// The first member that is invalid.
    pub fn read(name: Option<&str>, picture: Option<&str>, dictionary: &Dictionary) -> Result<Self, ProductError> {
        let key = name.map(trim).filter(|name| is_name(name)).ok_or(ProductError::Name)?;
        let found = dictionary.find(key);
        if found.is_none() && key.starts_with(KEY_PREFIX) && !key.chars().any(char::is_whitespace) {
            return Err(ProductError::Key);
        }
        let picture = picture.filter(|picture| is_picture(picture)).ok_or(ProductError::Picture)?;
        let id = found.map(|_| key.to_owned());
        Ok(Self { id, name: found.unwrap_or(key).to_owned(), picture: picture.to_owned() })
    }
}

/// Whether a text is visible and has one line.
fn is_name(text: &str) -> bool {
    text.len() <= MAX_LEN && !text.chars().any(char::is_control) && !is_blank(text)
}

/// A file of this site (`/…`, not `//host` nor a folder), or an https address with a host. Backslashes and control
/// characters are refused because browsers read them as slashes or drop them.
fn is_picture(address: &str) -> bool {
    let plain = address.len() <= MAX_LEN && !address.chars().any(|c| c.is_control() || c.is_whitespace() || c == '\\');
    let file = address.starts_with('/') && !address.starts_with("//") && !split(address).0.ends_with('/');
    let host = address.strip_prefix("https://").unwrap_or_default();
    plain && (file || host.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::dictionary;
    use crate::language::Language;
    use crate::render::to_json;

    fn read(name: Option<&str>, picture: Option<&str>) -> Result<Product, ProductError> {
        Product::read(name, picture, &dictionary(Language::English))
    }

    #[test]
    fn a_product_is_shown_in_the_visitors_language() {
        let product = read(Some("goods.safety.helmet"), Some("/pictures/helmet-400.webp")).unwrap();
        assert!(!product.name.contains("goods."), "{}", product.name);
        assert_eq!(read(Some("Tape"), Some("https://cdn.example/t.webp")).unwrap().name, "Tape");
    }

    #[test]
    fn an_invalid_entry_is_reported() {
        assert_eq!(read(None, Some("/a")), Err(ProductError::Name));
        for name in ["", "  ", "\u{feff}", "\u{200b}\u{a0}", "Tape\u{0}", "Ta\npe", "Tape\u{9d}", &"x".repeat(501)] {
            assert_eq!(read(Some(name), Some("/a")), Err(ProductError::Name), "{name:?}");
        }
        for key in ["goods.tools.trowl", "goods.", "goods.tools"] {
            assert_eq!(read(Some(key), Some("/a")), Err(ProductError::Key), "{key}");
        }
        assert_eq!(read(Some("goods.tools of all kinds"), Some("/a")).unwrap().name, "goods.tools of all kinds");
        assert_eq!(read(Some("Cinta 👩🏽‍🔧\u{200d}"), Some("/a")).unwrap().name, "Cinta 👩🏽‍🔧\u{200d}");
        for picture in [
            "javascript:alert(1)",
            "JAVASCRIPT:x",
            "data:text/html,x",
            "http://a.example/x",
            "//evil.example/x",
            "/\\evil.example",
            "https://",
            "https:///x",
            "https://\u{0}x",
            " /x",
            "",
            "x.webp",
            "/",
            "/pictures/",
            "/?a",
            "/#a",
            "/a\tb",
            "/a b",
            "/a\u{7f}b",
        ] {
            assert_eq!(read(Some("a"), Some(picture)), Err(ProductError::Picture), "{picture}");
        }
    }

    #[test]
    fn products_are_serialised_with_the_entries_that_were_left_out() {
        let product = read(Some("Tape \"5 m\""), Some("/pictures/t.webp")).unwrap();
        let products = ShopProducts { products: vec![product], rejected: vec!["herramientas[1]: no".to_owned()] };
        let shown: serde_json::Value = serde_json::from_str(&to_json(&products, None)).unwrap();
        let expected = serde_json::json!({
            "products": [{ "name": "Tape \"5 m\"", "picture": "/pictures/t.webp" }],
            "rejected": ["herramientas[1]: no"],
        });
        assert_eq!(shown, expected);
    }

    #[test]
    fn an_error_names_what_is_wrong_for_the_console() {
        assert_eq!(ProductError::Name.to_string(), "nombre is not a text");
        assert_eq!(ProductError::Key.to_string(), "nombre is an unknown key");
        assert_eq!(ProductError::Picture.to_string(), "foto is not an address of this site or https");
    }
}
