use serde::Serialize;

use super::site::{Site, decimal};
use super::{CategoryCard, Picture, TextLink};
use crate::Page;
use crate::catalogue::{Category, Machine};
use crate::content::{CATEGORIES, LANDING, key};

/// The rental overview.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MachineryView {
    /// Heading.
    pub title: String,
    /// What can be rented.
    pub intro: String,
    /// The six buttons with pictures.
    pub cards: Vec<CategoryCard>,
    /// Heading of the list of all.
    pub all_title: String,
    /// All seventeen.
    pub all: Vec<CategoryCard>,
}

/// A category with its machines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CategoryView {
    /// Heading.
    pub title: String,
    /// What it is for.
    pub intro: String,
    /// The menu of all categories.
    pub menu: SideMenu,
    /// What can be rented.
    pub machines: Vec<MachineCard>,
    /// The way to the form, which is told the machine.
    pub ask: TextLink,
    /// The conditions in short.
    pub terms: Vec<String>,
    /// All of them.
    pub terms_link: TextLink,
}

/// One machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct MachineCard {
    /// Its place on the page.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// Its name as the form is told it.
    pub asked: String,
    /// A subtitle or note.
    pub note: Option<String>,
    /// Its picture.
    pub picture: Picture,
}

/// The menu beside a category or a shop list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct SideMenu {
    /// Its heading.
    pub title: String,
    /// Its entries.
    pub entries: Vec<SideEntry>,
}

/// An entry of that menu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SideEntry {
    /// What it says.
    pub text: String,
    /// Where it leads.
    pub href: String,
    /// Whether it is the page being shown.
    pub current: bool,
    /// Whether it has an open/closed marker.
    pub marker: bool,
    /// Label of its list.
    pub label: Option<String>,
    /// Places on the page being shown.
    pub places: Vec<TextLink>,
}

pub(super) fn category_cards(site: &Site, indices: &[usize]) -> Vec<CategoryCard> {
    let category = |&index: &usize| CATEGORIES.get(index).map(|category| (index, category));
    indices.iter().filter_map(category).map(|(index, category)| card(site, index, category)).collect()
}

fn card(site: &Site, index: usize, category: &Category) -> CategoryCard {
    let machines = category.machines.len();
    let count = if machines == 1 { key::CATEGORY_COUNT_ONE } else { key::CATEGORY_COUNT_OTHER };
    CategoryCard {
        name: site.text(category.name),
        href: site.href(Page::Category(index)),
        count: Some(site.fill(count, "count", &decimal(machines))),
        picture: Site::picture(category.picture, String::new()),
    }
}

pub(super) fn landing(site: &Site) -> MachineryView {
    MachineryView {
        title: site.text(key::MACHINERY_TITLE),
        intro: site.text(key::MACHINERY_INTRO),
        cards: category_cards(site, LANDING),
        all_title: site.text(key::MACHINERY_ALL),
        all: CATEGORIES.iter().enumerate().map(|(index, category)| card(site, index, category)).collect(),
    }
}

pub(super) fn category(site: &Site, shown: usize) -> CategoryView {
    let own = CATEGORIES.get(shown);
    let machines = own.map_or(&[][..], |category| category.machines);
    CategoryView {
        title: own.map(|category| site.text(category.title)).unwrap_or_default(),
        intro: own.map(|category| site.text(category.intro)).unwrap_or_default(),
        menu: menu(site, shown),
        machines: machines.iter().map(|machine| machine_card(site, machine)).collect(),
        ask: site.link(Page::Contact, key::CARD_ASK),
        terms: [key::CATEGORY_TERMS_1, key::CATEGORY_TERMS_2, key::CATEGORY_TERMS_3, key::CATEGORY_TERMS_4]
            .map(|term| site.text(term))
            .into(),
        terms_link: site.link(Page::Conditions, key::CATEGORY_TERMS_LINK),
    }
}

fn machine_card(site: &Site, machine: &Machine) -> MachineCard {
    MachineCard {
        id: machine.id,
        name: site.text(machine.name),
        asked: site.typed(machine.name),
        note: machine.note.map(|note| site.text(note)),
        picture: Site::picture(machine.id, site.text(machine.alt)),
    }
}

fn menu(site: &Site, shown: usize) -> SideMenu {
    let entry = |(index, category): (usize, &Category)| {
        let current = index == shown;
        let name = site.text(category.name);
        let open = current && category.marker;
        let places = category
            .machines
            .iter()
            .filter(|_| open)
            .map(|machine| TextLink { text: site.text(machine.name), href: ["#", machine.id].concat() });
        SideEntry {
            label: open.then(|| site.fill(key::MACHINERY_MENU_MACHINES, "category", &name)),
            text: name,
            href: site.href(Page::Category(index)),
            current,
            marker: category.marker,
            places: places.collect(),
        }
    };
    SideMenu {
        title: site.text(key::MACHINERY_MENU_TITLE),
        entries: CATEGORIES.iter().enumerate().map(entry).collect(),
    }
}
