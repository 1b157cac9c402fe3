//! The only table of addresses.

use crate::catalogue::{CategoryId, MachineId};
use crate::characters::{split_all, split_before};
use crate::content::{categories, machine};
use crate::language::Language;
use crate::link::encode;

mod path;

use path::{language_of, plain_path};

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

    /// How the keys of the names of its products start.
    pub(crate) const fn key_prefix(self) -> &'static str {
        match self {
            Self::Tools => "goods.tools.",
            Self::Lighting => "goods.lighting.",
            Self::Oils => "goods.oils.",
            Self::Safety => "goods.safety.",
            Self::Signage => "goods.signage.",
            Self::Baskets => "goods.baskets.",
        }
    }

    /// The list of the product with this key, and the name of its picture: the rest of the key.
    pub(crate) fn of_key(key: &str) -> Option<(Self, &str)> {
        Self::ALL.into_iter().find_map(|list| Some((list, key.strip_prefix(list.key_prefix())?)))
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
    Search,
}

/// Every page except the categories: its name in links of texts, and its Spanish address.
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
    (Page::Search, "search", "buscar"),
];

/// The specification's second address of the home page.
const SECOND_HOME: &str = "home";

impl Page {
    /// The page that a text names in `<a to="…">`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        PAGES.iter().find(|(_, candidate, _)| *candidate == name).map(|&(page, ..)| page)
    }

    /// Every page once.
    pub fn all() -> impl Iterator<Item = Self> {
        PAGES.iter().map(|&(page, ..)| page).chain(categories().map(Page::Category))
    }

    /// The parent of a page, other than the home page.
    pub(crate) const fn section(self) -> Option<Self> {
        match self {
            Self::Category(_) => Some(Self::Machinery),
            Self::ShopList(_) => Some(Self::Shop),
            _ => None,
        }
    }

    /// The canonical address of the page, with a language prefix or without.
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
            page => ("", PAGES.iter().find(|(candidate, ..)| *candidate == page).map_or("", |&(.., path)| path)),
        };
        join(prefix, folder, segment)
    }
}

/// The path of a page, with a language prefix or without.
fn join(prefix: Option<Language>, folder: &str, segment: &str) -> String {
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

/// Query parameter of the contact page.
const MACHINE: &str = "maquina";

/// Query parameter of the search page.
const WORDS: &str = "q";

impl MachineId {
    /// The address of the form for this machine.
    pub(crate) fn address(self, prefix: Option<Language>) -> String {
        [&Page::Contact.address(prefix), "?", MACHINE, "=", self.machine().id].concat()
    }
}

/// The target of an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Route {
    /// The language in the address. `/es` is not a prefix: Spanish has none.
    pub prefix: Option<Language>,
    /// The page; `None` for an unknown address.
    pub page: Option<Page>,
    /// Whether the address is the canonical one of its page; true for unknown addresses.
    pub canonical: bool,
    /// The machine to fill into the contact form.
    pub machine: Option<MachineId>,
    /// Whether it is the search for some words, of which search engines should keep no copy.
    pub has_words: bool,
}

impl Route {
    /// That of no address.
    pub(crate) const NONE: Self = Self { prefix: None, page: None, canonical: true, machine: None, has_words: false };

    /// Reads an address: a path, which a query and a fragment may follow. People copy addresses from sentences and type
    /// them from memory: extra slashes, capital letters, needless escapes, the punctuation of the sentence, `.html` and
    /// `/index` lead to the same page.
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
        let (prefix, path_in_language) = language_of(&plain);
        let page = find(path_in_language);
        Self {
            prefix,
            page,
            canonical: page.is_none_or(|page| page.address(prefix) == path),
            machine: if page == Some(Page::Contact) {
                parameter(rest, MACHINE).and_then(machine).map(|(_, machine)| machine)
            } else {
                None
            },
            has_words: page == Some(Page::Search) && parameter(rest, WORDS).is_some(),
        }
    }

    /// The canonical address, with query and fragment of the current one; `None` if that is canonical already.
    pub(crate) fn moved(self, address: &str) -> Option<String> {
        let page = self.page.filter(|_| !self.canonical)?;
        Some([&page.address(self.prefix), split(address).1].concat())
    }

    /// The same address, known or unknown, in another language, with the same query and fragment.
    pub(crate) fn in_language(address: &str, language: Language) -> String {
        let (path, rest) = split(address);
        let plain = plain_path(path);
        let (_, unprefixed) = language_of(&plain);
        let prefix = language.prefix();
        let unknown = || join(prefix, "", &encode(unprefixed, b"/"));
        find(unprefixed).map_or_else(unknown, |page| page.address(prefix)) + rest
    }
}

/// The path of an address, and its query and fragment.
pub(crate) fn split(address: &str) -> (&str, &str) {
    split_before(address, b"?#")
}

/// The value of a parameter of the query.
fn parameter<'a>(rest: &'a str, name: &str) -> Option<&'a str> {
    let query = split_before(rest, b"#").0.strip_prefix('?')?;
    split_all(query, b'&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

fn find(path: &[u8]) -> Option<Page> {
    if let Some(segment) = path.strip_prefix(b"maquinaria/") {
        let matches = |id: &CategoryId| {
            let category = id.category();
            category.path.as_bytes() == segment || category.short_path.as_bytes() == segment
        };
        return categories().find(matches).map(Page::Category);
    }
    if path == SECOND_HOME.as_bytes() {
        return Some(Page::Home);
    }
    PAGES.iter().find(|(.., candidate)| candidate.as_bytes() == path).map(|&(page, ..)| page)
}

/// Every address of a page, canonical or not, in all languages.
#[must_use]
pub fn addresses() -> Vec<String> {
    let mut out = Vec::new();
    for prefix in Language::ALL.map(Language::prefix) {
        let root = prefix.map_or_else(String::new, |language| ["/", language.code()].concat());
        out.extend(Page::all().map(|page| page.address(prefix)));
        out.push([&root, "/", SECOND_HOME].concat());
        out.extend(categories().map(|id| [&root, "/maquinaria/", id.category().short_path].concat()));
    }
    out
}

#[cfg(test)]
mod tests;
