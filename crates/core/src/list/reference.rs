//! The reference of a request, by which the office sees that two messages are one request.

/// The number of different characters.
const BASE: u32 = 20;
/// Consonants and digits that nobody takes for another one, spoken or written, and that make no words.
const LETTERS: &[u8; BASE as usize] = b"34679CDFGHJKMNPRTVWX";
/// Characters of a reference: 160,000 different ones.
const LENGTH: usize = 4;

/// Four readable characters, from a random number.
///
/// ```
/// assert_eq!(bancal_core::reference(2_026), "D4C3");
/// ```
#[must_use]
pub fn reference(random: u32) -> String {
    let mut rest = random;
    let mut out = String::new();
    for _ in 0..LENGTH {
        let index = usize::try_from(rest % BASE).unwrap_or(0);
        out.push(LETTERS.get(index).map_or('X', |&letter| char::from(letter)));
        rest /= BASE;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{LENGTH, LETTERS, reference};

    #[test]
    fn every_random_number_makes_a_reference() {
        for random in [0, 1, 19, 20, 159_999, 160_000, u32::MAX] {
            let text = reference(random);
            assert!(text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter)), "{random}: {text}");
        }
        let text = [reference(2_026), reference(1), reference(8_000 * 19), reference(160_000)];
        assert_eq!(text, ["D4C3", "4333", "333X", "3333"]);
    }
}
