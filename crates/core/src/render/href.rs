//! Where links lead.

use super::context::RenderContext;
use super::json::{JsonWriter, Render};
use crate::catalogue::MachineId;
use crate::content::COMPANY;
use crate::language::Language;
use crate::link;
use crate::route::{Page, Route};

/// Where a link leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Href<'a> {
    /// A page, below the prefix of the address shown.
    Page(Page),
    /// The form, asking for a machine.
    Ask(MachineId),
    /// The page shown in a language, for people.
    SamePageIn(Language),
    /// The page shown below a prefix, with the name of the site, for machines.
    Absolute(Option<Language>),
    /// A place on the page shown.
    Fragment(&'static str),
    /// A call.
    Phone(&'static str),
    /// A mail to the company.
    Mail,
    /// A chat with the company.
    Chat,
    /// A complete address elsewhere.
    Elsewhere(&'a str),
}

impl Href<'_> {
    /// The address.
    pub(crate) fn address(self, context: RenderContext<'_>) -> String {
        match self {
            Self::Page(page) => page.address(context.prefix),
            Self::Ask(machine) => machine.address(context.prefix),
            Self::SamePageIn(language) => Route::in_language(context.path, language),
            Self::Absolute(prefix) => [COMPANY.site, &context.page.unwrap_or(Page::Home).address(prefix)].concat(),
            Self::Fragment(id) => ["#", id].concat(),
            Self::Phone(number) => link::phone(number),
            Self::Mail => link::mail("", ""),
            Self::Chat => link::whatsapp(COMPANY.message),
            Self::Elsewhere(address) => address.to_owned(),
        }
    }
}

impl Render for Href<'_> {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.string(&self.address(to.context));
    }
}
