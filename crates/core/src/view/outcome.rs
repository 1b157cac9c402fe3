use serde::Serialize;

use super::TextLink;
use super::contact::label;
use super::site::Site;
use crate::content::{COMPANY, key};
use crate::dictionary::MessageKey;
use crate::{Dictionary, Field, QuoteForm, SendOutcome, link};

/// The longest mail link: desktop mail programs on Windows take about 2,000 characters.
const LONGEST_MAIL: usize = 2000;
/// The longest chat link that passed every browser and WhatsApp itself.
const LONGEST_CHAT: usize = 4000;

/// Name of a reason, and what a visitor is told of it.
type FailureReason = (&'static str, MessageKey);

const REJECTED: FailureReason = ("rejected", key::CONTACT_FAILED_REJECTED);
const TOO_MANY: FailureReason = ("tooMany", key::CONTACT_FAILED_TOO_MANY);
const UNREACHABLE: FailureReason = ("unreachable", key::CONTACT_FAILED_UNREACHABLE);
const TIMED_OUT: FailureReason = ("timedOut", key::CONTACT_FAILED_TIMED_OUT);
const NOT_CONFIGURED: FailureReason = ("notConfigured", key::CONTACT_FAILED_NOT_CONFIGURED);

/// What a visitor is told when sending has ended, one kind an outcome.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(clippy::large_enum_variant)] // one value a send
pub enum SendReport {
    /// The request has arrived.
    Sent {
        /// The specification's success text.
        message: String,
    },
    /// It has not, or nobody knows.
    Failed {
        /// Which way: `rejected`, `tooMany`, `unreachable`, `timedOut`, `notConfigured`.
        #[cfg_attr(
            feature = "typescript",
            tsify(type = "\"rejected\" | \"tooMany\" | \"unreachable\" | \"timedOut\" | \"notConfigured\"")
        )]
        reason: &'static str,
        /// For the console: HTTP status, 0 where no answer came.
        status: u16,
        /// For the console: the answer's text, `Network Error`, or the missing setting.
        log: String,
        /// Heading of the notice.
        title: String,
        /// What happened, in a visitor's words.
        text: String,
        /// What was typed is still there.
        kept: String,
        /// Words of the button that tries again.
        again: String,
        /// Heading of the other ways.
        alternatives: String,
        /// The same request by other means.
        ways: Ways,
    },
}

/// A request ready to be sent by other means.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Ways {
    /// Chat with the request as text.
    pub whatsapp: TextLink,
    /// Mail with the request as subject and body.
    pub email: TextLink,
    /// The phone.
    pub phone: TextLink,
}

impl SendReport {
    /// Puts an outcome into words.
    #[must_use]
    pub fn of(outcome: &SendOutcome, form: &QuoteForm, dictionary: &Dictionary) -> Self {
        let site = Site::new(dictionary, None);
        let Some((status, log)) = outcome.log() else {
            return Self::Sent { message: site.text(key::TRANSLATED_CONTACTO_PLACEHOLDER_SUCCESSMESSAGE) };
        };
        let reason = match outcome {
            SendOutcome::Unreachable => UNREACHABLE,
            SendOutcome::TimedOut => TIMED_OUT,
            SendOutcome::NotConfigured(_) => NOT_CONFIGURED,
            SendOutcome::TooMany => TOO_MANY,
            SendOutcome::Rejected { .. } | SendOutcome::Sent => REJECTED,
        };
        Self::failed(&site, reason, status, log, form)
    }

    /// The report of an earlier failure once more, for a language chosen or a form changed since. Nothing is sent.
    /// `reason` is that of the earlier report; one that is none counts as `unreachable`. Status and log are told once,
    /// by the earlier report.
    #[must_use]
    pub fn again(reason: &str, form: &QuoteForm, dictionary: &Dictionary) -> Self {
        let known = [REJECTED, TOO_MANY, TIMED_OUT, NOT_CONFIGURED].into_iter().find(|own| own.0 == reason);
        Self::failed(&Site::new(dictionary, None), known.unwrap_or(UNREACHABLE), 0, "", form)
    }

    fn failed(site: &Site, (reason, text): FailureReason, status: u16, log: &str, form: &QuoteForm) -> Self {
        Self::Failed {
            reason,
            status,
            log: log.into(),
            title: site.text(key::CONTACT_FAILED_TITLE),
            text: site.text(text),
            kept: site.text(key::CONTACT_FAILED_KEPT),
            again: site.text(key::CONTACT_FAILED_AGAIN),
            alternatives: site.text(key::CONTACT_WAYS_TITLE),
            ways: ways(site, form),
        }
    }
}

fn ways(site: &Site, form: &QuoteForm) -> Ways {
    let chat = |form: &QuoteForm| link::whatsapp(&text(site, form));
    let mail = |form: &QuoteForm| {
        let subject = site.fill(key::CONTACT_REQUEST_SUBJECT, "machine", form.value(Field::Machine));
        link::mail(&subject, &text(site, form))
    };
    let way = |text, href| TextLink { text: site.text(text), href };
    Ways {
        whatsapp: way(key::CONTACT_WAYS_WHATSAPP, fitting(form, LONGEST_CHAT, &chat)),
        email: way(key::CONTACT_WAYS_EMAIL, fitting(form, LONGEST_MAIL, &mail)),
        phone: way(key::CONTACT_WAYS_PHONE, link::phone(COMPANY.phones[0])),
    }
}

