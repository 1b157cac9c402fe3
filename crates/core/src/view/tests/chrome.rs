//! What stands around each page: crumbs, menus, and the actions of a small screen.

use serde_json::Value;

use super::shown;
use crate::language::Language;
use crate::route::Page;

#[test]
fn the_open_entry_of_the_menu_lists_the_places_on_its_page() {
    let view = shown("/maquinaria/alquiler-vallas", Language::Spanish);
    let list = |value: &Value| value.as_array().unwrap().clone();
    let entries = list(&view["page"]["menu"]["entries"]);
    assert_eq!(entries.len(), 17);
    let open: Vec<_> = entries.iter().filter(|entry| !list(&entry["places"]).is_empty()).collect();
    assert_eq!(open.len(), 1);
    assert_eq!(open[0]["current"], true);
    let places: Vec<_> = list(&open[0]["places"]).iter().map(|place| place["href"].clone()).collect();
    let machines = list(&view["page"]["machines"]);
    assert_eq!(places, machines.iter().map(|own| ["#", own["id"].as_str().unwrap()].concat()).collect::<Vec<_>>());
}

#[test]
fn the_crumbs_lead_over_the_section_to_the_page() {
    for (address, expected) in [
        ("/en", vec![]),
        ("/en/faq", vec!["Home /en", "Frequently asked questions /en/faq page"]),
        (
            "/en/maquinaria/dumpers",
            vec!["Home /en", "Machinery /en/maquinaria", "Dumpers /en/maquinaria/alquiler-dumpers page"],
        ),
        ("/en/aceites", vec!["Home /en", "Shop /en/tienda", "Oils and screenwash /en/aceites page"]),
    ] {
        let view = shown(address, Language::English);
        let crumbs = view["chrome"]["crumbs"].as_array().unwrap().iter();
        let shown = crumbs.map(|crumb| {
            let parts = ["text", "href", "current"].map(|part| crumb[part].as_str());
            parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
        });
        assert_eq!(shown.collect::<Vec<_>>(), expected, "{address}");
    }
}

#[test]
fn the_navigation_marks_the_page_or_the_section_it_belongs_to() {
    let marks = |address| {
        let view = shown(address, Language::English);
        let links = view["chrome"]["navigation"]["links"].as_array().unwrap();
        links
            .iter()
            .filter(|link| !link["current"].is_null())
            .map(|link| [link["href"].as_str().unwrap(), " ", link["current"].as_str().unwrap()].concat())
            .collect::<Vec<_>>()
    };
    assert_eq!(marks("/en/maquinaria"), ["/en/maquinaria page"]);
    assert_eq!(marks("/en/maquinaria/alquiler-dumpers"), ["/en/maquinaria true"]);
    assert_eq!(marks("/en/aceites"), ["/en/tienda true"]);
    assert_eq!(marks("/en/contacto"), ["/en/contacto page"]);
    assert!(marks("/en").is_empty());
}

#[test]
fn the_chat_icon_is_on_the_pages_of_the_specification_alone() {
    for page in Page::all() {
        let view = shown(&page.address(None), Language::Spanish);
        let expected = matches!(
            page,
            Page::Home | Page::Contact | Page::Shop | Page::ShopList(_) | Page::Machinery | Page::Category(_)
        );
        assert_eq!(view["chrome"]["whatsapp"].is_object(), expected, "{page:?}");
    }
}

#[test]
fn the_name_of_each_action_contains_what_a_small_screen_writes_on_it() {
    for language in Language::ALL {
        let chrome = shown("/", language)["chrome"].clone();
        let quote = chrome["navigation"]["links"].as_array().unwrap().last().unwrap();
        for (name, written) in [
            (&chrome["call"]["text"], "call"),
            (&chrome["whatsapp"]["text"], "whatsapp"),
            (&quote["text"], "quote"),
            (&chrome["navigation"]["open"], "menu"),
        ] {
            let (name, word) = (name.as_str().unwrap(), chrome["actions"][written].as_str().unwrap());
            assert!(name.to_lowercase().contains(&word.to_lowercase()), "{name} lacks {word}");
        }
    }
}
