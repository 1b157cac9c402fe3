//! What holds for the view of every page; each part has its own file.

mod addresses;
mod chrome;

use std::{fs, path::Path};

use serde_json::Value;

use super::*;
use crate::fixtures::dictionary;
use crate::route::addresses;

fn language_of(address: &str) -> Language {
    Language::resolve(Route::of(address).prefix, None)
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
                .contains(&path.rsplit('.').next().unwrap())
                || [".chrome.list.", ".chrome.offline."].iter().any(|start| path.starts_with(start));
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
fn what_is_shown_without_script_is_what_the_shop_document_has_in_its_order() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let document: Value = serde_json::from_str(&fs::read_to_string(root.join("data/shop.json")).unwrap()).unwrap();
    let spanish = dictionary(Language::Spanish);
    for list in crate::ShopList::ALL {
        let PageView::ShopList(page) =
            view(&RenderContext::of_page(&Page::ShopList(list).address(None), &spanish)).page
        else {
            panic!("no list")
        };
        let stock: Vec<_> =
            page.stock.iter().map(|product| (product.name.as_str(), product.picture.as_str())).collect();
        let products: Vec<_> = document[list.document_name()]
            .as_array()
            .unwrap()
            .iter()
            .map(|product| {
                (spanish.find(product["nombre"].as_str().unwrap()).unwrap(), product["foto"].as_str().unwrap())
            })
            .collect();
        assert!(products.len() >= 8);
        assert_eq!(stock, products);
    }
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
