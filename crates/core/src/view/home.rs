use super::catalogue::Cards;
use super::error::WHATSAPP;
use super::json::views;
use super::{Href, Picture, TextLink, Words};
use crate::Page;
use crate::content::{CATEGORIES, COMPANY, HOME, MACHINES, key};
use crate::dictionary::Text;

views! {
    /// The home page.
    pub struct HomeView {
        /// The hero's heading and sentence.
        pub hero: Titled,
        /// To the machinery.
        pub machinery: TextLink<'static>,
        /// To the form.
        pub quote: TextLink<'static>,
        /// Four figures.
        pub facts: &'static [Fact],
        /// Heading of the advantages.
        pub advantages_title: Text,
        /// To all of them.
        pub advantages_link: TextLink<'static>,
        /// Safety, savings, efficiency, in this order.
        pub advantages: &'static [Titled],
        /// More than twenty years.
        pub experience: Titled,
        /// Heading of the categories.
        pub categories_title: Text,
        /// To all of them.
        pub categories_link: TextLink<'static>,
        /// Six of them.
        #[cfg_attr(feature = "typescript", tsify(type = "CategoryCard[]"))]
        pub categories: Cards,
        /// The quote block.
        pub ask: Titled,
        /// Its button.
        pub ask_link: TextLink<'static>,
        /// By phone.
        pub ask_phone: TextLink<'static>,
        /// By WhatsApp.
        pub ask_whatsapp: TextLink<'static>,
    }

    /// A heading and its text.
    pub struct Titled {
        /// The heading.
        pub title: Text,
        /// The text.
        pub text: Text,
    }

    /// A figure and what it counts.
    pub struct Fact {
        /// The figure.
        pub value: Words<'static>,
        /// What it counts.
        pub label: Text,
    }

    /// A category as a card.
    pub struct CategoryCard {
        /// Its name.
        pub name: Text,
        /// Its page.
        pub href: Href<'static>,
        /// How many machines it has, in words.
        pub count: Option<Words<'static>>,
        /// One of its machines; the name beside it says enough, so it has no alternative text.
        pub picture: Picture,
    }
}

pub(super) const HOME_PAGE: HomeView = HomeView {
    hero: Titled { title: key::HOME_HERO_TITLE, text: key::HOME_HERO_TEXT },
    machinery: TextLink::page(key::HOME_HERO_MACHINERY, Page::Machinery),
    quote: TextLink::page(key::HOME_HERO_QUOTE, Page::Contact),
    facts: FACTS,
    advantages_title: key::HOME_ADVANTAGES_TITLE,
    advantages_link: TextLink::page(key::HOME_ADVANTAGES_LINK, Page::Advantages),
    advantages: &[
        Titled { title: key::HOME_SAFETY_TITLE, text: key::HOME_SAFETY_TEXT },
        Titled { title: key::HOME_SAVINGS_TITLE, text: key::HOME_SAVINGS_TEXT },
        Titled { title: key::HOME_EFFICIENCY_TITLE, text: key::HOME_EFFICIENCY_TEXT },
    ],
    experience: Titled { title: key::HOME_EXPERIENCE_TITLE, text: key::HOME_EXPERIENCE_TEXT },
    categories_title: key::HOME_CATEGORIES_TITLE,
    categories_link: TextLink {
        text: Words::Counted(key::HOME_CATEGORIES_LINK, CATEGORIES.len()),
        href: Href::Page(Page::Machinery),
    },
    categories: Cards(HOME),
    ask: Titled { title: key::HOME_QUOTE_TITLE, text: key::HOME_QUOTE_TEXT },
    ask_link: TextLink::page(key::HOME_QUOTE_BUTTON, Page::Contact),
    ask_phone: TextLink::phone(COMPANY.phones[0]),
    ask_whatsapp: WHATSAPP,
};

const FACTS: &[Fact] = &[
    Fact { value: Words::Text(key::HOME_FACTS_YEARS_VALUE), label: key::HOME_FACTS_YEARS_LABEL },
    Fact { value: Words::Place("", MACHINES), label: key::HOME_FACTS_MACHINES_LABEL },
    Fact { value: Words::Place("", CATEGORIES.len()), label: key::HOME_FACTS_CATEGORIES_LABEL },
    Fact { value: Words::Text(key::HOME_FACTS_MINIMUM_VALUE), label: key::HOME_FACTS_MINIMUM_LABEL },
];
