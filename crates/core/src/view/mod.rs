//! View models: everything a page shows, in the visitor's language, and nothing of how it looks.
//! One file a kind of page.

mod catalogue;
mod chrome;
mod contact;
mod document;
mod error;
mod faq;
mod home;
mod meta;
mod outcome;
mod report;
mod shop;
mod site;
mod texts;

use serde::Serialize;

pub use catalogue::{CategoryView, MachineCard, MachineryView, SideEntry, SideMenu};
pub use chrome::{Banner, Chrome, Column, Crumb, Footer, LanguageOption, Navigation, Picture, TextLink};
pub use contact::{ContactView, FieldView, Group, PlainWay, Protection, Way};
pub use document::{Block, ConditionsView, DocumentView, RichItem};
pub use error::{ErrorTexts, NotFoundView};
pub use faq::{FaqView, Question};
pub use home::{CategoryCard, Fact, HomeView, Titled};
pub use meta::{Alternate, Meta};
pub use outcome::{SendReport, Ways};
pub use report::{FieldMessage, FormReport};
pub use shop::{ShopListView, ShopView};
pub use site::{Site, decimal};
pub use texts::{AdvantagesView, TrainingView};

use crate::{Dictionary, Language, Page, Route};

/// Everything the page at an address shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RouteView {
    /// Code of the language shown: `es`, `en`, `val`.
    #[cfg_attr(feature = "typescript", tsify(type = "\"es\" | \"en\" | \"val\""))]
    pub language: &'static str,
    /// Language tag of the document.
    pub lang: &'static str,
    /// The page's own address, if the visitor came by another one.
    pub replace_with: Option<String>,
    /// What the head of the document says.
    pub meta: Meta,
    /// Header, menus, footer.
    pub chrome: Chrome,
    /// What is between header and footer.
    pub page: PageView,
}

/// One variant a kind of page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[allow(clippy::large_enum_variant)] // one value a navigation
pub enum PageView {
    /// `/`
    Home(HomeView),
    /// `/contacto`
    Contact(ContactView),
    /// `/tienda`
    Shop(ShopView),
    /// The six shop lists.
    ShopList(ShopListView),
    /// `/ventajas`
    Advantages(AdvantagesView),
    /// `/formacion`
    Training(TrainingView),
    /// `/condiciones-alquiler`
    Conditions(ConditionsView),
    /// `/faq`
    Faq(FaqView),
    /// `/maquinaria`
    Machinery(MachineryView),
    /// The seventeen categories.
    Category(CategoryView),
    /// Legal pages and the accessibility statement.
    Document(DocumentView),
    /// An address that leads nowhere.
    NotFound(NotFoundView),
}

/// The view of an address in the language of the dictionary.
///
/// ```no_run
/// use bancal_core::{Dictionary, PageView, view};
/// let dictionary = Dictionary::read(std::fs::read_to_string("en.txt").unwrap()).unwrap();
/// let faq = view("/en/faq", &dictionary);
/// assert!(matches!(faq.page, PageView::Faq(_)));
/// assert!(matches!(view("/en/nowhere", &dictionary).page, PageView::NotFound(_)));
/// ```
#[must_use]
pub fn view(path: &str, dictionary: &Dictionary) -> RouteView {
    let route = Route::of(path);
    let site = Site::new(dictionary, route.prefix);
    RouteView {
        language: dictionary.language().code(),
        lang: dictionary.language().tag(),
        replace_with: route.page.filter(|_| !route.canonical).map(|page| page.address(route.prefix)),
        meta: meta::view(&site, route.page),
        chrome: chrome::view(&site, route.page),
        page: match route.page {
            Some(page) => page_view(&site, page),
            None => PageView::NotFound(error::not_found(&site)),
        },
    }
}

fn page_view(site: &Site, page: Page) -> PageView {
    match page {
        Page::Home => PageView::Home(home::view(site)),
        Page::Contact => PageView::Contact(contact::view(site)),
        Page::Shop => PageView::Shop(shop::landing(site)),
        Page::ShopList(list) => PageView::ShopList(shop::list(site, list)),
        Page::Advantages => PageView::Advantages(texts::advantages(site)),
        Page::Training => PageView::Training(texts::training(site)),
        Page::Conditions => PageView::Conditions(document::conditions(site)),
        Page::Faq => PageView::Faq(faq::view(site)),
        Page::Machinery => PageView::Machinery(catalogue::landing(site)),
        Page::Category(index) => PageView::Category(catalogue::category(site, index)),
        Page::Privacy | Page::Cookies | Page::LegalNotice | Page::Accessibility => {
            PageView::Document(document::view(site, page))
        }
    }
}

/// The address to go to when a visitor at `path` chooses a language: on a prefixed address that of the language; on an
/// unprefixed one the same, because there the stored choice decides.
///
/// ```
/// use bancal_core::{Language, address_in};
/// assert_eq!(address_in("/en/faq", Language::Spanish), "/faq");
/// assert_eq!(address_in("/faq", Language::English), "/faq");
/// ```
#[must_use]
pub fn address_in(path: &str, language: Language) -> String {
    let route = Route::of(path);
    match (route.prefix, route.page) {
        (Some(_), Some(page)) => page.address(Some(language).filter(|l| *l != Language::Spanish)),
        _ => path.into(),
    }
}

#[cfg(test)]
mod tests;
