//! Texts by number. A [`Dictionary`](crate::Dictionary) has the texts themselves.
use serde::{Serialize, Serializer};

use crate::characters::decimal;

/// The number of a text. Only the build script creates them, so each has a text in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextId(u16);

impl TextId {
    /// The number of one of `count` texts; a larger number stops the build.
    pub(crate) const fn new(number: u16, count: usize) -> Self {
        assert!((number as usize) < count, "a text that no dictionary has");
        Self(number)
    }

    /// Its line in the dictionary, from 0 on.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }
}

/// The number of a text with markup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RichTextId(pub(crate) TextId);

/// The id of an element on a page: a letter and a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Anchor(pub(crate) &'static str, pub(crate) usize);

impl Serialize for Anchor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&[self.0, &decimal(self.1)].concat())
    }
}

/// A block of a long text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Block {
    /// A section's heading.
    Heading {
        /// Its id on the page.
        id: Anchor,
        /// Its text.
        text: TextId,
    },
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: RichTextId,
    },
    /// A bullet list.
    List {
        /// Its items.
        items: &'static [RichTextId],
    },
    /// A table.
    Table {
        /// Headings of its columns.
        head: &'static [RichTextId],
        /// Its rows.
        rows: &'static [&'static [RichTextId]],
    },
}
