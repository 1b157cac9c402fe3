use super::contact::label;
use super::json::{Json, Members, Show, views};
use super::{Href, Site, TextLink, Words};
use crate::content::{COMPANY, key};
use crate::dictionary::Text;
use crate::{Date, Field, QuoteForm, SendOutcome, link, percent_encode};

/// The longest mail link: desktop mail programs on Windows take about 2,000 characters.
const LONGEST_MAIL: usize = 2000;
/// The longest chat link that passed every browser and WhatsApp itself.
const LONGEST_CHAT: usize = 4000;

/// Name of a reason, and what a visitor is told of it.
type FailureReason = (&'static str, Text);

const REJECTED: FailureReason = ("rejected", key::CONTACT_FAILED_REJECTED);
const REFUSED: FailureReason = ("refused", key::CONTACT_FAILED_REFUSED);
const TOO_MANY: FailureReason = ("tooMany", key::CONTACT_FAILED_TOO_MANY);
const UNREACHABLE: FailureReason = ("unreachable", key::CONTACT_FAILED_UNREACHABLE);
const TIMED_OUT: FailureReason = ("timedOut", key::CONTACT_FAILED_TIMED_OUT);
const ABORTED: FailureReason = ("aborted", key::CONTACT_FAILED_ABORTED);
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
        /// Which way. `refused`: the answer is not the provider's; `aborted`: the visitor or the caller stopped it.
        #[cfg_attr(
            feature = "typescript",
            tsify(
                type = "\"rejected\" | \"refused\" | \"tooMany\" | \"unreachable\" | \"timedOut\" | \"aborted\" | \"notConfigured\""
            )
        )]
        pub reason: &'static str,
        /// For the console: HTTP status, 0 where no answer came.
        pub status: u16,
        /// For the console: the first 4 kB of the answer's text, `Network Error`, or the missing setting.
        pub log: &'a str,
        /// For the console: why the server could not be reached, as far as the browser says.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub cause: Option<&'a str>,
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
            SendOutcome::Unreachable { .. } => UNREACHABLE,
            SendOutcome::TimedOut => TIMED_OUT,
            SendOutcome::Aborted => ABORTED,
            SendOutcome::NotConfigured(_) => NOT_CONFIGURED,
            SendOutcome::TooMany => TOO_MANY,
            SendOutcome::Refused { .. } => REFUSED,
            SendOutcome::Rejected { .. } | SendOutcome::Sent => REJECTED,
        };
        let cause = if let SendOutcome::Unreachable { cause } = outcome { Some(cause.as_str()) } else { None };
        Self::Failed(Failure { cause, ..Failure::new(reason, status, log, form) })
    }

    /// The report of an earlier failure once more, for a language chosen or a form changed since. Nothing is sent.
    /// `reason` is that of the earlier report; one that is none counts as `unreachable`. Status, log and
    /// cause are told once, by the earlier report.
    #[must_use]
    pub fn again(reason: &str, form: &'a QuoteForm) -> Self {
        let known =
            [REJECTED, REFUSED, TOO_MANY, TIMED_OUT, ABORTED, NOT_CONFIGURED].iter().find(|own| own.0 == reason);
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
            cause: None,
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

/// What stands for the end of a text that was cut off.
const ELLIPSIS: char = '…';

impl RequestWay<'_> {
    /// The link with the whole request, or, where that is longer than its channel takes, with the end of the longest
    /// text left out and an ellipsis in its place. That text is the comments, unless somebody fills the other fields to
    /// the brim.
    pub(super) fn href(self, site: Site<'_>) -> String {
        let (Self::Chat(form) | Self::Mail(form)) = self;
        let longest = match self {
            Self::Chat(_) => LONGEST_CHAT,
            Self::Mail(_) => LONGEST_MAIL,
        };
        let mut values = form.clone().into_values();
        // A character takes at least one of the link: what is past its length is never looked at again.
        for value in &mut values {
            if let Some((end, _)) = value.char_indices().nth(longest) {
                value.truncate(end);
                value.push(ELLIPSIS);
            }
        }
        loop {
            let href = self.link(site, &values);
            let excess = href.len().saturating_sub(longest);
            if excess == 0 || !self.shorten(&mut values, excess) {
                return href;
            }
        }
    }

    fn link(self, site: Site<'_>, values: &[String; Field::COUNT]) -> String {
        let text = request_text(site, values);
        match self {
            Self::Chat(_) => link::whatsapp(&text),
            Self::Mail(_) => {
                let machine = Field::ALL.iter().zip(values).find(|(field, _)| **field == Field::Machine);
                let machine = machine.map_or("", |(_, value)| value);
                link::mail(&site.dictionary.fill(key::CONTACT_REQUEST_SUBJECT, &[("machine", machine)]), &text)
            }
        }
    }

    /// Cuts the end of the longest value, so much that the link loses this length if there is so much. Says whether
    /// anything was left to cut: each turn empties a value or is the last, so there are no more turns than fields.
    fn shorten(self, values: &mut [String; Field::COUNT], length: usize) -> bool {
        let Some(longest) = values.iter_mut().max_by_key(|value| value.len()) else {
            return false;
        };
        if longest.len() <= ELLIPSIS.len_utf8() {
            return false;
        }
        // The ellipsis takes room as well; one that is there already is cut first.
        let mut left = length.saturating_add(self.encoded_length(ELLIPSIS));
        while left > 0
            && let Some(c) = longest.pop()
        {
            left = left.saturating_sub(self.encoded_length(c));
        }
        longest.push(ELLIPSIS);
        true
    }

    /// How much of the link a character takes.
    fn encoded_length(self, c: char) -> usize {
        if c == '\n' && matches!(self, Self::Mail(_)) {
            return "%0D%0A".len();
        }
        percent_encode(c.encode_utf8(&mut [0; 4])).len()
    }
}

