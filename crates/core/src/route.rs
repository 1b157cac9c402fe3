//! The only table of addresses.

use crate::Language;
use crate::content::CATEGORIES;

/// A shop list: one page, one list of the shop document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum ShopList {
    Tools,
    Lighting,
    Oils,
    Safety,
    Signage,
    Baskets,
}

impl ShopList {
    /// In the order of the shop's menu.
    pub const ALL: [Self; 6] = [Self::Tools, Self::Lighting, Self::Oils, Self::Safety, Self::Signage, Self::Baskets];

    /// The list's name in the shop document.
    #[must_use]
    pub const fn document_name(self) -> &'static str {
        match self {
            Self::Tools => "herramientas",
            Self::Lighting => "iluminacion",
            Self::Oils => "aceites",
            Self::Safety => "seguridad",
            Self::Signage => "carteleria",
            Self::Baskets => "capazos",
        }
    }

    /// The list of this name in the shop document.
    #[must_use]
    pub fn from_document_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|list| list.document_name() == name)
    }
}

/// A page of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Page {
    Home,
    Contact,
    Shop,
    ShopList(ShopList),
    Advantages,
    Training,
    Conditions,
    Faq,
    Machinery,
    /// A category by its place in the catalogue.
    Category(usize),
    Privacy,
    Cookies,
    LegalNotice,
    Accessibility,
}

/// Every page but the categories: its name in links of texts, and its Spanish address.
const PAGES: [(Page, &str, &str); 19] = [
    (Page::Home, "home", ""),
    (Page::Contact, "contact", "contacto"),
    (Page::Shop, "shop", "tienda"),
    (Page::ShopList(ShopList::Tools), "shop-tools", "herramientas"),
    (Page::ShopList(ShopList::Lighting), "shop-lighting", "iluminacion"),
    (Page::ShopList(ShopList::Oils), "shop-oils", "aceites"),
    (Page::ShopList(ShopList::Safety), "shop-safety", "elementos-seguridad"),
    (Page::ShopList(ShopList::Signage), "shop-signage", "carteleria"),
    (Page::ShopList(ShopList::Baskets), "shop-baskets", "capazos"),
    (Page::Advantages, "advantages", "ventajas"),
    (Page::Training, "training", "formacion"),
    (Page::Conditions, "conditions", "condiciones-alquiler"),
    (Page::Faq, "faq", "faq"),
    (Page::Machinery, "machinery", "maquinaria"),
    (Page::Privacy, "privacy", "politica-de-privacidad"),
    (Page::Cookies, "cookies", "politica-de-cookies"),
    (Page::LegalNotice, "legal-notice", "aviso-legal"),
    (Page::Accessibility, "accessibility", "accesibilidad"),
    // The specification's second address of the home page.
    (Page::Home, "", "home"),
];

impl Page {
    /// The page that a text names in `<a to="…">`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        PAGES.iter().find(|(_, own, _)| *own == name && !name.is_empty()).map(|&(page, ..)| page)
    }

    /// Every page once.
    pub fn all() -> impl Iterator<Item = Self> {
        let single = PAGES.iter().filter(|(_, name, _)| !name.is_empty()).map(|&(page, ..)| page);
        single.chain((0..CATEGORIES.len()).map(Page::Category))
    }

    /// The page above a page, where it has one but the home page.
    pub(crate) const fn section(self) -> Option<Self> {
        match self {
            Self::Category(_) => Some(Self::Machinery),
            Self::ShopList(_) => Some(Self::Shop),
            _ => None,
        }
    }

    /// The page's canonical address below a language prefix, or below none.
    ///
    /// ```
    /// use bancal_core::{Language, Page};
    /// assert_eq!(Page::Contact.address(None), "/contacto");
    /// assert_eq!(Page::Home.address(Some(Language::Valencian)), "/val");
    /// ```
    #[must_use]
    pub fn address(self, prefix: Option<Language>) -> String {
        let (folder, segment) = match self {
            Self::Category(index) => ("maquinaria", CATEGORIES.get(index).map_or("", |category| category.path)),
            page => ("", PAGES.iter().find(|(own, ..)| *own == page).map_or("", |&(.., path)| path)),
        };
        let mut address = String::new();
        for part in [prefix.map_or("", Language::code), folder, segment] {
            if !part.is_empty() {
                address.push('/');
                address.push_str(part);
            }
        }
        if address.is_empty() {
            address.push('/');
        }
        address
    }
}

