//! A request list as it is sent: part of the form.

use super::list_lines::{Kind, Known, Lines, wire_line};
use crate::characters::{decimal, trim, with_plain_spaces};
use crate::content::key;
use crate::dictionary::Dictionary;
use crate::list::value::RequestList;
use crate::render::to_json;

/// What is asked for, short enough for the field of the machine: how many pieces, and as many names as have room. Empty if
/// the catalogue has none of it.
pub(super) fn summary(list: &RequestList, dictionary: &Dictionary) -> String {
    let mut counts = String::new();
    let mut names = String::new();
    for (kind, one, other) in [
        (Kind::Machine, key::LIST_MACHINES_ONE, key::LIST_MACHINES_OTHER),
        (Kind::Product, key::LIST_PRODUCTS_ONE, key::LIST_PRODUCTS_OTHER),
    ] {
        let mut count: usize = 0;
        for (known, line) in (Lines { list, kind }).known(dictionary) {
            count = count.saturating_add(line.quantity().into());
            names.push_str(if names.is_empty() { ": " } else { ", " });
            names.push_str(known.name(dictionary));
        }
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

/// A summary with what was typed as the machine before it, if there is room for both.
fn with_machine(machine: &str, summary: String) -> String {
    let both = [machine, "; ", &summary].concat();
    if machine.is_empty() || both.chars().count() > MAX_SUMMARY { summary } else { both }
}

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

/// Whether the text of a field is the name of something on the list.
fn is_listed(text: &str, list: &RequestList, dictionary: &Dictionary) -> bool {
    let is_text = |name| with_plain_spaces(name) == text;
    list.lines()
        .iter()
        .any(|line| Known::of(line.id(), dictionary).is_some_and(|known| is_text(known.name(dictionary))))
}

/// Between the visitor's own words and the lines of the list.
const RULE: &str = "\n---";

/// The machine and the comments of a request with a list, in place of what was typed, as the JSON text of two strings:
/// the summary, and under the visitor's own words a line for each entry. What was typed as the machine becomes one of
/// these lines, unless it is the name of one: its link, which has filled in the field, was pressed as well. A list without
/// a line that the catalogue has changes nothing.
#[must_use]
pub fn with_list(
    machine: &str,
    comments: &str,
    list: &RequestList,
    reference: &str,
    dictionary: &Dictionary,
) -> String {
    let summary = summary(list, dictionary);
    if summary.is_empty() {
        return to_json(&(machine, comments), None);
    }
    let mut out = trim(comments).to_owned();
    out.push_str(RULE);
    let mut add = |line: &str| {
        out.push('\n');
        out.push_str(line);
    };
    let typed = trim(machine);
    let machine = if is_listed(typed, list, dictionary) { "" } else { typed };
    if !machine.is_empty() {
        add(&dictionary.fill(key::LIST_LINE_OTHER, &[("text", machine)]));
    }
    for kind in [Kind::Machine, Kind::Product] {
        for (known, line) in (Lines { list, kind }).known(dictionary) {
            add(&wire_line(known, line, dictionary));
        }
    }
    if !reference.is_empty() {
        add(&dictionary.fill(key::LIST_REFERENCE, &[("reference", reference)]));
    }
    to_json(&(with_machine(machine, summary), trim(&out)), None)
}

#[cfg(test)]
mod tests;
