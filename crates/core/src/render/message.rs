//! Texts as views hold them: as what they are made of, rendered when a view is written.

use super::context::RenderContext;
use super::json::{JsonWriter, Render};
use super::names::page_name;
use crate::catalogue::{CategoryId, MachineId};
use crate::characters::{decimal, replace_characters};
use crate::content::{COMPANY, key};
use crate::route::Page;
use crate::text::TextId;

/// What a view says: a text of the dictionary, or what is made of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message<'a> {
    /// The text as it is.
    Text(TextId),
    /// As people type it: with plain spaces, which is what they search for and compare with.
    Typed(TextId),
    /// With a number in the place of `{count}`.
    Counted(TextId, usize),
    /// What the link to the form says that asks for a machine.
    Ask(MachineId),
    /// The label of a category's machines.
    MachinesOf(CategoryId),
    /// A label, and a text with a number in the place of `{max}`.
    Labelled(TextId, TextId, usize),
    /// The short name of a page, as menus say it.
    Name(Page),
    /// As the title of a document.
    Title(TextId),
    /// The same words in every language.
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
            Self::Typed(text) => {
                let typed = |c| Some(if c == '\u{a0}' { ' ' } else { c });
                to.string(&replace_characters(dictionary.text(text), &typed));
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

/// What becomes of these types in JavaScript.
#[cfg(feature = "typescript")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const DECLARATIONS: &str = "
/** A text in the language of the view. */
export type TextId = string;
/** A text in the language of the view, made of others. */
export type Message = string;
/** The id of a place on the page. */
export type Anchor = string;
/** Where a link leads: an address of the site, a place on the page, or a complete address. */
export type Href = string;
/** A text with markup. */
export type RichTextId = Inline[];
";
