//! The shop document, which the company edits: nothing of it is trusted.

use crate::characters::trim;
use crate::dictionary::Dictionary;
use crate::form::characters::is_blank;
use crate::render::context::RenderContext;
use crate::render::json::{to_json, views};
use crate::route::split;

/// Goods shown on one page at most: a hostile document does not freeze it.
pub const MOST_GOODS: usize = 300;

const LONGEST: usize = 500;

/// How the keys of goods start.
const KEYS: &str = "goods.";

views! {
    /// A good as a page shows it.
    pub struct Good {
        /// Its name in the visitor's language; also the alternative text of its picture.
        pub name: String,
        /// Address of its picture: a path of this site, or `https:`.
        pub picture: String,
    }

    /// The goods of a list of the shop document.
    pub struct ShopGoods {
        /// What the page shows.
        pub goods: Vec<Good>,
        /// What it leaves out and why, for the console: `herramientas[3]: nombre is not a text`.
        pub left_out: Vec<String>,
    }
}

/// Why an entry of the shop document is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text())]
pub enum GoodError {
    /// `nombre` is missing, too long, no text, or nothing that can be seen.
    Name,
    /// `nombre` has the shape of a key of the dictionary, and is none.
    Key,
    /// `foto` is missing, too long, or neither a file of this site nor an https address.
    Picture,
}

impl GoodError {
    /// What is wrong, for the console.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Name => "nombre is not a text",
            Self::Key => "nombre is a key that no dictionary has",
            Self::Picture => "foto is not an address of this site or https",
        }
    }
}

impl Good {
    /// Checks one entry, given its two texts where they are texts.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(name: Option<&str>, picture: Option<&str>, dictionary: &Dictionary) -> Result<Self, GoodError> {
        let key = name.map(trim).filter(|name| is_name(name)).ok_or(GoodError::Name)?;
        let name = dictionary.by_name(key);
        if name == key && key.starts_with(KEYS) && !key.chars().any(char::is_whitespace) {
            return Err(GoodError::Key);
        }
        let picture = picture.filter(|picture| is_picture(picture)).ok_or(GoodError::Picture)?;
        Ok(Self { name: name.to_owned(), picture: picture.to_owned() })
    }
}

impl ShopGoods {
    /// The goods as the JSON text of a `ShopGoods`.
    #[must_use]
    pub fn json(&self, dictionary: &Dictionary) -> String {
        to_json(self, RenderContext::without_page(dictionary))
    }
}

/// Something to be seen, in one line.
fn is_name(text: &str) -> bool {
    text.len() <= LONGEST && !text.chars().any(char::is_control) && !is_blank(text)
}

/// A file of this site (`/…`, not `//host` nor a folder), or an https address with a host. Backslashes and control
/// characters are refused because browsers read them as slashes or drop them.
fn is_picture(address: &str) -> bool {
    let plain = address.len() <= LONGEST && !address.chars().any(|c| c.is_control() || c.is_whitespace() || c == '\\');
    let file = address.starts_with('/') && !address.starts_with("//") && !split(address).0.ends_with('/');
    let host = address.strip_prefix("https://").unwrap_or_default();
    plain && (file || host.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::dictionary;
    use crate::language::Language;

    fn read(name: Option<&str>, picture: Option<&str>) -> Result<Good, GoodError> {
        Good::read(name, picture, &dictionary(Language::English))
    }

    #[test]
    fn a_good_is_shown_in_the_visitors_language() {
        let good = read(Some("goods.safety.helmet"), Some("/pictures/helmet-400.webp")).unwrap();
        assert!(!good.name.contains("goods."), "{}", good.name);
        assert_eq!(read(Some("Tape"), Some("https://cdn.example/t.webp")).unwrap().name, "Tape");
    }

    #[test]
    fn an_entry_that_is_not_what_it_should_be_is_named() {
        assert_eq!(read(None, Some("/a")), Err(GoodError::Name));
        for name in ["", "  ", "\u{feff}", "\u{200b}\u{a0}", "Tape\u{0}", "Ta\npe", "Tape\u{9d}", &"x".repeat(501)] {
            assert_eq!(read(Some(name), Some("/a")), Err(GoodError::Name), "{name:?}");
        }
        for key in ["goods.tools.trowl", "goods.", "goods.tools"] {
            assert_eq!(read(Some(key), Some("/a")), Err(GoodError::Key), "{key}");
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
            assert_eq!(read(Some("a"), Some(picture)), Err(GoodError::Picture), "{picture}");
        }
    }

    #[test]
    fn the_goods_cross_the_border_with_what_was_left_out() {
        let good = read(Some("Tape \"5 m\""), Some("/pictures/t.webp")).unwrap();
        let goods = ShopGoods { goods: vec![good], left_out: vec!["herramientas[1]: no".to_owned()] };
        let shown: serde_json::Value = serde_json::from_str(&goods.json(&dictionary(Language::English))).unwrap();
        let expected = serde_json::json!({
            "goods": [{ "name": "Tape \"5 m\"", "picture": "/pictures/t.webp" }],
            "leftOut": ["herramientas[1]: no"],
        });
        assert_eq!(shown, expected);
    }

    #[test]
    fn an_error_names_what_is_wrong_for_the_console() {
        assert_eq!(GoodError::Name.to_string(), "nombre is not a text");
        assert_eq!(GoodError::Key.to_string(), "nombre is a key that no dictionary has");
        assert_eq!(GoodError::Picture.to_string(), "foto is not an address of this site or https");
    }
}
