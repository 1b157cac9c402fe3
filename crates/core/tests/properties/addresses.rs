//! Paths and addresses, as they are typed or copied.

use bancal_core::{Route, address_in, view_json};
use proptest::prelude::*;

use crate::common::{dictionary, parsed};
use crate::config;
use crate::inputs::{any_text, language};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_path_is_a_route_and_a_view(
        path in prop_oneof![any_text(), "(/(en|val|es|maquinaria|contacto|alquiler-[a-z]{1,9}|\\PC{0,3})){0,5}/?"],
        language in language(),
    ) {
        let route = Route::of(&path);
        if let Some(page) = route.page {
            prop_assert_eq!(Route::of(&page.address(route.prefix)).page, Some(page));
        }
        let shown = parsed(&view_json(&path, dictionary(language)));
        prop_assert_eq!(shown["meta"].get("canonical").is_none(), route.page.is_none());
    }

    #[test]
    fn an_address_leads_to_the_one_of_its_page_and_stays_there(
        path in "/{1,2}((en|val|EN|%65n)/{1,2})?(faq|contacto|Maquinaria/Dumpers|home|nada)(\\.html|/index)?[/.,;:)»”…]{0,3}",
        rest in "(\\?[a-z=&?/.]{0,9})?(#\\PC{0,5})?",
        language in language(),
    ) {
        let address = [path.as_str(), &rest].concat();
        let route = Route::of(&address);
        prop_assert_eq!(Route::of(&path), route);
        prop_assert_eq!(route.page.is_none(), path.contains("nada"));
        let shown = parsed(&view_json(&address, dictionary(language)));
        prop_assert_eq!(shown["replaceWith"].is_string(), route.page.is_some() && !route.canonical);
        if let Some(own) = shown["replaceWith"].as_str() {
            prop_assert!(own.ends_with(&rest), "{own}");
            prop_assert_eq!(Route::of(own), Route { canonical: true, ..route });
        }
    }

    #[test]
    fn no_address_leads_to_another_site(
        slashes in "[/\\\\]{0,3}", path in any_text(), language in language(),
    ) {
        let address = [slashes.as_str(), &path].concat();
        let shown = parsed(&view_json(&address, dictionary(language)));
        let menu = shown["chrome"]["languages"].as_array().unwrap();
        let led = menu.iter().map(|option| &option["href"]).chain(shown.get("replaceWith"));
        let mut led: Vec<_> = led.map(|href| href.as_str().unwrap().to_owned()).collect();
        led.push(address_in(&["/en/", &address].concat(), language, true));
        for href in led {
            let path = href.split(['?', '#']).next().unwrap();
            prop_assert!(path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'), "{href}");
        }
    }
}
