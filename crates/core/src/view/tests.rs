use std::{fs, path::Path};

use serde_json::Value;

use super::*;
use crate::content::categories;
use crate::fixtures::dictionary;
use crate::route::addresses;

fn language_of(address: &str) -> Language {
    Language::negotiate(Route::of(address).prefix, None)
}

/// The view of an address as JavaScript gets it.
fn shown(address: &str, language: Language) -> Value {
    serde_json::from_str(&view_json(address, &dictionary(language))).unwrap()
}

/// Every text of a view, with the path to it.
fn strings(value: &Value, path: &str, out: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) => out.push((path.into(), text.clone())),
        Value::Array(items) => items.iter().for_each(|item| strings(item, path, out)),
        Value::Object(fields) => {
            for (name, field) in fields {
                strings(field, &[path, ".", name].concat(), out);
            }
        }
        _ => {}
    }
}

#[test]
fn every_address_shows_finished_texts_in_its_language() {
    for address in addresses() {
        let mut texts = Vec::new();
        strings(&shown(&address, language_of(&address)), "", &mut texts);
        for (path, text) in texts {
            let runtime = ["waiting", "throttled", "sentAt", "take", "machineAdded", "machineFull"]
                .contains(&path.rsplit('.').next().unwrap());
            assert!(!text.contains('<') && (runtime || !text.contains('{')), "{address}{path}: {text}");
            let may_be_empty = path.rsplit('.').next() == Some("alt");
            assert!(may_be_empty || !text.is_empty(), "{address}{path} is empty");
        }
    }
}

#[test]
fn links_of_a_page_keep_its_prefix_and_lead_somewhere() {
    for address in addresses() {
        let prefix = Route::of(&address).prefix;
        let mut texts = Vec::new();
        strings(&shown(&address, language_of(&address)), "", &mut texts);
        for (path, href) in
            texts.iter().filter(|(path, href)| path.rsplit('.').next() == Some("href") && href.starts_with('/'))
        {
            let route = Route::of(href);
            assert!(route.page.is_some() && route.canonical, "{address}{path}: {href}");
            let other_language = path.contains(".languages");
            assert!(other_language || route.prefix == prefix, "{address}{path}: {href}");
        }
    }
}

#[test]
fn titles_and_descriptions_are_each_pages_own() {
    for language in Language::ALL {
        let prefix = language.prefix();
        let views: Vec<_> = Page::all().map(|page| shown(&page.address(prefix), language)).collect();
        for own in ["title", "description"] {
            let mut all: Vec<_> = views.iter().map(|view| view["meta"][own].as_str().unwrap()).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{language:?}");
        }
    }
}

#[test]
fn pages_have_the_counts_of_the_specification() {
    for (address, list, count) in [
        ("/faq", "questions", 12),
        ("/condiciones-alquiler", "items", 10),
        ("/ventajas", "items", 8),
        ("/maquinaria", "cards", 6),
        ("/maquinaria", "all", 17),
        ("/tienda", "cards", 6),
        ("/", "advantages", 3),
        ("/", "categories", 6),
        ("/contacto", "machines", 85),
    ] {
        let view = shown(address, Language::Spanish);
        assert_eq!(view["page"][list].as_array().unwrap().len(), count, "{address} {list}");
    }
}

#[test]
fn four_answers_of_the_faq_link_to_the_pages_of_the_specification() {
    let faq = shown("/en/faq", Language::English);
    for (index, target) in [(0, "/en/ventajas"), (1, "/en/maquinaria"), (3, "/en/contacto"), (8, "/en/contacto")] {
        let mut texts = Vec::new();
        strings(&faq["page"]["questions"][index]["answer"], "", &mut texts);
        assert!(texts.iter().any(|(path, text)| path.ends_with("href") && text == target), "{index}");
    }
}

#[test]
fn what_is_shown_without_script_is_what_the_shop_document_has() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let document: Value = serde_json::from_str(&fs::read_to_string(root.join("data/shop.json")).unwrap()).unwrap();
    let spanish = dictionary(Language::Spanish);
    for list in crate::ShopList::ALL {
        let PageView::ShopList(page) = view(&Page::ShopList(list).address(None), &spanish).page else {
            panic!("no list")
        };
        let mut stock: Vec<_> = page.stock.iter().map(|good| (good.name.as_str(), good.picture.as_str())).collect();
        let mut goods: Vec<_> = document[list.document_name()]
            .as_array()
            .unwrap()
            .iter()
            .map(|good| (spanish.by_name(good["nombre"].as_str().unwrap()), good["foto"].as_str().unwrap()))
            .collect();
        stock.sort_unstable();
        goods.sort_unstable();
        assert!(goods.len() >= 8);
        assert_eq!(stock, goods);
    }
}

#[test]
fn a_second_address_names_the_pages_own() {
    let short = shown("/en/maquinaria/dumpers", Language::English);
    assert_eq!(short["replaceWith"], "/en/maquinaria/alquiler-dumpers");
    let own = shown("/en/maquinaria/alquiler-dumpers", Language::English);
    assert_eq!(short["meta"], own["meta"]);
    assert_eq!(own.get("replaceWith"), None);
}

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
        ("/en/aceites", vec!["Home /en", "Shop /en/tienda", "Oils and windscreen washer /en/aceites page"]),
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
        let links = view["chrome"]["navigation"]["links"].as_array().unwrap().clone();
        links
            .into_iter()
            .filter(|link| !link["current"].is_null())
            .map(|link| [link["href"].as_str().unwrap(), " ", link["current"].as_str().unwrap()].concat())
            .collect::<Vec<_>>()
    };
    assert_eq!(marks("/en/maquinaria"), ["/en/maquinaria page"]);
    assert_eq!(marks("/en/maquinaria/alquiler-dumpers"), ["/en/maquinaria true"]);
    assert_eq!(marks("/en/aceites"), ["/en/tienda true"]);
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
        let quote = chrome["navigation"]["links"].as_array().unwrap().last().unwrap().clone();
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

