//! The send-form request as a value, and the meaning of the answer.

use crate::characters::{split_before, trim};
use crate::form::quote::QuoteForm;

/// Version of the provider's client whose protocol is used here and in `scripts/verify/send.mjs`.
const LIB_VERSION: &str = "4.4.1";

/// Settings of the provider's account; an empty one is missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SendSettings {
    /// Complete address of `…/api/v1.0/email/send-form`, by http or https.
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
    /// No endpoint: it has to be an absolute http or https address.
    Endpoint,
}

impl MissingSetting {
    /// The message of the provider's client, which has none for the endpoint.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::PublicKey => "The public key is required. Visit https://dashboard.emailjs.com/admin/account",
            Self::Service => "The service ID is required. Visit https://dashboard.emailjs.com/admin",
            Self::Template => "The template ID is required. Visit https://dashboard.emailjs.com/admin/templates",
            Self::Endpoint => "The endpoint is required: a complete address that starts with https:// or http://",
        }
    }
}

/// A `multipart/form-data` POST without custom headers: a simple request, which needs no CORS preflight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutgoingRequest<'a> {
    /// Where it goes.
    pub url: &'a str,
    /// Name and value of each part, in order, each name once.
    pub parts: Vec<(&'static str, &'a str)>,
}

impl<'a> OutgoingRequest<'a> {
    /// The request that carries a form.
    ///
    /// # Errors
    /// A missing setting; then nothing may be sent.
    ///
    /// ```
    /// use bancal_core::{MissingSetting, OutgoingRequest, QuoteForm, SendSettings};
    /// let (form, settings) = (QuoteForm::default(), SendSettings::default());
    /// let request = OutgoingRequest::new(&form, &settings);
    /// assert_eq!(request.unwrap_err(), MissingSetting::PublicKey);
    /// ```
    pub fn new(form: &'a QuoteForm, settings: &'a SendSettings) -> Result<Self, MissingSetting> {
        let SendSettings { endpoint, public_key, service, template } = settings;
        if public_key.is_empty() {
            return Err(MissingSetting::PublicKey);
        }
        if service.is_empty() {
            return Err(MissingSetting::Service);
        }
        if template.is_empty() {
            return Err(MissingSetting::Template);
        }
        if !is_absolute(endpoint) {
            return Err(MissingSetting::Endpoint);
        }
        let mut parts = Vec::new();
        for (field, value) in form.fields() {
            parts.push((field.wire_name(), value));
        }
        parts.push(("lib_version", LIB_VERSION));
        parts.push(("service_id", service));
        parts.push(("template_id", template));
        parts.push(("user_id", public_key));
        Ok(Self { url: endpoint, parts })
    }
}

/// Whether an address is an absolute http or https one. Browsers resolve all others against the page, whose host may
/// answer a request with 200 and lose it.
fn is_absolute(address: &str) -> bool {
    let Some((scheme, rest)) = address.split_once(':') else { return false };
    let host = split_before(rest.strip_prefix("//").unwrap_or_default(), b"/?#\\").0;
    let is_plain = |c: char| !c.is_whitespace() && !c.is_control();
    let is_http = scheme.eq_ignore_ascii_case("https") || scheme.eq_ignore_ascii_case("http");
    is_http && !host.is_empty() && host.chars().all(is_plain)
}

/// The answer of the endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Response<'a> {
    /// HTTP status; 0 for a redirect that was not followed, about which browsers report nothing.
    pub status: u16,
    /// Its text, or the start of a long one.
    pub text: &'a str,
    /// Its `content-type`, empty where it has none.
    pub content_type: &'a str,
}

impl Response<'_> {
    /// Whether the answer is a web page.
    fn is_page(&self) -> bool {
        trim(self.content_type).get(..9).is_some_and(|kind| kind.eq_ignore_ascii_case("text/html"))
    }
}

/// How sending a request ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SendOutcome {
    /// The provider has accepted it.
    Sent,
    /// The provider has rejected it.
    Rejected {
        /// HTTP status.
        status: u16,
        /// Body of the answer, possibly empty.
        text: String,
    },
    /// The answer is not the provider's: a web page with a success status, or a redirect, which is not followed: most
    /// redirects drop the form, and the others send it to somebody else.
    ForeignAnswer {
        /// HTTP status.
        status: u16,
        /// Body of the answer, possibly empty.
        text: String,
    },
    /// More requests than the provider accepts at the moment: status 429.
    TooMany,
    /// No answer came: status 0, `Network Error`.
    Unreachable {
        /// The browser's error message.
        cause: String,
    },
    /// No answer came in time; the request may have arrived.
    TimedOut,
    /// A gateway has answered that no answer came to it; the request may have arrived.
    GatewayTimedOut {
        /// HTTP status.
        status: u16,
        /// Body of the answer, possibly empty.
        text: String,
    },
    /// The visitor or the caller stopped waiting; the request may have arrived.
    Aborted,
    /// A setting is missing; nothing was sent.
    NotConfigured(MissingSetting),
}

impl SendOutcome {
    /// The outcome for an answer: status 200 or the text `OK` is a success, unless it is not the provider's answer.
    #[must_use]
    pub fn from_response(answer: &Response<'_>) -> Self {
        let Response { status, text, .. } = *answer;
        match (status, text) {
            (0 | 300..=399, _) => Self::ForeignAnswer { status, text: text.to_owned() },
            (200, _) | (_, "OK") if answer.is_page() => Self::ForeignAnswer { status, text: text.to_owned() },
            (200, _) | (_, "OK") => Self::Sent,
            (429, _) => Self::TooMany,
            // The last one is Cloudflare's.
            (502 | 504 | 524, _) => Self::GatewayTimedOut { status, text: text.to_owned() },
            _ => Self::Rejected { status, text: text.to_owned() },
        }
    }

