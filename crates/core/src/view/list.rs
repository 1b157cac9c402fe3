//! The request list as the contact page shows it.

use serde::Serialize;

use super::list_lines::{Kind, Known, Lines};
use super::list_request::summary;
use super::list_texts::{ListTexts, TEXTS};
use crate::content::key;
use crate::dictionary::Dictionary;
use crate::list::value::{ListError, MAX_LINES, RequestList};
use crate::render::context::RenderContext;
use crate::render::message::Message;
use crate::render::to_json;

/// A request list in the words of a language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListView<'a> {
    /// The list without the lines that the catalogue no longer has; empty if none is left.
    pub list: String,
    /// Why the text is not a list; then there are no lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Message<'static>>,
    /// That lines are no longer in the catalogue.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<Message<'static>>,
    /// What is asked for, in at most 120 characters.
    pub summary: String,
    /// What is asked for, to be rented.
    #[cfg_attr(feature = "typescript", tsify(type = "ListEntry[]"))]
    pub machines: Lines<'a>,
    /// What is asked for, to be bought.
    #[cfg_attr(feature = "typescript", tsify(type = "ListEntry[]"))]
    pub products: Lines<'a>,
    /// Texts around the lines.
    pub texts: &'static ListTexts,
}

/// A list as the JSON text of a [`ListView`]. `text` may be anything: it is read from storage or from an address.
#[must_use]
pub fn list_json(text: &str, dictionary: &Dictionary) -> String {
    let (list, refused) = match RequestList::read(text) {
        Ok(list) => (list, None),
        Err(error) => (RequestList::default(), Some(refusal(error))),
    };
    let kept = list.clone().retained(&|id| Known::of(id, dictionary).is_some());
    let gone = match list.lines().len().saturating_sub(kept.lines().len()) {
        0 => None,
        1 => Some(Message::Text(key::LIST_GONE_ONE)),
        many => Some(Message::Counted(key::LIST_GONE_OTHER, many)),
    };
    let view = ListView {
        list: kept.write(),
        refused,
        gone,
        summary: summary(&kept, dictionary),
        machines: Lines { list: &kept, kind: Kind::Machine },
        products: Lines { list: &kept, kind: Kind::Product },
        texts: &TEXTS,
    };
    to_json(&view, RenderContext::without_page_in_language(dictionary))
}

const fn refusal(error: ListError) -> Message<'static> {
    match error {
        ListError::OtherVersion => Message::Text(key::LIST_BAD_VERSION),
        ListError::TooMany => Message::Counted(key::LIST_BAD_MANY, MAX_LINES),
        ListError::Unreadable | ListError::InvalidLine => Message::Text(key::LIST_BAD_UNREADABLE),
    }
}

#[cfg(test)]
mod tests;
