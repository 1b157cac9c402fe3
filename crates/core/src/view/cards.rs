//! Categories as cards, on the home page and the overview.

use super::parts::Picture;
use crate::catalogue::CategoryId;
use crate::content::{categories, key};
use crate::render::href::Href;
use crate::render::json::{JsonWriter, Render, views};
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

views! {
    /// A category as a card.
    pub struct CategoryCard {
        /// Its name.
        pub name: TextId,
        /// Its page.
        pub href: Href<'static>,
        /// How many machines it has, in words.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub count: Option<Message<'static>>,
        /// One of its machines; its alternative text is empty, as the name is beside it.
        pub picture: Picture,
    }
}

/// Some categories as cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cards(pub(super) &'static [CategoryId]);

impl Render for Cards {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.list(self.0.iter().copied().map(card));
    }
}

/// Every category as a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AllCards;

impl Render for AllCards {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.list(categories().map(card));
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
