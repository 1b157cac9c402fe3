//! Long texts and their anchors.

use super::json::{JsonWriter, Render, RenderFields};
use crate::characters::decimal;
use crate::text::{Anchor, Block};

impl Render for Anchor {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.string(&[self.0, &decimal(self.1)].concat());
    }
}

impl RenderFields for Block {
    fn fields(&self, to: &mut JsonWriter<'_>) {
        match self {
            Self::Heading { id, text } => {
                to.field("id", id);
                to.field("text", text);
            }
            Self::Paragraph { text } => to.field("text", text),
            Self::List { items } => to.field("items", items),
            Self::Table { head, rows } => {
                to.field("head", head);
                to.field("rows", rows);
            }
        }
    }
}

impl Render for Block {
    fn render(&self, to: &mut JsonWriter<'_>) {
        let kind = match self {
            Self::Heading { .. } => "heading",
            Self::Paragraph { .. } => "paragraph",
            Self::List { .. } => "list",
            Self::Table { .. } => "table",
        };
        to.variant(kind, self);
    }
}
