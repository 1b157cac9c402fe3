//! Errors that have to be corrected before a request can be sent.

use super::characters::{digit, is_letter, is_number};
use super::date::Date;
use super::field::Field;
use super::quote::QuoteForm;

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
    /// The errors, at most one per field, in the order of the form; none for a form that can be sent. `today` is the
    /// visitor's date: a rental does not start in the past.
    ///
    /// ```
    /// use bancal_core::{Date, QuoteForm, Reason};
    /// let errors = QuoteForm::default().check(Date { year: 2026, month: 11, day: 21 });
    /// assert_eq!(errors.len(), 5);
    /// assert_eq!(errors[1].reason, Reason::NoContact);
    /// ```
    #[must_use]
    pub fn check(&self, today: Date) -> Vec<FieldError> {
        let unreachable = self.value(Field::Email).is_empty() && self.value(Field::Phone).is_empty();
        let mut errors = Vec::new();
        for (field, value) in self.fields() {
            let reason = match field {
                Field::Email if unreachable => Some(Reason::NoContact),
                _ if value.is_empty() => missing(field),
                _ => filled(field, value, today),
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

fn filled(field: Field, value: &str, today: Date) -> Option<Reason> {
    let too_long = field.is_too_long(value);
    match field {
        Field::Date if too_long => Some(Reason::DateInvalid),
        Field::Date => date_reason(value, today),
        Field::Days if too_long => Some(Reason::DaysInvalid),
        Field::Days => days_reason(value),
        _ if too_long => Some(Reason::TooLong),
        Field::Email => (!is_email(value)).then_some(Reason::EmailInvalid),
        Field::Phone => (!holds_phone(value)).then_some(Reason::PhoneInvalid),
        Field::Name | Field::Machine | Field::City | Field::Comments => None,
    }
}

/// The rule of browsers: WHATWG HTML, "valid e-mail address".
fn is_email(value: &str) -> bool {
    let Some((local, domain)) = value.split_once('@') else {
        return false;
    };
    let atext = |b: u8| b.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&b);
    !local.is_empty() && local.bytes().all(atext) && domain.split('.').all(is_label)
}

fn is_label(label: &str) -> bool {
    let inner = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    (1..=63).contains(&label.len()) && label.bytes().all(inner) && !label.starts_with('-') && !label.ends_with('-')
}

/// Whether a text contains a phone number: 6 to 15 digits (ITU-T E.164 §6) with anything but letters between them.
/// People add other numbers, an extension, a name or when to call, and paste invisible characters; the company gets the
/// text unchanged.
fn holds_phone(value: &str) -> bool {
    let mut number = 0_usize;
    let mut group = 0_usize;
    for c in value.chars().chain([' ']) {
        if digit(c).is_some() {
            group = group.saturating_add(1);
            continue;
        }
        // Two adjacent numbers may have more than 15 digits together, so each group of digits is checked as it ends.
        number = if group > 15 { 0 } else { number.saturating_add(group) };
        group = 0;
        if number >= 6 {
            return true;
        }
        if is_letter(c) {
            number = 0;
        }
    }
    false
}

fn days_reason(value: &str) -> Option<Reason> {
    match value.parse::<u16>() {
        Ok(1..=MAX_DAYS) => None,
        Ok(0) => Some(Reason::DaysInvalid),
        _ if is_number(value) => Some(Reason::DaysTooMany),
        _ => Some(Reason::DaysInvalid),
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
mod tests {
    use super::*;

    const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

    fn form(changes: &[(Field, &str)]) -> QuoteForm {
        let value = |field| match field {
            Field::Name => "Obras Levante",
            Field::Email => "obras@example.com",
            Field::Machine => "Dumper",
            Field::City => "Alicante",
            Field::Days => "3",
            _ => "",
        };
        QuoteForm::new(Field::ALL.map(|field| {
            let change = changes.iter().find(|(changed, _)| *changed == field);
            change.map_or_else(|| value(field), |(_, text)| text).to_owned()
        }))
    }

    fn reason(field: Field, value: &str) -> Option<Reason> {
        let errors = form(&[(field, value)]).check(TODAY);
        assert!(errors.len() <= 1, "{errors:?}");
        errors.first().map(|error| {
            assert_eq!(error.field, field);
            error.reason
        })
    }

    #[test]
    fn a_complete_form_has_no_errors() {
        assert_eq!(form(&[]).check(TODAY), []);
    }

    #[test]
    fn required_fields_are_asked_for() {
        for (field, missing) in [
            (Field::Name, Reason::NameMissing),
            (Field::Machine, Reason::MachineMissing),
            (Field::City, Reason::CityMissing),
            (Field::Days, Reason::DaysMissing),
        ] {
            assert_eq!(reason(field, " \u{a0}\u{feff} \u{200b}"), Some(missing), "{field:?}");
        }
        for field in [Field::Phone, Field::Date, Field::Comments] {
            assert_eq!(reason(field, ""), None, "{field:?}");
        }
    }

    #[test]
    fn one_of_email_and_phone_is_enough() {
        assert_eq!(reason(Field::Email, ""), Some(Reason::NoContact));
        assert_eq!(form(&[(Field::Email, ""), (Field::Phone, "965 000 000")]).check(TODAY), []);
    }

    #[test]
    fn emails_follow_the_rule_of_the_browser() {
        let long = ["a@", &"b".repeat(63), ".es"].concat();
        for value in ["a@b", "a.b+c@d-e.f", "!#$%&'*+/=?^_`{|}~-@x.y", &long] {
            assert_eq!(reason(Field::Email, value), None, "{value}");
        }
        let too_long = ["a@", &"b".repeat(64), ".es"].concat();
        for value in ["a", "@b", "a@", "a@-b", "a@b-", "a@b..c", "a@b.", "a b@c", "a@b@c", "ñ@b", "a@ñ", &too_long] {
            assert_eq!(reason(Field::Email, value), Some(Reason::EmailInvalid), "{value}");
        }
    }

    #[test]
    fn a_phone_number_is_found_in_whatever_people_type_and_paste() {
        for value in [
            "965000",
            "+34 965 00 00 00",
            "(0034) 965-00.00.00",
            "(+34) 965 00 00 00",
            "[+34] 965/00/00/00",
            "+1/965/000/000",
            "123456789012345",
            "600 11 12 13 ext. 4",
            "600111213 x 4",
            "\u{202a}+34 600 111 222\u{202c}",
            "600\u{202f}11\u{a0}12\u{2009}13",
            "600–111–222",
            "600—111−222‑3",
            "6\u{200b}0\u{200b}0\u{200b}1\u{200b}1\u{200b}1",
            "600000000 / 611111111",
            "600 000 000, 611 111 111",
            "600000000 o 611111111",
            "600 000 000\t611 111 111",
            "tel 600 000 000",
            "Tel.: 600 000 000 (Juan, por la mañana)",
            "６００１１１２２２",
            "٩٦٥٠٠٠٠٠٠",
            "600·111·222",
            "600_111_222",
            "600*111#222",
            "手机 600111222",
        ] {
            assert_eq!(reason(Field::Phone, value), None, "{value}");
        }
        for value in ["96500", "1234567890123456", "uno", "tel", "6 días, 3 obras, 2 casas", "+", "()"] {
            assert_eq!(reason(Field::Phone, value), Some(Reason::PhoneInvalid), "{value}");
        }
    }

    #[test]
    fn days_are_a_whole_number_up_to_ten_years() {
        for value in ["1", "365", "366", "007", "730", "3650", "3.0"] {
            assert_eq!(reason(Field::Days, value), None, "{value}");
        }
        let zeros = "0".repeat(60_000) + "7";
        for value in ["0", "-1", "1.5", "1e2", "tres", "1.000", zeros.as_str()] {
            assert_eq!(reason(Field::Days, value), Some(Reason::DaysInvalid), "{value:.9}");
        }
        for value in ["3651", "600111222", "99999999999999999999"] {
            assert_eq!(reason(Field::Days, value), Some(Reason::DaysTooMany), "{value}");
        }
    }

    #[test]
    fn a_rental_starts_between_today_and_two_years_from_now() {
        for value in ["2026-11-21", "2028-11-21"] {
            assert_eq!(reason(Field::Date, value), None, "{value}");
        }
        assert_eq!(reason(Field::Date, "2026-11-20"), Some(Reason::DatePast));
        for value in ["2028-11-22", "9999-12-31"] {
            assert_eq!(reason(Field::Date, value), Some(Reason::DateTooFar), "{value}");
        }
        let stopped = Date { year: 1970, month: 1, day: 1 };
        assert_eq!(form(&[(Field::Date, "2026-12-01")]).check(stopped), []);
        let long = "2".repeat(5000);
        for value in ["2026-02-30", "12026-01-01", "?", long.as_str()] {
            assert_eq!(reason(Field::Date, value), Some(Reason::DateInvalid), "{value:.9}");
        }
    }

    #[test]
    fn lengths_are_counted_as_the_browser_counts_them() {
        let most = Field::Name.max_length();
        assert_eq!(reason(Field::Name, &"ñ".repeat(most)), None);
        assert_eq!(reason(Field::Name, &"ñ".repeat(most + 1)), Some(Reason::TooLong));
        assert_eq!(reason(Field::Name, &"🏗".repeat(most / 2)), None);
        assert_eq!(reason(Field::Name, &"🏗".repeat(most / 2 + 1)), Some(Reason::TooLong));
        // A line end counts once, whether it arrives as one character or as two.
        let most = Field::Comments.max_length();
        for end in ["\n", "\r\n"] {
            let lines = |count| ["a", end].concat().repeat(count) + "b";
            assert_eq!(reason(Field::Comments, &lines(most / 2 - 1)), None);
            assert_eq!(reason(Field::Comments, &lines(most / 2)), Some(Reason::TooLong));
        }
    }
}
