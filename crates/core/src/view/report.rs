use super::Words;
use super::contact::label;
use super::json::views;
use crate::content::key;
use crate::form::{FieldError, Reason};
use crate::{Date, Field, QuoteForm};

views! {
    /// What has to be mended before a form can be sent.
    pub struct FormReport {
        /// Heading of the summary; nothing when the form can be sent.
        pub summary: Option<Words<'static>>,
        /// At most one a field, in the order of the form.
        pub errors: Vec<FieldMessage>,
    }

    /// The words beside a field, and of its link in the summary.
    pub struct FieldMessage {
        /// Name of the field on the wire.
        pub field: &'static str,
        /// What to do.
        pub message: Words<'static>,
    }
}

impl FormReport {
    /// Checks a form and puts what has to be mended into words.
    #[must_use]
    pub fn of(form: &QuoteForm, today: Date) -> Self {
        let told = |error: FieldError| FieldMessage { field: error.field.wire_name(), message: message(error) };
        let errors: Vec<_> = form.check(today).into_iter().map(told).collect();
        let summary = match errors.len() {
            0 => None,
            1 => Some(Words::Text(key::CONTACT_ERROR_SUMMARY_ONE)),
            many => Some(Words::Counted(key::CONTACT_ERROR_SUMMARY_OTHER, many)),
        };
        Self { summary, errors }
    }
}

fn message(FieldError { field, reason }: FieldError) -> Words<'static> {
    Words::Text(match (reason, field) {
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
            return Words::Labelled(label(field), key::CONTACT_ERROR_TOO_LONG, field.max_length());
        }
        (Reason::Characters, _) => {
            return Words::Labelled(label(field), key::CONTACT_ERROR_CHARACTERS, 0);
        }
    })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::Language;
    use crate::fixtures::dictionary;

    const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

    /// The report as JavaScript gets it.
    fn told(form: &QuoteForm, language: Language) -> Value {
        serde_json::from_str(&FormReport::of(form, TODAY).json(&dictionary(language))).unwrap()
    }

    #[test]
    fn an_empty_form_asks_for_what_is_needed_in_the_words_of_the_specification() {
        let report = told(&QuoteForm::default(), Language::Spanish);
        let errors = report["errors"].as_array().unwrap();
        let fields: Vec<_> = errors.iter().map(|error| error["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["user_name", "user_email", "user_machinery", "user_city", "user_rentalDays"]);
        let reach = "Debes proporcionar al menos un correo electrónico o número de teléfono.";
        assert_eq!(errors[1]["message"], reach);
        assert!(report["summary"].as_str().unwrap().contains('5'));
    }

    #[test]
    fn a_message_that_fits_every_field_names_its_own() {
        let mut typed = Field::ALL.map(|_| String::new());
        typed[0] = "a\u{0}".to_owned();
        let report = told(&QuoteForm::new(typed), Language::English);
        assert!(report["errors"][0]["message"].as_str().unwrap().starts_with("Name or company: "), "{report}");
    }
}
