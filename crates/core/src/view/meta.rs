//! What the head of a page has: title, description, canonical address, languages.

use serde::Serialize;

use crate::content::key;
use crate::language::Language;
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::route::{Page, ShopList};
use crate::text::TextId;

/// Metadata in the head of the document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Meta {
    /// Title of the document.
    pub title: Message<'static>,
    /// One sentence for search engines.
    pub description: TextId,
    /// The page's complete address; absent where search engines should keep no copy: at unknown addresses, and
    /// where the search page has results.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub canonical: Option<Href<'static>>,
    /// The page in all languages, and the default.
    pub alternates: &'static [Alternate],
}

/// The page in one language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Alternate {
    /// Of the language, or `x-default`.
    pub hreflang: &'static str,
    /// Complete address.
    pub href: Href<'static>,
}

pub(super) fn view(context: &RenderContext) -> Meta {
    let (title, description) =
        context.route.page.map_or((key::META_NOT_FOUND_TITLE, key::META_NOT_FOUND_DESCRIPTION), texts);
    Meta {
        title: Message::Title(title),
        description,
        canonical: context
            .route
            .page
            .filter(|_| !context.route.has_words)
            .map(|_| Href::Absolute(context.route.prefix)),
        alternates: if context.route.page.is_some() { ALTERNATES } else { &[] },
    }
}

/// Every language, then the default.
#[allow(clippy::indexing_slicing)] // a wrong index does not compile
const ALTERNATES: &[Alternate] = &{
    let mut all = [const { Alternate { hreflang: "x-default", href: Href::Absolute(None) } }; Language::ALL.len() + 1];
    let mut at = 0;
    while at < Language::ALL.len() {
        all[at] = alternate(Language::ALL[at]);
        at += 1;
    }
    all
};

const fn alternate(language: Language) -> Alternate {
    Alternate { hreflang: language.hreflang(), href: Href::Absolute(language.prefix()) }
}

fn texts(page: Page) -> (TextId, TextId) {
    match page {
        Page::Home => (key::META_HOME_TITLE, key::META_HOME_DESCRIPTION),
        Page::Contact => (key::META_CONTACT_TITLE, key::META_CONTACT_DESCRIPTION),
        Page::Shop => (key::META_SHOP_TITLE, key::META_SHOP_DESCRIPTION),
        Page::ShopList(list) => list_texts(list),
        Page::Advantages => (key::META_ADVANTAGES_TITLE, key::META_ADVANTAGES_DESCRIPTION),
        Page::Training => (key::META_TRAINING_TITLE, key::META_TRAINING_DESCRIPTION),
        Page::Conditions => (key::META_CONDITIONS_TITLE, key::META_CONDITIONS_DESCRIPTION),
        Page::Faq => (key::META_FAQ_TITLE, key::META_FAQ_DESCRIPTION),
        Page::Machinery => (key::META_MACHINERY_TITLE, key::META_MACHINERY_DESCRIPTION),
        Page::Category(id) => (id.category().title, id.category().description),
        Page::Privacy => (key::META_PRIVACY_TITLE, key::META_PRIVACY_DESCRIPTION),
        Page::Cookies => (key::META_COOKIES_TITLE, key::META_COOKIES_DESCRIPTION),
        Page::LegalNotice => (key::META_LEGAL_NOTICE_TITLE, key::META_LEGAL_NOTICE_DESCRIPTION),
        Page::Accessibility => (key::META_ACCESSIBILITY_TITLE, key::META_ACCESSIBILITY_DESCRIPTION),
        Page::Search => (key::META_SEARCH_TITLE, key::META_SEARCH_DESCRIPTION),
    }
}

const fn list_texts(list: ShopList) -> (TextId, TextId) {
    match list {
        ShopList::Tools => (key::SHOP_TOOLS_META_TITLE, key::SHOP_TOOLS_DESCRIPTION),
        ShopList::Lighting => (key::SHOP_LIGHTING_META_TITLE, key::SHOP_LIGHTING_DESCRIPTION),
        ShopList::Oils => (key::SHOP_OILS_META_TITLE, key::SHOP_OILS_DESCRIPTION),
        ShopList::Safety => (key::SHOP_SAFETY_META_TITLE, key::SHOP_SAFETY_DESCRIPTION),
        ShopList::Signage => (key::SHOP_SIGNAGE_META_TITLE, key::SHOP_SIGNAGE_DESCRIPTION),
        ShopList::Baskets => (key::SHOP_BASKETS_META_TITLE, key::SHOP_BASKETS_DESCRIPTION),
    }
}
