//! Classes of characters: invisible ones, line ends, digits.

use crate::characters::replace_characters;

/// Whether a character is invisible: the property `Default_Ignorable_Code_Point` (Unicode 17), annotation marks, and
/// the blank Braille pattern.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a text has no visible characters.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || is_invisible(c))
}

/// A text without its invisible characters.
pub(super) fn visible(text: &str) -> String {
    replace_characters(text, &|c| (!is_invisible(c)).then_some(c))
}

/// Whether a character is a Latin letter. All others may separate the digits of a phone number.
pub(super) const fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{24f}')
}

/// The value of an ASCII or full-width digit, or one of an Arabic or Persian keyboard.
pub(super) fn digit_value(c: char) -> Option<u32> {
    let zero = match c {
        '0'..='9' => '0',
        '\u{ff10}'..='\u{ff19}' => '\u{ff10}',
        '\u{660}'..='\u{669}' => '\u{660}',
        '\u{6f0}'..='\u{6f9}' => '\u{6f0}',
        _ => return None,
    };
    Some(u32::from(c).saturating_sub(u32::from(zero)))
}

/// The ASCII digit for one of these.
pub(super) fn digit(c: char) -> Option<char> {
    char::from_digit(digit_value(c)?, 10)
}

/// Replaces the control characters that pasted text may contain: every kind of line end, the vertical tab of word
/// processors included, by `line_end`, the others by a space, so that words stay separate.
pub(super) fn plain(text: &str, line_end: char) -> String {
    let mut out = String::with_capacity(text.len());
    let mut last = ' ';
    for c in text.chars() {
        match c {
            '\n' if last == '\r' => {}
            '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => out.push(line_end),
            '\t' => out.push(c),
            _ => out.push(if c.is_control() { ' ' } else { c }),
        }
        last = c;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::characters::trim;

    #[test]
    fn unicode_white_space_is_trimmed_and_trimming_twice_changes_nothing() {
        let input = "\u{a0}\u{2003}\u{feff}\t Obras\u{a0}Levante \u{3000}\r\n";
        assert_eq!(trim(input), "Obras\u{a0}Levante");
        assert_eq!(trim(trim(input)), trim(input));
    }

    #[test]
    fn digits_of_other_keyboards_have_their_value() {
        for (zero, nine) in [('0', '9'), ('０', '９'), ('٠', '٩'), ('۰', '۹')] {
            let digits: String = (zero..=nine).filter_map(digit).collect();
            assert_eq!(digits, "0123456789");
        }
        assert_eq!("a²½Ⅳ".chars().find_map(digit), None);
    }
}
