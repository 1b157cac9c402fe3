//! The view of an address.

use serde::Serialize;

use super::advantages::AdvantagesView;
use super::catalogue::{CategoryView, MachineryView};
use super::chrome::Chrome;
use super::conditions::ConditionsView;
use super::contact::ContactView;
use super::document::DocumentView;
use super::error::NotFoundView;
use super::faq::FaqView;
use super::home::HomeView;
use super::meta::Meta;
use super::search::SearchView;
use super::shop::{ShopListView, ShopView};
use super::training::TrainingView;
use super::{
    advantages, catalogue, chrome, conditions, contact, document, error, faq, home, meta, search, shop, training,
};
use crate::dictionary::Dictionary;
use crate::language::Language;
use crate::render::context::RenderContext;
use crate::render::to_json;
use crate::route::{Page, Route};

/// Everything the page at an address shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RouteView {
    /// Code of the language shown.
    #[cfg_attr(feature = "typescript", tsify(type = "Language"))]
    pub language: &'static str,
    /// Language tag of the document.
    pub lang: &'static str,
    /// The canonical address with query and fragment, if the visitor came by another one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replace_with: Option<String>,
    /// Metadata in the head of the document.
    pub meta: Meta,
    /// Header, menus, footer.
    pub chrome: Chrome,
    /// The content between header and footer.
    pub page: PageView,
}

/// One variant per kind of page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PageView {
    /// `/`
    Home(&'static HomeView),
    /// `/contacto`
    Contact(&'static ContactView),
    /// `/tienda`
    Shop(&'static ShopView),
    /// The six shop lists.
    ShopList(ShopListView),
    /// `/ventajas`
    Advantages(&'static AdvantagesView),
    /// `/formacion`
    Training(&'static TrainingView),
    /// `/condiciones-alquiler`
    Conditions(&'static ConditionsView),
    /// `/faq`
    Faq(&'static FaqView),
    /// `/maquinaria`
    Machinery(&'static MachineryView),
    /// The seventeen categories.
    Category(CategoryView),
    /// Legal pages and the accessibility statement.
    Document(&'static DocumentView),
    /// `/buscar`
    Search(&'static SearchView),
    /// An unknown address.
    NotFound(&'static NotFoundView),
}

/// The view of an address, with or without query and fragment, as a tree of numbered texts;
/// [`to_json`] renders it in the same context.
///
/// ```no_run
/// use bancal_core::{Dictionary, PageView, RenderContext, view};
/// let dictionary = Dictionary::read(std::fs::read_to_string("en.txt").unwrap()).unwrap();
/// let at = |address| view(&RenderContext::of_page(address, &dictionary));
/// assert!(matches!(at("/en/faq").page, PageView::Faq(_)));
/// assert!(matches!(at("/en/nowhere").page, PageView::NotFound(_)));
/// ```
#[must_use]
pub fn view(context: &RenderContext) -> RouteView {
    let RenderContext { dictionary, address, route } = context;
    let language = dictionary.language();
    RouteView {
        language: language.code(),
        lang: language.tag(),
        replace_with: route.moved(address),
        meta: meta::view(context),
        chrome: chrome::view(route.page),
        page: route.page.map_or(PageView::NotFound(&error::NOT_FOUND), |page| page_view(context, page)),
    }
}

/// The view of an address in the language of the dictionary, as the JSON text of a `RouteView`.
#[must_use]
pub fn view_json(address: &str, dictionary: &Dictionary) -> String {
    let context = RenderContext::of_page(address, dictionary);
    to_json(&view(&context), context)
}

fn page_view(context: &RenderContext, page: Page) -> PageView {
    match page {
        Page::Home => PageView::Home(&home::HOME_PAGE),
        Page::Contact => PageView::Contact(&contact::CONTACT),
        Page::Shop => PageView::Shop(&shop::LANDING),
        Page::ShopList(list) => PageView::ShopList(shop::list(context, list)),
        Page::Advantages => PageView::Advantages(&advantages::ADVANTAGES),
        Page::Training => PageView::Training(&training::TRAINING),
        Page::Conditions => PageView::Conditions(&conditions::CONDITIONS),
        Page::Faq => PageView::Faq(&faq::FAQ),
        Page::Machinery => PageView::Machinery(&catalogue::ALL_MACHINERY),
        Page::Category(id) => PageView::Category(catalogue::category(id)),
        Page::Privacy => PageView::Document(&document::PRIVACY),
        Page::Cookies => PageView::Document(&document::COOKIES),
        Page::LegalNotice => PageView::Document(&document::LEGAL_NOTICE),
        Page::Accessibility => PageView::Document(&document::ACCESSIBILITY),
        Page::Search => PageView::Search(&search::SEARCH),
    }
}

/// The address to go to when a visitor at `address` chooses a language. A prefixed address changes its prefix and keeps
/// query and fragment; an unprefixed one stays, because its language is the stored choice, unless that was not stored.
///
/// ```
/// use bancal_core::{Language, address_in};
/// assert_eq!(address_in("/en/faq?a=1#q7", Language::Spanish, true), "/faq?a=1#q7");
/// assert_eq!(address_in("/faq", Language::English, true), "/faq");
/// assert_eq!(address_in("/faq", Language::English, false), "/en/faq");
/// ```
#[must_use]
pub fn address_in(address: &str, language: Language, is_stored: bool) -> String {
    let stays = is_stored && Route::of(address).prefix.is_none();
    if stays { address.into() } else { Route::in_language(address, language) }
}

#[cfg(test)]
#[path = "tests/mod.rs"]
mod tests;
