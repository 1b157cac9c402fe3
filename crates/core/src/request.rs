//! The send-form request as a value, and what its answer means.

use crate::form::{Field, QuoteForm};

/// Version of the provider's own client whose wire this one speaks.
const LIB_VERSION: &str = "4.4.1";

/// The parts of a request: those of the fields, the version and the three settings of the account.
const PARTS: usize = Field::COUNT + 4;

/// What the provider's account needs. Empty means missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SendSettings {
    /// Complete address of `…/api/v1.0/email/send-form`.
    pub endpoint: String,
    /// `user_id` on the wire.
    pub public_key: String,
    /// `service_id` on the wire.
    pub service: String,
    /// `template_id` on the wire.
    pub template: String,
}

/// A setting without which nothing is sent, checked in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text())]
pub enum MissingSetting {
    /// No public key.
    PublicKey,
    /// No service.
    Service,
    /// No template.
    Template,
}

impl MissingSetting {
    /// The text of the provider's own client for it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::PublicKey => "The public key is required. Visit https://dashboard.emailjs.com/admin/account",
            Self::Service => "The service ID is required. Visit https://dashboard.emailjs.com/admin",
            Self::Template => "The template ID is required. Visit https://dashboard.emailjs.com/admin/templates",
        }
    }
}

/// A `multipart/form-data` POST without headers of its own: a simple request, so browsers ask for no permission first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutgoingRequest<'a> {
    /// Where it goes.
    pub url: &'a str,
    /// Name and value of each part, in order, each name once.
    pub parts: [(&'static str, &'a str); PARTS],
}

impl<'a> OutgoingRequest<'a> {
    /// The request that carries a form.
    ///
    /// # Errors
    /// A missing setting; then nothing may leave the browser.
    ///
    /// ```
    /// use bancal_core::{MissingSetting, OutgoingRequest, QuoteForm, SendSettings};
    /// let (form, settings) = (QuoteForm::default(), SendSettings::default());
    /// let request = OutgoingRequest::new(&form, &settings);
    /// assert_eq!(request.unwrap_err(), MissingSetting::PublicKey);
    /// ```
    pub fn new(form: &'a QuoteForm, settings: &'a SendSettings) -> Result<Self, MissingSetting> {
        let SendSettings { endpoint, public_key, service, template } = settings;
        for (value, missing) in [
            (public_key, MissingSetting::PublicKey),
            (service, MissingSetting::Service),
            (template, MissingSetting::Template),
        ] {
            if value.is_empty() {
                return Err(missing);
            }
        }
        let account = [
            ("lib_version", LIB_VERSION),
            ("service_id", service),
            ("template_id", template),
            ("user_id", public_key.as_str()),
        ];
        let mut parts = [("", ""); PARTS];
        let fields = form.fields().map(|(field, value)| (field.wire_name(), value));
        for (place, part) in parts.iter_mut().zip(fields.chain(account)) {
            *place = part;
        }
        Ok(Self { url: endpoint, parts })
    }
}

/// How sending a request ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SendOutcome {
    /// The provider has it.
    Sent,
    /// The provider does not want it.
    Rejected {
        /// HTTP status.
        status: u16,
        /// Body of the answer, possibly empty.
        text: String,
    },
    /// More requests than the provider takes at this moment: status 429.
    TooMany,
    /// No answer came: status 0, `Network Error`.
    Unreachable,
    /// No answer came in time, or the visitor stopped waiting; the request may have arrived.
    TimedOut,
    /// A setting is missing; nothing was sent.
    NotConfigured(MissingSetting),
}

impl SendOutcome {
    /// What an answer means: status 200 or the text `OK` is success.
    #[must_use]
    pub fn of_answer(status: u16, text: &str) -> Self {
        match (status, text) {
            (200, _) | (_, "OK") => Self::Sent,
            (429, _) => Self::TooMany,
            _ => Self::Rejected { status, text: text.to_owned() },
        }
    }

    /// Status and text for the console, in the shape of the provider's own client; nothing for a success.
    #[must_use]
    pub fn log(&self) -> Option<(u16, &str)> {
        match self {
            Self::Sent => None,
            Self::Rejected { status, text } => Some((*status, text)),
            Self::TooMany => Some((429, "Too Many Requests")),
            Self::Unreachable => Some((0, "Network Error")),
            Self::TimedOut => Some((0, "Timeout")),
            Self::NotConfigured(missing) => Some((0, missing.text())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::Field;

    fn settings() -> SendSettings {
        SendSettings {
            endpoint: "https://provider.example/api/v1.0/email/send-form".to_owned(),
            public_key: "key".to_owned(),
            service: "service".to_owned(),
            template: "template".to_owned(),
        }
    }

    #[test]
    fn a_request_has_its_twelve_parts_in_order_each_once() {
        let form = QuoteForm::new(Field::ALL.map(|field| [" service_id ", field.wire_name()].concat()));
        let settings = settings();
        let request = OutgoingRequest::new(&form, &settings).unwrap();
        let names: Vec<&str> = request.parts.iter().map(|(name, _)| *name).collect();
        assert_eq!(
            names,
            [
                "user_name",
                "user_email",
                "user_number",
                "user_machinery",
                "user_city",
                "user_rentalDate",
                "user_rentalDays",
                "user_comments",
                "lib_version",
                "service_id",
                "template_id",
                "user_id",
            ]
        );
        assert_eq!(request.parts[0].1, "service_id user_name");
        assert_eq!(request.parts[9].1, "service");
    }

    #[test]
    fn missing_settings_are_told_in_the_order_of_the_providers_client() {
        let form = QuoteForm::default();
        let mut settings = SendSettings { endpoint: String::new(), ..SendSettings::default() };
        let mut told = Vec::new();
        for name in ["public key", "service ID", "template ID"] {
            let missing = OutgoingRequest::new(&form, &settings).unwrap_err();
            assert!(missing.to_string().starts_with(&["The ", name, " is required."].concat()), "{missing}");
            told.push(missing);
            match missing {
                MissingSetting::PublicKey => settings.public_key = "x".to_owned(),
                MissingSetting::Service => settings.service = "x".to_owned(),
                MissingSetting::Template => settings.template = "x".to_owned(),
            }
        }
        assert_eq!(told, [MissingSetting::PublicKey, MissingSetting::Service, MissingSetting::Template]);
    }

    #[test]
    fn status_200_or_the_text_ok_is_success() {
        assert_eq!(SendOutcome::of_answer(200, ""), SendOutcome::Sent);
        assert_eq!(SendOutcome::of_answer(202, "OK"), SendOutcome::Sent);
        assert_eq!(SendOutcome::of_answer(429, "slow down"), SendOutcome::TooMany);
        let rejected = SendOutcome::of_answer(412, "Gmail_API: Invalid grant.");
        assert_eq!(rejected.log(), Some((412, "Gmail_API: Invalid grant.")));
    }
}
