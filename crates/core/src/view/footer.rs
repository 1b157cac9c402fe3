use super::json::views;
use super::{Href, Picture, TextLink, Words};
use crate::content::{COMPANY, LOGOS, key};
use crate::dictionary::Text;
use crate::{Page, ShopList};

views! {
    /// The end of every page.
    pub struct Footer {
        /// Label of the landmark.
        pub label: Text,
        /// Street, and place.
        pub address: &'static [Words<'static>],
        /// E-mail and phones.
        pub contact: &'static [TextLink<'static>],
        /// Heading of the office hours.
        pub hours_label: Text,
        /// Office hours.
        pub hours: Text,
        /// Rental, shop, legal.
        pub columns: &'static [Column],
        /// The public grant.
        pub grant: Text,
        /// Label of the logos.
        pub logos_label: Text,
        /// The five funding logos.
        pub logos: &'static [Picture],
        /// Legal name and tax id.
        pub owner: Text,
    }

    /// A headed list of links.
    pub struct Column {
        /// Its heading.
        pub title: Text,
        /// Its links.
        pub links: &'static [TextLink<'static>],
    }
}

pub(super) const FOOTER: Footer = Footer {
    label: key::FOOTER_LABEL,
    address: ADDRESS,
    contact: CONTACT,
    hours_label: key::FOOTER_HOURS,
    hours: key::HOURS_TEXT,
    columns: COLUMNS,
    grant: key::FOOTER_GRANT,
    logos_label: key::FOOTER_LOGOS,
    logos: LOGOS,
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
    TextLink { text: Words::Name(page), href: Href::Page(page) }
}

pub(super) const EMAIL: TextLink<'static> = TextLink { text: Words::Plain(COMPANY.email), href: Href::Mail };
pub(super) const PHONES: &[TextLink<'static>] =
    &[TextLink::phone(COMPANY.phones[0]), TextLink::phone(COMPANY.phones[1])];
const CONTACT: &[TextLink<'static>] = &[EMAIL, TextLink::phone(COMPANY.phones[0]), TextLink::phone(COMPANY.phones[1])];
pub(super) const ADDRESS: &[Words<'static>] = &[Words::Plain(COMPANY.street), Words::Plain(COMPANY.place)];
