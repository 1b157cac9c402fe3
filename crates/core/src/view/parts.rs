//! Parts of several views.

use serde::{Serialize, Serializer};

use crate::content::{COMPANY, key};
use crate::language::Language;
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

/// A link and its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextLink<'a> {
    /// Its text.
    pub text: Message<'a>,
    /// Its target.
    pub href: Href<'a>,
}

/// A picture of the set in `data/pictures/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// File name without width and format.
    pub name: &'static str,
    /// Alternative text; empty where the text beside it says the same.
    pub alt: Message<'static>,
}

/// A heading and its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Section {
    /// The heading.
    pub title: TextId,
    /// The text.
    pub text: TextId,
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
pub(super) const EMAIL_AND_PHONES: &[TextLink<'static>] = &{
    let mut links = [EMAIL; COMPANY.phones.len() + 1];
    let [_, phone_links @ ..] = &mut links;
    let mut rest: (&[&str], &mut [TextLink]) = (&COMPANY.phones, phone_links);
    while let ([number, numbers @ ..], [link, others @ ..]) = rest {
        *link = TextLink::phone(number);
        rest = (numbers, others);
    }
    links
};
pub(super) const PHONES: &[TextLink<'static>] = match EMAIL_AND_PHONES {
    [_, phones @ ..] => phones,
    [] => &[],
};
pub(super) const ADDRESS: &[Message<'static>] = &[Message::Plain(COMPANY.street), Message::Plain(COMPANY.town)];
pub(super) const WRITE_BY_WHATSAPP: TextLink<'static> =
    TextLink { text: Message::Text(key::WHATSAPP_WRITE), href: Href::Chat };

/// Value of `aria-current`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CurrentMark {
    /// The page itself.
    Page,
    /// The section that the page belongs to.
    True,
}

/// Whether a link leads to the page shown, or to the section it belongs to; never, where it has no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AriaCurrent(pub(crate) Option<Page>);

impl AriaCurrent {
    fn mark(self) -> Option<CurrentMark> {
        let (page, shown) = (self.0?, RenderContext::current()?.route.page?);
        if shown == page {
            Some(CurrentMark::Page)
        } else {
            (shown.section() == Some(page)).then_some(CurrentMark::True)
        }
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
    pub(super) fn is_absent(&self) -> bool {
        self.mark().is_none()
    }
}

impl Serialize for AriaCurrent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.mark().serialize(serializer)
    }
}

/// Whether a language is the one shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IsCurrentLanguage(pub(crate) Language);

impl Serialize for IsCurrentLanguage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(RenderContext::require()?.dictionary.language() == self.0)
    }
}
