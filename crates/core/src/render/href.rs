//! Targets of links.

use serde::{Serialize, Serializer};

use super::context::RenderContext;
use crate::catalogue::{CategoryId, MachineId};
use crate::content::COMPANY;
use crate::language::Language;
use crate::link;
use crate::route::{Page, Route, split};

/// The target of a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Href<'a> {
    /// A page, with the language prefix of the current address.
    Page(Page),
    /// A machine on the page of its category.
    Machine(CategoryId, MachineId),
    /// The form, with a machine filled in.
    Ask(MachineId),
    /// The current page in a language, for visitors.
    SamePageIn(Language),
    /// The complete address of the current page with a language prefix, for search engines.
    Absolute(Option<Language>),
    /// An anchor on the current page.
    Fragment(&'static str),
    /// A call.
    Phone(&'static str),
    /// A mail to the company.
    Mail,
    /// A chat with the company.
    Chat,
    /// An address of another site.
    External(&'a str),
}

impl Href<'_> {
    /// The address.
    pub(crate) fn address(self, context: &RenderContext) -> String {
        match self {
            Self::Page(page) => page.address(context.route.prefix),
            Self::Machine(category, machine) => {
                [&Page::Category(category).address(context.route.prefix), "#", machine.machine().id].concat()
            }
            Self::Ask(machine) => machine.address(context.route.prefix),
            Self::SamePageIn(language) => Route::in_language(split(&context.address).0, language),
            Self::Absolute(prefix) => {
                [COMPANY.site, &context.route.page.unwrap_or(Page::Home).address(prefix)].concat()
            }
            Self::Fragment(id) => ["#", id].concat(),
            Self::Phone(number) => link::phone(number),
            Self::Mail => link::mail("", ""),
            Self::Chat => link::whatsapp(COMPANY.message),
            Self::External(address) => address.to_owned(),
        }
    }
}

impl Serialize for Href<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.address(&*RenderContext::require()?))
    }
}
