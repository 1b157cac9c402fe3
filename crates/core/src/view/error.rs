use serde::Serialize;

use super::parts::{TextLink, WRITE_BY_WHATSAPP};
use crate::content::{COMPANY, key};
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

/// Texts of the error screen, known before a page fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ErrorTexts {
    /// Fixed by the specification.
    pub title: &'static str,
    /// A sentence in the visitor's language.
    pub text: TextId,
    /// Label of the button that loads the page again.
    pub reload: TextId,
    /// The way home.
    pub home: TextLink<'static>,
    /// By phone.
    pub call: TextLink<'static>,
    /// By WhatsApp.
    pub whatsapp: TextLink<'static>,
}

/// The page for unknown addresses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NotFoundView {
    /// Fixed by the specification, in English.
    pub status: &'static str,
    /// Fixed by the specification, in English.
    pub error: &'static str,
    /// Heading.
    pub title: TextId,
    /// What to do.
    pub text: TextId,
    /// The way home.
    pub home: TextLink<'static>,
    /// By phone.
    pub call: TextLink<'static>,
    /// By WhatsApp.
    pub whatsapp: TextLink<'static>,
}

const UNEXPECTED: &str = "Unexpected Application Error!";

pub(super) const ERROR: ErrorTexts = ErrorTexts {
    title: UNEXPECTED,
    text: key::ERROR_CRASH,
    reload: key::ERROR_RELOAD,
    home: HOME,
    call: CALL,
    whatsapp: WRITE_BY_WHATSAPP,
};

pub(super) const NOT_FOUND: NotFoundView = NotFoundView {
    status: "404 Not Found",
    error: UNEXPECTED,
    title: key::ERROR_NOT_FOUND_TITLE,
    text: key::ERROR_NOT_FOUND_TEXT,
    home: HOME,
    call: CALL,
    whatsapp: WRITE_BY_WHATSAPP,
};

const HOME: TextLink<'static> = TextLink::page(key::ERROR_HOME, Page::Home);
const CALL: TextLink<'static> = TextLink { text: Message::Text(key::ERROR_CALL), href: Href::Phone(COMPANY.phones[0]) };
