//! `/condiciones-alquiler`

use serde::Serialize;

use crate::content::key;
use crate::text::{RichTextId, TextId};

/// The ten rental conditions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ConditionsView {
    /// Heading.
    pub title: TextId,
    /// The sentence under it.
    pub intro: TextId,
    /// Ten of them.
    pub items: &'static [RichItem],
}

/// A heading and a text with markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RichItem {
    /// The heading.
    pub title: TextId,
    /// The text.
    pub text: RichTextId,
}

pub(super) const CONDITIONS: ConditionsView = ConditionsView {
    title: key::CONDITIONS_TITLE,
    intro: key::CONDITIONS_INTRO,
    items: &[
        RichItem { title: key::CONDITIONS_1_TITLE, text: RichTextId(key::CONDITIONS_1_TEXT) },
        RichItem { title: key::CONDITIONS_2_TITLE, text: RichTextId(key::CONDITIONS_2_TEXT) },
        RichItem { title: key::CONDITIONS_3_TITLE, text: RichTextId(key::CONDITIONS_3_TEXT) },
        RichItem { title: key::CONDITIONS_4_TITLE, text: RichTextId(key::CONDITIONS_4_TEXT) },
        RichItem { title: key::CONDITIONS_5_TITLE, text: RichTextId(key::CONDITIONS_5_TEXT) },
        RichItem { title: key::CONDITIONS_6_TITLE, text: RichTextId(key::CONDITIONS_6_TEXT) },
        RichItem { title: key::CONDITIONS_7_TITLE, text: RichTextId(key::CONDITIONS_7_TEXT) },
        RichItem { title: key::CONDITIONS_8_TITLE, text: RichTextId(key::CONDITIONS_8_TEXT) },
        RichItem { title: key::CONDITIONS_9_TITLE, text: RichTextId(key::CONDITIONS_9_TEXT) },
        RichItem { title: key::CONDITIONS_10_TITLE, text: RichTextId(key::CONDITIONS_10_TEXT) },
    ],
};
