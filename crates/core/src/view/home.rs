use serde::Serialize;

use super::cards::Cards;
use super::parts::{Section, TextLink, WRITE_BY_WHATSAPP};
use crate::content::{CATEGORIES, COMPANY, HOME, MACHINES, key};
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

/// The home page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HomeView {
    /// The hero's heading and sentence.
    pub hero: Section,
    /// To the machinery.
    pub machinery: TextLink<'static>,
    /// To the form.
    pub quote: TextLink<'static>,
    /// Four figures.
    pub facts: &'static [Stat],
    /// Heading of the advantages.
    pub advantages_title: TextId,
    /// To all advantages.
    pub advantages_link: TextLink<'static>,
    /// Safety, savings, efficiency, in this order.
    pub advantages: &'static [Section],
    /// The years of experience.
    pub experience: Section,
    /// Heading of the categories.
    pub categories_title: TextId,
    /// To all categories.
    pub categories_link: TextLink<'static>,
    /// Six categories.
    #[cfg_attr(feature = "typescript", tsify(type = "CategoryCard[]"))]
    pub categories: Cards,
    /// The quote block.
    pub ask: Section,
    /// Its button.
    pub ask_link: TextLink<'static>,
    /// By phone.
    pub ask_phone: TextLink<'static>,
    /// By WhatsApp.
    pub ask_whatsapp: TextLink<'static>,
}

/// A figure and its label.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Stat {
    /// The figure.
    pub value: Message<'static>,
    /// Its label.
    pub label: TextId,
}

pub(super) const HOME_PAGE: HomeView = HomeView {
    hero: Section { title: key::HOME_HERO_TITLE, text: key::HOME_HERO_TEXT },
    machinery: TextLink::page(key::HOME_HERO_MACHINERY, Page::Machinery),
    quote: TextLink::page(key::HOME_HERO_QUOTE, Page::Contact),
    facts: FACTS,
    advantages_title: key::HOME_ADVANTAGES_TITLE,
    advantages_link: TextLink::page(key::HOME_ADVANTAGES_LINK, Page::Advantages),
    advantages: &[
        Section { title: key::HOME_SAFETY_TITLE, text: key::HOME_SAFETY_TEXT },
        Section { title: key::HOME_SAVINGS_TITLE, text: key::HOME_SAVINGS_TEXT },
        Section { title: key::HOME_EFFICIENCY_TITLE, text: key::HOME_EFFICIENCY_TEXT },
    ],
    experience: Section { title: key::HOME_EXPERIENCE_TITLE, text: key::HOME_EXPERIENCE_TEXT },
    categories_title: key::HOME_CATEGORIES_TITLE,
    categories_link: TextLink {
        text: Message::Counted(key::HOME_CATEGORIES_LINK, CATEGORIES.len()),
        href: Href::Page(Page::Machinery),
    },
    categories: Cards(HOME),
    ask: Section { title: key::HOME_QUOTE_TITLE, text: key::HOME_QUOTE_TEXT },
    ask_link: TextLink::page(key::HOME_QUOTE_BUTTON, Page::Contact),
    ask_phone: TextLink::phone(COMPANY.phones[0]),
    ask_whatsapp: WRITE_BY_WHATSAPP,
};

const FACTS: &[Stat] = &[
    Stat { value: Message::Text(key::HOME_FACTS_YEARS_VALUE), label: key::HOME_FACTS_YEARS_LABEL },
    Stat { value: Message::Number(MACHINES), label: key::HOME_FACTS_MACHINES_LABEL },
    Stat { value: Message::Number(CATEGORIES.len()), label: key::HOME_FACTS_CATEGORIES_LABEL },
    Stat { value: Message::Text(key::HOME_FACTS_MINIMUM_VALUE), label: key::HOME_FACTS_MINIMUM_LABEL },
];
