//! The request list as the contact page shows it, and as it is sent.

use super::parts::TextLink;
use crate::catalogue::{CategoryId, MachineId};
use crate::characters::{decimal, trim};
use crate::content::{categories, key};
use crate::dictionary::Dictionary;
use crate::form::date::Date;
use crate::list::value::{ListError, ListLine, MAX_LINES, RequestList};
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::json::{JsonWriter, Render, to_json, views};
use crate::render::message::Message;
use crate::route::{Page, ShopList};
use crate::text::TextId;

views! {
    /// A request list in the words of a language.
    pub struct ListView<'a> {
        /// The list without the lines that the catalogue no longer has; empty if none is left.
        pub list: String,
        /// Why the text is not a list; then there are no lines.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub refused: Option<Message<'static>>,
        /// That lines are no longer in the catalogue.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub gone: Option<Message<'static>>,
        /// What is asked for, in at most 120 characters.
        pub summary: String,
        /// What is asked for, to be rented.
        #[cfg_attr(feature = "typescript", tsify(type = "ListEntry[]"))]
        pub machines: Lines<'a>,
        /// What is asked for, to be bought.
        #[cfg_attr(feature = "typescript", tsify(type = "ListEntry[]"))]
        pub products: Lines<'a>,
        /// Texts around the lines.
        pub texts: &'static ListTexts,
    }

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
        /// How many, 1 to 99.
        pub quantity: usize,
        /// For how many days, 1 to 365, if not as many as the form says.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub days: Option<u16>,
        /// From which day, `yyyy-mm-dd`, if not that of the form.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub date: Option<String>,
    }

    /// Texts around the lines of a list. `{item}` is the name of a line.
    pub struct ListTexts {
        /// Heading.
        pub title: TextId,
        /// Shown when the last line was removed.
        pub empty: TextId,
        /// Heading of what is to be bought.
        pub products: TextId,
        /// Opens the days and the date of a line.
        pub terms: TextId,
        /// The same, with `{item}`, as the accessible name.
        pub terms_named: TextId,
        /// Label of the days of a line.
        pub days: TextId,
        /// Label of the date of a line.
        pub date: TextId,
        /// Label of the button that removes a line.
        pub remove: TextId,
        /// The same, with `{item}`, as the accessible name.
        pub remove_named: TextId,
        /// Said when a line was removed; has `{item}`.
        pub removed: TextId,
        /// Label of the button that takes back the last change.
        pub undo: TextId,
        /// To the search.
        pub another: TextLink<'static>,
        /// Label of the button that shares the list.
        pub share: TextId,
        /// Said when the link was copied.
        pub copied: TextId,
        /// Label of the link where it cannot be copied.
        pub link: TextId,
        /// Label of the button that prints.
        pub print: TextId,
        /// Heading of a list that somebody has shared.
        pub offered: TextId,
        /// Label of the button that adds it to the visitor's own list.
        pub merge: TextId,
        /// Label of the button that replaces the visitor's own list by it.
        pub replace: TextId,
        /// Label of the button that takes it where the visitor has no list.
        pub take: TextId,
        /// Label of the button that leaves it.
        pub dismiss: TextId,
        /// The reference of the request; has `{reference}`.
        pub reference: TextId,
    }

    /// Labels for lists on all pages. `{item}` is the name of a machine or a product, `{count}` a number of lines.
    pub struct ListLabels {
        /// Label of the button that adds something to the list.
        pub add: TextId,
        /// The same, with `{item}`, as the accessible name.
        pub add_named: TextId,
        /// The accessible name of the quantity; has `{item}`.
        pub quantity: TextId,
        /// The accessible name of the button for one less; has `{item}`.
        pub fewer: TextId,
        /// The accessible name of the button for one more; has `{item}`.
        pub more: TextId,
        /// How many lines the list has; has `{count}`.
        pub count: TextId,
        /// Said when there is no room for another line.
        pub full: TextId,
        /// Said when the list could not be changed.
        pub failed: TextId,
    }
}

pub(super) static LABELS: ListLabels = ListLabels {
    add: key::LIST_ADD,
    add_named: key::LIST_ADD_NAMED,
    quantity: key::LIST_QUANTITY,
    fewer: key::LIST_FEWER,
    more: key::LIST_MORE,
    count: key::LIST_COUNT,
    full: key::LIST_FULL,
    failed: key::LIST_FAILED,
};

static TEXTS: ListTexts = ListTexts {
    title: key::LIST_TITLE,
    empty: key::LIST_EMPTY,
    products: key::LIST_PRODUCTS,
    terms: key::LIST_TERMS_SHORT,
    terms_named: key::LIST_TERMS,
    days: key::LIST_DAYS,
    date: key::LIST_DATE,
    remove: key::LIST_REMOVE,
    remove_named: key::LIST_REMOVE_NAMED,
    removed: key::LIST_REMOVED,
    undo: key::LIST_UNDO,
    another: TextLink::page(key::LIST_ANOTHER, Page::Search),
    share: key::LIST_SHARE,
    copied: key::LIST_COPIED,
    link: key::LIST_LINK,
    print: key::LIST_PRINT,
    offered: key::LIST_OFFERED_TITLE,
    merge: key::LIST_OFFERED_ADD,
    replace: key::LIST_OFFERED_REPLACE,
    take: key::LIST_OFFERED_USE,
    dismiss: key::LIST_OFFERED_DISMISS,
    reference: key::LIST_REFERENCE,
};

/// Something on a list that the catalogue has.
#[derive(Clone, Copy)]
enum Known {
    Machine(CategoryId, MachineId),
    Product(ShopList),
}

