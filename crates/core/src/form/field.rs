//! The fields of the quote request and their maximum lengths.

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

/// The provider's limit for all variables together; above it, it answers 413 with `Variables size limit, 50Kb`.
pub(super) const PROVIDER_BYTES: usize = 50_000;
/// The most bytes that one UTF-16 code unit takes in UTF-8; a line end takes two.
pub(super) const BYTES_PER_UNIT: usize = 3;
/// For the names of the variables and the settings of the account.
const OVERHEAD_BYTES: usize = 1_000;
/// All fields together, in UTF-16 code units, divided among them below. Nobody reaches these limits by typing.
const ALL_UNITS: usize = (PROVIDER_BYTES - OVERHEAD_BYTES) / BYTES_PER_UNIT;
const COMMENTS_UNITS: usize = 10_000;
/// Limit of each other field, rounded down for the error message.
const SHORT_UNITS: usize = (ALL_UNITS - COMMENTS_UNITS) / (Field::COUNT - 1) / 100 * 100;

impl Field {
    /// Number of fields.
    pub const COUNT: usize = 8;

    /// In the order of the form and of the request, which is that of the variants.
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
        // A code unit takes a byte or more in UTF-8, so that most texts need not be counted.
        text.len() > self.max_length() && text.encode_utf16().count() > self.max_length()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_found_by_the_place_of_its_field() {
        for (index, field) in Field::ALL.into_iter().enumerate() {
            assert_eq!(field as usize, index, "{field:?}");
        }
    }
}
