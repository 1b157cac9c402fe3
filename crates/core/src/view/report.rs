use serde::Serialize;

use super::contact::label;
use super::site::{Site, decimal};
use crate::content::key;
use crate::form::{FieldError, Reason};
use crate::{Date, Dictionary, Field, QuoteForm};

/// What has to be mended before a form can be sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FormReport {
    /// Heading of the summary; nothing when the form can be sent.
    pub summary: Option<String>,
    /// At most one a field, in the order of the form.
    pub errors: Vec<FieldMessage>,
}

/// The words beside a field, and of its link in the summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FieldMessage {
    /// Name of the field on the wire.
    pub field: &'static str,
    /// What to do.
    pub message: String,
}

impl FormReport {
    /// Checks a form and puts what has to be mended into words.
    #[must_use]
    pub fn of(form: &QuoteForm, today: Date, dictionary: &Dictionary) -> Self {
        let site = Site::new(dictionary, None);
        let errors: Vec<_> = form
            .check(today)
            .into_iter()
            .map(|error| FieldMessage { field: error.field.wire_name(), message: message(&site, error) })
            .collect();
        let summary = match errors.len() {
            0 => None,
            1 => Some(site.text(key::CONTACT_ERROR_SUMMARY_ONE)),
            many => Some(site.fill(key::CONTACT_ERROR_SUMMARY_OTHER, "count", &decimal(many))),
        };
        Self { summary, errors }
    }
}

fn message(site: &Site, FieldError { field, reason }: FieldError) -> String {
    let own = match (reason, field) {
        (Reason::Missing, Field::Machine) => key::CONTACT_ERROR_MACHINE_REQUIRED,
        (Reason::Missing, Field::City) => key::CONTACT_ERROR_CITY_REQUIRED,
        (Reason::Missing, Field::Days) => key::CONTACT_ERROR_DAYS_REQUIRED,
        (Reason::Missing, _) => key::CONTACT_ERROR_NAME_REQUIRED,
        (Reason::NoWayToAnswer, _) => key::CONTACT_ERROR_REACH,
        (Reason::Invalid, Field::Phone) => key::CONTACT_ERROR_PHONE_INVALID,
        (Reason::Invalid, Field::Days) => key::CONTACT_ERROR_DAYS_INVALID,
        (Reason::Invalid, Field::Date) => key::CONTACT_ERROR_DATE_INVALID,
        (Reason::Invalid, _) => key::CONTACT_ERROR_EMAIL_INVALID,
        (Reason::Past, _) => key::CONTACT_ERROR_DATE_PAST,
        // These two could be said of any field, so they name theirs.
        (Reason::TooLong, _) => {
            let text = site.fill(key::CONTACT_ERROR_TOO_LONG, "max", &decimal(field.max_length()));
            return named(site, field, &text);
        }
        (Reason::Characters, _) => {
            return named(site, field, site.dictionary.text(key::CONTACT_ERROR_CHARACTERS));
        }
    };
    site.text(own)
}

fn named(site: &Site, field: Field, text: &str) -> String {
    [site.dictionary.text(label(field)), ": ", text].concat()
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::Language;
    use crate::fixtures::dictionary;

    const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

    #[test]
    fn an_empty_form_asks_for_what_is_needed_in_the_words_of_the_specification() {
        let report = FormReport::of(&QuoteForm::default(), TODAY, &dictionary(Language::Spanish));
        let fields: Vec<_> = report.errors.iter().map(|error| error.field).collect();
        assert_eq!(fields, ["user_name", "user_email", "user_machinery", "user_city", "user_rentalDays"]);
        assert_eq!(report.errors[1].message, "Debes proporcionar al menos un correo electrónico o número de teléfono.");
        assert!(report.summary.unwrap().contains('5'));
    }

    #[test]
    fn a_message_that_fits_every_field_names_its_own() {
        let mut typed = Field::ALL.map(|_| String::new());
        typed[0] = "a\u{0}".to_owned();
        let report = FormReport::of(&QuoteForm::new(typed), TODAY, &dictionary(Language::English));
        assert!(report.errors[0].message.starts_with("Name or company: "), "{report:?}");
    }
}
