//! The quote request as a visitor types it, what has to be mended before it can be sent, and what is asked before.

mod characters;
mod date;
mod questions;
mod rules;

use crate::characters::trim;
pub(crate) use characters::is_blank;
pub use date::Date;
pub use questions::{Doubt, FormQuestion};
pub use rules::{FieldError, Reason};
pub(crate) use rules::{MAX_DAYS, MAX_YEARS_AHEAD};

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Field {
    Name,
    Email,
    Phone,
    Machine,
    City,
    Date,
    Days,
    Comments,
}

/// What the provider takes for all variables together; past it, it answers 413 with `Variables size limit, 50Kb`.
const PROVIDER_BYTES: usize = 50_000;
/// The most that one UTF-16 code unit becomes on the wire: three bytes of UTF-8; a line end becomes two.
const BYTES_PER_UNIT: usize = 3;
/// For the names of the variables and the settings of the account.
const OVERHEAD_BYTES: usize = 1_000;
/// All fields together, in UTF-16 code units. The limits below share it out: nobody meets them who types.
const ALL_UNITS: usize = (PROVIDER_BYTES - OVERHEAD_BYTES) / BYTES_PER_UNIT;
const COMMENTS_UNITS: usize = 10_000;
/// What one of the other fields gets, rounded down so that a message can name it.
const SHORT_UNITS: usize = (ALL_UNITS - COMMENTS_UNITS) / (Field::COUNT - 1) / 100 * 100;

impl Field {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// In the order of the form and of the request.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Name, Self::Email, Self::Phone, Self::Machine, Self::City, Self::Date, Self::Days, Self::Comments];

    /// The name under which the field is sent.
    #[must_use]
    pub const fn wire_name(self) -> &'static str {
        match self {
            Self::Name => "user_name",
            Self::Email => "user_email",
            Self::Phone => "user_number",
            Self::Machine => "user_machinery",
            Self::City => "user_city",
            Self::Date => "user_rentalDate",
            Self::Days => "user_rentalDays",
            Self::Comments => "user_comments",
        }
    }

    /// Whether the form cannot be sent without it. E-mail and phone have a rule of their own: one of the two.
    #[must_use]
    pub const fn required(self) -> bool {
        rules::missing(self).is_some()
    }

    /// The most that is sent, in UTF-16 code units as `maxlength` counts them, with one for each line end.
    #[must_use]
    pub const fn max_length(self) -> usize {
        match self {
            Self::Email => 254, // RFC 5321 §4.5.3.1.3
            Self::Comments => COMMENTS_UNITS,
            Self::Name | Self::Phone | Self::Machine | Self::City | Self::Date | Self::Days => SHORT_UNITS,
        }
    }

    /// Whether a text is longer than [`Self::max_length`].
    pub(crate) fn is_too_long(self, text: &str) -> bool {
        text.encode_utf16().count() > self.max_length()
    }

    /// What is sent of what was typed: without white space around it, what nobody sees alone counting as nothing, and
    /// without the control characters that a paste brings along. An e-mail address has no invisible characters, a
    /// number of days is written in digits; all else stays as it was typed.
    fn read(self, typed: &str) -> String {
        if characters::is_blank(typed) {
            return String::new();
        }
        let line_end = if matches!(self, Self::Comments) { '\n' } else { ' ' };
        let mut plain = characters::plain(typed, line_end);
        if matches!(self, Self::Email) {
            plain = characters::visible(&plain);
        }
        let text = trim(&plain);
        match self {
            Self::Days if !self.is_too_long(text) => rules::days(text).unwrap_or_else(|| text.to_owned()),
            _ => text.to_owned(),
        }
    }
}

/// The values of all fields, as they are sent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct QuoteForm {
    values: [String; Field::COUNT],
}

impl QuoteForm {
    /// Takes what was typed, in the order of [`Field::ALL`].
    #[must_use]
    pub fn new(mut typed: [String; Field::COUNT]) -> Self {
        for (value, field) in typed.iter_mut().zip(&Field::ALL) {
            *value = field.read(value);
        }
        Self { values: typed }
    }

