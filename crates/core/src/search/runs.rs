//! Texts divided into runs of letters and numbers, without accents and case.

/// Folded forms of the letters from U+00C0 to U+00FF; a space for the two that are none.
const FOLDED_LATIN_1: &[u8; 64] = b"aaaaaaaceeeeiiiidnooooo ouuuuypsaaaaaaaceeeeiiiidnooooo ouuuuypy";

/// Maximum length of a word, in bytes: no name has a longer one.
pub(super) const MAX_WORD: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Letter,
    Digit,
    Other,
}

/// Runs of folded letters, and of digits with the separators between them; no articles and pronouns that are joined to the
/// next word by an apostrophe, as most of them would be units: *l'obra*, *m'agrada*.
pub(super) fn runs(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut last = Kind::Other;
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        let rest = characters.as_str();
        let (c, kind) = match c {
            // The dot of l·l, invisible characters, and accents of their own do not end a word.
            '\u{b7}' | '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}' => continue,
            // Square and cubic metres measure something else than metres: both are `m2`, which no size has. But 3m20 is a
            // length.
            '2' | '3' | '²' | '³'
                if digits(rest) == 0 && out.last().is_some_and(|run| last == Kind::Letter && run == "m") =>
            {
                ('2', Kind::Letter)
            }
            'A'..='Z' | 'a'..='z' => (c.to_ascii_lowercase(), Kind::Letter),
            '0'..='9' => (c, Kind::Digit),
            '.' | ',' if last == Kind::Digit && digits(rest) > 0 => (c, Kind::Digit),
            '\'' | '’' if last == Kind::Digit && digits(rest) > 0 => ('.', Kind::Digit),
            ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}'
                if last == Kind::Digit && digits(rest) == 3 && out.last().is_some_and(|run| may_be_thousands(run)) =>
            {
                ('.', Kind::Digit)
            }
            '\'' | '’'
                if last == Kind::Letter
                    && rest.starts_with(|next: char| next.is_ascii_alphabetic() || !next.is_ascii()) =>
            {
                out.pop_if(|run| run.len() == 1);
                (c, Kind::Other)
            }
            '\u{c0}'..='\u{ff}' => {
                let folded =
                    FOLDED_LATIN_1.get((c as usize).saturating_sub(0xc0)).map_or(' ', |&byte| char::from(byte));
                (folded, if folded == ' ' { Kind::Other } else { Kind::Letter })
            }
            '\u{140}' => ('l', Kind::Letter), // l with the dot of l·l
            // Punctuation, signs, emoji.
            '\0'..='\u{bf}' | '\u{2000}'..='\u{2bff}' | '\u{3000}' | '\u{1f000}'..='\u{1faff}' => (c, Kind::Other),
            _ => (c, Kind::Letter),
        };
        if kind != Kind::Other {
            match out.last_mut() {
                Some(run) if kind == last && run.len() >= MAX_WORD => {} // what is left of it tells nothing
                Some(run) if kind == last => run.push(c),
                _ => out.push(c.into()),
            }
        }
        last = kind;
    }
    out
}

/// How many digits a text begins with.
fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// Whether a number may go on with a group of three digits: so far, it has no more than three, or such groups alone.
fn may_be_thousands(number: &str) -> bool {
    let mut groups = number.split(['.', ',']);
    groups.next().is_some_and(|first| first.len() <= 3) && groups.all(|group| group.len() == 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_lose_case_and_accents_and_numbers_keep_their_separators() {
        for (text, expected) in [
            ("Ñandú AÇAÍ", "nandu acai"),
            ("ÀÖØÞ àöøþÿ", "aoop aoopy"),
            ("2×3 a÷b", "2 3 a b"),
            ("col·lecció, col•lecció", "colleccio col leccio"),
            ("\u{13f}\u{140}", "\u{13f}l"),
            ("e\u{301}s\u{ad}to\u{200b}s\u{fe0f}", "estos"),
            ("12m 12,5 12. 5", "12 m 12,5 12 5"),
            ("1'5 1’5 5'", "1.5 1.5 5"),
            ("日本 ω", "日本 ω"),
            ("a\u{bf}b\u{2022}c\u{3000}d\u{1f69c}e", "a b c d e"),
            ("", ""),
        ] {
            assert_eq!(runs(text).join(" "), expected, "{text}");
        }
    }

    #[test]
    fn spaces_divide_thousands_but_no_other_digits() {
        for (text, expected) in [
            ("2 000 kg", "2.000 kg"),
            ("2\u{a0}000\u{2009}000\u{202f}000", "2.000.000.000"),
            ("2 00", "2 00"),
            ("2 0000", "2 0000"),
            ("2000 500", "2000 500"),
            ("2.00 500", "2.00 500"),
            ("a 500", "a 500"),
        ] {
            assert_eq!(runs(text), expected.split(' ').collect::<Vec<_>>(), "{text}");
        }
    }

    #[test]
    fn an_article_before_an_apostrophe_is_left_out_and_a_word_is_not() {
        assert_eq!(runs("l'obra d’una m'àrea"), ["obra", "una", "area"]);
        assert_eq!(runs("worker's l' 5'm"), ["worker", "s", "l", "5", "m"]);
    }

    #[test]
    fn square_and_cubic_metres_are_no_metres() {
        assert_eq!(runs("40 m2, 3 m³, 5 m²"), ["40", "m2", "3", "m2", "5", "m2"]);
        assert_eq!(runs("3m20 cm2 m 2"), ["3", "m", "20", "cm", "2", "m", "2"]);
    }

    #[test]
    fn a_run_has_at_most_64_letters() {
        assert_eq!(runs(&"a".repeat(64)), ["a".repeat(64)]);
        assert_eq!(runs(&format!("{} b", "a".repeat(80))), ["a".repeat(64), "b".into()]);
    }
}
