//! Which items a query means, the best first.

use super::best::{best_of, replace_category_of_one};
use super::fit::{coverage, qualities};
use super::index::{Item, SearchIndex};
use super::label::LabelKind;
use super::quantity::is_other_size;
use super::terms::{SAME, Term, terms};
use super::words::{Word, words};

/// The share of a query that an item has to answer to be found, in percent. Less of a long query, which tells of a place
/// and a reason too.
const fn min_answered_percent(words: usize) -> u32 {
    match words {
        0..=1 => 62,
        2..=3 => 50,
        _ => 36,
    }
}

/// The share of a query that an item has to answer if the query contains a whole label of it, in percent.
const MIN_ANSWERED_IF_NAMED_PERCENT: u32 = 15;

/// The share of a label that a query has to cover to contain it whole, in percent: a plural is not quite the same word.
const WHOLE_LABEL_PERCENT: u32 = 95;

/// Added to the score of an item if the query contains a whole label of it.
const NAMED_BONUS: u32 = 15;

/// Added to the score of an item if the query is its name and nothing else.
const EXACT_NAME_BONUS: u32 = 5;

/// The share of a query that a phrase for what is not for rent has to answer, if the query contains it whole, in percent.
const MIN_NOT_RENTED_PERCENT: u32 = 50;

/// How well such a phrase has to fit, so that no other language is asked, in percent: *cemento* in the query *cement mixer*
/// does not say that the whole of it is known.
const MIN_NOT_RENTED_FIT: u32 = 90;

/// What the labels of a category are worth for its machines, in percent.
const INHERITED_PERCENT: u32 = 90;

/// How well the label of a category that the query names fits its machines, in percent: better than a label of something
/// else that has the word among others, *digger oil*.
const INHERITED_FIT_PERCENT: u32 = 85;

/// What a label is worth of which the query covers nothing, beside the 100 percent of one that it covers whole.
const UNCOVERED_WORTH: u32 = 150;

/// Subtracted from the fit of a phrase for each place behind the first of the items that it means.
const PLACE_PENALTY: u32 = 3;

/// An item that a query may mean.
#[derive(Clone, Default)]
struct Candidate {
    /// How well it answers each word of the query.
    qualities: Vec<u8>,
    /// How well one of its labels fits the whole query.
    fit: u32,
    /// Whether the query has all words of one of its labels.
    is_named: bool,
    /// The same of a label that says what it is, and not only that it is small, say.
    says_what: bool,
}

/// How an item is to the size that is asked for.
#[derive(Clone, Copy)]
struct Size {
    /// It is neither too small for the work nor too large for the place, nor has it the size but is another thing.
    suits: bool,
    /// Its size is known, and on the other side.
    is_other: bool,
    /// It answers every word beside the size, or has one where there is no word.
    answers_words: bool,
}

/// The tier of what suits. What answers the words is of tier 1, what has the size alone of tier 0; only the highest tier
/// with an item is found.
const SUITS: u8 = 2;

/// What a query means.
pub(crate) struct Found<'a> {
    /// The best first.
    pub(crate) items: Vec<&'a Item>,
    /// Whether a word was found only by taking it for a misspelt one, or nothing has the size that is asked for.
    pub(crate) is_guess: bool,
    /// Whether the query contains a whole label of one of the items.
    pub(super) is_named: bool,
    /// Whether it is known, and not for rent.
    pub(super) is_not_rented: bool,
    /// How much of the query the best item answers, in percent.
    pub(super) answered: u32,
}

/// What a query means; `None` if it has no words, but punctuation, say.
///
/// An item is found if its labels answer enough of the query: each word counts by how rare it is, and by how well a label
/// matches it. Of those found, the ones come first that answer more, and one of whose labels has few words besides. What
/// has another size than the one that is asked for, or none, is found only where nothing suits, and what has the size
/// alone only where nothing answers the words.
pub(super) fn find<'a>(index: &'a SearchIndex, query: &str) -> Option<Found<'a>> {
    let asked = words(query);
    if asked.is_empty() {
        return None;
    }
    let terms = terms(index, &asked);
    let mut scored: Vec<(u32, usize)> = Vec::new();
    let mut highest = 0;
    let mut has_other_size = false;
    let (candidates, not_rented) = match candidates(index, &terms) {
        Ok(candidates) => (candidates, 0),
        Err(fit) => (Vec::new(), fit),
    };
    for (position, candidate) in candidates.iter().enumerate() {
        let is_exact_name = || index.names.get(position).is_some_and(|name| is_same(&words(name), &asked));
        let size = candidate.size(&terms);
        if let Some(score) = candidate.score(&terms, size, &is_exact_name) {
            has_other_size |= size.is_other;
            let tier = if size.suits { SUITS } else { u8::from(size.answers_words) };
            if tier > highest {
                highest = tier;
                scored.clear();
            }
            if tier == highest {
                scored.push((score, position));
            }
        }
    }
    let best = best_of(&mut scored);
    let best_candidates = || best.iter().filter_map(|&position| candidates.get(position));
    let is_named = best_candidates().any(|candidate| candidate.says_what);
    let has_misspelt = best_candidates().any(|candidate| candidate.has_misspelt(&terms));
    let answered = best_candidates().next().map_or(0, |candidate| share(&terms, &candidate.qualities));
    let mut items = best.into_iter().filter_map(|position| index.items.get(position)).collect();
    replace_category_of_one(&mut items);
    let is_guess = (has_other_size && highest < SUITS) || has_misspelt;
    Some(Found { items, is_guess, is_named, is_not_rented: not_rented >= MIN_NOT_RENTED_FIT, answered })
}

