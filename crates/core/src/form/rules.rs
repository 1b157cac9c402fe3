use super::{Date, Field, QuoteForm};

/// Why a value cannot be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Nothing was typed where something is needed.
    Missing,
    /// Neither e-mail nor phone: the company could not answer.
    NoWayToAnswer,
    /// Not an e-mail address, phone number, number of days or date.
    Invalid,
    /// A date before today.
    Past,
    /// Longer than [`Field::max_length`].
    TooLong,
    /// Control characters, which no mail can carry.
    Characters,
}

/// A field that has to be mended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldError {
    /// Which one.
    pub field: Field,
    /// Why.
    pub reason: Reason,
}

pub(super) fn check(form: &QuoteForm, today: Date) -> Vec<FieldError> {
    let unreachable = form.value(Field::Email).is_empty() && form.value(Field::Phone).is_empty();
    form.fields()
        .filter_map(|(field, value)| {
            let reason = if value.is_empty() { empty(field, unreachable) } else { filled(field, value, today) };
            reason.map(|reason| FieldError { field, reason })
        })
        .collect()
}

fn empty(field: Field, unreachable: bool) -> Option<Reason> {
    match field {
        Field::Email if unreachable => Some(Reason::NoWayToAnswer),
        field if field.required() => Some(Reason::Missing),
        _ => None,
    }
}

fn filled(field: Field, value: &str, today: Date) -> Option<Reason> {
    let control = |c: char| c.is_control() && !(field == Field::Comments && matches!(c, '\n' | '\r') || c == '\t');
    if value.chars().any(control) {
        return Some(Reason::Characters);
    }
    if field != Field::Days && value.encode_utf16().count() > field.max_length() {
        return Some(Reason::TooLong);
    }
    let valid = match field {
        Field::Email => is_email(value),
        Field::Phone => is_phone(value),
        Field::Days => is_days(value),
        Field::Date => match Date::parse(value) {
            Some(date) if date < today => return Some(Reason::Past),
            date => date.is_some(),
        },
        Field::Name | Field::Machine | Field::City | Field::Comments => true,
    };
    (!valid).then_some(Reason::Invalid)
}

/// The browser's own rule: WHATWG HTML, "valid e-mail address".
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

/// 6 to 15 digits (ITU-T E.164 §6) with the separators people type, and an international prefix.
fn is_phone(value: &str) -> bool {
    let number = value.strip_prefix('+').unwrap_or(value);
    let separator = |c: char| matches!(c, ' ' | '\u{a0}' | '-' | '.' | '/' | '(' | ')');
    let digits = number.chars().filter(char::is_ascii_digit).count();
    (6..=15).contains(&digits) && number.chars().all(|c| c.is_ascii_digit() || separator(c))
}

/// A whole number from 1 to 365.
fn is_days(value: &str) -> bool {
    value.bytes().all(|b| b.is_ascii_digit()) && value.parse::<u16>().is_ok_and(|days| (1..=365).contains(&days))
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
            let change = changes.iter().find(|(own, _)| *own == field);
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
        for field in [Field::Name, Field::Machine, Field::City, Field::Days] {
            assert_eq!(reason(field, " \u{a0}\u{feff} "), Some(Reason::Missing), "{field:?}");
        }
        for field in [Field::Phone, Field::Date, Field::Comments] {
            assert_eq!(reason(field, ""), None, "{field:?}");
        }
    }

    #[test]
    fn one_of_email_and_phone_is_enough() {
        assert_eq!(reason(Field::Email, ""), Some(Reason::NoWayToAnswer));
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
            assert_eq!(reason(Field::Email, value), Some(Reason::Invalid), "{value}");
        }
    }

    #[test]
    fn phones_have_6_to_15_digits_with_usual_separators() {
        for value in ["965000", "+34 965 00 00 00", "(0034) 965-00.00.00", "+1/965/000/000", "123456789012345"] {
            assert_eq!(reason(Field::Phone, value), None, "{value}");
        }
        for value in ["96500", "1234567890123456", "965+000000", "965000000 ext 2", "++34965000000", "٩٦٥٠٠٠٠٠٠"]
        {
            assert_eq!(reason(Field::Phone, value), Some(Reason::Invalid), "{value}");
        }
    }

    #[test]
    fn days_are_a_whole_number_from_1_to_365() {
        for value in ["1", "365", "007"] {
            assert_eq!(reason(Field::Days, value), None, "{value}");
        }
        for value in ["0", "366", "-1", "1.5", "1e2", "+3", "tres", "99999999999999999999"] {
            assert_eq!(reason(Field::Days, value), Some(Reason::Invalid), "{value}");
        }
    }

    #[test]
    fn a_rental_may_start_today_but_not_before() {
        assert_eq!(reason(Field::Date, "2026-11-21"), None);
        assert_eq!(reason(Field::Date, "2026-11-20"), Some(Reason::Past));
        assert_eq!(reason(Field::Date, "2026-02-30"), Some(Reason::Invalid));
    }

    #[test]
    fn lengths_are_counted_as_the_browser_counts_them() {
        assert_eq!(reason(Field::Name, &"ñ".repeat(120)), None);
        assert_eq!(reason(Field::Name, &"ñ".repeat(121)), Some(Reason::TooLong));
        assert_eq!(reason(Field::Name, &"🏗".repeat(60)), None);
        assert_eq!(reason(Field::Name, &"🏗".repeat(61)), Some(Reason::TooLong));
    }

    #[test]
    fn control_characters_are_refused_save_the_lines_of_the_comments() {
        assert_eq!(reason(Field::Name, "a\u{0}b"), Some(Reason::Characters));
        assert_eq!(reason(Field::Name, "a\nb"), Some(Reason::Characters));
        assert_eq!(reason(Field::Comments, "a\r\nb\tc"), None);
        assert_eq!(reason(Field::Comments, "a\u{1b}b"), Some(Reason::Characters));
    }
}
