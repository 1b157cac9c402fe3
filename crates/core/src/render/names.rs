//! Short names of pages.

use crate::content::key;
use crate::route::{Page, ShopList};
use crate::text::TextId;

/// The short name of a page.
pub(crate) fn page_name(page: Page) -> TextId {
    match page {
        Page::Home => key::BREADCRUMB_HOME,
        Page::Contact => key::FOOTER_CONTACT,
        Page::Shop => key::SHOP_MENU_TITLE,
        Page::ShopList(list) => list_name(list),
        Page::Advantages => key::NAV_ADVANTAGES,
        Page::Training => key::NAV_TRAINING,
        Page::Conditions => key::CATEGORY_TERMS_LINK,
        Page::Faq => key::FAQ_TITLE,
        Page::Machinery => key::FOOTER_MACHINERY,
        Page::Category(id) => id.category().name,
        Page::Privacy => key::FOOTER_PRIVACY,
        Page::Cookies => key::FOOTER_COOKIES,
        Page::LegalNotice => key::FOOTER_NOTICE,
        Page::Accessibility => key::FOOTER_ACCESSIBILITY,
        Page::Search => key::SEARCH_TITLE,
    }
}

pub(crate) const fn list_name(list: ShopList) -> TextId {
    match list {
        ShopList::Tools => key::SHOP_TOOLS_NAME,
        ShopList::Lighting => key::SHOP_LIGHTING_NAME,
        ShopList::Oils => key::SHOP_OILS_NAME,
        ShopList::Safety => key::SHOP_SAFETY_NAME,
        ShopList::Signage => key::SHOP_SIGNAGE_NAME,
        ShopList::Baskets => key::SHOP_BASKETS_NAME,
    }
}
