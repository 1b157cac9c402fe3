//! What characters mean to the rules: which of them are seen, end a line, or are digits.

use crate::characters::replace_characters;

/// Whether nobody sees a character: the property `Default_Ignorable_Code_Point` (Unicode 17), marks of annotations, and
/// the empty pattern of Braille.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether people see nothing of a text.
pub(crate) fn is_blank(text: &str) -> bool {
    text.chars().all(|c| c.is_whitespace() || is_invisible(c))
}

/// A text without what nobody sees.
pub(super) fn visible(text: &str) -> String {
    replace_characters(text, &|c| (!is_invisible(c)).then_some(c))
}

/// Whether a character is a letter of the languages that are written in Latin letters. What is none of them separates
/// the digits of a number, whatever it is.
pub(super) const fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{f6}' | '\u{f8}'..='\u{24f}')
}

/// The value of a digit: ASCII, full-width, and those of Arabic and Persian keyboards.
pub(super) fn digit(c: char) -> Option<char> {
    let zero = match c {
        '0'..='9' => return Some(c),
        '\u{ff10}'..='\u{ff19}' => 0xff10,
        '\u{660}'..='\u{669}' => 0x660,
        '\u{6f0}'..='\u{6f9}' => 0x6f0,
        _ => return None,
    };
    char::from_digit(u32::from(c).saturating_sub(zero), 10)
}

/// A text without the control characters that a paste brings along. Whatever ends a line somewhere, a vertical tab of a
/// word processor too, becomes `line_end`; what has no meaning becomes a space, so that no two words grow together.
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

/// Whether a text is made of ASCII digits alone.
pub(super) fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::characters::trim;

    #[test]
    fn unicode_white_space_is_trimmed_and_trimming_twice_changes_nothing() {
        let typed = "\u{a0}\u{2003}\u{feff}\t Obras\u{a0}Levante \u{3000}\r\n";
        assert_eq!(trim(typed), "Obras\u{a0}Levante");
        assert_eq!(trim(trim(typed)), trim(typed));
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
