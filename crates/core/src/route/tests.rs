use std::collections::{BTreeMap, HashSet};

use super::*;

#[test]
fn every_page_is_found_at_its_own_address_in_every_language() {
    for prefix in Language::ALL.map(Language::prefix) {
        for page in Page::all() {
            let expected = Route { prefix, page: Some(page), canonical: true, machine: None, has_words: false };
            let address = page.address(prefix);
            assert_eq!(Route::of(&address), expected, "{address}");
            assert_eq!(Route::of(&[&address, "/"].concat()).page, Some(page), "{address}/");
        }
    }
}

#[test]
fn the_site_has_the_addresses_of_the_specification_and_the_accessibility_statement() {
    let all = addresses();
    assert_eq!(all.len(), Language::ALL.len() * (36 + 1 + 17));
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    for address in all {
        assert!(Route::of(&address).page.is_some(), "{address}");
    }
}

#[test]
fn no_code_of_a_language_is_the_address_of_a_page() {
    for language in Language::ALL {
        assert_eq!(find(language.code().as_bytes()), None, "{language:?}");
    }
}

#[test]
fn a_shop_list_is_found_by_its_name_in_the_shop_document() {
    for list in ShopList::ALL {
        assert_eq!(ShopList::from_document_name(list.document_name()), Some(list));
    }
    assert_eq!(ShopList::from_document_name("nada"), None);
}

#[test]
fn a_second_address_leads_to_the_same_page() {
    let short = Route::of("/val/maquinaria/dumpers");
    assert_eq!(short.page, Route::of("/maquinaria/alquiler-dumpers").page);
    assert!(!short.canonical);
    assert_eq!(
        Route::of("/en/home"),
        Route {
            prefix: Some(Language::English),
            page: Some(Page::Home),
            canonical: false,
            machine: None,
            has_words: false
        }
    );
}

/// Also tested with every host, in `tests/hosting`.
#[test]
fn every_address_of_the_table_leads_where_the_table_says() {
    let table: BTreeMap<String, Vec<(String, Option<String>)>> =
        serde_json::from_str(include_str!("../../../../tests/fixtures/addresses.json")).unwrap();
    for (address, target) in table.into_values().flatten() {
        let route = Route::of(&address);
        let Some(target) = target else {
            assert_eq!((route.page, route.canonical), (None, true), "{address}");
            continue;
        };
        assert!(route.page.is_some(), "{address}");
        assert_eq!(route.canonical, address == target, "{address}");
        assert_eq!(route.moved(&address).unwrap_or_else(|| address.clone()), target, "{address}");
        assert_eq!(Route::of(&target), Route { canonical: true, ..route }, "{address}");
    }
}

#[test]
fn an_unknown_address_has_no_page_but_keeps_its_language() {
    for path in ["/es", "/es/contacto", "/maquinaria/nada", "/contacto/x", "/en/en", "/maquinaria/alquiler-"] {
        assert_eq!(Route::of(path).page, None, "{path}");
    }
    assert_eq!(Route::of("/val/nada").prefix, Some(Language::Valencian));
}

#[test]
fn a_search_has_words_only_on_its_page() {
    for (address, has_words) in [
        ("/buscar", false),
        ("/buscar?q=radial", true),
        ("/en/buscar/?utm=1&q=", true),
        ("/buscar?query=radial", false),
        ("/buscar#?q=radial", false),
        ("/faq?q=radial", false),
    ] {
        assert_eq!(Route::of(address).has_words, has_words, "{address}");
    }
}
