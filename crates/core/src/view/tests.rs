use std::{fs, path::Path};

use super::*;
use crate::addresses;
use crate::fixtures::dictionary;

fn language_of(address: &str) -> Language {
    Language::negotiate(Route::of(address).prefix, None)
}

/// Every text of a view, with the path to it.
fn strings(value: &serde_json::Value, path: &str, out: &mut Vec<(String, String)>) {
    match value {
        serde_json::Value::String(text) => out.push((path.into(), text.clone())),
        serde_json::Value::Array(items) => items.iter().for_each(|item| strings(item, path, out)),
        serde_json::Value::Object(fields) => {
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
        let view = view(&address, &dictionary(language_of(&address)));
        let mut texts = Vec::new();
        strings(&serde_json::to_value(&view).unwrap(), "", &mut texts);
        for (path, text) in texts {
            let runtime = path.ends_with(".waiting") || path.ends_with(".throttled");
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
        let view = serde_json::to_value(view(&address, &dictionary(language_of(&address)))).unwrap();
        let mut texts = Vec::new();
        strings(&view, "", &mut texts);
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
        let prefix = Some(language).filter(|l| *l != Language::Spanish);
        let metas: Vec<_> = Page::all().map(|page| view(&page.address(prefix), &dictionary(language)).meta).collect();
        for own in [|meta: &Meta| meta.title.clone(), |meta: &Meta| meta.description.clone()] {
            let mut all: Vec<String> = metas.iter().map(own).collect();
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!(all.len(), count, "{language:?}");
        }
    }
}

#[test]
fn pages_have_the_counts_of_the_specification() {
    let spanish = dictionary(Language::Spanish);
    let page = |path| view(path, &spanish).page;
    assert!(matches!(page("/faq"), PageView::Faq(faq) if faq.questions.len() == 12));
    assert!(matches!(page("/condiciones-alquiler"), PageView::Conditions(c) if c.items.len() == 10));
    assert!(matches!(page("/ventajas"), PageView::Advantages(a) if a.items.len() == 8));
    assert!(matches!(page("/maquinaria"), PageView::Machinery(m) if (m.cards.len(), m.all.len()) == (6, 17)));
    assert!(matches!(page("/tienda"), PageView::Shop(s) if s.cards.len() == 6));
    assert!(matches!(page("/"), PageView::Home(h) if (h.advantages.len(), h.categories.len()) == (3, 6)));
    assert!(matches!(page("/contacto"), PageView::Contact(c) if c.machines.len() == 85));
}

#[test]
fn four_answers_of_the_faq_link_to_the_pages_of_the_specification() {
    let PageView::Faq(faq) = view("/en/faq", &dictionary(Language::English)).page else { panic!("no faq") };
    for (index, target) in [(0, "/en/ventajas"), (1, "/en/maquinaria"), (3, "/en/contacto"), (8, "/en/contacto")] {
        let mut texts = Vec::new();
        strings(&serde_json::to_value(&faq.questions[index].answer).unwrap(), "", &mut texts);
        assert!(texts.iter().any(|(path, text)| path.ends_with("href") && text == target), "{index}");
    }
}

#[test]
fn what_is_shown_without_script_is_what_the_shop_document_has() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let document: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(root.join("data/shop.json")).unwrap()).unwrap();
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
    let english = dictionary(Language::English);
    let short = view("/en/maquinaria/dumpers", &english);
    assert_eq!(short.replace_with.as_deref(), Some("/en/maquinaria/alquiler-dumpers"));
    assert_eq!(short.meta.canonical, view("/en/maquinaria/alquiler-dumpers", &english).meta.canonical);
    assert_eq!(view("/en/maquinaria/alquiler-dumpers", &english).replace_with, None);
}

#[test]
fn the_open_entry_of_the_menu_lists_the_places_on_its_page() {
    let PageView::Category(category) = view("/maquinaria/alquiler-vallas", &dictionary(Language::Spanish)).page else {
        panic!("no category")
    };
    assert_eq!(category.menu.entries.len(), 17);
    let open: Vec<_> = category.menu.entries.iter().filter(|entry| !entry.places.is_empty()).collect();
    assert_eq!(open.len(), 1);
    assert!(open[0].current);
    let places: Vec<_> = open[0].places.iter().map(|place| place.href.trim_start_matches('#')).collect();
    assert_eq!(places, category.machines.iter().map(|machine| machine.id).collect::<Vec<_>>());
}

#[test]
fn an_unknown_address_answers_in_its_language() {
    let view = view("/val/res", &dictionary(Language::Valencian));
    assert!(matches!(view.page, PageView::NotFound(_)));
    assert_eq!(view.lang, "ca-valencia");
    assert_eq!(view.meta.canonical, None);
}

#[test]
fn choosing_a_language_changes_a_prefixed_address_only() {
    assert_eq!(address_in("/val/maquinaria/dumpers", Language::English), "/en/maquinaria/alquiler-dumpers");
    assert_eq!(address_in("/val", Language::Spanish), "/");
    assert_eq!(address_in("/maquinaria/dumpers", Language::English), "/maquinaria/dumpers");
    assert_eq!(address_in("/en/nowhere", Language::Spanish), "/en/nowhere");
}

/// The view models of every route and language are reviewed files: `UPDATE_SNAPSHOTS=1 cargo test` writes them anew.
#[test]
fn every_view_is_as_reviewed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots");
    let update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    for language in Language::ALL {
        let dictionary = dictionary(language);
        let mut all = serde_json::Map::new();
        let prefix = Some(language).filter(|l| *l != Language::Spanish);
        for page in Page::all() {
            let address = page.address(prefix);
            let mut view = serde_json::to_value(view(&address, &dictionary)).unwrap();
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
