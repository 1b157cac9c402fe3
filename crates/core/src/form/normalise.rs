//! What is sent of what was typed.

use super::characters::{digit, is_blank, is_number, plain, visible};
use super::field::Field;
use crate::characters::{replace_characters, split_before, trim};

/// A value as it is sent: without white space around it, what nobody sees alone counting as nothing, and without the
/// control characters that a paste brings along. An e-mail address has no invisible characters, a number of days is
/// written in digits; all else stays as it was typed.
pub(super) fn normalise(field: Field, typed: &str) -> String {
    if is_blank(typed) {
        return String::new();
    }
    let line_end = if field == Field::Comments { '\n' } else { ' ' };
    let mut text = plain(typed, line_end);
    if field == Field::Email {
        text = visible(&text);
    }
    let text = trim(&text);
    match field {
        Field::Days if !field.is_too_long(text) => days(text).unwrap_or_else(|| text.to_owned()),
        _ => text.to_owned(),
    }
}

/// A number of days in plain digits, however it was typed: with leading zeros, with a decimal part that is nothing, in
/// digits of other keyboards. Nothing for what is no whole number above 0.
fn days(value: &str) -> Option<String> {
    let text = replace_characters(&visible(value), &|c| digit(c).or(Some(c)));
    let (whole, decimals) = split_before(&text, b".,");
    let mut digits = whole;
    while let Some(rest) = digits.strip_prefix('0') {
        digits = rest;
    }
    // Three zeros are thousands to some people, and nothing to others.
    let is_whole = matches!(decimals.as_bytes(), [] | [_] | [_, b'0'] | [_, b'0', b'0']);
    (is_whole && !digits.is_empty() && is_number(digits)).then(|| digits.to_owned())
}
