use super::{Picture, TextLink};
use crate::content::COMPANY;
use crate::dictionary::MessageKey;
use crate::rich::{self, Inline};
use crate::{Dictionary, Language, Page, link};

/// What every view is made with: the texts of a language, and the prefix that links keep.
#[derive(Debug)]
pub struct Site<'a> {
    pub(crate) dictionary: &'a Dictionary,
    pub(crate) prefix: Option<Language>,
}

impl<'a> Site<'a> {
    /// `prefix` is the language that the address names, not the one that is shown.
    #[must_use]
    pub const fn new(dictionary: &'a Dictionary, prefix: Option<Language>) -> Self {
        Self { dictionary, prefix }
    }

    pub(super) fn text(&self, key: MessageKey) -> String {
        self.dictionary.text(key).to_owned()
    }

    /// A text as people type it: with plain spaces, which is what they search for and compare with.
    pub(super) fn typed(&self, key: MessageKey) -> String {
        self.dictionary.text(key).replace('\u{a0}', " ")
    }

    pub(super) fn fill(&self, key: MessageKey, name: &str, value: &str) -> String {
        self.dictionary.fill(key, &[(name, value)])
    }

    pub(super) fn rich(&self, key: MessageKey) -> Vec<Inline> {
        rich::parse(self.dictionary.text(key), &|target| self.target(target))
    }

    pub(super) fn href(&self, page: Page) -> String {
        page.address(self.prefix)
    }

    pub(super) fn link(&self, page: Page, key: MessageKey) -> TextLink {
        TextLink { text: self.text(key), href: self.href(page) }
    }

    pub(super) fn picture(name: &str, alt: String) -> Picture {
        Picture { name: name.to_owned(), alt }
    }

    /// Where `<a to="…">` in a text leads.
    fn target(&self, name: &str) -> Option<String> {
        let external = match name {
            "email" => link::mail("", ""),
            "phone" => link::phone(COMPANY.phones[0]),
            "whatsapp" => link::whatsapp(COMPANY.message),
            "school" => COMPANY.school.website.to_owned(),
            _ if name.starts_with("https://") => name.to_owned(),
            _ => return Page::from_name(name).map(|page| self.href(page)),
        };
        Some(external)
    }
}

/// The digits of a number, without a formatter.
#[must_use]
pub fn decimal(mut number: usize) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(b'0'.saturating_add(u8::try_from(number % 10).unwrap_or(0)));
        number /= 10;
        if number == 0 {
            break;
        }
    }
    digits.iter().rev().map(|&digit| char::from(digit)).collect()
}
