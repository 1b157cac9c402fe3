//! The only table of addresses.

use crate::catalogue::{CategoryId, MachineId};
use crate::characters::split_before;
use crate::content::{categories, machine};
use crate::language::Language;
use crate::link::encode;

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
    Category(CategoryId),
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
        single.chain(categories().map(Page::Category))
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
            Self::Category(id) => ("maquinaria", id.category().path),
            page => ("", PAGES.iter().find(|(own, ..)| *own == page).map_or("", |&(.., path)| path)),
        };
        below(prefix, folder, segment)
    }
}

/// The path of a page below a language prefix, or below none.
fn below(prefix: Option<Language>, folder: &str, segment: &str) -> String {
    let mut path = String::new();
    for part in [prefix.map_or("", Language::code), folder, segment] {
        if !part.is_empty() {
            path.push('/');
            path.push_str(part);
        }
    }
    if path.is_empty() {
        path.push('/');
    }
    path
}

/// The query of the contact page that names a machine.
const MACHINE: &str = "maquina";

impl MachineId {
    /// The address of the form, asking for this machine.
    pub(crate) fn address(self, prefix: Option<Language>) -> String {
        [&Page::Contact.address(prefix), "?", MACHINE, "=", self.machine().id].concat()
    }
}

/// What an address leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The language that the address names. `/es` is no prefix: Spanish is the unprefixed language.
    pub prefix: Option<Language>,
    /// The page, if there is one.
    pub page: Option<Page>,
    /// Whether this is the page's own address, not a second one. An address that leads nowhere has no other.
    pub canonical: bool,
    /// The machine that the contact page is asked for.
    pub machine: Option<MachineId>,
}

impl Route {
    /// Reads an address: a path, and behind it a query and a place on the page where it has them. People copy addresses
    /// out of sentences and type them as they remember them: slashes too many, capital letters, escapes that no letter
    /// needs, the punctuation of the sentence, `.html` and `/index` lead to the same page.
    ///
    /// ```
    /// use bancal_core::{Language, Page, Route};
    /// let route = Route::of("/en/contacto/?utm_source=x");
    /// assert_eq!((route.prefix, route.page), (Some(Language::English), Some(Page::Contact)));
    /// assert!(!route.canonical);
    /// assert_eq!(Route::of("/nowhere").page, None);
    /// ```
    #[must_use]
    pub fn of(address: &str) -> Self {
        let (path, rest) = split(address);
        let plain = plain_path(path);
        let (prefix, own) = language_of(&plain);
        let page = find(own);
        let machine = if page == Some(Page::Contact) { machine_in(rest) } else { None };
        Self { prefix, page, canonical: page.is_none_or(|page| page.address(prefix) == path), machine }
    }

    /// The page's own address with the query and the place of this one, where this one is another.
    pub(crate) fn moved(self, address: &str) -> Option<String> {
        let page = self.page.filter(|_| !self.canonical)?;
        Some([&page.address(self.prefix), split(address).1].concat())
    }

    /// The address of the same page, or of the same nowhere, in another language, with the same query and place.
    pub(crate) fn in_language(address: &str, language: Language) -> String {
        let (path, rest) = split(address);
        let plain = plain_path(path);
        let (_, own) = language_of(&plain);
        let prefix = language.prefix();
        let path = find(own).map_or_else(|| below(prefix, "", &encode(own, b"/")), |page| page.address(prefix));
        path + rest
    }
}

/// The path of an address, and what follows it.
pub(crate) fn split(address: &str) -> (&str, &str) {
    split_before(address, b"?#")
}

/// The machine that a query names.
fn machine_in(rest: &str) -> Option<MachineId> {
    let query = split_before(rest, b"#").0.strip_prefix('?')?;
    let id = query.split('&').find_map(|pair| pair.strip_prefix(MACHINE)?.strip_prefix('='))?;
    machine(id)
}

/// A path as the table of pages writes it: without escapes, in small letters, with one slash between two parts, without
/// its end where no address of the site ends so. What is no text, and a broken escape (RFC 3986 §2.1), is no page's.
fn plain_path(path: &str) -> Vec<u8> {
    let mut plain = vec![b'/'];
    let mut rest = path.as_bytes();
    while let [first, after @ ..] = rest {
        let (byte, after) = escaped(rest).unwrap_or((*first, after));
        if byte != b'/' || plain.last() != Some(&b'/') {
            plain.push(byte.to_ascii_lowercase());
        }
        rest = after;
    }
    while let Some(length) = closing(&plain) {
        plain.truncate(plain.len().saturating_sub(length));
    }
    for name in [".html", "/index"] {
        if plain.ends_with(name.as_bytes()) {
            plain.truncate(plain.len().saturating_sub(name.len()));
        }
    }
    plain
}

