use super::parts::TextLink;
use super::request::{CutNotice, RequestHref, RequestLink};
use crate::content::{COMPANY, key};
use crate::dictionary::Dictionary;
use crate::form::quote::QuoteForm;
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::json::{render_kinds, render_names, to_json, views};
use crate::render::message::Message;
use crate::send::SendOutcome;
use crate::text::TextId;

/// Why a request has not arrived.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(rename_all = "camelCase"))]
pub enum FailureReason {
    /// The provider refused it.
    Rejected,
    /// The answer is not the provider's.
    Refused,
    /// Too many requests in a short time.
    TooMany,
    /// No answer came.
    Unreachable,
    /// No answer came in time.
    TimedOut,
    /// The visitor or the caller stopped the sending.
    Aborted,
    /// A setting of the target is missing or wrong; nothing was sent.
    NotConfigured,
}

render_names!(FailureReason { Rejected, Refused, TooMany, Unreachable, TimedOut, Aborted, NotConfigured });

impl FailureReason {
    /// What the visitor is told.
    const fn text(self) -> TextId {
        match self {
            Self::Rejected => key::CONTACT_FAILED_REJECTED,
            Self::Refused => key::CONTACT_FAILED_REFUSED,
            Self::TooMany => key::CONTACT_FAILED_TOO_MANY,
            Self::Unreachable => key::CONTACT_FAILED_UNREACHABLE,
            Self::TimedOut => key::CONTACT_FAILED_TIMED_OUT,
            Self::Aborted => key::CONTACT_FAILED_ABORTED,
            Self::NotConfigured => key::CONTACT_FAILED_NOT_CONFIGURED,
        }
    }
}

/// The result of sending, with its texts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(tag = "kind", rename_all = "camelCase"))]
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

views! {
    /// A request that has not arrived, and what can be done.
    pub struct Failure<'a> {
        /// Why.
        pub reason: FailureReason,
        /// For the console: HTTP status, 0 where no answer came.
        pub status: u16,
        /// For the console: the first 4,096 characters of the answer's text, `Too Many Requests`, `Network Error`, `Timeout`,
        /// `Aborted`, or the missing setting.
        pub log: &'a str,
        /// For the console: the browser's message when the server could not be reached.
        #[cfg_attr(feature = "typescript", tsify(optional))]
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
        pub ways: Ways<'a>,
    }

    /// Links that send the request by other channels.
    pub struct Ways<'a> {
        /// Chat with the request as text.
        pub whatsapp: RequestLink<'a>,
        /// Mail with the request as subject and body.
        pub email: RequestLink<'a>,
        /// The phone.
        pub phone: TextLink<'static>,
        /// Said if the chat or the mail has no room for the whole request, which then ends in an ellipsis.
        #[cfg_attr(feature = "typescript", tsify(optional, type = "TextId"))]
        pub cut: CutNotice<'a>,
    }
}

render_kinds!(SendReport<'_> {
    Sent { message },
    Failed(failure),
});

impl<'a> SendReport<'a> {
    /// The report of an outcome.
    #[must_use]
    pub fn of(outcome: &'a SendOutcome, form: &'a QuoteForm) -> Self {
        let Some((status, log)) = outcome.log() else {
            return Self::Sent { message: key::TRANSLATED_CONTACTO_PLACEHOLDER_SUCCESSMESSAGE };
        };
        let reason = match outcome {
            SendOutcome::Unreachable { .. } => FailureReason::Unreachable,
            SendOutcome::TimedOut => FailureReason::TimedOut,
            SendOutcome::Aborted => FailureReason::Aborted,
            SendOutcome::NotConfigured(_) => FailureReason::NotConfigured,
            SendOutcome::TooMany => FailureReason::TooMany,
            SendOutcome::Refused { .. } => FailureReason::Refused,
            SendOutcome::Rejected { .. } | SendOutcome::Sent => FailureReason::Rejected,
        };
        let cause = if let SendOutcome::Unreachable { cause } = outcome { Some(cause.as_str()) } else { None };
        Self::Failed(Failure { cause, ..Failure::new(reason, status, log, form) })
    }

    /// The report of an earlier failure again, for another language or a changed form; nothing is sent. `reason` is
    /// that of the earlier report; an unknown one counts as `unreachable`. Only the earlier report has status, log and
    /// cause.
    #[must_use]
    pub fn again(reason: &str, form: &'a QuoteForm) -> Self {
        let known = FailureReason::NAMES.iter().find(|(_, name)| *name == reason);
        Self::Failed(Failure::new(known.map_or(FailureReason::Unreachable, |&(own, _)| own), 0, "", form))
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
            alternatives: key::CONTACT_WAYS_TITLE,
            ways: Ways {
                whatsapp: link(key::CONTACT_WAYS_WHATSAPP, RequestHref::Chat(form)),
                email: link(key::CONTACT_WAYS_EMAIL, RequestHref::Mail(form)),
                phone: TextLink { text: Message::Text(key::CONTACT_WAYS_PHONE), href: Href::Phone(COMPANY.phones[0]) },
                cut: CutNotice(form),
            },
        }
    }
}