    /// Status and text for the console, as in the provider's client; `None` for a success.
    #[must_use]
    pub fn log(&self) -> Option<(u16, &str)> {
        match self {
            Self::Sent => None,
            Self::Rejected { status, text }
            | Self::ForeignAnswer { status, text }
            | Self::GatewayTimedOut { status, text } => Some((*status, text)),
            Self::TooMany => Some((429, "Too Many Requests")),
            Self::Unreachable { .. } => Some((0, "Network Error")),
            Self::TimedOut => Some((0, "Timeout")),
            Self::Aborted => Some((0, "Aborted")),
            Self::NotConfigured(missing) => Some((0, missing.text())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::part_names;
    use crate::form::field::Field;

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
        assert_eq!(names, part_names());
        assert_eq!(request.parts[0].1, "service_id user_name");
        assert_eq!(request.parts[9].1, "service");
    }

    #[test]
    fn missing_settings_are_reported_in_the_order_of_the_providers_client() {
        let form = QuoteForm::default();
        let mut settings = SendSettings { endpoint: String::new(), ..SendSettings::default() };
        let mut reported = Vec::new();
        for name in ["public key", "service ID", "template ID", "endpoint"] {
            let missing = OutgoingRequest::new(&form, &settings).unwrap_err();
            assert!(missing.to_string().starts_with(&["The ", name, " is required"].concat()), "{missing}");
            reported.push(missing);
            match missing {
                MissingSetting::PublicKey => settings.public_key = "x".to_owned(),
                MissingSetting::Service => settings.service = "x".to_owned(),
                MissingSetting::Template => settings.template = "x".to_owned(),
                MissingSetting::Endpoint => settings.endpoint = "https://x".to_owned(),
            }
        }
        assert_eq!(
            reported,
            [MissingSetting::PublicKey, MissingSetting::Service, MissingSetting::Template, MissingSetting::Endpoint]
        );
        assert!(OutgoingRequest::new(&form, &settings).is_ok());
    }

    #[test]
    fn only_an_absolute_http_address_is_an_endpoint() {
        let form = QuoteForm::default();
        for endpoint in [
            "",
            " ",
            "undefined",
            "not a url",
            "/api",
            "//provider.example/api",
            "https:",
            "https://",
            "https:///api",
            "https://?x",
            "http:/x",
            "https://pro vider.example/",
            "data:text/plain,OK",
            "blob:https://provider.example/x",
            "javascript:0",
            "ftp://provider.example/",
            "ñhttps://x",
        ] {
            let settings = SendSettings { endpoint: endpoint.to_owned(), ..settings() };
            assert_eq!(OutgoingRequest::new(&form, &settings), Err(MissingSetting::Endpoint), "{endpoint}");
        }
        for endpoint in ["http://127.0.0.1:9", "HTTPS://Provider.example?x", "https://ñ.example/a b"] {
            let settings = SendSettings { endpoint: endpoint.to_owned(), ..settings() };
            assert!(OutgoingRequest::new(&form, &settings).is_ok(), "{endpoint}");
        }
    }

    fn answer(status: u16, text: &str) -> Response<'_> {
        Response { status, text, content_type: "text/plain" }
    }

    #[test]
    fn status_200_or_the_text_ok_is_success() {
        assert_eq!(SendOutcome::from_response(&answer(200, "")), SendOutcome::Sent);
        assert_eq!(SendOutcome::from_response(&answer(202, "OK")), SendOutcome::Sent);
        assert_eq!(SendOutcome::from_response(&answer(429, "slow down")), SendOutcome::TooMany);
        let rejected = SendOutcome::from_response(&answer(412, "Gmail_API: Invalid grant."));
        assert_eq!(rejected.log(), Some((412, "Gmail_API: Invalid grant.")));
    }

    #[test]
    fn a_web_page_or_a_redirect_is_not_a_success() {
        let is_foreign =
            |answer: Response<'_>| matches!(SendOutcome::from_response(&answer), SendOutcome::ForeignAnswer { .. });
        let success = answer(200, "OK");
        for content_type in ["text/html", "text/html; charset=utf-8", " Text/HTML"] {
            assert!(is_foreign(Response { content_type, ..success }), "{content_type}");
        }
        for content_type in ["", "text/plain", "application/json", "ñññññ", "text/htm"] {
            assert!(!is_foreign(Response { content_type, ..success }), "{content_type}");
        }
        for status in [0, 301, 302, 303, 307, 308] {
            assert!(is_foreign(answer(status, "OK")), "{status}");
        }
        let page = Response { status: 500, text: "<html>", content_type: "text/html" };
        assert_eq!(SendOutcome::from_response(&page), SendOutcome::Rejected { status: 500, text: "<html>".to_owned() });
    }

    #[test]
    fn the_time_out_of_a_gateway_leaves_open_whether_the_request_has_arrived() {
        for status in [502, 504, 524] {
            let outcome = SendOutcome::from_response(&answer(status, "<html>"));
            assert_eq!(outcome, SendOutcome::GatewayTimedOut { status, text: "<html>".to_owned() });
            assert_eq!(outcome.log(), Some((status, "<html>")));
        }
    }
}
