//! The send-form request as a value, and the meaning of the response.

use crate::characters::{split_before, split_once};
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
    let Some((scheme, rest)) = split_once(address, b':') else { return false };
    let host = split_before(rest.strip_prefix("//").unwrap_or_default(), b"/?#\\").0;
    let is_plain = |c: char| !c.is_whitespace() && !c.is_control();
    let is_http = scheme.eq_ignore_ascii_case("https") || scheme.eq_ignore_ascii_case("http");
    is_http && !host.is_empty() && host.chars().all(is_plain)
}

/// The response of the endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Response<'a> {
    /// HTTP status; browsers report 0 for a redirect that is not followed, Node its own status.
    pub status: u16,
    /// Its text, or the start of a long one.
    pub text: &'a str,
    /// Its `content-type`, empty where it has none.
    pub content_type: &'a str,
}

impl Response<'_> {
    /// Whether the response is a web page: `text/html` or `application/xhtml+xml`.
    fn is_page(&self) -> bool {
        self.content_type.as_bytes().windows(4).any(|part| part.eq_ignore_ascii_case(b"html"))
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
        /// Body of the response, possibly empty.
        text: String,
    },
    /// The response is not the provider's: a web page with a success status, or a redirect, which is not followed: most
    /// redirects drop the form, and the others send it to somebody else.
    ForeignAnswer {
        /// HTTP status.
        status: u16,
        /// Body of the response, possibly empty.
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
    /// A gateway has answered that it got no usable answer; the request may have arrived.
    GatewayFailed {
        /// HTTP status.
        status: u16,
        /// Body of the response, possibly empty.
        text: String,
    },
    /// The visitor or the caller stopped waiting; the request may have arrived.
    Aborted,
    /// A setting is missing; nothing was sent.
    NotConfigured(MissingSetting),
}

impl SendOutcome {
    /// The outcome for a response: status 200 or the text `OK` is a success, unless it is not the provider's response.
    #[must_use]
    pub fn from_response(response: &Response<'_>) -> Self {
        let Response { status, text, .. } = *response;
        match (status, text) {
            (0 | 300..=399, _) => Self::ForeignAnswer { status, text: text.to_owned() },
            (200, _) | (_, "OK") if response.is_page() => Self::ForeignAnswer { status, text: text.to_owned() },
            (200, _) | (_, "OK") => Self::Sent,
            (429, _) => Self::TooMany,
            // The last two are Cloudflare's.
            (502 | 504 | 520 | 524, _) => Self::GatewayFailed { status, text: text.to_owned() },
            _ => Self::Rejected { status, text: text.to_owned() },
        }
    }
}

#[cfg(test)]
mod tests;
