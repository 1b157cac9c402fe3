//! The quote request as a chat, a text message or a mail instead of the form.

use serde::{Serialize, Serializer};

use crate::characters::trim;
use crate::content::key;
use crate::form::date;
use crate::form::field::Field;
use crate::form::quote::QuoteForm;
use crate::link::{self, percent_encode};
use crate::render::context::RenderContext;
use crate::text::TextId;

/// A link that sends the request as a chat, a text message or a mail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestLink<'a> {
    /// Its text.
    pub text: TextId,
    /// A chat, a text message or a mail.
    #[cfg_attr(feature = "typescript", tsify(type = "Href"))]
    pub href: RequestHref<'a>,
}

/// Length limit of mail links: desktop mail programs on Windows accept about 2,000 characters.
pub(super) const MAX_MAIL_LEN: usize = 2000;
/// Length limit of links to text messages, which networks send as ten parts at most. Not less than that of mails, so that
/// whatever is cut anywhere is cut in the mail.
const MAX_MESSAGE_LEN: usize = MAX_MAIL_LEN;
/// Length limit of chat links, which every browser and WhatsApp accept.
pub(super) const MAX_CHAT_LEN: usize = 4000;

/// A quote request as a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RequestHref<'a> {
    /// As the text of a chat.
    Chat(&'a QuoteForm),
    /// As a text message.
    Message(&'a QuoteForm),
    /// As a mail.
    Mail(&'a QuoteForm),
    /// A mail with a line for each question, for the visitor to fill in.
    Questions,
}

impl Serialize for RequestHref<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let context = &*RenderContext::require()?;
        serializer.serialize_str(&match self {
            Self::Chat(form) => RequestChannel::Chat.href(form, context),
            Self::Message(form) => RequestChannel::Message.href(form, context),
            Self::Mail(form) => RequestChannel::Mail.href(form, context),
            Self::Questions => mail_with_questions(context),
        })
    }
}

/// Says that the chat, the text message or the mail has no room for the whole request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CutNotice<'a>(pub(super) &'a QuoteForm);

impl CutNotice<'_> {
    /// Whether all three have room: the mail has the least, as its link is the longest and no limit is below its own.
    #[allow(clippy::trivially_copy_pass_by_ref)] // serde passes a reference
    pub(super) fn is_absent(&self) -> bool {
        let values = self.0.clone().into_values();
        RenderContext::current()
            .is_some_and(|context| RequestChannel::Mail.link(&context, &values).len() <= MAX_MAIL_LEN)
    }
}

impl Serialize for CutNotice<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        key::CONTACT_VIA_CUT.serialize(serializer)
    }
}

/// The channel that carries a request, which limits its length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RequestChannel {
    Chat,
    Message,
    Mail,
}

/// Replaces the end of a text that was cut.
const ELLIPSIS: char = '…';

impl RequestChannel {
    const fn max_len(self) -> usize {
        match self {
            Self::Chat => MAX_CHAT_LEN,
            Self::Message => MAX_MESSAGE_LEN,
            Self::Mail => MAX_MAIL_LEN,
        }
    }

    /// The link with the whole request. If that is too long for the channel, the longest value is cut and ends in an
    /// ellipsis: the comments, unless somebody fills the other fields completely.
    fn href(self, form: &QuoteForm, context: &RenderContext) -> String {
        let max_len = self.max_len();
        let mut values = form.clone().into_values();
        // Each character takes at least one in the link, so the rest of a longer value can be dropped at once.
        for value in &mut values {
            if let Some((end, _)) = value.char_indices().nth(max_len) {
                value.truncate(end);
                value.push(ELLIPSIS);
            }
        }
        loop {
            let href = self.link(context, &values);
            let excess = href.len().saturating_sub(max_len);
            if excess == 0 || !self.shorten(&mut values, excess) {
                return href;
            }
        }
    }

    fn link(self, context: &RenderContext, values: &[String; Field::COUNT]) -> String {
        let text = request_text(context, values);
        match self {
            Self::Chat => link::whatsapp(&text),
            Self::Message => link::text_message(&text),
            Self::Mail => {
                let machine = Field::ALL.iter().zip(values).find(|(field, _)| **field == Field::Machine);
                let machine = machine.map_or("", |(_, value)| value);
                link::mail(&context.dictionary.fill(key::CONTACT_REQUEST_SUBJECT, &[("machine", machine)]), &text)
            }
        }
    }

    /// Cuts the end of the longest value to shorten the link by this length, if there is so much. Returns whether there
    /// was anything to cut: each call empties a value or is the last, so there are no more calls than fields.
    fn shorten(self, values: &mut [String; Field::COUNT], length: usize) -> bool {
        let Some(longest) = values.iter_mut().max_by_key(|value| value.len()) else {
            return false;
        };
        if longest.len() <= ELLIPSIS.len_utf8() {
            return false;
        }
        // The new ellipsis takes room too; an existing one is cut first.
        let mut left = length.saturating_add(self.encoded_length(ELLIPSIS));
        while left > 0
            && let Some(c) = longest.pop()
        {
            left = left.saturating_sub(self.encoded_length(c));
        }
        longest.push(ELLIPSIS);
        true
    }

    /// Length of a character in the link.
    fn encoded_length(self, c: char) -> usize {
        if c == '\n' && matches!(self, Self::Mail) {
            return "%0D%0A".len();
        }
        percent_encode(c.encode_utf8(&mut [0; 4])).len()
    }
}

/// The request as text: a greeting, and one line for each filled field.
fn request_text(context: &RenderContext, values: &[String; Field::COUNT]) -> String {
    let mut out = context.dictionary.text(key::CONTACT_REQUEST_GREETING).to_owned();
    for (&field, value) in Field::ALL.iter().zip(values) {
        if !value.is_empty() {
            out.push('\n');
            out.push_str(&line(context, field, &as_written(field, value)));
        }
    }
    out
}

/// A value as somebody would write it.
fn as_written(field: Field, value: &str) -> String {
    let date = if field == Field::Date { date::written(value) } else { None };
    date.unwrap_or_else(|| value.to_owned())
}

fn line(context: &RenderContext, field: Field, value: &str) -> String {
    context
        .dictionary
        .fill(key::CONTACT_REQUEST_LINE, &[("label", context.dictionary.text(label(field))), ("value", value)])
}

pub(super) const fn label(field: Field) -> TextId {
    match field {
        Field::Name => key::CONTACT_NAME_LABEL,
        Field::Email => key::CONTACT_EMAIL_LABEL,
        Field::Phone => key::CONTACT_PHONE_LABEL,
        Field::Machine => key::CONTACT_MACHINE_LABEL,
        Field::City => key::CONTACT_CITY_LABEL,
        Field::Date => key::CONTACT_DATE_LABEL,
        Field::Days => key::CONTACT_DAYS_LABEL,
        Field::Comments => key::CONTACT_COMMENTS_LABEL,
    }
}

/// A mail with a line for each question, for the visitor to fill in.
fn mail_with_questions(context: &RenderContext) -> String {
    let mut body = context.dictionary.text(key::CONTACT_REQUEST_GREETING).to_owned();
    body.push('\n');
    for &field in &Field::ALL {
        body.push('\n');
        body.push_str(trim(&line(context, field, "")));
        body.push(' ');
    }
    link::mail(context.dictionary.text(key::CONTACT_PLAIN_SUBJECT), &body)
}
