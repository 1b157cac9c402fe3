use serde::{Serialize, Serializer};

use super::parts::{ADDRESS, EMAIL_AND_PHONES, Picture, TextLink};
use crate::content::{LOGOS, key};
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::{Page, ShopList};
use crate::text::TextId;

/// The footer of every page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Footer {
    /// Label of the landmark.
    pub label: TextId,
    /// Street, and town.
    pub address: &'static [Message<'static>],
    /// E-mail and phones.
    pub contact: &'static [TextLink<'static>],
    /// Heading of the office hours.
    pub hours_label: TextId,
    /// Office hours.
    pub hours: TextId,
    /// Rental, shop, legal.
    pub columns: &'static [Column],
    /// The public grant, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grant: Option<TextId>,
    /// Label of the logos.
    pub logos_label: TextId,
    /// The logos of those who fund it.
    #[cfg_attr(feature = "typescript", tsify(type = "Picture[]"))]
    pub logos: Logos,
    /// Legal name and tax id.
    pub owner: TextId,
}

/// A headed list of links.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Column {
    /// Its heading.
    pub title: TextId,
    /// Its links.
    pub links: &'static [TextLink<'static>],
}

pub(super) const FOOTER: Footer = Footer {
    label: key::FOOTER_LABEL,
    address: ADDRESS,
    contact: EMAIL_AND_PHONES,
    hours_label: key::FOOTER_HOURS,
    hours: key::HOURS_TEXT,
    columns: COLUMNS,
    grant: if LOGOS.is_empty() { None } else { Some(key::FOOTER_GRANT) },
    logos_label: key::FOOTER_LOGOS,
    logos: Logos,
    owner: key::FOOTER_OWNER,
};

const COLUMNS: &[Column] = &[
    Column {
        title: key::FOOTER_RENTAL,
        links: &[
            named(Page::Machinery),
            named(Page::Conditions),
            named(Page::Advantages),
            named(Page::Training),
            named(Page::Faq),
            named(Page::Contact),
        ],
    },
    Column {
        title: key::FOOTER_SHOP,
        links: &[
            named(Page::ShopList(ShopList::Tools)),
            named(Page::ShopList(ShopList::Lighting)),
            named(Page::ShopList(ShopList::Oils)),
            named(Page::ShopList(ShopList::Safety)),
            named(Page::ShopList(ShopList::Signage)),
            named(Page::ShopList(ShopList::Baskets)),
        ],
    },
    Column {
        title: key::FOOTER_LEGAL,
        links: &[named(Page::LegalNotice), named(Page::Privacy), named(Page::Cookies), named(Page::Accessibility)],
    },
];

const fn named(page: Page) -> TextLink<'static> {
    TextLink { text: Message::Name(page), href: Href::Page(page) }
}

/// Logos of the funding bodies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Logos;

impl Serialize for Logos {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(LOGOS.iter().map(|logo| Picture { name: logo.picture, alt: Message::Plain(logo.name) }))
    }
}
