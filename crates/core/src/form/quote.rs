//! The quote request as it is sent.

use super::field::Field;
use super::normalise::normalise;

/// The values of all fields, as they are sent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct QuoteForm {
    values: [String; Field::COUNT],
}

impl QuoteForm {
    /// Normalises the input, given in the order of [`Field::ALL`].
    #[must_use]
    pub fn new<Text: AsRef<str>>(values: [Text; Field::COUNT]) -> Self {
        let mut fields = Field::ALL.iter();
        Self {
            values: values
                .map(|value| fields.next().map_or_else(String::new, |&field| normalise(field, value.as_ref()))),
        }
    }

    /// The value of a field as it is sent.
    #[must_use]
    pub fn value(&self, field: Field) -> &str {
        self.values.get(field as usize).map_or("", String::as_str)
    }

    /// Fields and values in the order of the form.
    pub fn fields(&self) -> impl Iterator<Item = (Field, &str)> {
        Field::ALL.iter().copied().zip(self.values.iter().map(String::as_str))
    }

    /// The values, to be shortened for a link.
    pub(crate) fn into_values(self) -> [String; Field::COUNT] {
        self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::field::{BYTES_PER_UNIT, PROVIDER_BYTES};

    fn read(field: Field, input: &str) -> String {
        let form = QuoteForm::new(Field::ALL.map(|each| if each == field { input.to_owned() } else { String::new() }));
        form.value(field).to_owned()
    }

    #[test]
    fn the_largest_request_stays_under_the_limit_of_the_provider() {
        let most: usize = Field::ALL.iter().map(|f| f.max_length() * BYTES_PER_UNIT + f.wire_name().len()).sum();
        assert!(most < PROVIDER_BYTES, "{most}");
        assert!(most > PROVIDER_BYTES - 5_000, "{most}");
    }

    #[test]
    fn an_address_is_found_in_what_mail_programs_copy() {
        for input in [
            "obras@example.com",
            "mailto:obras@example.com",
            " mailto:obras@example.com ",
            "Obras Levante <obras@example.com>",
            "\"Levante, Obras\" <mailto:obras@example.com>",
            "<obras@example.com>",
            "obras@example.com.",
            "obras@example.com, ",
            "mailto:obras@example.com;",
            "Obras Levante <obras@example.com>, ",
            "Obras Levante <obras@example.com.>.",
        ] {
            assert_eq!(read(Field::Email, input), "obras@example.com", "{input:?}");
        }
        for input in ["mailto:", "<>", "mailto:mailto:a@b", "a <b> c", "a@b>", "<a@b", "< >", ".", ",", "<.>"] {
            assert_eq!(read(Field::Email, input), input);
        }
    }

    #[test]
    fn invisible_characters_alone_count_as_empty_in_every_field() {
        for input in [
            "\u{200b}",
            "\u{ad}",
            " \u{2060}\u{202c}\t",
            "\u{3164}",
            "\u{2800}",
            "\u{fe0f}",
            "\u{e0020}",
            "\u{7f}\u{200b}",
        ] {
            for field in Field::ALL {
                assert_eq!(read(field, input), "", "{field:?} {input:?}");
            }
        }
        // Inside a text they may be part of an emoji or a name.
        assert_eq!(read(Field::Name, "👩🏽\u{200d}🔧 می\u{200c}خواهم"), "👩🏽\u{200d}🔧 می\u{200c}خواهم");
    }

    #[test]
    fn every_kind_of_line_end_is_one_line_end_in_the_comments_and_a_space_elsewhere() {
        for end in ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            let input = ["uno", end, "dos"].concat();
            assert_eq!(read(Field::Comments, &input), "uno\ndos", "{end:?}");
            assert_eq!(read(Field::City, &input), "uno dos", "{end:?}");
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
        for input in ["3", "03", "3.0", "3,00", "３", "٣", " \u{200e}3 ", "3."] {
            assert_eq!(read(Field::Days, input), "3", "{input}");
        }
        for input in ["0", "3.5", "1.000", "tres", "3 4", "-3", "."] {
            assert_eq!(read(Field::Days, input), input);
        }
    }
}
