use super::error::{ERROR, ErrorTexts};
use super::footer::{FOOTER, Footer};
use super::json::views;
use super::{Current, Href, Shown, Words};
use crate::content::{COMPANY, key};
use crate::dictionary::Text;
use crate::{Language, Page, ShopList};

views! {
    /// A link and its words.
    pub struct TextLink<'a> {
        /// What it says.
        pub text: Words<'a>,
        /// Where it leads.
        pub href: Href<'a>,
    }

    /// A picture of the set in `data/pictures/`.
    pub struct Picture {
        /// File name without width and format.
        pub name: &'static str,
        /// What one sees; empty where the words beside it say the same.
        pub alt: Words<'static>,
    }

    /// Header, menus, banner and footer.
    pub struct Chrome {
        /// The skip link's words.
        pub skip: Text,
        /// Name of the company.
        pub brand: &'static str,
        /// Line under the name.
        pub tagline: Text,
        /// Home; its words are the accessible name.
        pub home: TextLink<'static>,
        /// The seven links.
        pub navigation: &'static Navigation,
        /// Label of the language menu.
        pub language_label: Text,
        /// Said when the texts of the language chosen did not come.
        pub language_failed: Text,
        /// Said where there is no form, when a request that was on its way could not be sent; the link to it follows.
        pub send_failed: Text,
        /// The three languages.
        pub languages: &'static [LanguageOption],
        /// Office hours in one line.
        pub hours: Text,
        /// Phone number as it is read.
        pub phone: &'static str,
        /// The call; its words are the accessible name.
        pub call: TextLink<'static>,
        /// The chat button, on its pages.
        pub whatsapp: Option<TextLink<'static>>,
        /// What small screens write on the ways to act.
        pub actions: Actions,
        /// The way to the page, home first; empty on the home page.
        pub crumbs: Vec<Crumb>,
        /// Label of that way.
        pub crumbs_label: Text,
        /// The background video's controls.
        pub banner: Banner,
        /// The end of the page.
        pub footer: &'static Footer,
        /// What is said when a page fails.
        pub error: &'static ErrorTexts,
    }

    /// Words short enough for a bar of four on a phone; the accessible name of each says more and contains them.
    pub struct Actions {
        /// On the call.
        pub call: Text,
        /// On the chat.
        pub whatsapp: Text,
        /// On the way to the form.
        pub quote: Text,
        /// On the button of the menu.
        pub menu: Text,
    }

    /// The main navigation, in the header and in the menu panel.
    pub struct Navigation {
        /// Label of the landmark.
        pub label: Text,
        /// Name of the button that opens the panel.
        pub open: Text,
        /// Name of the button that closes it.
        pub close: Text,
        /// Heading of the panel.
        pub title: Text,
        /// The seven links; the last one asks for a quote.
        pub links: &'static [Crumb],
    }

    /// A link that may be the current page, or the section it belongs to.
    pub struct Crumb {
        /// What it says.
        pub text: Words<'static>,
        /// Where it leads.
        pub href: Href<'static>,
        /// `page` for the page itself, `true` for its section.
        #[cfg_attr(feature = "typescript", tsify(type = "\"page\" | \"true\" | undefined"))]
        pub current: Option<Current>,
    }

    /// A language of the menu.
    pub struct LanguageOption {
        /// `es`, `en` or `val`.
        #[cfg_attr(feature = "typescript", tsify(type = "\"es\" | \"en\" | \"val\""))]
        pub code: &'static str,
        /// Its own name.
        pub name: &'static str,
        /// Language tag of that name.
        pub lang: &'static str,
        /// This page in that language, for a visitor without script.
        pub href: Href<'static>,
        /// Whether it is the one shown.
        #[cfg_attr(feature = "typescript", tsify(type = "boolean"))]
        pub current: Shown,
    }

    /// Names of the background video's control.
    pub struct Banner {
        /// While it plays.
        pub pause: Text,
        /// While it rests.
        pub play: Text,
    }
}

impl TextLink<'static> {
    /// To a page.
    pub(super) const fn page(text: Text, page: Page) -> Self {
        Self { text: Words::Text(text), href: Href::Page(page) }
    }

    /// A number that can be called.
    pub(super) const fn phone(number: &'static str) -> Self {
        Self { text: Words::Plain(number), href: Href::Phone(number) }
    }
}

