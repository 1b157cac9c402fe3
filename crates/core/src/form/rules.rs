//! Errors that have to be corrected before a request can be sent.

use super::date::Date;
use super::field::Field;
use super::phone::PhoneNumber;
use super::quote::QuoteForm;
use crate::characters::{split_all, split_once, whole_number};

/// The longest rental that the form accepts. A number above ten years is more likely a phone number in the wrong field,
/// which the message mentions.
pub(crate) const MAX_DAYS: u16 = 3650;
/// How far ahead a rental may start: a later date is more likely a typo in the year.
pub(crate) const MAX_YEARS_AHEAD: u16 = 2;

/// A clock before this day is wrong, and cannot decide whether a date is too far ahead.
const FIRST_DAY: Date = Date { year: 2026, month: 1, day: 1 };

/// Why a value cannot be sent: one reason for each message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// No name.
    NameMissing,
    /// No machine.
    MachineMissing,
    /// No city.
    CityMissing,
    /// No number of days.
    DaysMissing,
    /// Neither e-mail nor phone: the company could not answer.
    NoContact,
    /// Not an e-mail address.
    EmailInvalid,
    /// Holds no phone number.
    PhoneInvalid,
    /// Not a whole number of days.
    DaysInvalid,
    /// More days than `MAX_DAYS`.
    DaysTooMany,
    /// Not a date.
    DateInvalid,
    /// A date before today.
    DatePast,
    /// A date further ahead than `MAX_YEARS_AHEAD`.
    DateTooFar,
    /// Longer than [`Field::max_length`].
    TooLong,
}

/// A field that has to be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldError {
    /// Which one.
    pub field: Field,
    /// Why.
    pub reason: Reason,
}

impl QuoteForm {
    /// The errors, at most one per field, in the order of the form; none for a form that can be sent. `today` reads the
    /// visitor's clock, if there is a date to compare with it: a rental does not start in the past.
    ///
    /// ```
    /// use bancal_core::{Date, QuoteForm, Reason};
    /// let errors = QuoteForm::default().check(|| Date::new(2026, 11, 21).unwrap());
    /// assert_eq!(errors.len(), 5);
    /// assert_eq!(errors[1].reason, Reason::NoContact);
    /// ```
    #[must_use]
    pub fn check(&self, today: impl Fn() -> Date) -> Vec<FieldError> {
        let unreachable = self.value(Field::Email).is_empty() && self.value(Field::Phone).is_empty();
        let mut errors = Vec::new();
        for (field, value) in self.fields() {
            let reason = match field {
                Field::Email if unreachable => Some(Reason::NoContact),
                _ if value.is_empty() => missing(field),
                _ => filled(field, value, &today),
            };
            if let Some(reason) = reason {
                errors.push(FieldError { field, reason });
            }
        }
        errors
    }
}

impl Field {
    /// Whether the form cannot be sent without it. Of e-mail and phone, one is required.
    #[must_use]
    pub const fn required(self) -> bool {
        missing(self).is_some()
    }
}

/// The error of an empty field, if it is required.
const fn missing(field: Field) -> Option<Reason> {
    match field {
        Field::Name => Some(Reason::NameMissing),
        Field::Machine => Some(Reason::MachineMissing),
        Field::City => Some(Reason::CityMissing),
        Field::Days => Some(Reason::DaysMissing),
        Field::Email | Field::Phone | Field::Date | Field::Comments => None,
    }
}

fn filled(field: Field, value: &str, today: impl Fn() -> Date) -> Option<Reason> {
    let too_long = field.is_too_long(value);
    match field {
        Field::Date if too_long => Some(Reason::DateInvalid),
        Field::Date => date_reason(value, today()),
        Field::Days if too_long => Some(Reason::DaysInvalid),
        Field::Days => days_reason(value),
        _ if too_long => Some(Reason::TooLong),
        Field::Email => (!is_email(value)).then_some(Reason::EmailInvalid),
        Field::Phone => PhoneNumber::find(value).is_none().then_some(Reason::PhoneInvalid),
        Field::Name | Field::Machine | Field::City | Field::Comments => None,
    }
}

/// The rule of browsers: WHATWG HTML, "valid e-mail address", but the domain may have letters other than ASCII's: some
/// browsers pass it on as Punycode (RFC 3492), others as it was typed.
fn is_email(value: &str) -> bool {
    let Some((local, domain)) = split_once(value, b'@') else {
        return false;
    };
    let atext = |b: u8| b.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&b);
    !local.is_empty() && local.bytes().all(atext) && split_all(domain, b'.').all(is_label)
}

fn is_label(label: &str) -> bool {
    let inner = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || !b.is_ascii();
    (1..=63).contains(&label.len()) && label.bytes().all(inner) && !label.starts_with('-') && !label.ends_with('-')
}

fn days_reason(value: &str) -> Option<Reason> {
    match whole_number(value) {
        None | Some(0) => Some(Reason::DaysInvalid),
        Some(days) => (days > MAX_DAYS.into()).then_some(Reason::DaysTooMany),
    }
}

fn date_reason(value: &str, today: Date) -> Option<Reason> {
    let Some(date) = Date::parse(value) else {
        return Some(Reason::DateInvalid);
    };
    let last = Date { year: today.year.saturating_add(MAX_YEARS_AHEAD), ..today };
    if date < today {
        return Some(Reason::DatePast);
    }
    (date > last && today >= FIRST_DAY).then_some(Reason::DateTooFar)
}

#[cfg(test)]
mod tests;
