use serde::Serialize;

use super::catalogue::category_cards;
use super::chrome::phones;
use super::error::whatsapp;
use super::site::{Site, decimal};
use super::{Picture, TextLink};
use crate::Page;
use crate::content::{CATEGORIES, HOME, key};

/// The home page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HomeView {
    /// The hero's heading and sentence.
    pub hero: Titled,
    /// To the machinery.
    pub machinery: TextLink,
    /// To the form.
    pub quote: TextLink,
    /// Four figures.
    pub facts: Vec<Fact>,
    /// Heading of the advantages.
    pub advantages_title: String,
    /// To all of them.
    pub advantages_link: TextLink,
    /// Safety, savings, efficiency, in this order.
    pub advantages: Vec<Titled>,
    /// More than twenty years.
    pub experience: Titled,
    /// Heading of the categories.
    pub categories_title: String,
    /// To all of them.
    pub categories_link: TextLink,
    /// Six of them.
    pub categories: Vec<CategoryCard>,
    /// The quote block.
    pub ask: Titled,
    /// Its button.
    pub ask_link: TextLink,
    /// By phone.
    pub ask_phone: TextLink,
    /// By WhatsApp.
    pub ask_whatsapp: TextLink,
}

/// A heading and its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Titled {
    /// The heading.
    pub title: String,
    /// The text.
    pub text: String,
}

/// A figure and what it counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Fact {
    /// The figure.
    pub value: String,
    /// What it counts.
    pub label: String,
}

/// A category as a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CategoryCard {
    /// Its name.
    pub name: String,
    /// Its page.
    pub href: String,
    /// How many machines it has, in words.
    pub count: Option<String>,
    /// One of its machines; the name beside it says enough, so it has no alternative text.
    pub picture: Picture,
}

pub(super) fn view(site: &Site) -> HomeView {
    let titled = |title, text| Titled { title: site.text(title), text: site.text(text) };
    let categories = decimal(CATEGORIES.len());
    let machines = decimal(CATEGORIES.iter().map(|category| category.machines.len()).sum());
    let fact = |value: String, label| Fact { value, label: site.text(label) };
    let [ask_phone, _] = phones();
    HomeView {
        hero: titled(key::HOME_HERO_TITLE, key::HOME_HERO_TEXT),
        machinery: site.link(Page::Machinery, key::HOME_HERO_MACHINERY),
        quote: site.link(Page::Contact, key::HOME_HERO_QUOTE),
        facts: [
            fact(site.text(key::HOME_FACTS_YEARS_VALUE), key::HOME_FACTS_YEARS_LABEL),
            fact(machines, key::HOME_FACTS_MACHINES_LABEL),
            fact(categories.clone(), key::HOME_FACTS_CATEGORIES_LABEL),
            fact(site.text(key::HOME_FACTS_MINIMUM_VALUE), key::HOME_FACTS_MINIMUM_LABEL),
        ]
        .into(),
        advantages_title: site.text(key::HOME_ADVANTAGES_TITLE),
        advantages_link: site.link(Page::Advantages, key::HOME_ADVANTAGES_LINK),
        advantages: [
            titled(key::HOME_SAFETY_TITLE, key::HOME_SAFETY_TEXT),
            titled(key::HOME_SAVINGS_TITLE, key::HOME_SAVINGS_TEXT),
            titled(key::HOME_EFFICIENCY_TITLE, key::HOME_EFFICIENCY_TEXT),
        ]
        .into(),
        experience: titled(key::HOME_EXPERIENCE_TITLE, key::HOME_EXPERIENCE_TEXT),
        categories_title: site.text(key::HOME_CATEGORIES_TITLE),
        categories_link: TextLink {
            text: site.fill(key::HOME_CATEGORIES_LINK, "count", &categories),
            href: site.href(Page::Machinery),
        },
        categories: category_cards(site, HOME),
        ask: titled(key::HOME_QUOTE_TITLE, key::HOME_QUOTE_TEXT),
        ask_link: site.link(Page::Contact, key::HOME_QUOTE_BUTTON),
        ask_phone,
        ask_whatsapp: whatsapp(site),
    }
}
