//! What every page has around its content: header, menus, language links, contact links.

use serde::Serialize;

use super::error::{ERROR, ErrorTexts};
use super::footer::{FOOTER, Footer};
use super::list_texts::{LABELS, ListLabels};
use super::offline::{OFFLINE, OfflineTexts};
use super::parts::{AriaCurrent, IsCurrentLanguage, TextLink};
use super::search::{FIELD, SearchField};
use crate::content::{COMPANY, key};
use crate::language::Language;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::Page;
use crate::text::TextId;

/// Header, menus, banner and footer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Chrome {
    /// Text of the skip link.
    pub skip: TextId,
    /// Name of the company.
    pub brand: &'static str,
    /// Line under the name.
    pub tagline: TextId,
    /// To the home page; its text is the accessible name.
    pub home: TextLink<'static>,
    /// The main navigation.
    pub navigation: &'static Navigation,
    /// The field in the header; absent on the search page, which has its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search: Option<SearchField>,
    /// Label of the language menu.
    pub language_label: TextId,
    /// Shown when the texts of the chosen language could not be loaded.
    pub language_failed: TextId,
    /// Shown on other pages when a request could not be sent; a link to the form follows.
    pub send_failed: TextId,
    /// Every language.
    pub languages: &'static [LanguageOption],
    /// Office hours in one line.
    pub hours: TextId,
    /// Phone number as text.
    pub phone: &'static str,
    /// Phone link; its text is the accessible name.
    pub call: TextLink<'static>,
    /// The chat button, on some pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whatsapp: Option<TextLink<'static>>,
    /// Labels of the action bar of small screens.
    pub actions: Actions,
    /// Labels for request lists.
    pub list: &'static ListLabels,
    /// Texts for pages without a connection.
    pub offline: &'static OfflineTexts,
    /// Breadcrumbs, home first; empty on the home page.
    pub crumbs: Vec<NavLink>,
    /// Label of the breadcrumbs.
    pub crumbs_label: TextId,
    /// Labels of the background video's control.
    pub banner: Banner,
    /// The footer.
    pub footer: &'static Footer,
    /// Texts of the error screen.
    pub error: &'static ErrorTexts,
}

/// Labels short enough for four buttons in a row on a phone; the longer accessible names contain them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Actions {
    /// Of the phone link.
    pub call: TextId,
    /// Of the chat link.
    pub whatsapp: TextId,
    /// Of the link to the form.
    pub quote: TextId,
    /// Of the menu button.
    pub menu: TextId,
}

/// The main navigation, in the header and in the menu panel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Navigation {
    /// Label of the landmark.
    pub label: TextId,
    /// Name of the button that opens the panel.
    pub open: TextId,
    /// Name of the button that closes it.
    pub close: TextId,
    /// Heading of the panel.
    pub title: TextId,
    /// The seven links; the last one asks for a quote.
    pub links: &'static [NavLink],
}

/// A link that may be the current page, or the section it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NavLink {
    /// Its text.
    pub text: Message<'static>,
    /// Its target.
    pub href: Href<'static>,
    /// `page` for the page itself, `true` for its section.
    #[serde(skip_serializing_if = "AriaCurrent::is_absent")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "CurrentMark"))]
    pub current: AriaCurrent,
}

/// A language of the menu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LanguageOption {
    /// What addresses and storage call it.
    #[cfg_attr(feature = "typescript", tsify(type = "Language"))]
    pub code: &'static str,
    /// Its name in the language itself.
    pub name: &'static str,
    /// Language tag of that name.
    pub lang: &'static str,
    /// This page in that language, for a visitor without script.
    pub href: Href<'static>,
    /// Whether it is the current one.
    #[cfg_attr(feature = "typescript", tsify(type = "boolean"))]
    pub current: IsCurrentLanguage,
}

/// Labels of the background video's control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Banner {
    /// While it plays.
    pub pause: TextId,
    /// While it is paused.
    pub play: TextId,
}