/// The byte that an escape stands for, and what follows it.
fn escaped(text: &[u8]) -> Option<(u8, &[u8])> {
    let [b'%', high, low, after @ ..] = text else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16);
    Some((u8::try_from(digit(*high)? << 4 | digit(*low)?).ok()?, after))
}

/// How many bytes at the end of a path are none of it: a slash, or the punctuation and spaces of a sentence around it.
/// Of those outside of ASCII, U+00A0 to U+00BF and U+2000 to U+206F count: quotation marks, dashes, what is not seen.
const fn closing(path: &[u8]) -> Option<usize> {
    match path {
        [.., 0xc2, 0xa0..=0xbf] => Some(2),
        [.., 0xe2, 0x80, 0x80..=0xbf] | [.., 0xe2, 0x81, 0x80..=0xaf] => Some(3),
        [] | [.., b'\0' | b'%' | b'0'..=b'9' | b'a'..=b'z' | 0x80..] => None,
        _ => Some(1),
    }
}

/// The language that a plain path names, and the path without it.
fn language_of(path: &[u8]) -> (Option<Language>, &[u8]) {
    let path = if let [b'/', path @ ..] = path { path } else { path };
    for language in Language::ALL.into_iter().filter_map(Language::prefix) {
        match path.strip_prefix(language.code().as_bytes()) {
            Some([]) => return (Some(language), &[]),
            Some([b'/', own @ ..]) => return (Some(language), own),
            _ => {}
        }
    }
    (None, path)
}

fn find(path: &[u8]) -> Option<Page> {
    if let Some(segment) = path.strip_prefix(b"maquinaria/") {
        let own = |id: &CategoryId| {
            let category = id.category();
            category.path.as_bytes() == segment || category.short_path.as_bytes() == segment
        };
        return categories().find(own).map(Page::Category);
    }
    PAGES.iter().find(|(.., own)| own.as_bytes() == path).map(|&(page, ..)| page)
}

/// Every address that answers, canonical or not, in all languages.
#[must_use]
pub fn addresses() -> Vec<String> {
    let mut out = Vec::new();
    for prefix in Language::ALL.map(Language::prefix) {
        let root = prefix.map_or_else(String::new, |language| ["/", language.code()].concat());
        out.extend(Page::all().map(|page| page.address(prefix)));
        out.push([&root, "/home"].concat());
        out.extend(categories().map(|id| [&root, "/maquinaria/", id.category().short_path].concat()));
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashSet};

    use super::*;

    #[test]
    fn every_page_is_found_at_its_own_address_in_every_language() {
        for prefix in Language::ALL.map(Language::prefix) {
            for page in Page::all() {
                let expected = Route { prefix, page: Some(page), canonical: true, machine: None };
                let address = page.address(prefix);
                assert_eq!(Route::of(&address), expected, "{address}");
                assert_eq!(Route::of(&[&address, "/"].concat()).page, Some(page), "{address}/");
            }
        }
    }

    #[test]
    fn the_site_has_the_addresses_of_the_specification_and_the_accessibility_statement() {
        let all = addresses();
        assert_eq!(all.len(), Language::ALL.len() * (35 + 1 + 17));
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
        for address in all {
            assert!(Route::of(&address).page.is_some(), "{address}");
        }
    }

    #[test]
    fn no_code_of_a_language_is_the_address_of_a_page() {
        for language in Language::ALL {
            assert_eq!(find(language.code().as_bytes()), None, "{language:?}");
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
            Route { prefix: Some(Language::English), page: Some(Page::Home), canonical: false, machine: None }
        );
    }

    /// Also tried against every host, in `tests/hosting`.
    #[test]
    fn every_address_of_the_table_leads_where_the_table_says() {
        let table: BTreeMap<String, Vec<(String, Option<String>)>> =
            serde_json::from_str(include_str!("../../../tests/fixtures/addresses.json")).unwrap();
        for (given, leads_to) in table.into_values().flatten() {
            let route = Route::of(&given);
            let Some(leads_to) = leads_to else {
                assert_eq!((route.page, route.canonical), (None, true), "{given}");
                continue;
            };
            assert!(route.page.is_some(), "{given}");
            assert_eq!(route.canonical, given == leads_to, "{given}");
            assert_eq!(route.moved(&given).unwrap_or_else(|| given.clone()), leads_to, "{given}");
            assert_eq!(Route::of(&leads_to), Route { canonical: true, ..route }, "{given}");
        }
    }

    #[test]
    fn an_unknown_address_is_no_page_but_keeps_its_language() {
        for path in ["/es", "/es/contacto", "/maquinaria/nada", "/contacto/x", "/en/en", "/maquinaria/alquiler-"] {
            assert_eq!(Route::of(path).page, None, "{path}");
        }
        assert_eq!(Route::of("/val/nada").prefix, Some(Language::Valencian));
    }
}
