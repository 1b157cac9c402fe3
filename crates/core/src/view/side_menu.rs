//! The menu beside a category or a shop list.

use serde::{Serialize, Serializer};

use super::parts::TextLink;
use crate::catalogue::CategoryId;
use crate::content::categories;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::{Page, ShopList};
use crate::text::TextId;

/// The menu beside a category or a shop list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SideMenu {
    /// Its heading.
    pub title: TextId,
    /// Its entries.
    #[cfg_attr(feature = "typescript", tsify(type = "SideEntry[]"))]
    pub entries: Entries,
}

/// An entry of that menu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SideEntry {
    /// Its text.
    pub text: Message<'static>,
    /// Its target.
    pub href: Href<'static>,
    /// Whether it is the current page.
    pub current: bool,
    /// Whether it has an open/closed marker.
    pub marker: bool,
    /// Label of its list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<Message<'static>>,
    /// Anchors on the current page.
    #[cfg_attr(feature = "typescript", tsify(type = "TextLink[]"))]
    pub places: Places,
}

/// Entries of the menu of a section, with the current page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entries {
    /// All categories, the current one open.
    Machinery(CategoryId),
    /// The six lists of the shop.
    Shop(ShopList),
}

impl Serialize for Entries {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Machinery(shown) => serializer.collect_seq(categories().map(|id| {
                let category = id.category();
                let open = id == shown && category.marker;
                SideEntry {
                    text: Message::Text(category.name),
                    href: Href::Page(Page::Category(id)),
                    current: id == shown,
                    marker: category.marker,
                    label: open.then_some(Message::MachinesOf(id)),
                    places: Places(open.then_some(id)),
                }
            })),
            Self::Shop(shown) => serializer.collect_seq(ShopList::ALL.iter().map(|&list| {
                let page = Page::ShopList(list);
                SideEntry {
                    text: Message::Name(page),
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

/// Machines, as links to them on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places(Option<CategoryId>);

impl Serialize for Places {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let machines = self.0.map_or(&[][..], |category| category.category().machines);
        serializer.collect_seq(
            machines.iter().map(|machine| TextLink { text: machine.name.into(), href: Href::Fragment(machine.id) }),
        )
    }
}
