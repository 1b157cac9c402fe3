//! Which items a query means, the best first.

use super::index::{Item, Label, SearchIndex};
use super::quantity::SMALLER;
use super::terms::{SAME, Term, terms};
use super::words::words;

/// Most results.
const MOST_RESULTS: usize = 24;

/// How much of a query an item has to answer, in percent: less of a long one, which tells of a place and a reason too.
const fn enough(words: usize) -> u32 {
    match words {
        0..=1 => 62,
        2..=3 => 50,
        _ => 36,
    }
}

/// The same of an item whose name, or a phrase for it, the query has whole, whatever else it tells.
const ENOUGH_IF_NAMED: u32 = 15;

/// How much of a label the query has to have for that, in percent: a plural is not quite the same word.
const WHOLE: u32 = 95;

/// What such an item is ahead of another that answers as much.
const NAMED: u32 = 15;

/// How much of a query a phrase for what is not for rent has to answer, if the query has all of it, in percent.
const MOSTLY: u32 = 50;

/// Results below this share of the best one's score are left out, in percent.
const SHARE_OF_BEST: u32 = 60;

/// The category's words say something of its machines too.
const INHERITED: u32 = 90;

/// An item that a query may mean.
#[derive(Clone, Default)]
struct Candidate {
    /// How well it answers each word of the query.
    terms: Vec<u8>,
    /// How well one of its labels fits the whole query.
    label: u32,
    /// Whether the query has all words of one of its labels.
    is_named: bool,
}

/// What a query means.
pub(crate) struct Found<'a> {
    /// The best first.
    pub(crate) items: Vec<&'a Item>,
    /// Whether a word was found only by taking it for a misspelt one.
    pub(crate) is_guess: bool,
}

/// What a query means; `None` if it has no words, but punctuation, say.
///
/// An item is found if its labels answer enough of the query: each word counts by how rare it is, and by how well a label
/// has it. Of those found, the ones come first that answer more, and one of whose labels says little else.
pub(crate) fn find<'a>(index: &'a SearchIndex, query: &str) -> Option<Found<'a>> {
    let asked = words(query);
    if asked.is_empty() {
        return None;
    }
    let terms = terms(index, query);
    let mut scored: Vec<(u32, usize)> = Vec::new();
    for (number, candidate) in candidates(index, &terms).iter().enumerate() {
        let answered = share(&terms, &candidate.terms);
        let least = if candidate.is_named { ENOUGH_IF_NAMED } else { enough(terms.len()) };
        if answered >= least {
            let is_name = index.names.get(number).is_some_and(|name| {
                let own = words(name);
                own.len() == asked.len() && own.iter().all(|word| asked.contains(word))
            });
            let is_smaller = terms.iter().zip(&candidate.terms).any(|(term, &quality)| {
                term.number.is_some_and(|asked| quality <= SMALLER && (quality > 0 || !asked.may_count()))
            });
            let named = if candidate.is_named { NAMED } else { 0 };
            let score = answered.saturating_add(candidate.label).saturating_add(named).saturating_add(if is_name {
                5
            } else {
                0
            });
            scored.push((score.saturating_mul(if is_smaller { 1 } else { 2 }), number));
        }
    }
    let mut items: Vec<_> = best_of(&mut scored).into_iter().filter_map(|number| index.items.get(number)).collect();
    // A category of one machine says no more than the machine, which can be asked for.
    for place in 0..items.len() {
        if let Some(machine) = items.get(place).and_then(|item| only_machine(item, &items)) {
            let better = place.min(machine);
            let worse = place.max(machine);
            items.swap(better, machine);
            items.remove(worse);
            break;
        }
    }
    Some(Found { is_guess: terms.iter().any(|term| term.is_misspelt), items })
}

/// The place of the machine of a category that has no other one.
fn only_machine(item: &Item, found: &[&Item]) -> Option<usize> {
    let Item::Category(id) = item else { return None };
    let is_own = |other: &&Item| matches!(other, Item::Machine(category, _) if category == id);
    if id.category().machines.len() == 1 { found.iter().position(is_own) } else { None }
}

/// The ids of what a query means, the best first.
#[must_use]
pub fn search<'a>(index: &'a SearchIndex, query: &str) -> Vec<&'a str> {
    find(index, query).map(|found| found.items.into_iter().map(Item::id).collect()).unwrap_or_default()
}

