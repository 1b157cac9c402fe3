//! How far two words are apart.

/// Longest word that is compared: longer ones are no misspelt names.
const LONGEST: usize = 24;

/// The number of letters to insert, delete, replace, or exchange with the next one (optimal string alignment), if it is
/// at most `most`. In Spanish, `b` and `v` sound the same.
pub(super) fn distance(a: &str, b: &str, most: usize) -> Option<usize> {
    if a.len().abs_diff(b.len()) > most || a.len() > LONGEST || b.len() > LONGEST {
        return None;
    }
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut earlier = [0; LONGEST + 1];
    let mut previous: [usize; LONGEST + 1] = std::array::from_fn(|column| column);
    let mut last = None;
    for (row, &letter) in a.iter().enumerate() {
        let mut current = [row.saturating_add(1); LONGEST + 1];
        let mut left = row.saturating_add(1);
        let mut best = left;
        let mut before = None;
        for (column, &other) in b.iter().enumerate() {
            let at = |line: &[usize; LONGEST + 1], index: usize| line.get(index).copied().unwrap_or(usize::MAX);
            let next = column.saturating_add(1);
            let replaced = at(&previous, column).saturating_add(usize::from(!is_same(letter, other)));
            let mut cost = replaced.min(left.saturating_add(1)).min(at(&previous, next).saturating_add(1));
            if last == Some(other) && before == Some(letter) {
                cost = cost.min(at(&earlier, column.saturating_sub(1)).saturating_add(1));
            }
            if let Some(cell) = current.get_mut(next) {
                *cell = cost;
            }
            (left, before) = (cost, Some(other));
            best = best.min(cost);
        }
        if best > most {
            return None;
        }
        (earlier, previous, last) = (previous, current, Some(letter));
    }
    previous.get(b.len()).copied().filter(|&cost| cost <= most)
}

const fn is_same(a: u8, b: u8) -> bool {
    a == b || matches!((a, b), (b'b', b'v') | (b'v', b'b'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_too_many_too_few_or_another_counts_as_one() {
        assert_eq!(distance("dumper", "dumper", 0), Some(0));
        assert_eq!(distance("dumper", "dumpper", 1), Some(1));
        assert_eq!(distance("dumper", "umper", 1), Some(1));
        assert_eq!(distance("dumper", "dumped", 1), Some(1));
        assert_eq!(distance("dumper", "dimped", 2), Some(2));
        assert_eq!(distance("dumper", "dimped", 1), None);
        assert_eq!(distance("", "on", 2), Some(2));
        assert_eq!(distance("o", "", 1), Some(1));
        assert_eq!(distance("on", "", 1), None);
    }

    #[test]
    fn two_letters_exchanged_count_as_one() {
        assert_eq!(distance("dumper", "udmper", 1), Some(1));
        assert_eq!(distance("dumper", "dumpre", 1), Some(1));
        assert_eq!(distance("dumper", "mudper", 1), None); // not neighbours
        assert_eq!(distance("abcd", "badc", 2), Some(2));
    }

    #[test]
    fn b_and_v_are_the_same_letter() {
        assert_eq!(distance("bolquete", "volquete", 0), Some(0));
        assert_eq!(distance("nivel", "nibel", 0), Some(0));
    }

    #[test]
    fn the_first_letter_may_be_another_if_the_rest_is_the_same() {
        assert_eq!(distance("xumper", "dumper", 1), Some(1));
        assert_eq!(distance("xy", "dumper", 4), None);
    }

    #[test]
    fn words_of_more_than_24_letters_are_compared_with_none() {
        let [longest, longer] = [24, 25].map(|length| "a".repeat(length));
        assert_eq!(distance(&longest, &longest, 1), Some(0));
        assert_eq!(distance(&longest, &longer, 1), None);
        assert_eq!(distance(&longer, &longest, 1), None);
        assert_eq!(distance(&longer, &longer, 1), None);
    }
}
