use serde::Serialize;

use super::site::{Site, decimal};
use crate::content::key;
use crate::dictionary::{BlockKeys, MessageKey};
use crate::{Inline, Page};

/// A long text set for reading: the legal pages and the accessibility statement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentView {
    /// Heading.
    pub title: String,
    /// The sentence under it.
    pub intro: String,
    /// When it was last changed.
    pub updated: Option<String>,
    /// Label of the table of contents, which lists the headings.
    pub contents: String,
    /// The text.
    pub body: Vec<Block>,
    /// Whether the page scrolls smoothly to its top when it opens: the legal notice does.
    pub scrolls_to_top: bool,
}

/// A block of a long text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Block {
    /// A section's heading.
    Heading {
        /// Its place on the page.
        id: String,
        /// Its words.
        text: String,
    },
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: Vec<Inline>,
    },
    /// A bullet list.
    List {
        /// Its items.
        items: Vec<Vec<Inline>>,
    },
    /// A table.
    Table {
        /// Headings of its columns.
        head: Vec<Vec<Inline>>,
        /// Its rows.
        rows: Vec<Vec<Vec<Inline>>>,
    },
}

/// The ten rental conditions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ConditionsView {
    /// Heading.
    pub title: String,
    /// The sentence under it.
    pub intro: String,
    /// Ten of them.
    pub items: Vec<RichItem>,
}

/// A heading and a text with markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct RichItem {
    /// The heading.
    pub title: String,
    /// The text.
    pub text: Vec<Inline>,
}

pub(super) fn view(site: &Site, page: Page) -> DocumentView {
    let (title, intro, body) = match page {
        Page::Privacy => (key::PRIVACY_TITLE, key::PRIVACY_INTRO, key::PRIVACY_BODY),
        Page::Cookies => (key::COOKIES_TITLE, key::COOKIES_INTRO, key::COOKIES_BODY),
        Page::Accessibility => (key::ACCESSIBILITY_TITLE, key::ACCESSIBILITY_INTRO, key::ACCESSIBILITY_BODY),
        _ => (key::NOTICE_TITLE, key::NOTICE_INTRO, key::NOTICE_BODY),
    };
    DocumentView {
        title: site.text(title),
        intro: site.text(intro),
        // The accessibility statement tells its own date.
        updated: (page != Page::Accessibility).then(|| site.text(key::LEGAL_UPDATED)),
        contents: site.text(key::LEGAL_CONTENTS),
        body: blocks(site, body),
        scrolls_to_top: page == Page::LegalNotice,
    }
}

fn blocks(site: &Site, keys: &[BlockKeys]) -> Vec<Block> {
    let rich_all = |cells: &[MessageKey]| cells.iter().map(|&cell| site.rich(cell)).collect();
    let mut sections = 0_usize;
    keys.iter()
        .map(|block| match *block {
            BlockKeys::Heading(text) => {
                sections = sections.saturating_add(1);
                Block::Heading { id: ["s", &decimal(sections)].concat(), text: site.text(text) }
            }
            BlockKeys::Paragraph(text) => Block::Paragraph { text: site.rich(text) },
            BlockKeys::List(items) => Block::List { items: rich_all(items) },
            BlockKeys::Table(rows) => {
                let (head, rows) = rows.split_first().map_or((&[][..], rows), |(head, rows)| (*head, rows));
                Block::Table { head: rich_all(head), rows: rows.iter().map(|row| rich_all(row)).collect() }
            }
        })
        .collect()
}

pub(super) fn conditions(site: &Site) -> ConditionsView {
    let items = [
        (key::CONDITIONS_1_TITLE, key::CONDITIONS_1_TEXT),
        (key::CONDITIONS_2_TITLE, key::CONDITIONS_2_TEXT),
        (key::CONDITIONS_3_TITLE, key::CONDITIONS_3_TEXT),
        (key::CONDITIONS_4_TITLE, key::CONDITIONS_4_TEXT),
        (key::CONDITIONS_5_TITLE, key::CONDITIONS_5_TEXT),
        (key::CONDITIONS_6_TITLE, key::CONDITIONS_6_TEXT),
        (key::CONDITIONS_7_TITLE, key::CONDITIONS_7_TEXT),
        (key::CONDITIONS_8_TITLE, key::CONDITIONS_8_TEXT),
        (key::CONDITIONS_9_TITLE, key::CONDITIONS_9_TEXT),
        (key::CONDITIONS_10_TITLE, key::CONDITIONS_10_TEXT),
    ];
    ConditionsView {
        title: site.text(key::CONDITIONS_TITLE),
        intro: site.text(key::CONDITIONS_INTRO),
        items: items.map(|(title, text)| RichItem { title: site.text(title), text: site.rich(text) }).into(),
    }
}