/// How much of a query is answered, if its words are answered so well, in percent.
fn share(terms: &[Term], qualities: &[u8]) -> u32 {
    let total: u32 = terms.iter().map(|term| term.weight).sum();
    let answered = terms.iter().zip(qualities).map(|(term, &quality)| term.weight.saturating_mul(quality.into()));
    answered.sum::<u32>().checked_div(total).unwrap_or(0)
}

/// Every item with what its labels and those of its category answer; none if the query means what is not for rent.
fn candidates(index: &SearchIndex, terms: &[Term]) -> Vec<Candidate> {
    let mut candidates = vec![Candidate::default(); index.items.len()];
    let mut not_rented = 0;
    for label in &index.labels {
        let qualities = qualities(terms, label);
        if qualities.iter().all(|&quality| quality == 0) {
            continue;
        }
        let worth = u32::from(label.worth);
        let covered = coverage(index, label, terms);
        let says = covered.saturating_add(150);
        let answered = share(terms, &qualities);
        let fit = answered.saturating_mul(says).saturating_mul(worth) / 25_000;
        if label.items.is_empty() && answered >= MOSTLY && covered >= WHOLE {
            not_rented = not_rented.max(fit);
        }
        for (place, &item) in label.items.iter().enumerate() {
            if let Some(candidate) = candidates.get_mut(item) {
                candidate.take(&qualities, worth);
                candidate.is_named |= covered >= WHOLE && !label.is_note();
                let behind = u32::try_from(place).unwrap_or(u32::MAX).saturating_mul(3);
                candidate.label = candidate.label.max(fit.saturating_sub(behind));
            }
        }
    }
    if candidates.iter().all(|candidate| candidate.label < not_rented) {
        return Vec::new();
    }
    let mut category = Vec::new();
    for (item, candidate) in index.items.iter().zip(&mut candidates) {
        match item {
            Item::Machine(..) | Item::Product(..) => candidate.take(&category, INHERITED),
            Item::Category(_) | Item::List(_) => category.clone_from(&candidate.terms),
        }
    }
    candidates
}

/// The numbers of the best. Between equals, the order of the catalogue decides: a category is before its machines.
/// A sort from Rust's library would weigh more than this loop.
fn best_of(scored: &mut [(u32, usize)]) -> Vec<usize> {
    let mut out = Vec::new();
    let mut least = 1;
    while out.len() < MOST_RESULTS {
        let mut best: Option<&mut (u32, usize)> = None;
        for candidate in &mut *scored {
            if best.as_ref().is_none_or(|best| candidate.0 > best.0) {
                best = Some(candidate);
            }
        }
        let Some((score, number)) = best.filter(|best| best.0 >= least) else { break };
        least = least.max(score.saturating_mul(SHARE_OF_BEST) / 100);
        out.push(*number);
        *score = 0;
    }
    out
}

impl Candidate {
    /// Takes what a label says, where it says more than those before it.
    fn take(&mut self, qualities: &[u8], worth: u32) {
        self.terms.resize(self.terms.len().max(qualities.len()), 0);
        for (best, &quality) in self.terms.iter_mut().zip(qualities) {
            let worth = u32::from(quality).saturating_mul(worth) / 100;
            *best = (*best).max(u8::try_from(worth).unwrap_or(SAME));
        }
    }
}

/// How well a label answers each word of a query.
fn qualities(terms: &[Term], label: &Label) -> Vec<u8> {
    let quality = |term: &Term| match (term.number, label.quantity) {
        (Some(asked), Some(own)) => own.answers(asked),
        (Some(_), None) => 0,
        (None, _) => label.words.iter().filter_map(|&word| term.quality.get(word)).max().copied().unwrap_or(0),
    };
    terms.iter().map(quality).collect()
}

/// How much of a label a query says, in percent.
fn coverage(index: &SearchIndex, label: &Label, terms: &[Term]) -> u32 {
    let mut said: u32 = 0;
    let mut total: u32 = 0;
    for &word in &label.words {
        let weight = index.vocabulary.get(word).map_or(0, super::index::Entry::weight);
        let best = terms.iter().filter_map(|term| term.quality.get(word)).max().copied().unwrap_or(0);
        said = said.saturating_add(weight.saturating_mul(best.into()));
        total = total.saturating_add(weight);
    }
    if let Some(own) = label.quantity {
        let answers = terms.iter().filter_map(|term| term.number).map(|asked| u32::from(own.answers(asked))).max();
        said = said.saturating_add(answers.unwrap_or(0).saturating_mul(80));
        total = total.saturating_add(if answers.is_some() { 80 } else { 20 });
    }
    said.checked_div(total).unwrap_or(0)
}