/// Whether both have the same words, in any order.
fn is_same(words: &[Word], others: &[Word]) -> bool {
    words.len() == others.len() && words.iter().all(|word| others.contains(word))
}

/// How much of a query is answered, if its words are answered so well, in percent.
fn share(terms: &[Term], qualities: &[u8]) -> u32 {
    let total: u32 = terms.iter().map(|term| term.weight).sum();
    let answered = terms.iter().zip(qualities).map(|(term, &quality)| term.weight.saturating_mul(quality.into()));
    answered.sum::<u32>().checked_div(total).unwrap_or(0)
}

/// Every item with what its labels and those of its category answer; if the query means what is not for rent, how well a
/// phrase for that fits it.
fn candidates(index: &SearchIndex, terms: &[Term]) -> Result<Vec<Candidate>, u32> {
    let mut candidates = vec![Candidate::default(); index.items.len()];
    let mut not_rented = 0;
    for label in &index.labels {
        let qualities = qualities(terms, label);
        if qualities.iter().all(|&quality| quality == 0) {
            continue;
        }
        let worth = label.kind.worth();
        let covered = coverage(index, label, terms);
        let answered = share(terms, &qualities);
        let fit = answered.saturating_mul(covered.saturating_add(UNCOVERED_WORTH)).saturating_mul(worth)
            / (100 * (100 + UNCOVERED_WORTH));
        let is_whole = covered >= WHOLE_LABEL_PERCENT;
        let is_qualifier = |&word: &usize| index.vocabulary.get(word).is_some_and(|entry| entry.is_qualifier);
        // *Grand* in the query *grand piano* names no large machine.
        let says_what = !label.words.iter().all(is_qualifier);
        if label.items.is_empty() && answered >= MIN_NOT_RENTED_PERCENT && is_whole {
            not_rented = not_rented.max(fit);
        }
        for (place, &item) in label.items.iter().enumerate() {
            if let Some(candidate) = candidates.get_mut(item) {
                candidate.take(&qualities, worth);
                let is_named = is_whole && label.kind != LabelKind::Note;
                candidate.is_named |= is_named;
                candidate.says_what |= is_named && says_what;
                let behind = u32::try_from(place).unwrap_or(u32::MAX).saturating_mul(PLACE_PENALTY);
                candidate.fit = candidate.fit.max(fit.saturating_sub(behind));
            }
        }
    }
    if candidates.iter().all(|candidate| candidate.fit < not_rented) {
        return Err(not_rented);
    }
    inherit(&index.items, &mut candidates);
    Ok(candidates)
}

/// Lets machines and products answer what their category or list does, which stands before them.
fn inherit(items: &[Item], candidates: &mut [Candidate]) {
    let mut category = Candidate::default();
    for (item, candidate) in items.iter().zip(candidates) {
        match item {
            Item::Machine(..) | Item::Product(..) => {
                candidate.take(&category.qualities, INHERITED_PERCENT);
                if category.is_named {
                    candidate.fit = candidate.fit.max(category.fit.saturating_mul(INHERITED_FIT_PERCENT) / 100);
                }
            }
            Item::Category(_) | Item::List(_) => category.clone_from(candidate),
        }
    }
}

impl Candidate {
    /// How well the item answers a query; `None` if it does not answer enough of it.
    ///
    /// `is_exact_name` is called only for items that do: reading a name takes time.
    fn score(&self, terms: &[Term], size: Size, is_exact_name: &dyn Fn() -> bool) -> Option<u32> {
        let answered = share(terms, &self.qualities);
        let min = if self.says_what { MIN_ANSWERED_IF_NAMED_PERCENT } else { min_answered_percent(terms.len()) };
        if answered < min && !size.answers_words {
            return None;
        }
        let named = if self.is_named { NAMED_BONUS } else { 0 };
        let exact = if is_exact_name() { EXACT_NAME_BONUS } else { 0 };
        Some(answered.saturating_add(self.fit).saturating_add(named).saturating_add(exact))
    }

    fn size(&self, terms: &[Term]) -> Size {
        let mut is_other = false;
        let mut is_unknown = false;
        let mut has_words = false;
        let mut answers_one = false;
        let mut answers_words = true;
        for (term, &quality) in terms.iter().zip(&self.qualities) {
            if let Some(asked) = term.as_number() {
                is_other |= is_other_size(quality);
                is_unknown |= quality == 0 && !asked.may_count();
            } else {
                has_words |= !term.is_unknown();
                answers_one |= quality > 0;
                answers_words &= quality > 0;
            }
        }
        Size {
            suits: !is_other && !is_unknown && (answers_one || !has_words),
            is_other,
            answers_words: answers_words && (is_other || answers_one),
        }
    }

    /// Whether a word is answered only by taking it for a misspelt one.
    fn has_misspelt(&self, terms: &[Term]) -> bool {
        terms.iter().zip(&self.qualities).any(|(term, &quality)| term.is_misspelt() && quality > 0)
    }

    /// Takes how well a label matches each word, where it matches better than the labels before it.
    fn take(&mut self, qualities: &[u8], worth: u32) {
        self.qualities.resize(self.qualities.len().max(qualities.len()), 0);
        for (best, &quality) in self.qualities.iter_mut().zip(qualities) {
            let worth = u32::from(quality).saturating_mul(worth) / 100;
            *best = (*best).max(u8::try_from(worth).unwrap_or(SAME));
        }
    }
}
