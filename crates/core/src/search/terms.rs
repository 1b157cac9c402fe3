//! The words of a query, each compared with the vocabulary of an index.

use super::distance::distance;
use super::index::{Entry, SearchIndex};
use super::quantity::Quantity;
use super::words::{Word, root, singular, stem};

/// Maximum number of words that are read of a query: nobody needs more to say what they look for.
const MAX_WORDS: usize = 12;

/// What a kind of match is worth, in percent.
pub(super) const SAME: u8 = 100;
/// For the same work: *cortar* where a label has *cortadora*.
const RELATED: u8 = 88;
const ONE_LETTER_OFF: u8 = 82;
const ONE_LETTER_OFF_SHORT: u8 = 72;
const TWO_LETTERS_OFF: u8 = 68;
/// For the beginning of a word, between these: the more, the longer it is.
const SHORT_BEGINNING: u8 = 60;
const LONG_BEGINNING: u8 = 95;

/// A word of a query.
pub(super) struct Term {
    /// How much it counts in the query: a rare word of the vocabulary counts more than a common one.
    pub(super) weight: u32,
    pub(super) kind: TermKind,
}

pub(super) enum TermKind {
    Number(Quantity),
    Text(Matches),
}

/// Which entries of the vocabulary a word is.
pub(super) struct Matches {
    /// How well each entry matches it, in percent.
    qualities: Vec<u8>,
    /// Whether the vocabulary has only words that are spelt nearly like it.
    is_misspelt: bool,
}

/// The weight of a number that may count things, and of one that measures something.
const COUNT_WEIGHT: u32 = 40;
const SIZE_WEIGHT: u32 = 80;

/// The weight of an unknown word right behind a number.
const MISSPELT_UNIT_WEIGHT: u32 = 15;

impl Term {
    const fn number(quantity: Quantity) -> Self {
        let weight = if quantity.may_count() { COUNT_WEIGHT } else { SIZE_WEIGHT };
        Self { weight, kind: TermKind::Number(quantity) }
    }

    pub(super) const fn as_number(&self) -> Option<Quantity> {
        match self.kind {
            TermKind::Number(quantity) => Some(quantity),
            TermKind::Text(_) => None,
        }
    }

    /// How well an entry of the vocabulary matches it, in percent.
    pub(super) fn quality(&self, entry: usize) -> u8 {
        match &self.kind {
            TermKind::Number(_) => 0,
            TermKind::Text(matches) => matches.qualities.get(entry).copied().unwrap_or(0),
        }
    }

    /// Whether nothing in the vocabulary is like it.
    pub(super) fn is_unknown(&self) -> bool {
        match &self.kind {
            TermKind::Number(_) => true,
            TermKind::Text(matches) => matches.qualities.iter().all(|&quality| quality == 0),
        }
    }

    pub(super) const fn is_misspelt(&self) -> bool {
        matches!(self.kind, TermKind::Text(Matches { is_misspelt: true, .. }))
    }

    /// Takes it for an entry of the vocabulary.
    fn set_same(&mut self, entry: usize) {
        if let TermKind::Text(Matches { qualities, is_misspelt }) = &mut self.kind
            && let Some(quality) = qualities.get_mut(entry)
        {
            *quality = SAME;
            *is_misspelt = false;
        }
    }
}

/// The words of a query, each compared with the vocabulary.
pub(super) fn terms(index: &SearchIndex, words: &[Word]) -> Vec<Term> {
    let mut terms: Vec<Term> = Vec::new();
    let mut previous: Option<&Word> = None;
    let words = words.get(..MAX_WORDS).unwrap_or(words);
    for (position, word) in words.iter().enumerate() {
        match word {
            Word::Number(quantity) => terms.push(Term::number(*quantity)),
            Word::Text(text) => {
                let is_last = position.saturating_add(1) == words.len();
                add_text(index, text, is_last, &mut terms);
                match previous {
                    Some(Word::Number(_)) => {
                        if let Some(term) = terms.last_mut().filter(|term| term.is_unknown()) {
                            term.weight = MISSPELT_UNIT_WEIGHT;
                        }
                    }
                    // Two words that the vocabulary has as one.
                    Some(Word::Text(previous)) => {
                        if let Some(entry) = index.find(&[previous.as_str(), text].concat()) {
                            terms.iter_mut().rev().take(2).for_each(|term| term.set_same(entry));
                        }
                    }
                    None => {}
                }
            }
        }
        previous = Some(word);
    }
    terms
}

/// Adds a word, or the two that it is made of.
fn add_text(index: &SearchIndex, text: &str, is_last: bool, terms: &mut Vec<Term>) {
    let whole = term(index, text, is_last);
    let parts = if whole.is_unknown() { split(index, text) } else { None };
    match parts {
        Some((start, end)) => terms.extend([term(index, start, false), term(index, end, is_last)]),
        None => terms.push(whole),
    }
}

