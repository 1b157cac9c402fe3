//! Errors of the form and questions about it, with their texts.

use serde::Serialize;

use super::request::label;
use crate::content::key;
use crate::form::date::Date;
use crate::form::field::Field;
use crate::form::questions::{FormQuestion, QuestionKind};
use crate::form::quote::QuoteForm;
use crate::form::rules::{FieldError, MAX_DAYS, MAX_YEARS_AHEAD, Reason};
use crate::render::message::Message;
use crate::text::TextId;

/// Errors and questions about a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FormReport {
    /// Heading of the error summary; absent when the form can be sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Message<'static>>,
    /// At most one per field, in the order of the form.
    pub errors: Vec<FieldMessage>,
    /// Likely typos, to be asked about once; then the form can be sent unchanged.
    pub questions: Vec<FieldQuestion>,
}

/// An error message, shown beside its field and in the summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldMessage {
    /// Name of the field on the wire.
    pub field: &'static str,
    /// How to correct it.
    pub message: Message<'static>,
}

/// A value that may be correct, but looks like a typo.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldQuestion {
    /// Name of the field on the wire.
    pub field: &'static str,
    /// The question.
    pub message: TextId,
    /// The value that was probably meant, if there is a guess.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposal: Option<String>,
}

impl FormReport {
    /// Checks a form on a day, which is asked for if the form has a date.
    #[must_use]
    pub fn of(form: &QuoteForm, today: impl Fn() -> Date) -> Self {
        let found = form.check(today);
        let mut errors = Vec::new();
        for &error in &found {
            errors.push(FieldMessage { field: error.field.wire_name(), message: message(error) });
        }
        let summary = match errors.len() {
            0 => None,
            1 => Some(Message::Text(key::CONTACT_ERROR_SUMMARY_ONE)),
            many => Some(Message::Counted(key::CONTACT_ERROR_SUMMARY_OTHER, many)),
        };
        // A field with an error gets no question as well.
        let has_error = |field: Field| found.iter().any(|error| error.field == field);
        let question = form.question().filter(|question| !has_error(question.field));
        let questions = question.map_or_else(Vec::new, |FormQuestion { field, kind, proposal }| {
            let message = match kind {
                QuestionKind::MissingTld => key::CONTACT_QUESTION_NO_ENDING,
                QuestionKind::Misspelt => key::CONTACT_QUESTION_MISSPELT,
                QuestionKind::PhoneLength => key::CONTACT_QUESTION_PHONE,
            };
            vec![FieldQuestion { field: field.wire_name(), message, proposal }]
        });
        Self { summary, errors, questions }
    }

    /// Whether there is nothing to correct or to ask about.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.errors.is_empty() && self.questions.is_empty()
    }
}

/// A reason without a message does not compile.
fn message(FieldError { field, reason }: FieldError) -> Message<'static> {
    Message::Text(match reason {
        Reason::NameMissing => key::CONTACT_ERROR_NAME_REQUIRED,
        Reason::MachineMissing => key::CONTACT_ERROR_MACHINE_REQUIRED,
        Reason::CityMissing => key::CONTACT_ERROR_CITY_REQUIRED,
        Reason::DaysMissing => key::CONTACT_ERROR_DAYS_REQUIRED,
        Reason::NoContact => key::CONTACT_ERROR_REACH,
        Reason::EmailInvalid => key::CONTACT_ERROR_EMAIL_INVALID,
        Reason::PhoneInvalid => key::CONTACT_ERROR_PHONE_INVALID,
        Reason::DaysInvalid => key::CONTACT_ERROR_DAYS_INVALID,
        Reason::DateInvalid => key::CONTACT_ERROR_DATE_INVALID,
        Reason::DatePast => key::CONTACT_ERROR_DATE_PAST,
        Reason::DaysTooMany => return Message::Counted(key::CONTACT_ERROR_DAYS_TOO_MANY, MAX_DAYS.into()),
        Reason::DateTooFar => return Message::Counted(key::CONTACT_ERROR_DATE_TOO_FAR, MAX_YEARS_AHEAD.into()),
        // Several fields have this message, so it names the field.
        Reason::TooLong => return Message::Labelled(label(field), key::CONTACT_ERROR_TOO_LONG, field.max_length()),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;
    use crate::fixtures::dictionary;
    use crate::language::Language;
    use crate::render::context::RenderContext;
    use crate::render::to_json;

    const TODAY: Date = Date::new(2026, 11, 21).unwrap();

    /// The report as JavaScript gets it.
    fn json(form: &QuoteForm, language: Language) -> Value {
        serde_json::from_str(&to_json(
            &FormReport::of(form, || TODAY),
            RenderContext::without_page(&dictionary(language)),
        ))
        .unwrap()
    }

    #[test]
    fn an_empty_form_reports_missing_values_in_the_words_of_the_specification() {
        let report = json(&QuoteForm::default(), Language::Spanish);
        let errors = report["errors"].as_array().unwrap();
        let fields: Vec<_> = errors.iter().map(|error| error["field"].as_str().unwrap()).collect();
        assert_eq!(fields, ["user_name", "user_email", "user_machinery", "user_city", "user_rentalDays"]);
        let reach = "Debes proporcionar al menos un correo electrónico o número de teléfono.";
        assert_eq!(errors[1]["message"], reach);
        assert!(report["summary"].as_str().unwrap().contains('5'));
    }

    #[test]
    fn a_message_of_several_fields_names_its_field() {
        let mut values = Field::ALL.map(|_| String::new());
        values[0] = "a".repeat(Field::Name.max_length() + 1);
        let report = json(&QuoteForm::new(values), Language::English);
        assert!(report["errors"][0]["message"].as_str().unwrap().starts_with("Name or company: "), "{report}");
    }

    #[test]
    fn an_email_that_looks_like_a_typo_is_asked_about_and_not_refused() {
        let report_for = |email: &str| {
            let form = QuoteForm::new(Field::ALL.map(|field| match field {
                Field::Email => email.to_owned(),
                _ => "1".to_owned(),
            }));
            json(&form, Language::Spanish)
        };
        let report = report_for("juan@gmial.com");
        assert_eq!(
            report["questions"],
            serde_json::json!([{
                "field": "user_email",
                "message": "Revisa el correo electrónico: puede que tenga una errata.",
                "proposal": "juan@gmail.com",
            }])
        );
        assert!(report["errors"].as_array().unwrap().iter().all(|error| error["field"] != "user_email"), "{report}");
        let without_guess = &report_for("a@b")["questions"][0];
        assert_eq!(without_guess["message"], "Revisa el correo electrónico: ¿falta .com o .es al final?");
        assert!(without_guess.get("proposal").is_none());
        for email in ["juan@gmail.com", "juan@@gmial.com", ""] {
            assert_eq!(report_for(email)["questions"], serde_json::json!([]), "{email}");
        }
    }
}