/// What an address leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The language that the address names. `/es` is no prefix: Spanish is the unprefixed language.
    pub prefix: Option<Language>,
    /// The page, if there is one.
    pub page: Option<Page>,
    /// Whether this is the page's own address, not a second one.
    pub canonical: bool,
}

impl Route {
    /// Reads the path of an address. A trailing slash is the same page.
    ///
    /// ```
    /// use bancal_core::{Language, Page, Route};
    /// let route = Route::of("/en/contacto/");
    /// assert_eq!((route.prefix, route.page), (Some(Language::English), Some(Page::Contact)));
    /// assert_eq!(Route::of("/nowhere").page, None);
    /// ```
    #[must_use]
    pub fn of(path: &str) -> Self {
        let path = path.strip_prefix('/').unwrap_or(path);
        let path = path.strip_suffix('/').unwrap_or(path);
        let (first, tail) = path.split_once('/').unwrap_or((path, ""));
        let prefix = Language::from_code(first).filter(|language| *language != Language::Spanish);
        let own = if prefix.is_some() { tail } else { path };
        let (page, canonical) = match find(own) {
            Some((page, canonical)) => (Some(page), canonical),
            None => (None, true),
        };
        Self { prefix, page, canonical }
    }
}

fn find(path: &str) -> Option<(Page, bool)> {
    if let Some(segment) = path.strip_prefix("maquinaria/") {
        let index = CATEGORIES.iter().position(|c| c.path == segment || c.short_path == segment)?;
        let canonical = CATEGORIES.get(index).is_some_and(|c| c.path == segment);
        return Some((Page::Category(index), canonical));
    }
    PAGES.iter().find(|(.., own)| *own == path).map(|&(page, name, _)| (page, !name.is_empty()))
}

/// Every address that answers, canonical or not, in all languages.
#[must_use]
pub fn addresses() -> Vec<String> {
    let mut out = Vec::new();
    for prefix in Language::ALL.map(Language::prefix) {
        let root = prefix.map_or_else(String::new, |language| ["/", language.code()].concat());
        out.extend(Page::all().map(|page| page.address(prefix)));
        out.push([&root, "/home"].concat());
        out.extend(CATEGORIES.iter().map(|c| [&root, "/maquinaria/", c.short_path].concat()));
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_page_is_found_at_its_own_address_in_every_language() {
        for prefix in Language::ALL.map(Language::prefix) {
            for page in Page::all() {
                let expected = Route { prefix, page: Some(page), canonical: true };
                let address = page.address(prefix);
                assert_eq!(Route::of(&address), expected, "{address}");
                assert_eq!(Route::of(&[&address, "/"].concat()).page, Some(page), "{address}/");
            }
        }
    }

    #[test]
    fn the_site_has_the_addresses_of_the_specification_and_the_accessibility_statement() {
        let all = addresses();
        assert_eq!(all.len(), 3 * (35 + 1 + 17));
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        for address in all {
            assert!(Route::of(&address).page.is_some(), "{address}");
        }
    }

    #[test]
    fn a_shop_list_is_found_by_its_name_in_the_shop_document() {
        for list in ShopList::ALL {
            assert_eq!(ShopList::from_document_name(list.document_name()), Some(list));
        }
        assert_eq!(ShopList::from_document_name("nada"), None);
    }

    #[test]
    fn a_second_address_leads_to_the_same_page() {
        let short = Route::of("/val/maquinaria/dumpers");
        assert_eq!(short.page, Route::of("/maquinaria/alquiler-dumpers").page);
        assert!(!short.canonical);
        assert_eq!(
            Route::of("/en/home"),
            Route { prefix: Some(Language::English), page: Some(Page::Home), canonical: false }
        );
    }

    #[test]
    fn an_unknown_address_is_no_page_but_keeps_its_language() {
        for path in ["/es", "/es/contacto", "/maquinaria/nada", "/contacto/x", "/EN", "/en/en", "/maquinaria/alquiler-"]
        {
            assert_eq!(Route::of(path).page, None, "{path}");
        }
        assert_eq!(Route::of("/val/nada").prefix, Some(Language::Valencian));
    }
}
