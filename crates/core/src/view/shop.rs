use serde::Serialize;

use super::chrome::list_name;
use super::site::Site;
use super::{CategoryCard, SideEntry, SideMenu, TextLink};
use crate::content::key;
use crate::dictionary::MessageKey;
use crate::{Good, Page, ShopList};

/// The shop's landing page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ShopView {
    /// Heading.
    pub title: String,
    /// What is sold and how to ask for it.
    pub intro: String,
    /// The six buttons.
    pub cards: Vec<CategoryCard>,
    /// To the form.
    pub ask: TextLink,
}

/// A shop list; its goods are loaded by the page where script runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ShopListView {
    /// Heading.
    pub title: String,
    /// What is in it.
    pub intro: String,
    /// The menu of the shop.
    pub menu: SideMenu,
    /// The list's name in the shop document.
    pub list: &'static str,
    /// Shown until the goods are there; the signage page has none.
    pub loading: Option<String>,
    /// What is shown where no script runs: the goods that the dictionary has names for.
    pub stock: Vec<Good>,
    /// Shown when they do not come.
    pub failed: String,
    /// Words of the button that tries again.
    pub retry: String,
    /// To the form.
    pub ask: TextLink,
    /// To the landing page.
    pub all: TextLink,
}

pub(super) fn landing(site: &Site) -> ShopView {
    let card = |list: ShopList| CategoryCard {
        name: site.text(list_name(list)),
        href: site.href(Page::ShopList(list)),
        count: None,
        picture: Site::picture(picture(list), String::new()),
    };
    ShopView {
        title: site.text(key::SHOP_TITLE),
        intro: site.text(key::SHOP_INTRO),
        cards: ShopList::ALL.map(card).into(),
        ask: site.link(Page::Contact, key::SHOP_ASK),
    }
}

const fn picture(list: ShopList) -> &'static str {
    match list {
        ShopList::Tools => "club-hammer",
        ShopList::Lighting => "tripod-floodlight",
        ShopList::Oils => "engine-oil",
        ShopList::Safety => "helmet",
        ShopList::Signage => "sign-danger",
        ShopList::Baskets => "rubber-basket-medium",
    }
}

pub(super) fn list(site: &Site, list: ShopList) -> ShopListView {
    let (title, intro, loading) = texts(list);
    let stock = site
        .dictionary
        .starting(names(list))
        .into_iter()
        .map(|(name, text)| Good { name: text.into(), picture: ["/pictures/", name, "-400.webp"].concat() });
    let entry = |own: ShopList| SideEntry {
        text: site.text(list_name(own)),
        href: site.href(Page::ShopList(own)),
        current: own == list,
        marker: false,
        label: None,
        places: Vec::new(),
    };
    ShopListView {
        title: site.text(title),
        intro: site.text(intro),
        menu: SideMenu { title: site.text(key::SHOP_MENU_TITLE), entries: ShopList::ALL.map(entry).into() },
        list: list.document_name(),
        loading: loading.map(|loading| site.text(loading)),
        stock: stock.collect(),
        failed: site.text(key::SHOP_FAILED),
        retry: site.text(key::SHOP_RETRY),
        ask: site.link(Page::Contact, key::SHOP_ASK),
        all: site.link(Page::Shop, key::SHOP_ALL),
    }
}

const fn texts(list: ShopList) -> (MessageKey, MessageKey, Option<MessageKey>) {
    match list {
        ShopList::Tools => (key::SHOP_TOOLS_TITLE, key::SHOP_TOOLS_INTRO, Some(key::SHOP_TOOLS_LOADING)),
        ShopList::Lighting => (key::SHOP_LIGHTING_TITLE, key::SHOP_LIGHTING_INTRO, Some(key::SHOP_LIGHTING_LOADING)),
        ShopList::Oils => (key::SHOP_OILS_TITLE, key::SHOP_OILS_INTRO, Some(key::SHOP_OILS_LOADING)),
        ShopList::Safety => (key::SHOP_SAFETY_TITLE, key::SHOP_SAFETY_INTRO, Some(key::SHOP_SAFETY_LOADING)),
        ShopList::Signage => (key::SHOP_SIGNAGE_TITLE, key::SHOP_SIGNAGE_INTRO, None),
        ShopList::Baskets => (key::SHOP_BASKETS_TITLE, key::SHOP_BASKETS_INTRO, Some(key::SHOP_BASKETS_LOADING)),
    }
}

/// How the names of a list's goods start.
const fn names(list: ShopList) -> &'static str {
    match list {
        ShopList::Tools => "goods.tools.",
        ShopList::Lighting => "goods.lighting.",
        ShopList::Oils => "goods.oils.",
        ShopList::Safety => "goods.safety.",
        ShopList::Signage => "goods.signage.",
        ShopList::Baskets => "goods.baskets.",
    }
}
