//! Character helpers that several modules share.

use core::iter;

/// Replaces each character of a text; `None` removes it.
#[must_use]
pub fn replace_characters(text: &str, by: &dyn Fn(char) -> Option<char>) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if let Some(c) = by(c) {
            out.push(c);
        }
    }
    out
}

/// A text with plain spaces in place of those that do not break, as fields have it.
pub(crate) fn with_plain_spaces(text: &str) -> String {
    replace_characters(text, &|c| Some(if c == '\u{a0}' { ' ' } else { c }))
}

/// Trims Unicode white space, and the byte-order mark, which JavaScript trims as well.
#[must_use]
pub fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

/// Whether a word is one of a list, which is separated by single spaces.
pub(crate) fn has_word(list: &str, word: &str) -> bool {
    split_all(list, b' ').any(|candidate| candidate == word)
}

/// Splits a text before the first of some ASCII characters.
pub(crate) fn split_before<'a>(text: &'a str, marks: &[u8]) -> (&'a str, &'a str) {
    let end = text.bytes().position(|byte| marks.contains(&byte)).unwrap_or(text.len());
    text.split_at_checked(end).unwrap_or((text, ""))
}

/// Splits a text at the first of an ASCII character. The searchers of `str::split_once` and `str::split` would add much
/// code to the wasm file.
#[must_use]
pub fn split_once(text: &str, mark: u8) -> Option<(&str, &str)> {
    let end = text.bytes().position(|byte| byte == mark)?;
    let (before, from) = text.split_at_checked(end)?;
    Some((before, from.get(1..)?))
}

/// The parts of a text between all of an ASCII character.
pub(crate) fn split_all(text: &str, mark: u8) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    iter::from_fn(move || {
        let text = rest?;
        let (part, after) = split_once(text, mark).map_or((text, None), |(part, after)| (part, Some(after)));
        rest = after;
        Some(part)
    })
}

/// The number of a text that has ASCII digits alone; the largest there is, if it is too large.
pub(crate) fn whole_number(text: &str) -> Option<u32> {
    let digit = |number: u32, byte: u8| {
        let digit = byte.checked_sub(b'0').filter(|&digit| digit < 10)?;
        Some(number.saturating_mul(10).saturating_add(digit.into()))
    };
    if text.is_empty() { None } else { text.bytes().try_fold(0, digit) }
}

/// A number in decimal. `format!` would add much code to the wasm file.
#[must_use]
pub fn decimal(number: usize) -> String {
    let mut out = if number >= 10 { decimal(number / 10) } else { String::new() };
    out.push(char::from(b'0'.saturating_add(u8::try_from(number % 10).unwrap_or(0))));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_as_rusts_own_searchers_split_it() {
        for text in ["", "-", "--", "a", "a-", "-a", "a-b", "ñ-€--🏗", "a_b"] {
            assert_eq!(split_once(text, b'-'), text.split_once('-'), "{text}");
            assert!(split_all(text, b'-').eq(text.split('-')), "{text}");
        }
    }
}
