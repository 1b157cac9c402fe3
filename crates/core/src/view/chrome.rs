use serde::Serialize;

use super::error::{self, ErrorTexts};
use super::site::{Site, decimal};
use crate::content::{CATEGORIES, COMPANY, key};
use crate::dictionary::MessageKey;
use crate::{Language, Page, ShopList, link};

/// A link and its words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct TextLink {
    /// What it says.
    pub text: String,
    /// Where it leads.
    pub href: String,
}

/// A picture of the set in `data/pictures/`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Picture {
    /// File name without width and format.
    pub name: String,
    /// What one sees; empty where the words beside it say the same.
    pub alt: String,
}

/// Header, menus, banner and footer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Chrome {
    /// The skip link's words.
    pub skip: String,
    /// Name of the company.
    pub brand: &'static str,
    /// Line under the name.
    pub tagline: String,
    /// Home; its words are the accessible name.
    pub home: TextLink,
    /// The seven links.
    pub navigation: Navigation,
    /// Label of the language menu.
    pub language_label: String,
    /// The three languages.
    pub languages: Vec<LanguageOption>,
    /// Office hours in one line.
    pub hours: String,
    /// Phone number as it is read.
    pub phone: &'static str,
    /// The call; its words are the accessible name.
    pub call: TextLink,
    /// The floating button, on its pages.
    pub whatsapp: Option<TextLink>,
    /// The way to the page, home first; empty on the home page.
    pub crumbs: Vec<Crumb>,
    /// Label of that way.
    pub crumbs_label: String,
    /// The background video's controls.
    pub banner: Banner,
    /// The end of the page.
    pub footer: Footer,
    /// What is said when a page fails.
    pub error: ErrorTexts,
}

/// The main navigation, in the header and in the menu panel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Navigation {
    /// Label of the landmark.
    pub label: String,
    /// Name of the button that opens the panel.
    pub open: String,
    /// Name of the button that closes it.
    pub close: String,
    /// Heading of the panel.
    pub title: String,
    /// The seven links; the last one asks for a quote.
    pub links: Vec<Crumb>,
}

/// A link that may be the current page, or the section it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Crumb {
    /// What it says.
    pub text: String,
    /// Where it leads.
    pub href: String,
    /// `page` for the page itself, `true` for its section.
    #[cfg_attr(feature = "typescript", tsify(type = "\"page\" | \"true\" | undefined"))]
    pub current: Option<&'static str>,
}

/// A language of the menu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct LanguageOption {
    /// `es`, `en` or `val`.
    #[cfg_attr(feature = "typescript", tsify(type = "\"es\" | \"en\" | \"val\""))]
    pub code: &'static str,
    /// Its own name.
    pub name: &'static str,
    /// Language tag of that name.
    pub lang: &'static str,
    /// This page in that language, for a visitor without script.
    pub href: String,
    /// Whether it is the one shown.
    pub current: bool,
}

/// Names of the background video's control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Banner {
    /// While it plays.
    pub pause: String,
    /// While it rests.
    pub play: String,
}

/// The end of every page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Footer {
    /// Label of the landmark.
    pub label: String,
    /// Street, and place.
    pub address: Vec<String>,
    /// E-mail and phones.
    pub contact: Vec<TextLink>,
    /// Heading of the office hours.
    pub hours_label: String,
    /// Office hours.
    pub hours: String,
    /// Rental, shop, legal.
    pub columns: Vec<Column>,
    /// The public grant.
    pub grant: String,
    /// Label of the logos.
    pub logos_label: String,
    /// The five funding logos.
    pub logos: Vec<Picture>,
    /// Legal name and tax id.
    pub owner: String,
}

/// A headed list of links.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Column {
    /// Its heading.
    pub title: String,
    /// Its links.
    pub links: Vec<TextLink>,
}

pub(super) fn view(site: &Site, page: Option<Page>) -> Chrome {
    Chrome {
        skip: site.text(key::SKIP),
        brand: COMPANY.name,
        tagline: site.text(key::SITE_TAGLINE),
        home: site.link(Page::Home, key::LOGO_HOME),
        navigation: navigation(site, page),
        language_label: site.text(key::LANGUAGE_LABEL),
        languages: languages(site, page),
        hours: site.text(key::HOURS_TEXT),
        phone: COMPANY.phones[0],
        call: TextLink { text: site.text(key::CALL_LABEL), href: link::phone(COMPANY.phones[0]) },
        whatsapp: page
            .filter(|page| has_whatsapp(*page))
            .map(|_| TextLink { text: site.text(key::WHATSAPP_LABEL), href: link::whatsapp(COMPANY.message) }),
        crumbs: crumbs(site, page),
        crumbs_label: site.text(key::BREADCRUMB_LABEL),
        banner: Banner { pause: site.text(key::VIDEO_PAUSE), play: site.text(key::VIDEO_PLAY) },
        footer: footer(site),
        error: error::texts(site),
    }
}

/// Home, contact, shop and machinery pages.
const fn has_whatsapp(page: Page) -> bool {
    matches!(page, Page::Home | Page::Contact | Page::Shop | Page::ShopList(_) | Page::Machinery | Page::Category(_))
}

