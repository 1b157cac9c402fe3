use super::json::{Json, Members, Show, views};
use super::{Rich, Words};
use crate::content::key;
use crate::dictionary::Text;

views! {
    /// A long text set for reading: the legal pages and the accessibility statement.
    pub struct DocumentView {
        /// Heading.
        pub title: Text,
        /// The sentence under it.
        pub intro: Text,
        /// When it was last changed.
        pub updated: Option<Text>,
        /// Label of the table of contents, which lists the headings.
        pub contents: Text,
        /// The text.
        pub body: &'static [Block],
        /// Whether the page scrolls smoothly to its top when it opens: the legal notice does.
        pub scrolls_to_top: bool,
    }

    /// The ten rental conditions.
    pub struct ConditionsView {
        /// Heading.
        pub title: Text,
        /// The sentence under it.
        pub intro: Text,
        /// Ten of them.
        pub items: &'static [RichItem],
    }

    /// A heading and a text with markup.
    pub struct RichItem {
        /// The heading.
        pub title: Text,
        /// The text.
        pub text: Rich,
    }
}

/// A block of a long text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(tag = "kind", rename_all = "camelCase"))]
pub enum Block {
    /// A section's heading.
    Heading {
        /// Its place on the page.
        id: Words<'static>,
        /// Its words.
        text: Text,
    },
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: Rich,
    },
    /// A bullet list.
    List {
        /// Its items.
        items: &'static [Rich],
    },
    /// A table.
    Table {
        /// Headings of its columns.
        head: &'static [Rich],
        /// Its rows.
        rows: &'static [&'static [Rich]],
    },
}

impl Members for Block {
    fn members(&self, to: &mut Json<'_>) {
        match self {
            Self::Heading { id, text } => {
                to.member("id", id);
                to.member("text", text);
            }
            Self::Paragraph { text } => to.member("text", text),
            Self::List { items } => to.member("items", items),
            Self::Table { head, rows } => {
                to.member("head", head);
                to.member("rows", rows);
            }
        }
    }
}

impl Show for Block {
    fn show(&self, to: &mut Json<'_>) {
        let kind = match self {
            Self::Heading { .. } => "heading",
            Self::Paragraph { .. } => "paragraph",
            Self::List { .. } => "list",
            Self::Table { .. } => "table",
        };
        to.variant(kind, self);
    }
}

pub(super) const PRIVACY: DocumentView = legal(key::PRIVACY_TITLE, key::PRIVACY_INTRO, key::PRIVACY_BODY);

pub(super) const COOKIES: DocumentView = legal(key::COOKIES_TITLE, key::COOKIES_INTRO, key::COOKIES_BODY);

pub(super) const LEGAL_NOTICE: DocumentView =
    DocumentView { scrolls_to_top: true, ..legal(key::NOTICE_TITLE, key::NOTICE_INTRO, key::NOTICE_BODY) };

/// Tells its own date.
pub(super) const ACCESSIBILITY: DocumentView = DocumentView {
    updated: None,
    ..legal(key::ACCESSIBILITY_TITLE, key::ACCESSIBILITY_INTRO, key::ACCESSIBILITY_BODY)
};

const fn legal(title: Text, intro: Text, body: &'static [Block]) -> DocumentView {
    DocumentView {
        title,
        intro,
        updated: Some(key::LEGAL_UPDATED),
        contents: key::LEGAL_CONTENTS,
        body,
        scrolls_to_top: false,
    }
}

pub(super) const CONDITIONS: ConditionsView = ConditionsView {
    title: key::CONDITIONS_TITLE,
    intro: key::CONDITIONS_INTRO,
    items: &[
        RichItem { title: key::CONDITIONS_1_TITLE, text: Rich(key::CONDITIONS_1_TEXT) },
        RichItem { title: key::CONDITIONS_2_TITLE, text: Rich(key::CONDITIONS_2_TEXT) },
        RichItem { title: key::CONDITIONS_3_TITLE, text: Rich(key::CONDITIONS_3_TEXT) },
        RichItem { title: key::CONDITIONS_4_TITLE, text: Rich(key::CONDITIONS_4_TEXT) },
        RichItem { title: key::CONDITIONS_5_TITLE, text: Rich(key::CONDITIONS_5_TEXT) },
        RichItem { title: key::CONDITIONS_6_TITLE, text: Rich(key::CONDITIONS_6_TEXT) },
        RichItem { title: key::CONDITIONS_7_TITLE, text: Rich(key::CONDITIONS_7_TEXT) },
        RichItem { title: key::CONDITIONS_8_TITLE, text: Rich(key::CONDITIONS_8_TEXT) },
        RichItem { title: key::CONDITIONS_9_TITLE, text: Rich(key::CONDITIONS_9_TEXT) },
        RichItem { title: key::CONDITIONS_10_TITLE, text: Rich(key::CONDITIONS_10_TEXT) },
    ],
};
