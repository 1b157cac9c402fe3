//! What a query means: in the first of the languages that knows it, and all of it if it asks for several things.

use std::{iter, ptr};

use super::best::MAX_RESULTS;
use super::index::{Item, SearchIndex};
pub(crate) use super::rank::Found;
use super::rank::find;
use crate::characters::{has_word, split_all};

/// The share of a query that its best item has to answer, or it is read as one for several things, in percent.
const MIN_ANSWERED_AS_ONE_PERCENT: u32 = 75;

/// Maximum number of words that are read for several things: each part of the query costs a search of its own.
const MAX_WORDS: usize = 48;

/// Words between two things.
const AND: &str = "& + and e i y";

/// What a query means in the first of the languages that knows it: visitors look for a thing by the word that they have.
/// In those behind the first, only what the query names counts, and that more than a guess: *hard hat* is no misspelt word.
pub(crate) fn find_in_any<'a>(indexes: impl Iterator<Item = &'a SearchIndex>, query: &str) -> Option<Found<'a>> {
    let mut known = None;
    for index in indexes {
        let mut found = find(index, query)?;
        if known.is_none() && found.answered < MIN_ANSWERED_AS_ONE_PERCENT && !found.is_not_rented {
            found = find_several(index, query).unwrap_or(found);
        }
        let is_known = found.is_not_rented || (!found.items.is_empty() && !found.is_guess);
        if known.is_none() || found.is_named || found.is_not_rented {
            known = Some(found);
            if is_known {
                break;
            }
        }
    }
    known
}

/// The ids of what a query means, the best first: for the tests of `crates/publish`, which has the index files.
#[must_use]
pub fn search<'a>(indexes: &[&'a SearchIndex], query: &str) -> Vec<&'a str> {
    let found = find_in_any(indexes.iter().copied(), query);
    found.map(|found| found.items.into_iter().map(Item::id).collect()).unwrap_or_default()
}

/// What the parts of a query between *y*, *and* and commas mean, if two of them or more ask for something: *dos
/// hormigoneras y un grupo*. The best item of each comes first, then the second ones.
fn find_several<'a>(index: &'a SearchIndex, query: &str) -> Option<Found<'a>> {
    let mut parts: Vec<Found> = Vec::new();
    let mut part = String::new();
    for word in split_all(query, b' ').take(MAX_WORDS).chain(iter::once("y")) {
        let is_between = has_word(AND, word);
        if !is_between {
            part.push_str(word);
            part.push(' ');
        }
        if is_between || matches!(word.as_bytes().last(), Some(b',' | b';' | b'.')) {
            // The whole query, which is longer by its last space, was searched for before.
            let asked = if part.len() > query.len() { None } else { find(index, &part) };
            parts.extend(asked.filter(|part| part.is_named || part.answered >= MIN_ANSWERED_AS_ONE_PERCENT));
            part.clear();
        }
    }
    let mut items: Vec<&Item> = Vec::new();
    for place in 0..MAX_RESULTS {
        for item in parts.iter().filter_map(|part| part.items.get(place).copied()) {
            if items.len() < MAX_RESULTS && !items.iter().any(|other| ptr::eq(*other, item)) {
                items.push(item);
            }
        }
    }
    let is_several = parts.len() > 1;
    let is_guess = parts.iter().any(|part| part.is_guess);
    is_several.then_some(Found { items, is_guess, is_named: true, is_not_rented: false, answered: 100 })
}
