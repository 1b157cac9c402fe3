//! The best of the items that a query may mean.

use super::index::Item;

/// Maximum number of results.
pub(super) const MAX_RESULTS: usize = 24;

/// Results with a lower score than this share of the best one are left out, in percent.
const MIN_SHARE_OF_BEST_PERCENT: u32 = 60;

/// The positions of the items with the best scores. Between equal scores, the order of the catalogue decides, where a
/// category is before its machines. A sort from Rust's library would weigh more than this loop.
pub(super) fn best_of(scored: &mut [(u32, usize)]) -> Vec<usize> {
    let mut out = Vec::new();
    let mut least = 1;
    while out.len() < MAX_RESULTS {
        let mut best: Option<&mut (u32, usize)> = None;
        for candidate in &mut *scored {
            if best.as_ref().is_none_or(|best| candidate.0 > best.0) {
                best = Some(candidate);
            }
        }
        let Some((score, position)) = best.filter(|best| best.0 >= least) else { break };
        least = least.max(score.saturating_mul(MIN_SHARE_OF_BEST_PERCENT) / 100);
        out.push(*position);
        *score = 0;
    }
    out
}

/// Removes a category of one machine if the machine was found too: it says no more, and the machine can be asked for. The
/// machine takes the better place of the two.
pub(super) fn replace_category_of_one(items: &mut Vec<&Item>) {
    for place in 0..items.len() {
        if let Some(machine) = items.get(place).and_then(|item| only_machine(item, items)) {
            let better = place.min(machine);
            let worse = place.max(machine);
            items.swap(better, machine);
            items.remove(worse);
            return;
        }
    }
}

/// The place of the machine of a category that has no other one.
fn only_machine(item: &Item, found: &[&Item]) -> Option<usize> {
    let Item::Category(id) = item else { return None };
    let is_own = |other: &&Item| matches!(other, Item::Machine(category, _) if category == id);
    if id.category().machines.len() == 1 { found.iter().position(is_own) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best_positions(scores: &[u32]) -> Vec<usize> {
        best_of(&mut scores.iter().copied().zip(0..).collect::<Vec<_>>())
    }

    #[test]
    fn the_best_come_first_and_of_equal_ones_the_first() {
        assert_eq!(best_positions(&[80, 90, 100, 90]), [2, 1, 3, 0]);
    }

    #[test]
    fn what_scores_less_than_three_fifths_of_the_best_is_left_out() {
        assert_eq!(best_positions(&[100, 60, 59, 0]), [0, 1]);
        assert_eq!(best_positions(&[0, 1]), [1]);
        assert_eq!(best_positions(&[0]), [0; 0]);
    }

    #[test]
    fn there_are_at_most_24() {
        for scores in [[50; 24].as_slice(), &[50; 30]] {
            assert!(best_positions(scores).into_iter().eq(0..24));
        }
    }
}
