//! The context in which views are rendered.

use crate::catalogue::MachineId;
use crate::dictionary::Dictionary;
use crate::language::Language;
use crate::route::{Page, Route, split};

/// The texts of a language, and the current address.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RenderContext<'a> {
    pub(crate) dictionary: &'a Dictionary,
    /// The language in the address, which links keep; another one may be shown.
    pub(crate) prefix: Option<Language>,
    pub(crate) page: Option<Page>,
    /// The machine that the address asks for.
    pub(crate) machine: Option<MachineId>,
    /// Whether the address is a search for some words.
    pub(crate) has_words: bool,
    /// The path of that address.
    pub(crate) path: &'a str,
}

impl<'a> RenderContext<'a> {
    pub(crate) fn new(
        dictionary: &'a Dictionary,
        Route { prefix, page, machine, has_words, .. }: Route,
        address: &'a str,
    ) -> Self {
        Self { dictionary, prefix, page, machine, has_words, path: split(address).0 }
    }

    /// For reports, which belong to no page.
    pub(crate) const fn without_page(dictionary: &'a Dictionary) -> Self {
        Self { dictionary, prefix: None, page: None, machine: None, has_words: false, path: "" }
    }

    /// For reports whose links keep the language.
    pub(crate) const fn without_page_in_language(dictionary: &'a Dictionary) -> Self {
        Self { prefix: dictionary.language().prefix(), ..Self::without_page(dictionary) }
    }
}
