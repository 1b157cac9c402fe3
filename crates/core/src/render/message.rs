//! Texts of views, rendered when a view is serialised.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use super::context::RenderContext;
use super::names::page_name;
use crate::catalogue::{CategoryId, MachineId};
use crate::characters::{decimal, with_plain_spaces};
use crate::content::{COMPANY, key};
use crate::dictionary::Dictionary;
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

impl Message<'_> {
    /// The text itself.
    fn text<'a>(&'a self, dictionary: &'a Dictionary) -> Cow<'a, str> {
        let filled = |text, name, value: &str| dictionary.fill(text, &[(name, value)]);
        Cow::Owned(match *self {
            Self::Text(text) => return Cow::Borrowed(dictionary.text(text)),
            Self::Name(page) => return Cow::Borrowed(dictionary.text(page_name(page))),
            Self::Plain(text) => return Cow::Borrowed(text),
            Self::WithPlainSpaces(text) => with_plain_spaces(dictionary.text(text)),
            Self::Counted(text, number) => filled(text, "count", &decimal(number)),
            Self::Ask(id) => filled(key::CARD_ASK_MACHINE, "machine", dictionary.text(id.machine().name)),
            Self::MachinesOf(id) => {
                filled(key::MACHINERY_MENU_MACHINES, "category", dictionary.text(id.category().name))
            }
            Self::Labelled(label, text, number) => {
                [dictionary.text(label), ": ", &filled(text, "max", &decimal(number))].concat()
            }
            Self::Title(text) => [dictionary.text(text), " | ", COMPANY.name].concat(),
            Self::Number(number) => decimal(number),
        })
    }
}

impl Serialize for Message<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text(&RenderContext::require()?.dictionary))
    }
}

impl Serialize for TextId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(RenderContext::require()?.dictionary.text(*self))
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
