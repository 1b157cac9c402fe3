//! Texts by their numbers, and what the build makes of them. The words are in a [`Dictionary`](crate::Dictionary).

/// A text by its number. Only the build script makes them, so each has its words in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextId(u16);

impl TextId {
    /// One of `count` texts; a number that is none of theirs stops the build.
    pub(crate) const fn new(number: u16, count: usize) -> Self {
        assert!((number as usize) < count, "a text that no dictionary has");
        Self(number)
    }

    /// Its line in the dictionary, from 0 on.
    pub(crate) const fn number(self) -> usize {
        self.0 as usize
    }
}

/// A text with markup, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RichTextId(pub(crate) TextId);

/// A place on a page: a letter and a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Anchor(pub(crate) &'static str, pub(crate) usize);

/// A block of a long text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(tag = "kind", rename_all = "camelCase"))]
pub enum Block {
    /// A section's heading.
    Heading {
        /// Its place on the page.
        id: Anchor,
        /// Its words.
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
