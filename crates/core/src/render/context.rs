//! What every view is rendered with.

use crate::catalogue::MachineId;
use crate::dictionary::Dictionary;
use crate::language::Language;
use crate::route::{Page, Route, split};

/// The texts of a language, and the address that is shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RenderContext<'a> {
    pub(crate) dictionary: &'a Dictionary,
    /// The language that the address names, not the one that is shown: links keep it.
    pub(crate) prefix: Option<Language>,
    pub(crate) page: Option<Page>,
    /// The machine that the form is asked for.
    pub(crate) machine: Option<MachineId>,
    /// The path of that address.
    pub(crate) path: &'a str,
}

impl<'a> RenderContext<'a> {
    pub(crate) fn new(
        dictionary: &'a Dictionary,
        Route { prefix, page, machine, .. }: Route,
        address: &'a str,
    ) -> Self {
        Self { dictionary, prefix, page, machine, path: split(address).0 }
    }

    /// For what is shown on no page.
    pub(crate) const fn without_page(dictionary: &'a Dictionary) -> Self {
        Self { dictionary, prefix: None, page: None, machine: None, path: "" }
    }
}