/// What an id means; `None` for one that the catalogue no longer has.
fn known(id: &str, dictionary: &Dictionary) -> Option<Known> {
    for category in categories() {
        if let Some(machine) = category.category().machines.iter().find(|machine| machine.id == id) {
            return Some(Known::Machine(category, MachineId::of(machine)));
        }
    }
    let list = ShopList::ALL.into_iter().find(|list| id.starts_with(list.key_prefix()))?;
    (dictionary.by_name(id) != id).then_some(Known::Product(list))
}

fn name<'a>(known: Known, line: &'a ListLine, dictionary: &'a Dictionary) -> &'a str {
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
        quantity: line.quantity().into(),
        days: line.days(),
        date: line.date().map(Date::text),
    }
}

/// The machines or the products of a list, rendered as entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lines<'a> {
    list: &'a RequestList,
    are_products: bool,
}

impl Lines<'_> {
    /// Does something with each line that the catalogue has.
    fn each(self, dictionary: &Dictionary, work: &mut dyn FnMut(Known, &ListLine)) {
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

/// A list as the JSON text of a [`ListView`]. `text` may be anything: it is read from storage or from an address.
#[must_use]
pub fn list_json(text: &str, dictionary: &Dictionary) -> String {
    let (list, refused) = match RequestList::read(text) {
        Ok(list) => (list, None),
        Err(error) => (RequestList::default(), Some(refusal(error))),
    };
    let kept = list.clone().retained(&|id| known(id, dictionary).is_some());
    let gone = match list.lines().len().saturating_sub(kept.lines().len()) {
        0 => None,
        1 => Some(Message::Text(key::LIST_GONE_ONE)),
        many => Some(Message::Counted(key::LIST_GONE_OTHER, many)),
    };
    let view = ListView {
        list: kept.write(),
        refused,
        gone,
        summary: summary(&kept, dictionary),
        machines: Lines { list: &kept, are_products: false },
        products: Lines { list: &kept, are_products: true },
        texts: &TEXTS,
    };
    to_json(&view, RenderContext::without_page_in_language(dictionary))
}

const fn refusal(error: ListError) -> Message<'static> {
    match error {
        ListError::OtherVersion => Message::Text(key::LIST_BAD_VERSION),
        ListError::TooMany => Message::Counted(key::LIST_BAD_MANY, MAX_LINES),
        ListError::Unreadable | ListError::InvalidLine => Message::Text(key::LIST_BAD_UNREADABLE),
    }
}

/// What is asked for, short enough for the field of the machine: how many lines, and as many names as have room. Empty if
/// the catalogue has none of it.
fn summary(list: &RequestList, dictionary: &Dictionary) -> String {
    let mut counts = String::new();
    let mut names = String::new();
    for (are_products, one, other) in [
        (false, key::LIST_MACHINES_ONE, key::LIST_MACHINES_OTHER),
        (true, key::LIST_PRODUCTS_ONE, key::LIST_PRODUCTS_OTHER),
    ] {
        let mut count: usize = 0;
        Lines { list, are_products }.each(dictionary, &mut |known, line| {
            count = count.saturating_add(1);
            names.push_str(if names.is_empty() { ": " } else { ", " });
            names.push_str(name(known, line, dictionary));
        });
        if count > 0 {
            if !counts.is_empty() {
                counts.push_str(", ");
            }
            counts.push_str(&dictionary.fill(if count == 1 { one } else { other }, &[("count", &decimal(count))]));
        }
    }
    shortened([counts, names].concat())
}

/// Most characters of a summary.
const MAX_SUMMARY: usize = 120;
/// Ends a summary that names not everything.
const MORE: &str = ", …";

/// As many whole names as have room.
fn shortened(mut text: String) -> String {
    let mut room = MAX_SUMMARY;
    while text.chars().count() > room {
        room = MAX_SUMMARY.saturating_sub(MORE.chars().count());
        match text.rsplit_once(", ") {
            Some((start, _)) => text.truncate(start.len()),
            None => break,
        }
    }
    if room < MAX_SUMMARY {
        text.push_str(MORE);
    }
    text
}

/// Between the visitor's own words and the lines of the list.
const RULE: &str = "\n---";

/// The machine and the comments of a request with a list, in place of what was typed, as the JSON text of two strings:
/// the summary, and under the visitor's own words a line for each entry. What was typed as the machine becomes one of
/// these lines. A list without a line that the catalogue has changes nothing.
#[must_use]
pub fn with_list(
    machine: &str,
    comments: &str,
    list: &RequestList,
    reference: &str,
    dictionary: &Dictionary,
) -> String {
    let context = RenderContext::without_page(dictionary);
    let summary = summary(list, dictionary);
    if summary.is_empty() {
        return to_json(&(machine, comments), context);
    }
    let mut out = trim(comments).to_owned();
    out.push_str(RULE);
    let mut add = |line: &str| {
        out.push('\n');
        out.push_str(line);
    };
    if !trim(machine).is_empty() {
        add(trim(machine));
    }
    for are_products in [false, true] {
        Lines { list, are_products }.each(dictionary, &mut |known, line| add(&wire_line(known, line, dictionary)));
    }
    if !reference.is_empty() {
        add(&dictionary.fill(key::LIST_REFERENCE, &[("reference", reference)]));
    }
    to_json(&(summary, trim(&out)), context)
}

/// An entry as the office reads it: `2 × Vallas metálicas · 10 días · desde 2026-12-01`.
fn wire_line(known: Known, line: &ListLine, dictionary: &Dictionary) -> String {
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

#[cfg(test)]
mod tests;
