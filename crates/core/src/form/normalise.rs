//! Turns input into the values that are sent.

use super::characters::{digit, is_blank, is_invisible, plain, visible};
use super::field::Field;
use crate::characters::{replace_characters, split_before, trim, whole_number};

/// The value to send: trimmed, without control characters, and empty if nothing of it is visible. An e-mail address
/// loses its invisible characters and what mail programs put around it; a number of days is written in ASCII digits.
/// All else stays unchanged.
pub(super) fn normalise(field: Field, input: &str) -> String {
    // Most texts are.
    let is_clean = input.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    let cleaned = if is_clean { String::new() } else { clean(field, input) };
    let text = trim(if is_clean { input } else { &cleaned });
    match field {
        Field::Email => address(text).to_owned(),
        Field::Days if !field.is_too_long(text) => days(text).unwrap_or_else(|| text.to_owned()),
        _ => text.to_owned(),
    }
}

/// A text without control characters, and an address without invisible ones; empty if nothing is visible.
fn clean(field: Field, input: &str) -> String {
    let line_end = if field == Field::Comments { '\n' } else { ' ' };
    let text = plain(input, line_end);
    match field {
        _ if is_blank(&text) => String::new(),
        Field::Email => visible(&text),
        _ => text,
    }
}

/// An address as mail programs copy it, with a name before it or as a link, or from a sentence or a row of addresses,
/// without what is around it.
fn address(text: &str) -> &str {
    let whole = without_punctuation(text);
    let (_, bracketed) = split_before(whole, b"<");
    let inner = bracketed.strip_prefix("<").and_then(|inner| inner.strip_suffix(">")).unwrap_or(whole);
    let bare = without_punctuation(inner.strip_prefix("mailto:").unwrap_or(inner));
    // What is no address stays as it was typed, for the message about it.
    if bare.is_empty() || !split_before(bare, b"<>:").1.is_empty() { text } else { bare }
}

/// A text without the marks at its end that divide sentences or addresses.
fn without_punctuation(text: &str) -> &str {
    let mut text = trim(text);
    while let Some(rest) = text.strip_suffix(['.', ',', ';']) {
        text = trim(rest);
    }
    text
}

/// A number of days in ASCII digits, without leading zeros or a zero decimal part; `None` for anything but a whole
/// number above 0.
fn days(value: &str) -> Option<String> {
    let text = replace_characters(value, &|c| digit(c).or((!is_invisible(c)).then_some(c)));
    let (whole, decimals) = split_before(&text, b".,");
    let mut digits = whole;
    while let Some(rest) = digits.strip_prefix('0') {
        digits = rest;
    }
    // `1.000` means a thousand to some people and one to others: three decimals are not accepted.
    let is_whole = matches!(decimals.as_bytes(), [] | [_] | [_, b'0'] | [_, b'0', b'0']);
    (is_whole && whole_number(digits).is_some()).then(|| digits.to_owned())
}
