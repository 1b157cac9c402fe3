//! Reading the path of an address.

use crate::language::Language;

/// A path as in the table of pages: decoded, in lower case, with single slashes, and without endings that no address of
/// the site has. Invalid UTF-8 and broken escapes (RFC 3986 §2.1) match no page.
pub(super) fn plain_path(path: &str) -> Vec<u8> {
    let mut plain = vec![b'/'];
    let mut rest = path.as_bytes();
    while let [first, after @ ..] = rest {
        let (byte, after) = escaped(rest).unwrap_or((*first, after));
        if byte != b'/' || plain.last() != Some(&b'/') {
            plain.push(byte.to_ascii_lowercase());
        }
        rest = after;
    }
    while let Some(length) = trailing(&plain) {
        plain.truncate(plain.len().saturating_sub(length));
    }
    for name in [".html", "/index"] {
        if plain.ends_with(name.as_bytes()) {
            plain.truncate(plain.len().saturating_sub(name.len()));
        }
    }
    plain
}

/// The byte of an escape, and what follows it.
fn escaped(text: &[u8]) -> Option<(u8, &[u8])> {
    let [b'%', high, low, after @ ..] = text else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16);
    Some((u8::try_from(digit(*high)? << 4 | digit(*low)?).ok()?, after))
}

/// Length of a last character that does not belong to a path: a slash, or punctuation and spaces of a sentence around
/// it. Outside of ASCII, these are U+00A0 to U+00BF and U+2000 to U+206F: quotation marks, dashes, invisible
/// characters.
const fn trailing(path: &[u8]) -> Option<usize> {
    match path {
        [.., 0xc2, 0xa0..=0xbf] => Some(2),
        [.., 0xe2, 0x80, 0x80..=0xbf] | [.., 0xe2, 0x81, 0x80..=0xaf] => Some(3),
        [] | [.., b'\0' | b'%' | b'0'..=b'9' | b'a'..=b'z' | 0x80..] => None,
        _ => Some(1),
    }
}

/// The language prefix of a plain path, and the path without it.
pub(super) fn language_of(path: &[u8]) -> (Option<Language>, &[u8]) {
    let path = if let [b'/', path @ ..] = path { path } else { path };
    for language in Language::ALL.into_iter().filter_map(Language::prefix) {
        match path.strip_prefix(language.code().as_bytes()) {
            Some([]) => return (Some(language), &[]),
            Some([b'/', rest @ ..]) => return (Some(language), rest),
            _ => {}
        }
    }
    (None, path)
}
