//! The lines of a request list that the catalogue has.

use crate::catalogue::{CategoryId, MachineId};
use crate::characters::decimal;
use crate::content::{categories, key};
use crate::dictionary::Dictionary;
use crate::form::date::Date;
use crate::list::value::{ListLine, RequestList};
use crate::render::href::Href;
use crate::render::json::{JsonWriter, Render, views};
use crate::route::{Page, ShopList};

views! {
    /// A line of the list.
    pub struct ListEntry<'a> {
        /// The id of the machine, or the key of the product.
        pub id: &'a str,
        /// Its name.
        pub name: &'a str,
        /// Its place on the page of its category, or its shop list.
        pub href: Href<'static>,
        /// Name of its picture, which needs no alternative text, as the name is beside it.
        pub picture: &'a str,
        /// As it is sent: `2 × Vallas metálicas · 10 días · desde 2026-12-01`.
        pub text: String,
        /// How many, 1 to 99.
        pub quantity: usize,
        /// For how many days, 1 to 365, if not as many as the form says.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub days: Option<u16>,
        /// From which day, `yyyy-mm-dd`, if not that of the form.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub date: Option<String>,
    }
}

/// Something on a list that the catalogue has.
#[derive(Clone, Copy)]
pub(super) enum Known {
    Machine(CategoryId, MachineId),
    Product(ShopList),
}

/// What an id means; `None` for one that the catalogue no longer has.
pub(super) fn known(id: &str, dictionary: &Dictionary) -> Option<Known> {
    for category in categories() {
        if let Some(machine) = category.category().machines.iter().find(|machine| machine.id == id) {
            return Some(Known::Machine(category, MachineId::of(machine)));
        }
    }
    let list = ShopList::ALL.into_iter().find(|list| id.starts_with(list.key_prefix()))?;
    (dictionary.by_name(id) != id).then_some(Known::Product(list))
}

pub(super) fn name<'a>(known: Known, line: &'a ListLine, dictionary: &'a Dictionary) -> &'a str {
    match known {
        Known::Machine(_, machine) => dictionary.text(machine.machine().name),
        Known::Product(_) => dictionary.by_name(line.id()),
    }
}

fn entry<'a>(known: Known, line: &'a ListLine, dictionary: &'a Dictionary) -> ListEntry<'a> {
    let (href, picture) = match known {
        Known::Machine(category, machine) => (Href::Machine(category, machine), machine.machine().id),
        Known::Product(list) => {
            (Href::Page(Page::ShopList(list)), line.id().strip_prefix(list.key_prefix()).unwrap_or_default())
        }
    };
    ListEntry {
        id: line.id(),
        name: name(known, line, dictionary),
        href,
        picture,
        text: wire_line(known, line, dictionary),
        quantity: line.quantity().into(),
        days: line.days(),
        date: line.date().map(Date::text),
    }
}

/// The machines or the products of a list, rendered as entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines<'a> {
    pub(super) list: &'a RequestList,
    pub(super) are_products: bool,
}

impl Lines<'_> {
    /// Does something with each line that the catalogue has.
    pub(super) fn each(self, dictionary: &Dictionary, work: &mut dyn FnMut(Known, &ListLine)) {
        for line in self.list.lines() {
            if let Some(known) = known(line.id(), dictionary)
                && matches!(known, Known::Product(_)) == self.are_products
            {
                work(known, line);
            }
        }
    }
}

impl Render for Lines<'_> {
    fn render(&self, to: &mut JsonWriter<'_>) {
        let dictionary = to.context.dictionary;
        to.array(&mut |to| self.each(dictionary, &mut |known, line| to.item(&entry(known, line, dictionary))));
    }
}

/// An entry as the office reads it: `2 × Vallas metálicas · 10 días · desde 2026-12-01`.
pub(super) fn wire_line(known: Known, line: &ListLine, dictionary: &Dictionary) -> String {
    let mut out = [&decimal(line.quantity().into()), " × ", name(known, line, dictionary)].concat();
    let mut add = |part: &str| {
        out.push_str(" · ");
        out.push_str(part);
    };
    if matches!(known, Known::Product(_)) {
        add(dictionary.text(key::LIST_LINE_PRODUCT));
    }
    if let Some(days) = line.days() {
        let text = if days == 1 { key::LIST_LINE_DAYS_ONE } else { key::LIST_LINE_DAYS_OTHER };
        add(&dictionary.fill(text, &[("count", &decimal(days.into()))]));
    }
    if let Some(date) = line.date() {
        add(&dictionary.fill(key::LIST_LINE_DATE, &[("date", &date.text())]));
    }
    out
}
