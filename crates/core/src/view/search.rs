//! The search page, and the field that leads to it.

use serde::{Serialize, Serializer};

use super::parts::TextLink;
use crate::catalogue::{CategoryId, MachineId};
use crate::content::{categories, key};
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::{Page, ShopList};
use crate::text::TextId;

/// A search field: a form that leads to the search page, with the words as `q` in its address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchField {
    /// Its accessible name.
    pub label: TextId,
    /// Label of its button, shown in the empty field as well; the accessible name contains it.
    pub button: TextId,
    /// The search page.
    pub href: Href<'static>,
}

/// The search page. What is found is a report of its own, because it changes with every letter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchView {
    /// Heading.
    pub title: TextId,
    /// What one may type.
    pub intro: TextId,
    /// Its field.
    pub field: SearchField,
    /// Heading of the results.
    pub results: TextId,
    /// Shown when the search could not be loaded.
    pub failed: TextId,
    /// Label of the button that tries again.
    pub retry: TextId,
    /// Where nothing is found: to the form, with the words.
    pub tell: TextLink<'static>,
    /// Heading of everything.
    pub all: TextId,
    /// Everything for rent and for sale, for visitors who have not typed anything, or have no script.
    #[cfg_attr(feature = "typescript", tsify(type = "SearchGroup[]"))]
    pub groups: AllGroups,
}

/// A category with its machines, or a shop list with its products.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchGroup {
    /// To its page.
    pub link: TextLink<'static>,
    /// To each machine on that page; to that page for each product.
    #[cfg_attr(feature = "typescript", tsify(type = "TextLink[]"))]
    pub items: GroupItems,
}

/// What a group has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupItems {
    /// The machines of a category.
    Machines(CategoryId),
    /// The products of a shop list that the dictionary has names for.
    Products(ShopList),
}

impl Serialize for GroupItems {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Machines(category) => serializer.collect_seq(category.category().machines.iter().map(|machine| {
                TextLink { text: Message::Text(machine.name), href: Href::Machine(category, MachineId::of(machine)) }
            })),
            Self::Products(list) => {
                let context = RenderContext::require()?;
                let products = context.dictionary.named().filter(|(key, _)| key.starts_with(list.key_prefix()));
                serializer.collect_seq(
                    products.map(|(_, name)| TextLink {
                        text: Message::Plain(name),
                        href: Href::Page(Page::ShopList(list)),
                    }),
                )
            }
        }
    }
}

/// Every category, then every shop list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllGroups;

impl Serialize for AllGroups {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let group =
            |page, items| SearchGroup { link: TextLink { text: Message::Name(page), href: Href::Page(page) }, items };
        let machines = categories().map(|id| group(Page::Category(id), GroupItems::Machines(id)));
        let products = ShopList::ALL.iter().map(|&list| group(Page::ShopList(list), GroupItems::Products(list)));
        serializer.collect_seq(machines.chain(products))
    }
}

pub(super) const FIELD: SearchField =
    SearchField { label: key::SEARCH_LABEL, button: key::SEARCH_BUTTON, href: Href::Page(Page::Search) };

pub(super) const SEARCH: SearchView = SearchView {
    title: key::SEARCH_TITLE,
    intro: key::SEARCH_INTRO,
    field: FIELD,
    results: key::SEARCH_RESULTS,
    failed: key::SEARCH_FAILED,
    retry: key::SHOP_RETRY,
    tell: TextLink::page(key::SEARCH_TELL, Page::Contact),
    all: key::SEARCH_ALL,
    groups: AllGroups,
};
