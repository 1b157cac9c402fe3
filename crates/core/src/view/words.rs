//! Texts and addresses as views hold them: as what they are made of. They are put into words when a view is written.

use super::chrome::page_name;
use super::json::{Json, Show};
use super::outcome::RequestWay;
use super::{Site, decimal};
use crate::characters::replace_characters;
use crate::content::{COMPANY, key};
use crate::dictionary::Text;
use crate::{CategoryId, Language, MachineId, Page, Route, link, rich};

/// Words made of a text of the dictionary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Words<'a> {
    /// The text as it is.
    Text(Text),
    /// As people type it: with plain spaces, which is what they search for and compare with.
    Typed(Text),
    /// With a number in the place of `{count}`.
    Counted(Text, usize),
    /// What the link to the form says that asks for a machine.
    Ask(MachineId),
    /// The label of a category's machines.
    MachinesOf(CategoryId),
    /// A label, and a text with a number in the place of `{max}`.
    Labelled(Text, Text, usize),
    /// The short name of a page, as menus say it.
    Name(Page),
    /// As the title of a document.
    Title(Text),
    /// The same words in every language.
    Plain(&'a str),
    /// A letter and a number: a place on a page.
    Place(&'static str, usize),
}

impl From<Text> for Words<'_> {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

impl Show for Words<'_> {
    fn show(&self, to: &mut Json<'_>) {
        let Site { dictionary, .. } = to.site;
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
            Self::Place(letter, number) => to.string(&[letter, &decimal(number)].concat()),
        }
    }
}

impl Show for Text {
    fn show(&self, to: &mut Json<'_>) {
        Words::Text(*self).show(to);
    }
}

/// A text with markup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rich(pub(crate) Text);

impl Show for Rich {
    fn show(&self, to: &mut Json<'_>) {
        rich::parse(to.site.dictionary.text(self.0)).show(to);
    }
}

/// Where a link leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Href<'a> {
    /// A page, below the prefix of the address shown.
    Page(Page),
    /// The form, asking for a machine.
    Ask(MachineId),
    /// The page shown in a language, for people.
    In(Language),
    /// The page shown below a prefix, with the name of the site, for machines.
    Shared(Option<Language>),
    /// A place on the page shown.
    Place(&'static str),
    /// A call.
    Phone(&'static str),
    /// A mail to the company.
    Mail,
    /// A mail with a line for each question, for the visitor to fill in.
    MailWithQuestions,
    /// A chat with the company.
    Chat,
    /// A quote request by another way.
    Request(RequestWay<'a>),
    /// A complete address elsewhere.
    Elsewhere(&'a str),
}

impl Href<'_> {
    /// The address.
    #[must_use]
    pub fn address(self, site: Site<'_>) -> String {
        match self {
            Self::Page(page) => page.address(site.prefix),
            Self::Ask(machine) => machine.address(site.prefix),
            Self::In(language) => Route::in_language(site.path, language),
            Self::Shared(prefix) => [COMPANY.site, &site.page.unwrap_or(Page::Home).address(prefix)].concat(),
            Self::Place(id) => ["#", id].concat(),
            Self::Phone(number) => link::phone(number),
            Self::Mail => link::mail("", ""),
            Self::MailWithQuestions => super::contact::mail_with_questions(site),
            Self::Chat => link::whatsapp(COMPANY.message),
            Self::Request(way) => way.href(site),
            Self::Elsewhere(address) => address.to_owned(),
        }
    }
}

impl Show for Href<'_> {
    fn show(&self, to: &mut Json<'_>) {
        to.string(&self.address(to.site));
    }
}

/// Whether a link leads to the page shown, or to the section it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Current(pub(crate) Page);

impl Show for Current {
    fn show(&self, to: &mut Json<'_>) {
        let shown = to.site.page;
        if shown == Some(self.0) {
            to.string("page");
        } else if shown.and_then(Page::section) == Some(self.0) {
            to.string("true");
        }
    }
}

/// Whether a language is the one shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown(pub(crate) Language);

impl Show for Shown {
    fn show(&self, to: &mut Json<'_>) {
        (to.site.dictionary.language() == self.0).show(to);
    }
}

/// What becomes of these types in JavaScript.
#[cfg(feature = "typescript")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const DECLARATIONS: &str = "
/** A text in the language of the view. */
export type Text = string;
/** A text in the language of the view, made of others. */
export type Words = string;
/** Where a link leads: an address of the site, a place on the page, or a complete address. */
export type Href = string;
/** A text with markup. */
export type Rich = Inline[];
";
