//! What became of a request, and the other channels that carry it.

use serde::Serialize;

use super::parts::TextLink;
use super::request::{CutNotice, RequestHref, RequestLink};
use crate::content::{COMPANY, key};
use crate::form::quote::QuoteForm;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::send::SendOutcome;
use crate::text::TextId;

/// Why a request has not arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FailureReason {
    /// The provider has rejected it.
    Rejected,
    /// The response is not the provider's: a web page, or a redirect.
    ForeignAnswer,
    /// Too many requests in a short time.
    TooMany,
    /// No response came.
    Unreachable,
    /// No response came in time, to the browser or to a gateway before the provider.
    TimedOut,
    /// The visitor or the caller stopped the sending.
    Aborted,
    /// A setting of the target is missing or wrong; nothing was sent.
    NotConfigured,
}

impl FailureReason {
    /// The reason of this name in JavaScript.
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "rejected" => Self::Rejected,
            "foreignAnswer" => Self::ForeignAnswer,
            "tooMany" => Self::TooMany,
            "timedOut" => Self::TimedOut,
            "aborted" => Self::Aborted,
            "notConfigured" => Self::NotConfigured,
            "unreachable" => Self::Unreachable,
            _ => return None,
        })
    }

    /// What the visitor is told.
    const fn text(self) -> TextId {
        match self {
            Self::Rejected => key::CONTACT_FAILED_REJECTED,
            Self::ForeignAnswer => key::CONTACT_FAILED_FOREIGN_ANSWER,
            Self::TooMany => key::CONTACT_FAILED_TOO_MANY,
            Self::Unreachable => key::CONTACT_FAILED_UNREACHABLE,
            Self::TimedOut => key::CONTACT_FAILED_TIMED_OUT,
            Self::Aborted => key::CONTACT_FAILED_ABORTED,
            Self::NotConfigured => key::CONTACT_FAILED_NOT_CONFIGURED,
        }
    }
}

/// The result of sending, with its texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(clippy::large_enum_variant)] // one value per request
pub enum SendReport<'a> {
    /// The request has arrived.
    Sent {
        /// The specification's success text.
        message: TextId,
    },
    /// It has not, or that is unknown.
    Failed(Failure<'a>),
}

/// A request that has not arrived, and what can be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Failure<'a> {
    /// Why.
    pub reason: FailureReason,
    /// For the console: HTTP status, 0 where no answer came, and in browsers for a redirect, which is not followed.
    pub status: u16,
    /// For the console: the first 4,096 characters of the answer's text (none if it breaks off), `Too Many Requests`,
    /// `Network Error`, `Timeout`, `Aborted`, or the missing setting.
    pub log: &'a str,
    /// For the console: the browser's message when the server could not be reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<&'a str>,
    /// Heading of the notice.
    pub title: TextId,
    /// Explanation for the visitor.
    pub text: TextId,
    /// Says that the form is still filled.
    pub kept: TextId,
    /// Label of the button that tries again.
    pub again: TextId,
    /// Heading of the other channels.
    pub alternatives: TextId,
    /// The same request by other channels.
    pub channels: SendChannels<'a>,
}

/// Links that send the request by other channels.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendChannels<'a> {
    /// Chat with the request as text.
    pub whatsapp: RequestLink<'a>,
    /// Text message with the request, which needs a mobile network and no internet.
    pub sms: RequestLink<'a>,
    /// Mail with the request as subject and body.
    pub email: RequestLink<'a>,
    /// The phone.
    pub phone: TextLink<'static>,
    /// Said if the chat, the text message or the mail has no room for the whole request, which then ends in an ellipsis.
    #[serde(skip_serializing_if = "CutNotice::is_absent")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "TextId"))]
    pub cut: CutNotice<'a>,
}

impl<'a> SendReport<'a> {
    /// The report of an outcome.
    #[must_use]
    pub fn of(outcome: &'a SendOutcome, form: &'a QuoteForm) -> Self {
        // The texts are those of the provider's own client.
        let (reason, status, log) = match outcome {
            SendOutcome::Sent => {
                return Self::Sent { message: key::TRANSLATED_CONTACTO_PLACEHOLDER_SUCCESSMESSAGE };
            }
            SendOutcome::Rejected { status, text } => (FailureReason::Rejected, *status, text.as_str()),
            SendOutcome::ForeignAnswer { status, text } => (FailureReason::ForeignAnswer, *status, text.as_str()),
            SendOutcome::GatewayFailed { status, text } => (FailureReason::TimedOut, *status, text.as_str()),
            SendOutcome::TooMany => (FailureReason::TooMany, 429, "Too Many Requests"),
            SendOutcome::Unreachable { .. } => (FailureReason::Unreachable, 0, "Network Error"),
            SendOutcome::TimedOut => (FailureReason::TimedOut, 0, "Timeout"),
            SendOutcome::Aborted => (FailureReason::Aborted, 0, "Aborted"),
            SendOutcome::NotConfigured(missing) => (FailureReason::NotConfigured, 0, missing.text()),
        };
        let cause = if let SendOutcome::Unreachable { cause } = outcome { Some(cause.as_str()) } else { None };
        Self::Failed(Failure { cause, ..Failure::new(reason, status, log, form) })
    }

    /// The report of an earlier failure again, for another language or a changed form; nothing is sent. `reason` is
    /// that of the earlier report; an unknown one counts as `unreachable`. Only the earlier report has status, log and
    /// cause.
    #[must_use]
    pub fn again(reason: &str, form: &'a QuoteForm) -> Self {
        let reason = FailureReason::from_name(reason).unwrap_or(FailureReason::Unreachable);
        Self::Failed(Failure::new(reason, 0, "", form))
    }
}

impl<'a> Failure<'a> {
    fn new(reason: FailureReason, status: u16, log: &'a str, form: &'a QuoteForm) -> Self {
        let link = |text, href| RequestLink { text, href };
        Self {
            reason,
            status,
            log,
            cause: None,
            title: if reason == FailureReason::Aborted {
                key::CONTACT_FAILED_STOPPED
            } else {
                key::CONTACT_FAILED_TITLE
            },
            text: reason.text(),
            kept: key::CONTACT_FAILED_KEPT,
            again: key::CONTACT_FAILED_AGAIN,
            alternatives: key::CONTACT_VIA_TITLE,
            channels: SendChannels {
                whatsapp: link(key::CONTACT_VIA_WHATSAPP, RequestHref::Chat(form)),
                sms: link(key::CONTACT_VIA_SMS, RequestHref::Message(form)),
                email: link(key::CONTACT_VIA_EMAIL, RequestHref::Mail(form)),
                phone: TextLink { text: Message::Text(key::CONTACT_VIA_PHONE), href: Href::Phone(COMPANY.phones[0]) },
                cut: CutNotice(form),
            },
        }
    }
}

#[cfg(test)]
mod tests;
