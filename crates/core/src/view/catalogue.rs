use serde::{Serialize, Serializer};

use super::cards::{AllCards, Cards};
use super::parts::{Picture, TextLink};
use super::side_menu::{Entries, SideMenu};
use crate::catalogue::{CategoryId, MachineId};
use crate::content::{LANDING, key};
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

/// The rental overview.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MachineryView {
    /// Heading.
    pub title: TextId,
    /// Introduction.
    pub intro: TextId,
    /// The six buttons with pictures.
    #[cfg_attr(feature = "typescript", tsify(type = "CategoryCard[]"))]
    pub cards: Cards,
    /// Heading of the list of all.
    pub all_title: TextId,
    /// All seventeen.
    #[cfg_attr(feature = "typescript", tsify(type = "CategoryCard[]"))]
    pub all: AllCards,
}

/// A category with its machines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CategoryView {
    /// Heading.
    pub title: TextId,
    /// Introduction.
    pub intro: TextId,
    /// The menu of all categories.
    pub menu: SideMenu,
    /// Its machines.
    #[cfg_attr(feature = "typescript", tsify(type = "MachineCard[]"))]
    pub machines: Machines,
    /// Visible text of each machine's link to the form; the accessible name begins with it and adds the machine.
    pub ask: TextId,
    /// The conditions in short.
    pub terms: &'static [TextId],
    /// To all conditions.
    pub terms_link: TextLink<'static>,
}

/// One machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MachineCard {
    /// Its id on the page.
    pub id: &'static str,
    /// Its name.
    pub name: TextId,
    /// To the form, with the machine in the address; its text is the accessible name.
    pub ask: TextLink<'static>,
    /// A subtitle or note.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<TextId>,
    /// Its picture.
    pub picture: Picture,
}

pub(super) const ALL_MACHINERY: MachineryView = MachineryView {
    title: key::MACHINERY_TITLE,
    intro: key::MACHINERY_INTRO,
    cards: Cards(LANDING),
    all_title: key::MACHINERY_ALL,
    all: AllCards,
};

pub(super) fn category(shown: CategoryId) -> CategoryView {
    let category = shown.category();
    CategoryView {
        title: category.title,
        intro: category.intro,
        menu: SideMenu { title: key::MACHINERY_MENU_TITLE, entries: Entries::Machinery(shown) },
        machines: Machines(shown),
        ask: key::CARD_ASK,
        terms: &[key::CATEGORY_TERMS_1, key::CATEGORY_TERMS_2, key::CATEGORY_TERMS_3, key::CATEGORY_TERMS_4],
        terms_link: TextLink::page(key::CATEGORY_TERMS_LINK, Page::Conditions),
    }
}

/// Machines, shown as cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Machines(CategoryId);

impl Serialize for Machines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.category().machines.iter().map(|machine| {
            let id = MachineId::of(machine);
            MachineCard {
                id: machine.id,
                name: machine.name,
                ask: TextLink { text: Message::Ask(id), href: Href::Ask(id) },
                note: machine.note,
                picture: Picture { name: machine.id, alt: Message::Text(machine.alt) },
            }
        }))
    }
}
