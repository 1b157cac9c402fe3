use serde::Serialize;

use super::cards::CategoryCard;
use super::parts::{Picture, TextLink};
use super::side_menu::{Entries, SideMenu};
use crate::content::key;
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::names::list_name;
use crate::route::{Page, ShopList};
use crate::shop::Product;
use crate::text::TextId;

/// The shop's landing page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShopView {
    /// Heading.
    pub title: TextId,
    /// The products sold, and how to ask for them.
    pub intro: TextId,
    /// The six buttons.
    pub cards: &'static [CategoryCard],
    /// To the form.
    pub ask: TextLink<'static>,
}

/// A shop list; with script, the page loads its products.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShopListView {
    /// Heading.
    pub title: TextId,
    /// Introduction.
    pub intro: TextId,
    /// The menu of the shop.
    pub menu: SideMenu,
    /// The list's name in the shop document.
    pub list: &'static str,
    /// Shown while the products are loading; the signage page has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loading: Option<TextId>,
    /// Shown without script: the products that the dictionary has names for.
    pub stock: Vec<Product>,
    /// Shown when loading has failed.
    pub failed: TextId,
    /// Label of the button that tries again.
    pub retry: TextId,
    /// To the form.
    pub ask: TextLink<'static>,
    /// To the landing page.
    pub all: TextLink<'static>,
}

pub(super) const LANDING: ShopView = ShopView {
    title: key::SHOP_TITLE,
    intro: key::SHOP_INTRO,
    cards: &[
        card(ShopList::Tools),
        card(ShopList::Lighting),
        card(ShopList::Oils),
        card(ShopList::Safety),
        card(ShopList::Signage),
        card(ShopList::Baskets),
    ],
    ask: TextLink::page(key::SHOP_ASK, Page::Contact),
};

const fn card(list: ShopList) -> CategoryCard {
    CategoryCard {
        name: list_name(list),
        href: Href::Page(Page::ShopList(list)),
        count: None,
        picture: Picture::decorative(picture(list)),
    }
}

pub(super) const fn picture(list: ShopList) -> &'static str {
    match list {
        ShopList::Tools => "club-hammer",
        ShopList::Lighting => "tripod-floodlight",
        ShopList::Oils => "engine-oil",
        ShopList::Safety => "helmet",
        ShopList::Signage => "sign-danger",
        ShopList::Baskets => "rubber-basket-medium",
    }
}

pub(super) fn list(context: &RenderContext, list: ShopList) -> ShopListView {
    let (title, intro, loading) = texts(list);
    let mut stock = Vec::new();
    for (name, text) in context.dictionary.named() {
        if let Some((own, picture)) = ShopList::of_key(name)
            && own == list
        {
            let picture = ["/pictures/", picture, "-400.webp"].concat();
            stock.push(Product { id: Some(name.to_owned()), name: text.to_owned(), picture });
        }
    }
    ShopListView {
        title,
        intro,
        menu: SideMenu { title: key::SHOP_MENU_TITLE, entries: Entries::Shop(list) },
        list: list.document_name(),
        loading,
        stock,
        failed: key::SHOP_FAILED,
        retry: key::SHOP_RETRY,
        ask: TextLink::page(key::SHOP_ASK, Page::Contact),
        all: TextLink::page(key::SHOP_ALL, Page::Shop),
    }
}

const fn texts(list: ShopList) -> (TextId, TextId, Option<TextId>) {
    match list {
        ShopList::Tools => (key::SHOP_TOOLS_TITLE, key::SHOP_TOOLS_INTRO, Some(key::SHOP_TOOLS_LOADING)),
        ShopList::Lighting => (key::SHOP_LIGHTING_TITLE, key::SHOP_LIGHTING_INTRO, Some(key::SHOP_LIGHTING_LOADING)),
        ShopList::Oils => (key::SHOP_OILS_TITLE, key::SHOP_OILS_INTRO, Some(key::SHOP_OILS_LOADING)),
        ShopList::Safety => (key::SHOP_SAFETY_TITLE, key::SHOP_SAFETY_INTRO, Some(key::SHOP_SAFETY_LOADING)),
        ShopList::Signage => (key::SHOP_SIGNAGE_TITLE, key::SHOP_SIGNAGE_INTRO, None),
        ShopList::Baskets => (key::SHOP_BASKETS_TITLE, key::SHOP_BASKETS_INTRO, Some(key::SHOP_BASKETS_LOADING)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_landing_page_leads_to_every_list() {
        let targets: Vec<_> = LANDING.cards.iter().map(|card| card.href).collect();
        assert_eq!(targets, ShopList::ALL.map(|list| card(list).href));
    }
}
