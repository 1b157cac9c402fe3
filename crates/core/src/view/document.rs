use serde::Serialize;

use crate::content::key;
use crate::text::{Block, TextId};

/// A long text: the legal pages and the accessibility statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentView {
    /// Heading.
    pub title: TextId,
    /// The sentence under it.
    pub intro: TextId,
    /// When it was last changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<TextId>,
    /// Label of the table of contents, which lists the headings.
    pub contents: TextId,
    /// The text.
    pub body: &'static [Block],
    /// Whether the page scrolls smoothly to its top when it opens: the legal notice does.
    pub scrolls_to_top: bool,
}

pub(super) const PRIVACY: DocumentView = legal(key::PRIVACY_TITLE, key::PRIVACY_INTRO, key::PRIVACY_BODY);

pub(super) const COOKIES: DocumentView = legal(key::COOKIES_TITLE, key::COOKIES_INTRO, key::COOKIES_BODY);

pub(super) const LEGAL_NOTICE: DocumentView =
    DocumentView { scrolls_to_top: true, ..legal(key::NOTICE_TITLE, key::NOTICE_INTRO, key::NOTICE_BODY) };

/// Without `updated`: its text has a date already.
pub(super) const ACCESSIBILITY: DocumentView = DocumentView {
    updated: None,
    ..legal(key::ACCESSIBILITY_TITLE, key::ACCESSIBILITY_INTRO, key::ACCESSIBILITY_BODY)
};

const fn legal(title: TextId, intro: TextId, body: &'static [Block]) -> DocumentView {
    DocumentView {
        title,
        intro,
        updated: Some(key::LEGAL_UPDATED),
        contents: key::LEGAL_CONTENTS,
        body,
        scrolls_to_top: false,
    }
}