pub(super) fn view(page: Option<Page>) -> Chrome {
    Chrome {
        skip: key::SKIP,
        brand: COMPANY.name,
        tagline: key::SITE_TAGLINE,
        home: TextLink::page(key::LOGO_HOME, Page::Home),
        navigation: &NAVIGATION,
        search: (page != Some(Page::Search)).then_some(FIELD),
        language_label: key::LANGUAGE_LABEL,
        language_failed: key::LANGUAGE_FAILED,
        send_failed: key::CONTACT_FAILED_ELSEWHERE,
        languages: LANGUAGES,
        hours: key::HOURS_TEXT,
        phone: COMPANY.phones[0],
        call: TextLink { text: Message::Text(key::CALL_LABEL), href: Href::Phone(COMPANY.phones[0]) },
        whatsapp: page.is_some_and(has_whatsapp).then_some(WHATSAPP_BUTTON),
        actions: Actions {
            call: key::ACTION_CALL,
            whatsapp: key::ACTION_WHATSAPP,
            quote: key::ACTION_QUOTE,
            menu: key::MENU_TITLE,
        },
        list: &LABELS,
        offline: &OFFLINE,
        crumbs: crumbs(page),
        crumbs_label: key::BREADCRUMB_LABEL,
        banner: Banner { pause: key::VIDEO_PAUSE, play: key::VIDEO_PLAY },
        footer: &FOOTER,
        error: &ERROR,
    }
}

const WHATSAPP_BUTTON: TextLink<'static> = TextLink { text: Message::Text(key::WHATSAPP_LABEL), href: Href::Chat };

/// Home, contact, shop and machinery pages.
const fn has_whatsapp(page: Page) -> bool {
    matches!(page, Page::Home | Page::Contact | Page::Shop | Page::ShopList(_) | Page::Machinery | Page::Category(_))
}

const NAVIGATION: Navigation = Navigation {
    label: key::NAV_LABEL,
    open: key::MENU_OPEN,
    close: key::MENU_CLOSE,
    title: key::MENU_TITLE,
    links: &[
        entry(key::NAV_RENTAL, Page::Machinery),
        entry(key::NAV_SHOP, Page::Shop),
        entry(key::NAV_ADVANTAGES, Page::Advantages),
        entry(key::NAV_TRAINING, Page::Training),
        entry(key::NAV_CONDITIONS, Page::Conditions),
        entry(key::NAV_FAQ, Page::Faq),
        entry(key::NAV_CONTACT, Page::Contact),
    ],
};

// `app/components/quoteLink.ts` takes the last one for the link to the form.
const _: () = assert!(matches!(NAVIGATION.links, [.., NavLink { href: Href::Page(Page::Contact), .. }]));

const fn entry(text: TextId, page: Page) -> NavLink {
    NavLink { text: Message::Text(text), href: Href::Page(page), current: AriaCurrent(Some(page)) }
}

#[allow(clippy::indexing_slicing)] // a wrong index does not compile
const LANGUAGES: &[LanguageOption] = &{
    let mut all = [const { option(Language::DEFAULT) }; Language::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = option(Language::ALL[at]);
        at += 1;
    }
    all
};

const fn option(language: Language) -> LanguageOption {
    LanguageOption {
        code: language.code(),
        name: language.name(),
        lang: language.tag(),
        href: Href::SamePageIn(language),
        current: IsCurrentLanguage(language),
    }
}

fn crumbs(page: Option<Page>) -> Vec<NavLink> {
    let Some(page) = page.filter(|page| *page != Page::Home) else {
        return Vec::new();
    };
    let step = |text, page| NavLink { text, href: Href::Page(page), current: AriaCurrent(None) };
    let mut out = vec![step(Message::Name(Page::Home), Page::Home)];
    if let Some(section) = page.section() {
        let name = if section == Page::Shop { key::NAV_SHOP } else { key::NAV_RENTAL };
        out.push(step(Message::Text(name), section));
    }
    out.push(NavLink { text: Message::Name(page), href: Href::Page(page), current: AriaCurrent(Some(page)) });
    out
}
