//! The names, notes and trade words of items.

use super::quantity::Quantity;

/// What a label is. Others are those of the other languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LabelKind {
    Name,
    OtherName,
    /// What people say for an item, rather than its name.
    TradeWord,
    OtherTradeWord,
    /// It only says something of an item, rather than what it is called.
    Note,
}

impl LabelKind {
    /// In percent.
    pub(super) const fn worth(self) -> u32 {
        match self {
            Self::Name => 100,
            Self::TradeWord => 98,
            Self::OtherName => 94,
            Self::OtherTradeWord => 92,
            Self::Note => 60,
        }
    }

    pub(super) const fn is_trade_word(self) -> bool {
        matches!(self, Self::TradeWord | Self::OtherTradeWord)
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
