use serde::Serialize;

use super::TextLink;
use super::site::Site;
use crate::content::{COMPANY, key};
use crate::{Page, link};

/// What is said when a page fails, ready before it does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ErrorTexts {
    /// Fixed by the specification.
    pub title: &'static str,
    /// A sentence in the visitor's language.
    pub text: String,
    /// Words of the button that loads the page again.
    pub reload: String,
    /// The way home.
    pub home: TextLink,
    /// By phone.
    pub call: TextLink,
    /// By WhatsApp.
    pub whatsapp: TextLink,
}

/// An address that leads nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct NotFoundView {
    /// Heading.
    pub title: String,
    /// What to do.
    pub text: String,
    /// The way home.
    pub home: TextLink,
    /// By phone.
    pub call: TextLink,
    /// By WhatsApp.
    pub whatsapp: TextLink,
}

pub(super) fn texts(site: &Site) -> ErrorTexts {
    ErrorTexts {
        title: "Unexpected Application Error!",
        text: site.text(key::ERROR_CRASH),
        reload: site.text(key::ERROR_RELOAD),
        home: site.link(Page::Home, key::ERROR_HOME),
        call: call(site),
        whatsapp: whatsapp(site),
    }
}

pub(super) fn not_found(site: &Site) -> NotFoundView {
    NotFoundView {
        title: site.text(key::ERROR_NOT_FOUND_TITLE),
        text: site.text(key::ERROR_NOT_FOUND_TEXT),
        home: site.link(Page::Home, key::ERROR_HOME),
        call: call(site),
        whatsapp: whatsapp(site),
    }
}

fn call(site: &Site) -> TextLink {
    TextLink { text: site.text(key::ERROR_CALL), href: link::phone(COMPANY.phones[0]) }
}

pub(super) fn whatsapp(site: &Site) -> TextLink {
    TextLink { text: site.text(key::WHATSAPP_WRITE), href: link::whatsapp(COMPANY.message) }
}
