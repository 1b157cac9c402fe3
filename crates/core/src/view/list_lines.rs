//! The lines of a request list that the catalogue has.

use serde::{Serialize, Serializer};

use crate::catalogue::{CategoryId, MachineId};
use crate::characters::decimal;
use crate::content::{key, machine};
use crate::dictionary::Dictionary;
use crate::form::date::Date;
use crate::list::value::{ListLine, RequestList};
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::route::{Page, ShopList};

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u16>,
    /// From which day, `yyyy-mm-dd`, if not that of the form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// Something on a list that the catalogue has.
#[derive(Clone, Copy)]
pub(super) enum Known<'a> {
    Machine(CategoryId, MachineId),
    Product { list: ShopList, picture: &'a str, name: &'a str },
}

/// What is on a list: to be rented, or to be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Machine,
    Product,
}

impl<'a> Known<'a> {
    /// What an id means; `None` for one that the catalogue no longer has.
    pub(super) fn of(id: &'a str, dictionary: &'a Dictionary) -> Option<Self> {
        if let Some((category, machine)) = machine(id) {
            return Some(Self::Machine(category, machine));
        }
        let (list, picture) = ShopList::of_key(id)?;
        Some(Self::Product { list, picture, name: dictionary.find(id)? })
    }

    const fn kind(self) -> Kind {
        match self {
            Self::Machine(..) => Kind::Machine,
            Self::Product { .. } => Kind::Product,
        }
    }

    pub(super) fn name(self, dictionary: &'a Dictionary) -> &'a str {
        match self {
            Self::Machine(_, machine) => dictionary.text(machine.machine().name),
            Self::Product { name, .. } => name,
        }
    }
}

fn entry<'a>(known: Known<'a>, line: &'a ListLine, dictionary: &'a Dictionary) -> ListEntry<'a> {
    let (href, picture) = match known {
        Known::Machine(category, machine) => (Href::Machine(category, machine), machine.machine().id),
        Known::Product { list, picture, .. } => (Href::Page(Page::ShopList(list)), picture),
    };
    ListEntry {
        id: line.id(),
        name: known.name(dictionary),
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
    pub(super) kind: Kind,
}

impl<'a> Lines<'a> {
    /// The lines that the catalogue has.
    pub(super) fn known(self, dictionary: &'a Dictionary) -> impl Iterator<Item = (Known<'a>, &'a ListLine)> {
        let lines = self.list.lines().iter();
        let known = lines.filter_map(|line| Some((Known::of(line.id(), dictionary)?, line)));
        known.filter(move |(known, _)| known.kind() == self.kind)
    }
}

impl Serialize for Lines<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let dictionary = &RenderContext::require()?.dictionary;
        serializer.collect_seq(self.known(dictionary).map(|(known, line)| entry(known, line, dictionary)))
    }
}

/// An entry as it is sent: `2 × Vallas metálicas · 10 días · desde 2026-12-01`.
pub(super) fn wire_line(known: Known<'_>, line: &ListLine, dictionary: &Dictionary) -> String {
    let mut out = [&decimal(line.quantity().into()), " × ", known.name(dictionary)].concat();
    let mut add = |part: &str| {
        out.push_str(" · ");
        out.push_str(part);
    };
    if known.kind() == Kind::Product {
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