    /// The value of a field as it is sent.
    #[must_use]
    pub fn value(&self, field: Field) -> &str {
        Field::ALL.iter().zip(&self.values).find(|(own, _)| **own == field).map_or("", |(_, value)| value)
    }

    /// Fields and values in the order of the form.
    pub fn fields(&self) -> impl Iterator<Item = (Field, &str)> {
        Field::ALL.iter().copied().zip(self.values.iter().map(String::as_str))
    }

    /// The values, for a text that has to be shortened.
    pub(crate) fn into_values(self) -> [String; Field::COUNT] {
        self.values
    }

    /// What has to be mended, at most one reason a field, in the order of the form; nothing for a form that can be
    /// sent. `today` is the visitor's own date: a rental does not start in the past.
    ///
    /// ```
    /// use bancal_core::{Date, QuoteForm, Reason};
    /// let errors = QuoteForm::default().check(Date { year: 2026, month: 11, day: 21 });
    /// assert_eq!(errors.len(), 5);
    /// assert_eq!(errors[1].reason, Reason::NoWayToAnswer);
    /// ```
    #[must_use]
    pub fn check(&self, today: Date) -> Vec<FieldError> {
        rules::check(self, today)
    }

    /// What looks like a slip of the fingers: asked about once, never refused.
    #[must_use]
    pub fn question(&self) -> Option<FormQuestion> {
        questions::email(self.value(Field::Email))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(field: Field, typed: &str) -> String {
        let form = QuoteForm::new(Field::ALL.map(|own| if own == field { typed.to_owned() } else { String::new() }));
        form.value(field).to_owned()
    }

    #[test]
    fn the_largest_request_stays_under_the_limit_of_the_provider() {
        let most: usize = Field::ALL.iter().map(|f| f.max_length() * BYTES_PER_UNIT + f.wire_name().len()).sum();
        assert!(most < PROVIDER_BYTES, "{most}");
        assert!(most > PROVIDER_BYTES - 5_000, "{most}");
    }

    #[test]
    fn what_nobody_sees_counts_as_nothing_in_every_field() {
        for typed in ["\u{200b}", "\u{ad}", " \u{2060}\u{202c}\t", "\u{3164}", "\u{2800}", "\u{fe0f}", "\u{e0020}"] {
            for field in Field::ALL {
                assert_eq!(read(field, typed), "", "{field:?} {typed:?}");
            }
        }
        // Inside a text they may hold an emoji or a name together.
        assert_eq!(read(Field::Name, "👩🏽\u{200d}🔧 می\u{200c}خواهم"), "👩🏽\u{200d}🔧 می\u{200c}خواهم");
    }

    #[test]
    fn every_way_to_end_a_line_is_one_line_end_in_the_comments_and_a_space_elsewhere() {
        for end in ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            let typed = ["uno", end, "dos"].concat();
            assert_eq!(read(Field::Comments, &typed), "uno\ndos", "{end:?}");
            assert_eq!(read(Field::City, &typed), "uno dos", "{end:?}");
        }
        assert_eq!(read(Field::Comments, "a\n\r\n\r\rb\tc"), "a\n\n\n\nb\tc");
    }

    #[test]
    fn control_characters_without_a_meaning_become_spaces() {
        assert_eq!(read(Field::Name, "Obras\0Levante\u{1b}"), "Obras Levante");
        assert_eq!(read(Field::Comments, "\u{7f}a\u{1}b\u{9f}c"), "a b c");
    }

    #[test]
    fn an_email_address_loses_invisible_characters_and_a_phone_number_nothing() {
        assert_eq!(read(Field::Email, "\u{202a}obras@example.com\u{202c}\u{200b}"), "obras@example.com");
        let phone = "\u{202a}+34 600 111 222\u{202c}";
        assert_eq!(read(Field::Phone, phone), phone);
    }

    #[test]
    fn days_are_sent_in_plain_digits() {
        for typed in ["3", "03", "3.0", "3,00", "３", "٣", " \u{200e}3 ", "3."] {
            assert_eq!(read(Field::Days, typed), "3", "{typed}");
        }
        for typed in ["0", "3.5", "1.000", "tres", "3 4", "-3", "."] {
            assert_eq!(read(Field::Days, typed), typed);
        }
    }
}
