//! Categories as cards, on the home page and the overview.

use serde::{Serialize, Serializer};

use super::parts::Picture;
use crate::catalogue::CategoryId;
use crate::content::{categories, key};
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

/// A category as a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CategoryCard {
    /// Its name.
    pub name: TextId,
    /// Its page.
    pub href: Href<'static>,
    /// How many machines it has, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Message<'static>>,
    /// One of its machines; its alternative text is empty, as the name is beside it.
    pub picture: Picture,
}

/// Some categories as cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cards(pub(super) &'static [CategoryId]);

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(card))
    }
}

/// Every category as a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllCards;

impl Serialize for AllCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(categories().map(card))
    }
}

fn card(id: CategoryId) -> CategoryCard {
    let category = id.category();
    CategoryCard {
        name: category.name,
        href: Href::Page(Page::Category(id)),
        count: Some(machine_count(id)),
        picture: Picture::decorative(category.picture),
    }
}

/// How many machines a category has.
pub(super) fn machine_count(id: CategoryId) -> Message<'static> {
    let machines = id.category().machines.len();
    let count = if machines == 1 { key::CATEGORY_COUNT_ONE } else { key::CATEGORY_COUNT_OTHER };
    Message::Counted(count, machines)
}
