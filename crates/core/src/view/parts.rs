//! Parts of several views.

use crate::content::{COMPANY, key};
use crate::language::Language;
use crate::render::href::Href;
use crate::render::json::{JsonWriter, Render, render_names, views};
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

views! {
    /// A link and its text.
    pub struct TextLink<'a> {
        /// Its text.
        pub text: Message<'a>,
        /// Its target.
        pub href: Href<'a>,
    }

    /// A picture of the set in `data/pictures/`.
    pub struct Picture {
        /// File name without width and format.
        pub name: &'static str,
        /// Alternative text; empty where the text beside it says the same.
        pub alt: Message<'static>,
    }

    /// A heading and its text.
    pub struct Section {
        /// The heading.
        pub title: TextId,
        /// The text.
        pub text: TextId,
    }
}

impl TextLink<'static> {
    /// To a page.
    pub(super) const fn page(text: TextId, page: Page) -> Self {
        Self { text: Message::Text(text), href: Href::Page(page) }
    }

    /// To a phone number, which is also its text.
    pub(super) const fn phone(number: &'static str) -> Self {
        Self { text: Message::Plain(number), href: Href::Phone(number) }
    }
}

impl Picture {
    /// A picture that needs no alternative text, because of the text beside it.
    pub(super) const fn decorative(name: &'static str) -> Self {
        Self { name, alt: Message::Plain("") }
    }
}

pub(super) const EMAIL: TextLink<'static> = TextLink { text: Message::Plain(COMPANY.email), href: Href::Mail };
pub(super) const PHONES: &[TextLink<'static>] =
    &[TextLink::phone(COMPANY.phones[0]), TextLink::phone(COMPANY.phones[1])];
pub(super) const ADDRESS: &[Message<'static>] = &[Message::Plain(COMPANY.street), Message::Plain(COMPANY.town)];
pub(super) const WHATSAPP: TextLink<'static> = TextLink { text: Message::Text(key::WHATSAPP_WRITE), href: Href::Chat };

/// Value of `aria-current`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(rename_all = "camelCase"))]
pub enum CurrentMark {
    /// The page itself.
    Page,
    /// The section that the page belongs to.
    True,
}

render_names!(CurrentMark { Page, True });

/// Whether a link leads to the page shown, or to the section it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AriaCurrent(pub(crate) Page);

impl Render for AriaCurrent {
    fn render(&self, to: &mut JsonWriter<'_>) {
        let shown = to.context.page;
        if shown == Some(self.0) {
            CurrentMark::Page.render(to);
        } else if shown.and_then(Page::section) == Some(self.0) {
            CurrentMark::True.render(to);
        }
    }
}

/// Whether a language is the one shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IsCurrentLanguage(pub(crate) Language);

impl Render for IsCurrentLanguage {
    fn render(&self, to: &mut JsonWriter<'_>) {
        (to.context.dictionary.language() == self.0).render(to);
    }
}
