//! Long texts and their anchors.

use super::json::{JsonWriter, Render, render_kinds};
use crate::characters::decimal;
use crate::text::{Anchor, Block};

impl Render for Anchor {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.string(&[self.0, &decimal(self.1)].concat());
    }
}

render_kinds!(Block {
    Heading { id, text },
    Paragraph { text },
    List { items },
    Table { head, rows },
});
