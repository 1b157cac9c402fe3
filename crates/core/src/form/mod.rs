//! The quote request as a visitor types it, and what has to be mended before it can be sent.

mod date;
mod rules;

pub use date::Date;
pub use rules::{FieldError, Reason};

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
        matches!(self, Self::Name | Self::Machine | Self::City | Self::Days)
    }

    /// The most that may be typed, in UTF-16 code units as `maxlength` counts them. The largest request that keeps
    /// them stays under the 50 kB that the provider takes for all variables together.
    #[must_use]
    pub const fn max_length(self) -> usize {
        match self {
            Self::Name | Self::Machine | Self::City => 120,
            Self::Email => 254, // RFC 5321 §4.5.3.1.3
            Self::Phone => 40,
            Self::Date => 10,
            Self::Days => 3,
            Self::Comments => 4000,
        }
    }
}

/// The values of all fields, trimmed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct QuoteForm {
    values: [String; Field::COUNT],
}

impl QuoteForm {
    /// Takes what was typed, in the order of [`Field::ALL`], and trims it.
    #[must_use]
    pub fn new(mut typed: [String; Field::COUNT]) -> Self {
        for value in &mut typed {
            *value = trim(value).to_owned();
        }
        Self { values: typed }
    }

    /// The trimmed value of a field.
    #[must_use]
    pub fn value(&self, field: Field) -> &str {
        Field::ALL.iter().zip(&self.values).find(|(own, _)| **own == field).map_or("", |(_, value)| value)
    }

    /// Fields and values in the order of the form.
    pub fn fields(&self) -> impl Iterator<Item = (Field, &str)> {
        Field::ALL.iter().copied().zip(self.values.iter().map(String::as_str))
    }

    /// Takes characters from the end of the longest value and leaves an ellipsis there. Says whether there were any.
    pub(crate) fn shorten(&mut self, characters: usize) -> bool {
        const ELLIPSIS: char = '…';
        let Some(longest) = self.values.iter_mut().max_by_key(|value| value.len()) else {
            return false;
        };
        let text = longest.strip_suffix(ELLIPSIS).unwrap_or(longest);
        let keep = text.chars().count().saturating_sub(characters);
        let shorter = text.chars().take(keep).chain([ELLIPSIS]).collect();
        let changed = !text.is_empty();
        *longest = shorter;
        changed
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
}

/// Unicode white space, and the byte-order mark, which JavaScript trims as well.
fn trim(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unicode_white_space_is_trimmed_and_trimming_twice_changes_nothing() {
        let typed = "\u{a0}\u{2003}\u{feff}\t Obras\u{a0}Levante \u{3000}\r\n";
        assert_eq!(trim(typed), "Obras\u{a0}Levante");
        assert_eq!(trim(trim(typed)), trim(typed));
    }

    #[test]
    fn the_largest_request_stays_under_the_limit_of_the_provider() {
        // Three bytes of UTF-8 is the most that one UTF-16 unit can stand for.
        let most: usize = Field::ALL.iter().map(|f| f.max_length() * 3 + f.wire_name().len()).sum();
        assert!(most < 50_000, "{most}");
    }
}
