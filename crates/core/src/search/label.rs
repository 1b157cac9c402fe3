//! The names, notes and synonyms of items.

use super::quantity::Quantity;

/// What a label is. Others are those of the other languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LabelKind {
    Name,
    OtherName,
    /// What people say for an item, rather than its name.
    Synonym,
    OtherSynonym,
    /// It only says something of an item, rather than what it is called.
    Note,
}

impl LabelKind {
    /// In percent.
    pub(super) const fn worth(self) -> u32 {
        match self {
            Self::Name => 100,
            Self::Synonym => 98,
            Self::OtherName => 94,
            Self::OtherSynonym => 92,
            Self::Note => 60,
        }
    }

    pub(super) const fn is_synonym(self) -> bool {
        matches!(self, Self::Synonym | Self::OtherSynonym)
    }
}

/// A text, and what it means.
#[derive(Debug)]
pub(super) struct Label {
    pub(super) kind: LabelKind,
    /// Numbers of vocabulary entries.
    pub(super) words: Vec<usize>,
    pub(super) quantity: Option<Quantity>,
    /// Numbers of items, the best first.
    pub(super) items: Vec<usize>,
}
