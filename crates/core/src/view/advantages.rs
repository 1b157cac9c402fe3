//! `/ventajas`

use serde::Serialize;

use super::parts::{Section, TextLink};
use crate::content::key;
use crate::route::Page;
use crate::text::TextId;

/// The eight advantages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AdvantagesView {
    /// Heading.
    pub title: TextId,
    /// The headline under it.
    pub headline: TextId,
    /// Eight blocks.
    pub items: &'static [Section],
    /// To the machinery.
    pub machinery: TextLink<'static>,
}

pub(super) const ADVANTAGES: AdvantagesView = AdvantagesView {
    title: key::ADVANTAGES_TITLE,
    headline: key::ADVANTAGES_HEADLINE,
    items: &[
        Section { title: key::ADVANTAGES_1_TITLE, text: key::ADVANTAGES_1_TEXT },
        Section { title: key::ADVANTAGES_2_TITLE, text: key::ADVANTAGES_2_TEXT },
        Section { title: key::ADVANTAGES_3_TITLE, text: key::ADVANTAGES_3_TEXT },
        Section { title: key::ADVANTAGES_4_TITLE, text: key::ADVANTAGES_4_TEXT },
        Section { title: key::ADVANTAGES_5_TITLE, text: key::ADVANTAGES_5_TEXT },
        Section { title: key::ADVANTAGES_6_TITLE, text: key::ADVANTAGES_6_TEXT },
        Section { title: key::ADVANTAGES_7_TITLE, text: key::ADVANTAGES_7_TEXT },
        Section { title: key::ADVANTAGES_8_TITLE, text: key::ADVANTAGES_8_TEXT },
    ],
    machinery: TextLink::page(key::ADVANTAGES_CTA, Page::Machinery),
};
