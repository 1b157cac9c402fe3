//! The view of an address.

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
use crate::render::json::{render_kinds, to_json, views};
use crate::route::{Page, Route};

views! {
    /// Everything the page at an address shows.
    pub struct RouteView {
        /// Code of the language shown.
        #[cfg_attr(feature = "typescript", tsify(type = "Language"))]
        pub language: &'static str,
        /// Language tag of the document.
        pub lang: &'static str,
        /// The canonical address with query and fragment, if the visitor came by another one.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        pub replace_with: Option<String>,
        /// Metadata in the head of the document.
        pub meta: Meta,
        /// Header, menus, footer.
        pub chrome: Chrome,
        /// The content between header and footer.
        pub page: PageView,
    }
}

/// One variant per kind of page.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(tag = "kind", rename_all = "camelCase"))]
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

render_kinds!(PageView {
    Home(view),
    Contact(view),
    Shop(view),
    ShopList(view),
    Advantages(view),
    Training(view),
    Conditions(view),
    Faq(view),
    Machinery(view),
    Category(view),
    Document(view),
    Search(view),
    NotFound(view),
});

/// The view of an address, with or without query and fragment, as a tree of numbered texts;
/// [`view_json`] renders it.
///
/// ```no_run
/// use bancal_core::{Dictionary, PageView, view};
/// let dictionary = Dictionary::read(std::fs::read_to_string("en.txt").unwrap()).unwrap();
/// assert!(matches!(view("/en/faq", &dictionary).page, PageView::Faq(_)));
/// assert!(matches!(view("/en/nowhere", &dictionary).page, PageView::NotFound(_)));
/// ```
#[must_use]
pub fn view(address: &str, dictionary: &Dictionary) -> RouteView {
    let route = Route::of(address);
    route_view(RenderContext::new(dictionary, route, address), route, address)
}

/// The view of an address in the language of the dictionary, as the JSON text of a `RouteView`.
#[must_use]
pub fn view_json(address: &str, dictionary: &Dictionary) -> String {
    let route = Route::of(address);
    let context = RenderContext::new(dictionary, route, address);
    to_json(&route_view(context, route, address), context)
}

fn route_view(context: RenderContext<'_>, route: Route, address: &str) -> RouteView {
    let page = route.page;
    let language = context.dictionary.language();
    RouteView {
        language: language.code(),
        lang: language.tag(),
        replace_with: route.moved(address),
        meta: meta::view(context),
        chrome: chrome::view(page),
        page: page.map_or(PageView::NotFound(&error::NOT_FOUND), |page| page_view(context, page)),
    }
}

fn page_view(context: RenderContext<'_>, page: Page) -> PageView {
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