/// A word that is not in the vocabulary, as two that are, perhaps with *de* between them: *mesadecorte*.
fn split<'a>(index: &SearchIndex, text: &'a str) -> Option<(&'a str, &'a str)> {
    let is_there = |word: &str| index.find(word).is_some();
    (3..text.len().saturating_sub(2))
        .filter_map(|at| text.split_at_checked(at))
        .map(|(start, end)| (start.strip_suffix("de").unwrap_or(start), end))
        .find(|(start, end)| is_there(start) && is_there(end))
}

/// The weight of a word that is not in the vocabulary: little if it is short, as it may be a slip or a unit.
const fn unknown_weight(text: &str) -> u32 {
    match text.len() {
        0..=2 => 15,
        3 => 25,
        _ => 100,
    }
}

/// Raises the quality of the entries that are spelt nearly like a word, at most so many letters off: of the nearest ones
/// only, as a word that is two letters off is not meant where another is one off. One that `is_known` is taken only for
/// words that begin alike: *platform* for *plataforma*, but *martell* not for *cartell*.
fn add_misspelt(index: &SearchIndex, text: &str, most: usize, is_known: bool, qualities: &mut [u8]) {
    let (own_stem, own_singular) = (stem(text), singular(text));
    let near = |entry: &Entry| {
        if is_known && entry.text.bytes().next() != text.bytes().next() {
            return 0;
        }
        let without_ending = distance(own_stem, entry.stem(), 1);
        match without_ending.or_else(|| distance(own_singular, singular(&entry.text), most)) {
            Some(2) => TWO_LETTERS_OFF,
            Some(_) if text.len() > 4 => ONE_LETTER_OFF,
            Some(_) => ONE_LETTER_OFF_SHORT,
            None => 0,
        }
    };
    let nears: Vec<u8> = index.vocabulary.iter().map(near).collect();
    let nearest = nears.iter().max().copied().unwrap_or(0);
    for (quality, near) in qualities.iter_mut().zip(nears).filter(|&(_, near)| near == nearest) {
        *quality = near.max(*quality);
    }
}

/// How well a word is answered by an entry that it begins, in percent.
fn beginning(text: &str, entry: &str) -> u8 {
    const RANGE: u8 = LONG_BEGINNING - SHORT_BEGINNING;
    let share = text.len().saturating_mul(RANGE.into()).checked_div(entry.len()).unwrap_or(0);
    SHORT_BEGINNING.saturating_add(u8::try_from(share).unwrap_or(RANGE))
}

/// A word, compared with each entry of the vocabulary. The last one may still be being typed.
fn term(index: &SearchIndex, text: &str, is_last: bool) -> Term {
    let mut qualities = vec![0; index.vocabulary.len()];
    let exact = index.find(text);
    // A short word that is complete is not taken for the beginning of another.
    let prefix_allowed = text.len() >= if is_last && exact.is_none() { 2 } else { 4 };
    let own_root = root(stem(text));
    let mut prefixed = false;
    let mut related = false;
    for (entry, quality) in index.vocabulary.iter().zip(&mut qualities) {
        if prefix_allowed && entry.text.len() > text.len() && entry.text.starts_with(text) {
            prefixed = true;
            *quality = beginning(text, &entry.text);
        }
        if entry.root() == own_root {
            related = true;
            *quality = RELATED;
        }
    }
    if let Some(quality) = exact.and_then(|entry| qualities.get_mut(entry)) {
        *quality = SAME;
    }
    let is_known = related || exact.is_some();
    let is_spelt = prefixed || is_known;
    // A long word may be misspelt as another one. The plural of a word is no other word.
    let most = match (singular(text).len(), is_known) {
        (4..=6, false) | (7.., true) => 1,
        (7.., false) => 2,
        _ => 0,
    };
    if most > 0 && !(is_last && prefixed && exact.is_none()) {
        add_misspelt(index, text, most, exact.is_some(), &mut qualities);
    }
    let best = qualities.iter().enumerate().max_by_key(|(_, quality)| **quality).filter(|(_, quality)| **quality > 0);
    let weight = best.and_then(|(entry, _)| index.vocabulary.get(entry)).map_or(unknown_weight(text), |entry| {
        if exact.is_some() { entry.weight() } else { entry.weight().min(unknown_weight(text)) }
    });
    let is_misspelt = !is_spelt && best.is_some();
    Term { weight, kind: TermKind::Text(Matches { qualities, is_misspelt }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_word_that_is_unknown_counts_little() {
        let weights = ["", "ab", "abc", "abcd", "abcdefghij"].map(unknown_weight);
        assert_eq!(weights, [15, 15, 25, 100, 100]);
    }

    #[test]
    fn a_beginning_answers_better_the_more_of_the_word_it_is() {
        assert_eq!(beginning("du", "dumper"), 71);
        assert_eq!(beginning("dumpe", "dumper"), 89);
        assert_eq!(beginning("dumper", "dumper"), 95);
    }
}