/// The request as people write it: a greeting and a line a field that was filled.
fn request_text(site: Site<'_>, values: &[String; Field::COUNT]) -> String {
    let mut out = site.dictionary.text(key::CONTACT_REQUEST_GREETING).to_owned();
    for (&field, value) in Field::ALL.iter().zip(values) {
        if !value.is_empty() {
            out.push('\n');
            out.push_str(&line(site, field, &as_written(field, value)));
        }
    }
    out
}

/// A value as the office writes it, dates as `dd/mm/yyyy`; the wire has them as the form does.
fn as_written(field: Field, value: &str) -> String {
    if field == Field::Date
        && Date::parse(value).is_some()
        && let (Some(year), Some(month), Some(day)) = (value.get(..4), value.get(5..7), value.get(8..))
    {
        return [day, "/", month, "/", year].concat();
    }
    value.to_owned()
}

pub(super) fn line(site: Site<'_>, field: Field, value: &str) -> String {
    site.dictionary.fill(key::CONTACT_REQUEST_LINE, &[("label", site.dictionary.text(label(field))), ("value", value)])
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

    fn unreachable() -> SendOutcome {
        SendOutcome::Unreachable { cause: "Failed to fetch".to_owned() }
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
        let failed = told(&SendReport::of(&unreachable(), &form), Language::Spanish);
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
    fn a_failure_is_told_again_in_another_language_with_what_is_typed_now() {
        let typed = QuoteForm::new(Field::ALL.map(|field| field.wire_name().to_owned()));
        for outcome in [
            SendOutcome::Rejected { status: 412, text: "refused".to_owned() },
            SendOutcome::TooMany,
            SendOutcome::Refused { status: 200, text: "<html>".to_owned() },
            unreachable(),
            SendOutcome::TimedOut,
            SendOutcome::Aborted,
            SendOutcome::NotConfigured(MissingSetting::Service),
        ] {
            let spanish = told(&SendReport::of(&outcome, &form("")), Language::Spanish);
            let mut expected = told(&SendReport::of(&outcome, &typed), Language::English);
            expected["status"] = json!(0);
            expected["log"] = json!("");
            expected.as_object_mut().unwrap().remove("cause");
            let again = SendReport::again(spanish["reason"].as_str().unwrap(), &typed);
            assert_eq!(told(&again, Language::English), expected);
        }
    }

    #[test]
    fn links_keep_within_the_length_that_their_channels_take() {
        for comments in ["ñ".repeat(4000), "🏗".repeat(2000), "\n".repeat(3000), "a".repeat(1500), "a".repeat(5_000_000)]
        {
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

    #[test]
    fn fields_filled_to_the_brim_are_cut_one_after_the_other() {
        let form = QuoteForm::new(Field::ALL.map(|field| "ñ\u{b}".repeat(field.max_length() / 2)));
        let failed = told(&SendReport::of(&SendOutcome::TooMany, &form), Language::Valencian);
        for (way, longest) in [("email", LONGEST_MAIL), ("whatsapp", LONGEST_CHAT)] {
            let length = href(&failed, way).len();
            assert!(length <= longest && length > longest / 2, "{length} of {longest}");
        }
    }

    #[test]
    fn the_date_is_written_as_the_office_reads_it() {
        let form = |date: &str| {
            QuoteForm::new(Field::ALL.map(|field| if field == Field::Date { date.to_owned() } else { String::new() }))
        };
        for language in Language::ALL {
            let form = form("2026-12-01");
            let failed = told(&SendReport::of(&SendOutcome::TimedOut, &form), language);
            for way in ["whatsapp", "email"] {
                assert!(href(&failed, way).ends_with("%3A%2001%2F12%2F2026"), "{failed}");
            }
        }
        let form = form("soon");
        let failed = told(&SendReport::of(&SendOutcome::TimedOut, &form), Language::Spanish);
        assert!(href(&failed, "whatsapp").ends_with("soon"));
    }
}
