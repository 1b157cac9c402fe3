//! Texts of views, rendered when a view is serialised.

use super::context::RenderContext;
use super::json::{JsonWriter, Render};
use super::names::page_name;
use crate::catalogue::{CategoryId, MachineId};
use crate::characters::{decimal, replace_characters};
use crate::content::{COMPANY, key};
use crate::route::Page;
use crate::text::TextId;

/// A text of a view: one of the dictionary, or composed from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message<'a> {
    /// The text unchanged.
    Text(TextId),
    /// With plain instead of no-break spaces, as people type and search for it.
    WithPlainSpaces(TextId),
    /// With a number for `{count}`.
    Counted(TextId, usize),
    /// Label of the link to the form for a machine.
    Ask(MachineId),
    /// The label of a category's machines.
    MachinesOf(CategoryId),
    /// A label, and a text with a number for `{max}`.
    Labelled(TextId, TextId, usize),
    /// The short name of a page, as in menus.
    Name(Page),
    /// As the title of a document.
    Title(TextId),
    /// A text that is the same in every language.
    Plain(&'a str),
    /// A number.
    Number(usize),
}

impl From<TextId> for Message<'_> {
    fn from(text: TextId) -> Self {
        Self::Text(text)
    }
}

impl Render for Message<'_> {
    fn render(&self, to: &mut JsonWriter<'_>) {
        let RenderContext { dictionary, .. } = to.context;
        let filled = |text, name, value: &str| dictionary.fill(text, &[(name, value)]);
        match *self {
            Self::Text(text) => to.string(dictionary.text(text)),
            Self::Plain(text) => to.string(text),
            Self::WithPlainSpaces(text) => {
                let plain = |c| Some(if c == '\u{a0}' { ' ' } else { c });
                to.string(&replace_characters(dictionary.text(text), &plain));
            }
            Self::Counted(text, number) => to.string(&filled(text, "count", &decimal(number))),
            Self::Ask(id) => {
                to.string(&filled(key::CARD_ASK_MACHINE, "machine", dictionary.text(id.machine().name)));
            }
            Self::MachinesOf(id) => {
                to.string(&filled(key::MACHINERY_MENU_MACHINES, "category", dictionary.text(id.category().name)));
            }
            Self::Labelled(label, text, number) => {
                to.string(&[dictionary.text(label), ": ", &filled(text, "max", &decimal(number))].concat());
            }
            Self::Name(page) => to.string(dictionary.text(page_name(page))),
            Self::Title(text) => to.string(&[dictionary.text(text), " | ", COMPANY.name].concat()),
            Self::Number(number) => to.string(&decimal(number)),
        }
    }
}

impl Render for TextId {
    fn render(&self, to: &mut JsonWriter<'_>) {
        Message::Text(*self).render(to);
    }
}

/// These types as JavaScript gets them.
#[cfg(feature = "typescript")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const DECLARATIONS: &str = "
/** A text in the language of the view. */
export type TextId = string;
/** A text in the language of the view, composed from others. */
export type Message = string;
/** The id of an element on the page. */
export type Anchor = string;
/** The target of a link: an address of the site, an anchor on the page, or a complete address. */
export type Href = string;
/** A text with markup. */
export type RichTextId = Inline[];
";
