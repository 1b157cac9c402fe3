use super::contact::label;
use super::json::{Json, Members, Show, views};
use super::{Href, Site, TextLink, Words};
use crate::content::{COMPANY, key};
use crate::dictionary::Text;
use crate::{Field, QuoteForm, SendOutcome, link};

/// The longest mail link: desktop mail programs on Windows take about 2,000 characters.
const LONGEST_MAIL: usize = 2000;
/// The longest chat link that passed every browser and WhatsApp itself.
const LONGEST_CHAT: usize = 4000;

/// Name of a reason, and what a visitor is told of it.
type FailureReason = (&'static str, Text);

const REJECTED: FailureReason = ("rejected", key::CONTACT_FAILED_REJECTED);
const TOO_MANY: FailureReason = ("tooMany", key::CONTACT_FAILED_TOO_MANY);
const UNREACHABLE: FailureReason = ("unreachable", key::CONTACT_FAILED_UNREACHABLE);
const TIMED_OUT: FailureReason = ("timedOut", key::CONTACT_FAILED_TIMED_OUT);
const NOT_CONFIGURED: FailureReason = ("notConfigured", key::CONTACT_FAILED_NOT_CONFIGURED);

/// What a visitor is told when sending has ended, one kind an outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(tag = "kind", rename_all = "camelCase"))]
#[allow(clippy::large_enum_variant)] // one value a send
pub enum SendReport<'a> {
    /// The request has arrived.
    Sent {
        /// The specification's success text.
        message: Text,
    },
    /// It has not, or nobody knows.
    Failed(Failure<'a>),
}

views! {
    /// Why a request has not arrived, and what can be done.
    pub struct Failure<'a> {
        /// Which way: `rejected`, `tooMany`, `unreachable`, `timedOut`, `notConfigured`.
        #[cfg_attr(
            feature = "typescript",
            tsify(type = "\"rejected\" | \"tooMany\" | \"unreachable\" | \"timedOut\" | \"notConfigured\"")
        )]
        pub reason: &'static str,
        /// For the console: HTTP status, 0 where no answer came.
        pub status: u16,
        /// For the console: the answer's text, `Network Error`, or the missing setting.
        pub log: &'a str,
        /// Heading of the notice.
        pub title: Text,
        /// What happened, in a visitor's words.
        pub text: Text,
        /// What was typed is still there.
        pub kept: Text,
        /// Words of the button that tries again.
        pub again: Text,
        /// Heading of the other ways.
        pub alternatives: Text,
        /// The same request by other means.
        pub ways: Ways<'a>,
    }

    /// A request ready to be sent by other means.
    pub struct Ways<'a> {
        /// Chat with the request as text.
        pub whatsapp: TextLink<'a>,
        /// Mail with the request as subject and body.
        pub email: TextLink<'a>,
        /// The phone.
        pub phone: TextLink<'a>,
    }
}

impl Members for SendReport<'_> {
    fn members(&self, to: &mut Json<'_>) {
        match self {
            Self::Sent { message } => to.member("message", message),
            Self::Failed(failure) => failure.members(to),
        }
    }
}

impl Show for SendReport<'_> {
    fn show(&self, to: &mut Json<'_>) {
        to.variant(if matches!(self, Self::Sent { .. }) { "sent" } else { "failed" }, self);
    }
}

impl<'a> SendReport<'a> {
    /// Puts an outcome into words.
    #[must_use]
    pub fn of(outcome: &'a SendOutcome, form: &'a QuoteForm) -> Self {
        let Some((status, log)) = outcome.log() else {
            return Self::Sent { message: key::TRANSLATED_CONTACTO_PLACEHOLDER_SUCCESSMESSAGE };
        };
        let reason = match outcome {
            SendOutcome::Unreachable => UNREACHABLE,
            SendOutcome::TimedOut => TIMED_OUT,
            SendOutcome::NotConfigured(_) => NOT_CONFIGURED,
            SendOutcome::TooMany => TOO_MANY,
            SendOutcome::Rejected { .. } | SendOutcome::Sent => REJECTED,
        };
        Self::Failed(Failure::new(reason, status, log, form))
    }

    /// The report of an earlier failure once more, for a language chosen or a form changed since. Nothing is sent.
    /// `reason` is that of the earlier report; one that is none counts as `unreachable`. Status and log are told once,
    /// by the earlier report.
    #[must_use]
    pub fn again(reason: &str, form: &'a QuoteForm) -> Self {
        let known = [REJECTED, TOO_MANY, TIMED_OUT, NOT_CONFIGURED].iter().find(|own| own.0 == reason);
        Self::Failed(Failure::new(*known.unwrap_or(&UNREACHABLE), 0, "", form))
    }
}

impl<'a> Failure<'a> {
    fn new((reason, text): FailureReason, status: u16, log: &'a str, form: &'a QuoteForm) -> Self {
        let way = |text, href| TextLink { text: Words::Text(text), href };
        Self {
            reason,
            status,
            log,
            title: key::CONTACT_FAILED_TITLE,
            text,
            kept: key::CONTACT_FAILED_KEPT,
            again: key::CONTACT_FAILED_AGAIN,
            alternatives: key::CONTACT_WAYS_TITLE,
            ways: Ways {
                whatsapp: way(key::CONTACT_WAYS_WHATSAPP, Href::Request(RequestWay::Chat(form))),
                email: way(key::CONTACT_WAYS_EMAIL, Href::Request(RequestWay::Mail(form))),
                phone: way(key::CONTACT_WAYS_PHONE, Href::Phone(COMPANY.phones[0])),
            },
        }
    }
}

