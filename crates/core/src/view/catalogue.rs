use super::json::{Json, Show, views};
use super::{CategoryCard, Href, Picture, TextLink, Words};
use crate::catalogue::{CategoryId, MachineId};
use crate::content::{LANDING, key};
use crate::dictionary::Text;
use crate::{Page, ShopList};

views! {
    /// The rental overview.
    pub struct MachineryView {
        /// Heading.
        pub title: Text,
        /// What can be rented.
        pub intro: Text,
        /// The six buttons with pictures.
        #[cfg_attr(feature = "typescript", tsify(type = "CategoryCard[]"))]
        pub cards: Cards,
        /// Heading of the list of all.
        pub all_title: Text,
        /// All seventeen.
        #[cfg_attr(feature = "typescript", tsify(type = "CategoryCard[]"))]
        pub all: AllCards,
    }

    /// A category with its machines.
    pub struct CategoryView {
        /// Heading.
        pub title: Text,
        /// What it is for.
        pub intro: Text,
        /// The menu of all categories.
        pub menu: SideMenu,
        /// What can be rented.
        #[cfg_attr(feature = "typescript", tsify(type = "MachineCard[]"))]
        pub machines: Machines,
        /// What is written on the link of each machine to the form; its accessible name says more and begins with it.
        pub ask: Text,
        /// The conditions in short.
        pub terms: &'static [Text],
        /// All of them.
        pub terms_link: TextLink<'static>,
    }

    /// One machine.
    pub struct MachineCard {
        /// Its place on the page.
        pub id: &'static str,
        /// Its name.
        pub name: Text,
        /// To the form, with the machine in the address; its words are the accessible name.
        pub ask: TextLink<'static>,
        /// A subtitle or note.
        pub note: Option<Text>,
        /// Its picture.
        pub picture: Picture,
    }

    /// The menu beside a category or a shop list.
    pub struct SideMenu {
        /// Its heading.
        pub title: Text,
        /// Its entries.
        #[cfg_attr(feature = "typescript", tsify(type = "SideEntry[]"))]
        pub entries: Entries,
    }

    /// An entry of that menu.
    pub struct SideEntry {
        /// What it says.
        pub text: Words<'static>,
        /// Where it leads.
        pub href: Href<'static>,
        /// Whether it is the page being shown.
        pub current: bool,
        /// Whether it has an open/closed marker.
        pub marker: bool,
        /// Label of its list.
        pub label: Option<Words<'static>>,
        /// Places on the page being shown.
        #[cfg_attr(feature = "typescript", tsify(type = "TextLink[]"))]
        pub places: Places,
    }
}

/// Categories by their places in the catalogue, shown as cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cards(pub(super) &'static [CategoryId]);

impl Show for Cards {
    fn show(&self, to: &mut Json<'_>) {
        to.list(self.0.iter().copied().map(card));
    }
}

/// Every category as a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllCards;

impl Show for AllCards {
    fn show(&self, to: &mut Json<'_>) {
        to.list(CategoryId::all().map(card));
    }
}

fn card(id: CategoryId) -> CategoryCard {
    let category = id.category();
    let machines = category.machines.len();
    let count = if machines == 1 { key::CATEGORY_COUNT_ONE } else { key::CATEGORY_COUNT_OTHER };
    CategoryCard {
        name: category.name,
        href: Href::Page(Page::Category(id)),
        count: Some(Words::Counted(count, machines)),
        picture: Picture::beside_its_name(category.picture),
    }
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

impl Show for Machines {
    fn show(&self, to: &mut Json<'_>) {
        to.list(self.0.category().machines.iter().map(|machine| {
            let id = MachineId::of(machine);
            MachineCard {
                id: machine.id,
                name: machine.name,
                ask: TextLink { text: Words::Ask(id), href: Href::Ask(id) },
                note: machine.note,
                picture: Picture { name: machine.id, alt: Words::Text(machine.alt) },
            }
        }));
    }
}

/// Entries of the menu of a section, with the page shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entries {
    /// All categories, the one shown open.
    Machinery(CategoryId),
    /// The six lists of the shop.
    Shop(ShopList),
}

impl Show for Entries {
    fn show(&self, to: &mut Json<'_>) {
        match *self {
            Self::Machinery(shown) => to.list(CategoryId::all().map(|id| {
                let category = id.category();
                let open = id == shown && category.marker;
                SideEntry {
                    text: Words::Text(category.name),
                    href: Href::Page(Page::Category(id)),
                    current: id == shown,
                    marker: category.marker,
                    label: open.then_some(Words::MachinesOf(id)),
                    places: Places(open.then_some(id)),
                }
            })),
            Self::Shop(shown) => to.list(ShopList::ALL.iter().map(|&list| {
                let page = Page::ShopList(list);
                SideEntry {
                    text: Words::Name(page),
                    href: Href::Page(page),
                    current: list == shown,
                    marker: false,
                    label: None,
                    places: Places(None),
                }
            })),
        }
    }
}

/// Machines, shown as links to their places on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places(Option<CategoryId>);

impl Show for Places {
    fn show(&self, to: &mut Json<'_>) {
        let machines = self.0.map_or(&[][..], |category| category.category().machines);
        to.list(machines.iter().map(|machine| TextLink { text: machine.name.into(), href: Href::Place(machine.id) }));
    }
}
