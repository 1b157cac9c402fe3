use serde::Serialize;

use super::chrome::{list_name, page_name};
use super::site::Site;
use crate::content::{CATEGORIES, COMPANY, key};
use crate::dictionary::MessageKey;
use crate::{Language, Page, ShopList};

/// What the head of the document says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Meta {
    /// Title of the document.
    pub title: String,
    /// One sentence for search engines.
    pub description: String,
    /// The page's complete address; none for an address that leads nowhere.
    pub canonical: Option<String>,
    /// The page in the other languages, itself included, and the default.
    pub alternates: Vec<Alternate>,
}

/// The page in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Alternate {
    /// `es`, `en`, `ca` or `x-default`.
    pub hreflang: &'static str,
    /// Complete address.
    pub href: String,
}

fn absolute(page: Page, prefix: Option<Language>) -> String {
    [COMPANY.site, &page.address(prefix)].concat()
}

pub(super) fn view(site: &Site, page: Option<Page>) -> Meta {
    let (title, description) = page.map_or((key::META_NOT_FOUND_TITLE, key::META_NOT_FOUND_DESCRIPTION), texts);
    Meta {
        title: [&site.text(title), " | ", COMPANY.name].concat(),
        description: site.text(description),
        canonical: page.map(|page| absolute(page, site.prefix)),
        alternates: page.map(alternates).unwrap_or_default(),
    }
}

fn alternates(page: Page) -> Vec<Alternate> {
    let own = |language: Language| Alternate {
        hreflang: language.hreflang(),
        href: absolute(page, Some(language).filter(|l| *l != Language::Spanish)),
    };
    let mut out: Vec<_> = Language::ALL.into_iter().map(own).collect();
    out.push(Alternate { hreflang: "x-default", href: absolute(page, None) });
    out
}

fn texts(page: Page) -> (MessageKey, MessageKey) {
    match page {
        Page::Home => (key::META_HOME_TITLE, key::META_HOME_DESCRIPTION),
        Page::Contact => (key::META_CONTACT_TITLE, key::META_CONTACT_DESCRIPTION),
        Page::Shop => (key::META_SHOP_TITLE, key::META_SHOP_DESCRIPTION),
        Page::ShopList(list) => (list_name(list), list_description(list)),
        Page::Advantages => (key::META_ADVANTAGES_TITLE, key::META_ADVANTAGES_DESCRIPTION),
        Page::Training => (key::META_TRAINING_TITLE, key::META_TRAINING_DESCRIPTION),
        Page::Conditions => (key::META_CONDITIONS_TITLE, key::META_CONDITIONS_DESCRIPTION),
        Page::Faq => (key::META_FAQ_TITLE, key::META_FAQ_DESCRIPTION),
        Page::Machinery => (key::META_MACHINERY_TITLE, key::META_MACHINERY_DESCRIPTION),
        Page::Category(index) => CATEGORIES
            .get(index)
            .map_or((page_name(page), page_name(page)), |category| (category.title, category.description)),
        Page::Privacy => (key::META_PRIVACY_TITLE, key::META_PRIVACY_DESCRIPTION),
        Page::Cookies => (key::META_COOKIES_TITLE, key::META_COOKIES_DESCRIPTION),
        Page::LegalNotice => (key::META_LEGAL_NOTICE_TITLE, key::META_LEGAL_NOTICE_DESCRIPTION),
        Page::Accessibility => (key::META_ACCESSIBILITY_TITLE, key::META_ACCESSIBILITY_DESCRIPTION),
    }
}

const fn list_description(list: ShopList) -> MessageKey {
    match list {
        ShopList::Tools => key::SHOP_TOOLS_DESCRIPTION,
        ShopList::Lighting => key::SHOP_LIGHTING_DESCRIPTION,
        ShopList::Oils => key::SHOP_OILS_DESCRIPTION,
        ShopList::Safety => key::SHOP_SAFETY_DESCRIPTION,
        ShopList::Signage => key::SHOP_SIGNAGE_DESCRIPTION,
        ShopList::Baskets => key::SHOP_BASKETS_DESCRIPTION,
    }
}
