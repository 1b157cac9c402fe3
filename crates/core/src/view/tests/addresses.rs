//! Addresses: of pages, of unknown ones, and in another language.

use serde_json::Value;

use super::{language_of, shown};
use crate::content::categories;
use crate::fixtures::dictionary;
use crate::language::Language;
use crate::render::context::RenderContext;
use crate::route::Page;
use crate::view::page::{PageView, address_in, view};

#[test]
fn a_second_address_names_the_pages_own() {
    let short = shown("/en/maquinaria/dumpers", Language::English);
    assert_eq!(short["replaceWith"], "/en/maquinaria/alquiler-dumpers");
    let own = shown("/en/maquinaria/alquiler-dumpers", Language::English);
    assert_eq!(short["meta"], own["meta"]);
    assert_eq!(own.get("replaceWith"), None);
}

#[test]
fn an_unknown_address_answers_in_its_language() {
    let view = view(&RenderContext::of_page("/val/res", &dictionary(Language::Valencian)));
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
        let led: Vec<_> = menu.iter().map(|language| language["href"].as_str().unwrap()).collect();
        assert_eq!(led, expected, "{address}");
    }
    assert_eq!(address_in("/en/nope?a=1#b", Language::Spanish, true), "/nope?a=1#b");
    assert_eq!(address_in("/en/nope", Language::Valencian, true), "/val/nope");
    assert_eq!(address_in("/nope", Language::Valencian, true), "/nope");
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
fn choosing_a_language_changes_a_prefixed_address_only() {
    assert_eq!(address_in("/val/maquinaria/dumpers", Language::English, true), "/en/maquinaria/alquiler-dumpers");
    assert_eq!(address_in("/val", Language::Spanish, true), "/");
    assert_eq!(address_in("/maquinaria/dumpers", Language::English, true), "/maquinaria/dumpers");
    assert_eq!(address_in("/en?a=1#b", Language::Valencian, true), "/val?a=1#b");
}

#[test]
fn search_engines_keep_no_copy_of_results() {
    let canonical = |address| shown(address, Language::Spanish)["meta"]["canonical"].clone();
    assert!(canonical("/buscar").as_str().is_some_and(|address| address.ends_with("/buscar")));
    assert_eq!(canonical("/buscar?q=radial"), Value::Null);
    assert!(canonical("/faq?q=radial").is_string());
}
