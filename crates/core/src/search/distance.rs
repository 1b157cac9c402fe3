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
        let mut best = usize::MAX;
        let mut left = row.saturating_add(1);
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
        if best > most && row > 0 {
            return None;
        }
        (earlier, previous, last) = (previous, current, Some(letter));
    }
    previous.get(b.len()).copied().filter(|&cost| cost <= most)
}

const fn is_same(a: u8, b: u8) -> bool {
    a == b || matches!((a, b), (b'b', b'v') | (b'v', b'b'))
}