/// A quote request by other means than the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestWay<'a> {
    /// As the text of a chat.
    Chat(&'a QuoteForm),
    /// As a mail.
    Mail(&'a QuoteForm),
}

impl RequestWay<'_> {
    /// The link with the whole request, or, where that is longer than its channel takes, with the end of the longest
    /// text left out and an ellipsis in its place. That text is the comments, unless somebody fills the other fields to
    /// the brim.
    pub(super) fn href(self, site: Site<'_>) -> String {
        let (Self::Chat(form) | Self::Mail(form)) = self;
        let mut form = form.clone();
        loop {
            let (href, longest) = match self {
                Self::Chat(_) => (link::whatsapp(&request_text(site, &form)), LONGEST_CHAT),
                Self::Mail(_) => {
                    let subject = site.dictionary.fill(key::CONTACT_REQUEST_SUBJECT, &[form.value(Field::Machine)]);
                    (link::mail(&subject, &request_text(site, &form)), LONGEST_MAIL)
                }
            };
            // A character is at most 12 characters long when encoded, so this never cuts more than it has to by much.
            let too_many = href.len().saturating_sub(longest).div_ceil(12);
            if too_many == 0 || !form.shorten(too_many) {
                return href;
            }
        }
    }
}

/// The request as people write it: a greeting and a line a field that was filled.
fn request_text(site: Site<'_>, form: &QuoteForm) -> String {
    let mut out = site.dictionary.text(key::CONTACT_REQUEST_GREETING).to_owned();
    for (field, value) in form.fields() {
        if !value.is_empty() {
            out.push('\n');
            out.push_str(&line(site, field, &plain_lines(value)));
        }
    }
    out
}

/// Line ends as most systems have them; forms hand over those of Windows.
fn plain_lines(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut last = '\0';
    for c in text.chars() {
        if c != '\n' || last != '\r' {
            out.push(if c == '\r' { '\n' } else { c });
        }
        last = c;
    }
    out
}

pub(super) fn line(site: Site<'_>, field: Field, value: &str) -> String {
    site.dictionary.fill(key::CONTACT_REQUEST_LINE, &[site.dictionary.text(label(field)), value])
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::fixtures::dictionary;
    use crate::{Language, MissingSetting};

    fn form(comments: &str) -> QuoteForm {
        QuoteForm::new(Field::ALL.map(|field| match field {
            Field::Name => "Obras & {value}".to_owned(),
            Field::Comments => comments.to_owned(),
            _ => String::new(),
        }))
    }

    /// A report as JavaScript gets it.
    fn told(report: &SendReport<'_>, language: Language) -> Value {
        serde_json::from_str(&report.json(&dictionary(language))).unwrap()
    }

    fn href<'a>(report: &'a Value, way: &str) -> &'a str {
        report["ways"][way]["href"].as_str().unwrap()
    }

    #[test]
    fn success_is_told_in_the_words_of_the_specification() {
        let sent = told(&SendReport::of(&SendOutcome::Sent, &form("")), Language::Spanish);
        assert_eq!(
            sent,
            json!({
                "kind": "sent",
                "message": "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.",
            })
        );
    }

    #[test]
    fn a_failure_offers_the_same_request_by_other_means() {
        let form = form("Línea 1\r\nLínea 2\rLínea 3");
        let failed = told(&SendReport::of(&SendOutcome::Unreachable, &form), Language::Spanish);
        assert_eq!(failed["reason"], "unreachable");
        assert_eq!((&failed["status"], &failed["log"]), (&json!(0), &json!("Network Error")));
        let (chat, mail) = (href(&failed, "whatsapp"), href(&failed, "email"));
        assert!(chat.contains("Obras%20%26%20%7Bvalue%7D"), "{chat}");
        assert!(chat.ends_with("L%C3%ADnea%201%0AL%C3%ADnea%202%0AL%C3%ADnea%203"), "{chat}");
        assert!(mail.ends_with("L%C3%ADnea%201%0D%0AL%C3%ADnea%202%0D%0AL%C3%ADnea%203"), "{mail}");
        assert!(mail.starts_with("mailto:hola@example.com?subject=Solicitud"), "{mail}");
    }

    #[test]
    fn a_failure_is_told_again_in_another_language_with_what_is_typed_now() {
        let typed = QuoteForm::new(Field::ALL.map(|field| field.wire_name().to_owned()));
        for outcome in [
            SendOutcome::Rejected { status: 412, text: "refused".to_owned() },
            SendOutcome::TooMany,
            SendOutcome::Unreachable,
            SendOutcome::TimedOut,
            SendOutcome::NotConfigured(MissingSetting::Service),
        ] {
            let spanish = told(&SendReport::of(&outcome, &form("")), Language::Spanish);
            let mut expected = told(&SendReport::of(&outcome, &typed), Language::English);
            expected["status"] = json!(0);
            expected["log"] = json!("");
            let again = SendReport::again(spanish["reason"].as_str().unwrap(), &typed);
            assert_eq!(told(&again, Language::English), expected);
        }
    }

    #[test]
    fn links_keep_within_the_length_that_their_channels_take() {
        for comments in ["ñ".repeat(4000), "🏗".repeat(2000), "\n".repeat(3000), "a".repeat(1500)] {
            let form = form(&["x", &comments, "x"].concat());
            let failed = told(&SendReport::of(&SendOutcome::TooMany, &form), Language::Spanish);
            for (way, longest) in [("email", LONGEST_MAIL), ("whatsapp", LONGEST_CHAT)] {
                let href = href(&failed, way);
                assert!(href.len() <= longest, "{}", href.len());
                let cut = href.ends_with("%E2%80%A6");
                assert!(!cut || href.len() > longest - 40, "{} of {longest}", href.len());
            }
        }
    }
}