fn navigation(site: &Site, shown: Option<Page>) -> Navigation {
    let entries: [(Page, MessageKey); 7] = [
        (Page::Machinery, key::NAV_RENTAL),
        (Page::Shop, key::NAV_SHOP),
        (Page::Advantages, key::NAV_ADVANTAGES),
        (Page::Training, key::NAV_TRAINING),
        (Page::Conditions, key::NAV_CONDITIONS),
        (Page::Faq, key::NAV_FAQ),
        (Page::Contact, key::NAV_CONTACT),
    ];
    let links = entries.map(|(page, name)| {
        let section = match shown {
            Some(Page::Category(_)) => Some(Page::Machinery),
            Some(Page::ShopList(_)) => Some(Page::Shop),
            _ => None,
        };
        let current = if shown == Some(page) { Some("page") } else { (section == Some(page)).then_some("true") };
        Crumb { text: site.text(name), href: site.href(page), current }
    });
    Navigation {
        label: site.text(key::NAV_LABEL),
        open: site.text(key::MENU_OPEN),
        close: site.text(key::MENU_CLOSE),
        title: site.text(key::MENU_TITLE),
        links: links.into(),
    }
}

fn languages(site: &Site, page: Option<Page>) -> Vec<LanguageOption> {
    Language::ALL
        .into_iter()
        .map(|language| LanguageOption {
            code: language.code(),
            name: language.name(),
            lang: language.tag(),
            href: page.unwrap_or(Page::Home).address(Some(language).filter(|l| *l != Language::Spanish)),
            current: language == site.dictionary.language(),
        })
        .collect()
}

fn crumbs(site: &Site, page: Option<Page>) -> Vec<Crumb> {
    let Some(page) = page.filter(|page| *page != Page::Home) else {
        return Vec::new();
    };
    let step = |page, name| Crumb { text: site.text(name), href: site.href(page), current: None };
    let mut out = vec![step(Page::Home, key::BREADCRUMB_HOME)];
    match page {
        Page::Category(_) => out.push(step(Page::Machinery, key::NAV_RENTAL)),
        Page::ShopList(_) => out.push(step(Page::Shop, key::NAV_SHOP)),
        _ => {}
    }
    out.push(Crumb { current: Some("page"), ..step(page, page_name(page)) });
    out
}

/// The page's short name, as menus say it.
pub(super) fn page_name(page: Page) -> MessageKey {
    match page {
        Page::Home => key::BREADCRUMB_HOME,
        Page::Contact => key::FOOTER_CONTACT,
        Page::Shop => key::SHOP_MENU_TITLE,
        Page::ShopList(list) => list_name(list),
        Page::Advantages => key::NAV_ADVANTAGES,
        Page::Training => key::NAV_TRAINING,
        Page::Conditions => key::CATEGORY_TERMS_LINK,
        Page::Faq => key::FAQ_TITLE,
        Page::Machinery => key::FOOTER_MACHINERY,
        Page::Category(index) => CATEGORIES.get(index).map_or(key::NAV_RENTAL, |category| category.name),
        Page::Privacy => key::FOOTER_PRIVACY,
        Page::Cookies => key::FOOTER_COOKIES,
        Page::LegalNotice => key::FOOTER_NOTICE,
        Page::Accessibility => key::FOOTER_ACCESSIBILITY,
    }
}

pub(super) const fn list_name(list: ShopList) -> MessageKey {
    match list {
        ShopList::Tools => key::SHOP_TOOLS_NAME,
        ShopList::Lighting => key::SHOP_LIGHTING_NAME,
        ShopList::Oils => key::SHOP_OILS_NAME,
        ShopList::Safety => key::SHOP_SAFETY_NAME,
        ShopList::Signage => key::SHOP_SIGNAGE_NAME,
        ShopList::Baskets => key::SHOP_BASKETS_NAME,
    }
}

pub(super) fn phones() -> [TextLink; 2] {
    COMPANY.phones.map(|phone| TextLink { text: phone.to_owned(), href: link::phone(phone) })
}

pub(super) fn email() -> TextLink {
    TextLink { text: COMPANY.email.to_owned(), href: link::mail("", "") }
}

pub(super) fn address() -> [String; 2] {
    let place = [COMPANY.postal_code, " ", COMPANY.town, " (", COMPANY.province, ")"].concat();
    [COMPANY.street.to_owned(), place]
}

fn footer(site: &Site) -> Footer {
    let column = |title, pages: &[Page]| Column {
        title: site.text(title),
        links: pages.iter().map(|&page| site.link(page, page_name(page))).collect(),
    };
    let mut contact = vec![email()];
    contact.extend(phones());
    let logos = COMPANY.logos.iter().enumerate().map(|(index, name)| {
        let number = decimal(index.saturating_add(1));
        Site::picture(name, site.fill(key::FOOTER_LOGO, "number", &number))
    });
    Footer {
        label: site.text(key::FOOTER_LABEL),
        address: address().into(),
        contact,
        hours_label: site.text(key::FOOTER_HOURS),
        hours: site.text(key::HOURS_TEXT),
        columns: vec![
            column(
                key::FOOTER_RENTAL,
                &[Page::Machinery, Page::Conditions, Page::Advantages, Page::Training, Page::Faq, Page::Contact],
            ),
            column(key::FOOTER_SHOP, &ShopList::ALL.map(Page::ShopList)),
            column(key::FOOTER_LEGAL, &[Page::LegalNotice, Page::Privacy, Page::Cookies, Page::Accessibility]),
        ],
        grant: site.text(key::FOOTER_GRANT),
        logos_label: site.text(key::FOOTER_LOGOS),
        logos: logos.collect(),
        owner: site.text(key::FOOTER_OWNER),
    }
}
