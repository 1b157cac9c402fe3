//! Texts of request lists.

use serde::Serialize;

use super::parts::TextLink;
use crate::content::key;
use crate::form::rules::MAX_YEARS_AHEAD;
use crate::list::value::{MAX_LINE_DAYS, MAX_QUANTITY};
use crate::route::Page;
use crate::text::TextId;

/// Texts around the lines of a list. `{item}` is the name of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
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
    /// The most days of a line.
    pub max_days: u16,
    /// How many years ahead a line may start.
    pub years: u16,
    /// Said of days that are not within the limits.
    pub days_error: TextId,
    /// Said of a date in the past, or too far ahead.
    pub date_error: TextId,
    /// Label of the button that removes a line.
    pub remove: TextId,
    /// The same, with `{item}`, as the accessible name.
    pub remove_named: TextId,
    /// Said when a line was removed; has `{item}`.
    pub removed: TextId,
    /// Said when a shared list was added to the visitor's own, or is the first one.
    pub taken: TextId,
    /// Said when a shared list has taken the place of the visitor's own.
    pub replaced: TextId,
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
    /// Said of it: it is not sent until the visitor has decided.
    pub undecided: TextId,
    /// What becomes of what is on both lists.
    pub on_both: TextId,
    /// Said where both lists have no room together.
    pub no_room: TextId,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListLabels {
    /// Label of the button that adds something to the list.
    pub add: TextId,
    /// The same, with `{item}`, as the accessible name.
    pub add_named: TextId,
    /// The accessible name of the quantity; has `{item}`.
    pub quantity: TextId,
    /// The largest quantity of a line.
    pub max_quantity: u8,
    /// Said of what is no quantity; has `{count}`, the largest one.
    pub quantity_error: TextId,
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

pub(super) static LABELS: ListLabels = ListLabels {
    add: key::LIST_ADD,
    add_named: key::LIST_ADD_NAMED,
    quantity: key::LIST_QUANTITY,
    max_quantity: MAX_QUANTITY,
    quantity_error: key::LIST_ERROR_QUANTITY,
    fewer: key::LIST_FEWER,
    more: key::LIST_MORE,
    count: key::LIST_COUNT,
    full: key::LIST_FULL,
    failed: key::LIST_FAILED,
};

pub(super) static TEXTS: ListTexts = ListTexts {
    title: key::LIST_TITLE,
    empty: key::LIST_EMPTY,
    products: key::LIST_PRODUCTS,
    terms: key::LIST_TERMS_SHORT,
    terms_named: key::LIST_TERMS,
    days: key::LIST_DAYS,
    date: key::LIST_DATE,
    max_days: MAX_LINE_DAYS,
    years: MAX_YEARS_AHEAD,
    days_error: key::LIST_ERROR_DAYS,
    date_error: key::LIST_ERROR_DATE,
    remove: key::LIST_REMOVE,
    remove_named: key::LIST_REMOVE_NAMED,
    removed: key::LIST_REMOVED,
    taken: key::LIST_TAKEN,
    replaced: key::LIST_REPLACED,
    undo: key::CONTACT_UNDO,
    another: TextLink::page(key::LIST_ANOTHER, Page::Search),
    share: key::LIST_SHARE,
    copied: key::LIST_COPIED,
    link: key::LIST_LINK,
    print: key::LIST_PRINT,
    offered: key::LIST_OFFERED_TITLE,
    undecided: key::LIST_OFFERED_UNDECIDED,
    on_both: key::LIST_OFFERED_BOTH,
    no_room: key::LIST_OFFERED_FULL,
    merge: key::LIST_OFFERED_ADD,
    replace: key::LIST_OFFERED_REPLACE,
    take: key::LIST_OFFERED_USE,
    dismiss: key::LIST_OFFERED_DISMISS,
    reference: key::LIST_REFERENCE,
};