impl SendReport<'_> {
    /// The report in the language of the dictionary, as the JSON text of a `SendReport`.
    #[must_use]
    pub fn json(&self, dictionary: &Dictionary) -> String {
        to_json(self, RenderContext::without_page(dictionary))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::fixtures::dictionary;
    use crate::form::field::Field;
    use crate::language::Language;
    use crate::send::MissingSetting;
    use crate::view::request::{MAX_CHAT_LEN, MAX_MAIL_LEN};

    fn form(comments: &str) -> QuoteForm {
        QuoteForm::new(Field::ALL.map(|field| match field {
            Field::Name => "Obras & {value}".to_owned(),
            Field::Comments => comments.to_owned(),
            _ => String::new(),
        }))
    }

    /// A report as JavaScript gets it.
    fn json_of(report: &SendReport<'_>, language: Language) -> Value {
        serde_json::from_str(&report.json(&dictionary(language))).unwrap()
    }

    fn unreachable() -> SendOutcome {
        SendOutcome::Unreachable { cause: "Failed to fetch".to_owned() }
    }

    fn href<'a>(report: &'a Value, channel: &str) -> &'a str {
        report["ways"][channel]["href"].as_str().unwrap()
    }

    #[test]
    fn success_is_reported_in_the_words_of_the_specification() {
        let sent = json_of(&SendReport::of(&SendOutcome::Sent, &form("")), Language::Spanish);
        assert_eq!(
            sent,
            json!({
                "kind": "sent",
                "message": "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.",
            })
        );
    }

    #[test]
    fn a_failure_offers_the_same_request_by_other_channels() {
        let form = form("Línea 1\r\nLínea 2\rLínea 3");
        let failed = json_of(&SendReport::of(&unreachable(), &form), Language::Spanish);
        assert_eq!(failed["reason"], "unreachable");
        assert_eq!((&failed["status"], &failed["log"]), (&json!(0), &json!("Network Error")));
        assert_eq!(failed["cause"], "Failed to fetch");
        let (chat, mail) = (href(&failed, "whatsapp"), href(&failed, "email"));
        assert!(chat.contains("Obras%20%26%20%7Bvalue%7D"), "{chat}");
        assert!(chat.ends_with("L%C3%ADnea%201%0AL%C3%ADnea%202%0AL%C3%ADnea%203"), "{chat}");
        assert!(mail.ends_with("L%C3%ADnea%201%0D%0AL%C3%ADnea%202%0D%0AL%C3%ADnea%203"), "{mail}");
        assert!(mail.starts_with("mailto:hola@example.com?subject=Solicitud"), "{mail}");
    }

    #[test]
    fn a_failure_is_reported_again_in_another_language_with_the_current_values() {
        let current = QuoteForm::new(Field::ALL.map(|field| field.wire_name().to_owned()));
        for outcome in [
            SendOutcome::Rejected { status: 412, text: "refused".to_owned() },
            SendOutcome::TooMany,
            SendOutcome::Refused { status: 200, text: "<html>".to_owned() },
            unreachable(),
            SendOutcome::TimedOut,
            SendOutcome::Aborted,
            SendOutcome::NotConfigured(MissingSetting::Service),
        ] {
            let spanish = json_of(&SendReport::of(&outcome, &form("")), Language::Spanish);
            let mut expected = json_of(&SendReport::of(&outcome, &current), Language::English);
            expected["status"] = json!(0);
            expected["log"] = json!("");
            expected.as_object_mut().unwrap().remove("cause");
            let again = SendReport::again(spanish["reason"].as_str().unwrap(), &current);
            assert_eq!(json_of(&again, Language::English), expected);
        }
    }

    #[test]
    fn what_the_visitor_stopped_is_not_called_a_failure() {
        let title =
            |outcome: &SendOutcome| json_of(&SendReport::of(outcome, &form("")), Language::Spanish)["title"].clone();
        assert_eq!(title(&SendOutcome::Aborted), json!("Envío cancelado"));
        assert_eq!(title(&SendOutcome::TimedOut), json!("Algo ha fallado en el envío"));
    }

    #[test]
    fn links_stay_within_the_limits_of_their_channels() {
        for comments in ["ñ".repeat(4000), "🏗".repeat(2000), "\n".repeat(3000), "a".repeat(1500), "a".repeat(5_000_000)]
        {
            let form = form(&["x", &comments, "x"].concat());
            let failed = json_of(&SendReport::of(&SendOutcome::TooMany, &form), Language::Spanish);
            for (channel, max_len) in [("email", MAX_MAIL_LEN), ("whatsapp", MAX_CHAT_LEN)] {
                let href = href(&failed, channel);
                assert!(href.len() <= max_len, "{}", href.len());
                let cut = href.ends_with("%E2%80%A6");
                assert!(!cut || href.len() > max_len - 40, "{} of {max_len}", href.len());
            }
        }
    }

    #[test]
    fn completely_filled_fields_are_cut_one_after_the_other() {
        let form = QuoteForm::new(Field::ALL.map(|field| "ñ\u{b}".repeat(field.max_length() / 2)));
        let failed = json_of(&SendReport::of(&SendOutcome::TooMany, &form), Language::Valencian);
        for (channel, max_len) in [("email", MAX_MAIL_LEN), ("whatsapp", MAX_CHAT_LEN)] {
            let length = href(&failed, channel).len();
            assert!(length <= max_len && length > max_len / 2, "{length} of {max_len}");
        }
    }

    #[test]
    fn the_date_is_written_as_the_office_reads_it() {
        let form = |date: &str| {
            QuoteForm::new(Field::ALL.map(|field| if field == Field::Date { date.to_owned() } else { String::new() }))
        };
        for language in Language::ALL {
            let form = form("2026-12-01");
            let failed = json_of(&SendReport::of(&SendOutcome::TimedOut, &form), language);
            for channel in ["whatsapp", "email"] {
                assert!(href(&failed, channel).ends_with("%3A%2001%2F12%2F2026"), "{failed}");
            }
        }
        let form = form("soon");
        let failed = json_of(&SendReport::of(&SendOutcome::TimedOut, &form), Language::Spanish);
        assert!(href(&failed, "whatsapp").ends_with("soon"));
    }
}