impl Picture {
    /// One that shows what the words beside it say.
    pub(super) const fn beside_its_name(name: &'static str) -> Self {
        Self { name, alt: Words::Plain("") }
    }
}

pub(super) fn view(page: Option<Page>) -> Chrome {
    Chrome {
        skip: key::SKIP,
        brand: COMPANY.name,
        tagline: key::SITE_TAGLINE,
        home: TextLink::page(key::LOGO_HOME, Page::Home),
        navigation: &NAVIGATION,
        language_label: key::LANGUAGE_LABEL,
        language_failed: key::LANGUAGE_FAILED,
        send_failed: key::CONTACT_FAILED_ELSEWHERE,
        languages: LANGUAGES,
        hours: key::HOURS_TEXT,
        phone: COMPANY.phones[0],
        call: TextLink { text: Words::Text(key::CALL_LABEL), href: Href::Phone(COMPANY.phones[0]) },
        whatsapp: page.is_some_and(has_whatsapp).then_some(WHATSAPP),
        actions: Actions {
            call: key::ACTION_CALL,
            whatsapp: key::ACTION_WHATSAPP,
            quote: key::ACTION_QUOTE,
            menu: key::MENU_TITLE,
        },
        crumbs: crumbs(page),
        crumbs_label: key::BREADCRUMB_LABEL,
        banner: Banner { pause: key::VIDEO_PAUSE, play: key::VIDEO_PLAY },
        footer: &FOOTER,
        error: &ERROR,
    }
}

const WHATSAPP: TextLink<'static> = TextLink { text: Words::Text(key::WHATSAPP_LABEL), href: Href::Chat };

/// Home, contact, shop and machinery pages.
const fn has_whatsapp(page: Page) -> bool {
    matches!(page, Page::Home | Page::Contact | Page::Shop | Page::ShopList(_) | Page::Machinery | Page::Category(_))
}

const NAVIGATION: Navigation = Navigation {
    label: key::NAV_LABEL,
    open: key::MENU_OPEN,
    close: key::MENU_CLOSE,
    title: key::MENU_TITLE,
    links: &[
        entry(key::NAV_RENTAL, Page::Machinery),
        entry(key::NAV_SHOP, Page::Shop),
        entry(key::NAV_ADVANTAGES, Page::Advantages),
        entry(key::NAV_TRAINING, Page::Training),
        entry(key::NAV_CONDITIONS, Page::Conditions),
        entry(key::NAV_FAQ, Page::Faq),
        entry(key::NAV_CONTACT, Page::Contact),
    ],
};

const fn entry(text: Text, page: Page) -> Crumb {
    Crumb { text: Words::Text(text), href: Href::Page(page), current: Some(Current(page)) }
}

const LANGUAGES: &[LanguageOption] =
    &[option(Language::Spanish), option(Language::English), option(Language::Valencian)];
const _: () = assert!(LANGUAGES.len() == Language::ALL.len(), "a language that the menu does not offer");

const fn option(language: Language) -> LanguageOption {
    LanguageOption {
        code: language.code(),
        name: language.name(),
        lang: language.tag(),
        href: Href::In(language),
        current: Shown(language),
    }
}

fn crumbs(page: Option<Page>) -> Vec<Crumb> {
    let Some(page) = page.filter(|page| *page != Page::Home) else {
        return Vec::new();
    };
    let step = |text, page| Crumb { text, href: Href::Page(page), current: None };
    let mut out = vec![step(Words::Name(Page::Home), Page::Home)];
    if let Some(section) = page.section() {
        let name = if section == Page::Shop { key::NAV_SHOP } else { key::NAV_RENTAL };
        out.push(step(Words::Text(name), section));
    }
    out.push(Crumb { text: Words::Name(page), href: Href::Page(page), current: Some(Current(page)) });
    out
}

/// The page's short name, as menus say it.
pub(super) fn page_name(page: Page) -> Text {
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
    }
}

pub(super) const fn list_name(list: ShopList) -> Text {
    match list {
        ShopList::Tools => key::SHOP_TOOLS_NAME,
        ShopList::Lighting => key::SHOP_LIGHTING_NAME,
        ShopList::Oils => key::SHOP_OILS_NAME,
        ShopList::Safety => key::SHOP_SAFETY_NAME,
        ShopList::Signage => key::SHOP_SIGNAGE_NAME,
        ShopList::Baskets => key::SHOP_BASKETS_NAME,
    }
}