/// The link with the whole request, or, where that is longer than its channel takes, with the end of the longest text
/// left out and an ellipsis in its place. That text is the comments, unless somebody fills the other fields to the brim.
fn fitting(form: &QuoteForm, longest: usize, link: &dyn Fn(&QuoteForm) -> String) -> String {
    let mut form = form.clone();
    loop {
        let href = link(&form);
        // A character is at most 12 characters long when encoded, so this never cuts more than it has to by much.
        let too_many = href.len().saturating_sub(longest).div_ceil(12);
        if too_many == 0 || !form.shorten(too_many) {
            return href;
        }
    }
}

/// The request as people write it: a greeting and a line a field that was filled.
fn text(site: &Site, form: &QuoteForm) -> String {
    let mut out = site.text(key::CONTACT_REQUEST_GREETING);
    for (field, value) in form.fields() {
        if !value.is_empty() {
            out.push('\n');
            out.push_str(&line(site, field, value));
        }
    }
    out.replace("\r\n", "\n").replace('\r', "\n")
}

pub(super) fn line(site: &Site, field: Field, value: &str) -> String {
    let label = site.dictionary.text(label(field));
    site.dictionary.fill(key::CONTACT_REQUEST_LINE, &[("label", label), ("value", value)])
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::fixtures::dictionary;
    use crate::{Language, MissingSetting};

    fn report(outcome: &SendOutcome, comments: &str) -> SendReport {
        let form = QuoteForm::new(Field::ALL.map(|field| match field {
            Field::Name => "Obras & {value}".to_owned(),
            Field::Comments => comments.to_owned(),
            _ => String::new(),
        }));
        SendReport::of(outcome, &form, &dictionary(Language::Spanish))
    }

    #[test]
    fn success_is_told_in_the_words_of_the_specification() {
        let SendReport::Sent { message } = report(&SendOutcome::Sent, "") else { panic!("not sent") };
        assert_eq!(message, "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.");
    }

    #[test]
    fn a_failure_offers_the_same_request_by_other_means() {
        let SendReport::Failed { ways, status, log, reason, .. } =
            report(&SendOutcome::Unreachable, "Línea 1\nLínea 2")
        else {
            panic!("sent")
        };
        assert_eq!((reason, status, log.as_str()), ("unreachable", 0, "Network Error"));
        assert!(ways.whatsapp.href.contains("Obras%20%26%20%7Bvalue%7D"), "{}", ways.whatsapp.href);
        assert!(ways.whatsapp.href.ends_with("L%C3%ADnea%201%0AL%C3%ADnea%202"));
        assert!(ways.email.href.ends_with("L%C3%ADnea%201%0D%0AL%C3%ADnea%202"));
        assert!(ways.email.href.starts_with("mailto:hola@example.com?subject=Solicitud"));
    }

    #[test]
    fn a_failure_is_told_again_in_another_language_with_what_is_typed_now() {
        let form = QuoteForm::new(Field::ALL.map(|field| field.wire_name().to_owned()));
        for outcome in [
            SendOutcome::Rejected { status: 412, text: "refused".to_owned() },
            SendOutcome::TooMany,
            SendOutcome::Unreachable,
            SendOutcome::TimedOut,
            SendOutcome::NotConfigured(MissingSetting::Service),
        ] {
            let english = SendReport::of(&outcome, &form, &dictionary(Language::English));
            let SendReport::Failed { reason, .. } = report(&outcome, "") else { panic!("sent") };
            let SendReport::Failed { text, ways, log, .. } =
                SendReport::again(reason, &form, &dictionary(Language::English))
            else {
                panic!("sent")
            };
            let SendReport::Failed { text: expected, ways: expected_ways, .. } = english else { panic!("sent") };
            assert_eq!((text, ways, log), (expected, expected_ways, String::new()));
        }
    }

    #[test]
    fn links_keep_within_the_length_that_their_channels_take() {
        for comments in ["ñ".repeat(4000), "🏗".repeat(2000), "\n".repeat(3000), "a".repeat(1500)] {
            let comments = ["x", &comments, "x"].concat();
            let SendReport::Failed { ways, .. } = report(&SendOutcome::TooMany, &comments) else { panic!("sent") };
            assert!(ways.email.href.len() <= LONGEST_MAIL, "{}", ways.email.href.len());
            assert!(ways.whatsapp.href.len() <= LONGEST_CHAT, "{}", ways.whatsapp.href.len());
            for (href, longest) in [(&ways.email.href, LONGEST_MAIL), (&ways.whatsapp.href, LONGEST_CHAT)] {
                let cut = href.ends_with("%E2%80%A6");
                assert!(!cut || href.len() > longest - 40, "{} of {longest}", href.len());
            }
        }
    }
}