#[test]
fn an_unknown_address_answers_in_its_language() {
    let view = view("/val/res", &dictionary(Language::Valencian));
    assert!(matches!(view.page, PageView::NotFound(_)));
    assert_eq!(view.lang, "ca-valencia");
    assert_eq!(view.meta.canonical, None);
}

#[test]
fn an_unknown_address_is_the_same_nowhere_in_another_language() {
    for (address, expected) in [
        ("/en/nope", ["/nope", "/en/nope", "/val/nope"]),
        ("/nope", ["/nope", "/en/nope", "/val/nope"]),
        ("/val//a/%C3%B1%20/b/?q=1#c", ["/a/%C3%B1%20/b", "/en/a/%C3%B1%20/b", "/val/a/%C3%B1%20/b"]),
        ("/en/%", ["/%25", "/en/%25", "/val/%25"]),
        ("/en//%2F%2Fevil.example", ["/evil.example", "/en/evil.example", "/val/evil.example"]),
        ("/en/\\evil.example", ["/%5Cevil.example", "/en/%5Cevil.example", "/val/%5Cevil.example"]),
        ("/404", ["/404", "/en/404", "/val/404"]),
    ] {
        let view = shown(address, language_of(address));
        assert_eq!(view["page"]["kind"], "notFound", "{address}");
        let menu = view["chrome"]["languages"].as_array().unwrap().clone();
        assert_eq!(menu.len(), Language::ALL.len());
        let tried = menu.iter().filter(|language| ["es", "en", "val"].contains(&language["code"].as_str().unwrap()));
        let led: Vec<_> = tried.map(|language| language["href"].as_str().unwrap()).collect();
        assert_eq!(led, expected, "{address}");
    }
    assert_eq!(address_in("/en/nope?a=1#b", Language::Spanish), "/nope?a=1#b");
    assert_eq!(address_in("/en/nope", Language::Valencian), "/val/nope");
    assert_eq!(address_in("/nope", Language::Valencian), "/nope");
}

#[test]
fn the_machine_asked_for_stands_in_the_address() {
    for (language, name) in
        [(Language::Spanish, "Dumper de 2.000 kg sin cazo"), (Language::English, "2,000 kg dumper without bucket")]
    {
        let contact = Page::Contact.address(language.prefix());
        let machine = |query: &str| shown(&[&contact, query].concat(), language)["page"]["machine"].clone();
        assert_eq!(machine("?maquina=dumper-2000"), name);
        assert_eq!(machine("?a=b&maquina=dumper-2000&c#maquina=drill"), name);
        for none in
            ["", "?maquina", "?maquina=", "?maquina=none", "?Maquina=drill", "?xmaquina=drill", "#?maquina=drill"]
        {
            assert!(machine(none).is_null(), "{none}");
        }
    }
    assert!(shown("/faq?maquina=drill", Language::Spanish)["page"].get("machine").is_none());
}

#[test]
fn every_card_asks_for_its_own_machine() {
    for language in Language::ALL {
        let typed = shown(&Page::Contact.address(language.prefix()), language)["page"]["machines"].clone();
        let mut asked = Vec::new();
        for category in categories() {
            let view = shown(&Page::Category(category).address(language.prefix()), language);
            for machine in view["page"]["machines"].as_array().unwrap() {
                let href = machine["ask"]["href"].as_str().unwrap();
                let name = machine["ask"]["text"].as_str().unwrap();
                let written = view["page"]["ask"].as_str().unwrap();
                assert_eq!(name, [written, ": ", machine["name"].as_str().unwrap()].concat());
                asked.push(shown(href, language)["page"]["machine"].clone());
            }
        }
        assert_eq!(Value::Array(asked), typed);
    }
}

#[test]
fn an_unknown_address_says_the_words_of_the_specification() {
    for language in Language::ALL {
        let page = shown("/nowhere", language)["page"].clone();
        assert_eq!(page["status"], "404 Not Found");
        assert_eq!(page["error"], "Unexpected Application Error!");
    }
}

#[test]
fn choosing_a_language_changes_a_prefixed_address_only() {
    assert_eq!(address_in("/val/maquinaria/dumpers", Language::English), "/en/maquinaria/alquiler-dumpers");
    assert_eq!(address_in("/val", Language::Spanish), "/");
    assert_eq!(address_in("/maquinaria/dumpers", Language::English), "/maquinaria/dumpers");
    assert_eq!(address_in("/en?a=1#b", Language::Valencian), "/val?a=1#b");
}

/// The view models of every route and language are reviewed files: `UPDATE_SNAPSHOTS=1 cargo test` writes them anew.
#[test]
fn every_view_is_as_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots");
    let update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    for language in Language::ALL {
        let dictionary = dictionary(language);
        let mut all = serde_json::Map::new();
        let prefix = language.prefix();
        for page in Page::all() {
            let address = page.address(prefix);
            let mut view: Value = serde_json::from_str(&view_json(&address, &dictionary)).unwrap();
            // The chrome is the same everywhere but for what is current: the home page shows it once.
            if page != Page::Home {
                view.as_object_mut().unwrap().remove("chrome");
            }
            all.insert(address, view);
        }
        let file = folder.join([language.code(), ".json"].concat());
        let text = serde_json::to_string_pretty(&all).unwrap() + "\n";
        if update {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &text).unwrap();
        }
        let reviewed = fs::read_to_string(&file).unwrap_or_default();
        assert!(reviewed == text, "{} differs; see CONTRIBUTING.md on snapshots", file.display());
    }
}
