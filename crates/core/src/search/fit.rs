//! How a label fits a query.

use super::index::{Entry, SearchIndex};
use super::label::Label;
use super::terms::Term;

/// The weight of a quantity of a label, where the query has a number and where it has none.
const QUANTITY_WEIGHT: u32 = 80;
const QUANTITY_WEIGHT_IF_NOT_ASKED: u32 = 20;

/// How well a label answers each word of a query.
pub(super) fn qualities(terms: &[Term], label: &Label) -> Vec<u8> {
    let word = |term: &Term| label.words.iter().map(|&word| term.quality(word)).max().unwrap_or(0);
    // The number of a synonym says nothing without the rest of it: `2t` is a kind of oil in *2t oil* alone.
    if label.kind.is_synonym()
        && !label.words.is_empty()
        && terms.iter().all(|term| term.as_number().is_some() || word(term) == 0)
    {
        return vec![0; terms.len()];
    }
    let quality = |term: &Term| match (term.as_number(), label.quantity) {
        (Some(asked), Some(own)) => own.answers(asked),
        (Some(_), None) => 0,
        (None, _) => word(term),
    };
    terms.iter().map(quality).collect()
}

/// How much of a label a query covers, in percent.
pub(super) fn coverage(index: &SearchIndex, label: &Label, terms: &[Term]) -> u32 {
    let mut covered: u32 = 0;
    let mut total: u32 = 0;
    for &word in &label.words {
        let weight = index.vocabulary.get(word).map_or(0, Entry::weight);
        let best = terms.iter().map(|term| term.quality(word)).max().unwrap_or(0);
        covered = covered.saturating_add(weight.saturating_mul(best.into()));
        total = total.saturating_add(weight);
    }
    if let Some(own) = label.quantity {
        let answers = terms.iter().filter_map(Term::as_number).map(|asked| u32::from(own.answers(asked))).max();
        covered = covered.saturating_add(answers.unwrap_or(0).saturating_mul(QUANTITY_WEIGHT));
        total = total.saturating_add(if answers.is_some() { QUANTITY_WEIGHT } else { QUANTITY_WEIGHT_IF_NOT_ASKED });
    }
    covered.checked_div(total).unwrap_or(0)
}
