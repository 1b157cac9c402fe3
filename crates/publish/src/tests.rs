use std::collections::HashSet;

use super::*;

fn content() -> Content {
    Content::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
}

pub(crate) fn dictionaries() -> Vec<Dictionary> {
    let content = content();
    let read = |code| Dictionary::read(content.dictionary_file(code).unwrap()).unwrap();
    content.languages.codes().map(read).collect()
}

fn pages() -> Vec<(String, Value)> {
    views(&dictionaries()).unwrap()
}

fn entities(kind: &str) -> Vec<(String, Value)> {
    let content = content();
    let data = |(address, view): (String, Value)| {
        let entities = structured::data(&view, &content.company).into_iter();
        entities.map(move |entity| (address.clone(), entity)).collect::<Vec<_>>()
    };
    pages().into_iter().flat_map(data).filter(|(_, entity)| entity["@type"] == kind).collect()
}

#[test]
fn every_address_has_a_head_with_its_own_texts() {
    let content = content();
    let pages = pages();
    assert_eq!(pages.len(), addresses().len());
    let pictures = share::Pictures::of(&pages, &content).unwrap();
    let canonical: Vec<_> = pages.iter().filter(|(_, view)| view.get("replaceWith").is_none()).collect();
    for name in ["title", "description"] {
        let different: HashSet<_> =
            canonical.iter().map(|(_, view)| (text(&view["language"]), text(&view["meta"][name]))).collect();
        assert_eq!(different.len(), canonical.len());
    }
    for (address, view) in &pages {
        let head = head(view, &content.company, &content.languages, &pictures);
        assert!(head.open_graph.iter().all(|(_, text)| !text.is_empty()), "{address}");
        assert!(head.data.iter().all(|entity| entity["@context"] == "https://schema.org"), "{address}");
    }
}

#[test]
fn a_shared_link_shows_a_machine_or_product_of_its_page_or_else_the_default_picture() {
    let content = content();
    let pages = pages();
    let pictures = share::Pictures::of(&pages, &content).unwrap();
    let shown = |address: &str| {
        let (_, view) = pages.iter().find(|(candidate, _)| candidate == address).unwrap();
        let head: std::collections::BTreeMap<_, _> =
            head(view, &content.company, &content.languages, &pictures).open_graph.into_iter().collect();
        assert_eq!(head["twitter:card"], "summary_large_image");
        (head["og:image"].clone(), head["og:image:alt"].clone())
    };
    let picture = |path: &str, alt: &str| ([content.company.site.as_str(), path].concat(), alt.to_owned());
    for address in ["/maquinaria/alquiler-dumpers", "/maquinaria/dumpers"] {
        let (image, alt) = shown(address);
        assert_eq!(image, [content.company.site.as_str(), "/share/dumper-3500.jpg"].concat());
        assert!(alt.to_lowercase().contains("dumper"), "{alt}");
    }
    assert_eq!(shown("/herramientas"), picture("/share/club-hammer.jpg", "Maceta de albañil"));
    assert_eq!(shown("/"), picture("/share.jpg", "Bancal: máquinas de alquiler en una explanada (ilustración)"));
    assert_eq!(shown("/en/faq"), picture("/share.jpg", "Bancal: rental machines in a yard (illustration)"));
    let with_card = pages.iter().filter(|(address, _)| shown(address).0.contains("/share/")).count();
    assert_eq!(with_card, Language::ALL.len() * (17 + 17 + 6));
    assert_eq!(pictures.names().len(), 17 + 6);
}

#[test]
fn the_business_is_open_in_the_morning_and_in_the_afternoon() {
    let businesses = entities("LocalBusiness");
    assert_eq!(businesses.len(), 3 * Language::ALL.len(), "home, its second address and contact");
    for (_, business) in businesses {
        let hours = business["openingHoursSpecification"].as_array().unwrap();
        let times: Vec<_> = hours.iter().map(|part| (part["opens"].as_str(), part["closes"].as_str())).collect();
        assert_eq!(times, [(Some("07:30"), Some("13:30")), (Some("15:30"), Some("18:30"))]);
    }
}

#[test]
fn categories_list_their_machines_and_the_landing_page_all_categories() {
    let lists = entities("ItemList");
    let machines: usize = lists
        .iter()
        .filter(|(address, _)| address.starts_with("/maquinaria/alquiler-"))
        .map(|(_, list)| list["itemListElement"].as_array().unwrap().len())
        .sum();
    assert_eq!(machines, 85);
    for (address, list) in lists.iter().filter(|(address, _)| address.contains("alquiler-")) {
        let first = list["itemListElement"][0]["url"].as_str().unwrap();
        assert!(first.contains(&[address, "#"].concat()), "{first}");
    }
    let services = entities("Service");
    assert_eq!(services.len(), Language::ALL.len());
    for (_, service) in services {
        assert_eq!(service["hasOfferCatalog"]["itemListElement"].as_array().unwrap().len(), 17);
    }
}

#[test]
fn the_questions_have_no_markup() {
    let pages = entities("FAQPage");
    assert_eq!(pages.len(), Language::ALL.len());
    for (_, page) in pages {
        let questions = page["mainEntity"].as_array().unwrap();
        assert_eq!(questions.len(), 12);
        for question in questions {
            let answer = question["acceptedAnswer"]["text"].as_str().unwrap();
            assert!(!answer.is_empty() && !answer.contains('<'), "{answer}");
        }
    }
}

#[test]
fn breadcrumbs_end_at_the_page_and_nothing_claims_to_be_a_product() {
    let crumbs = entities("BreadcrumbList");
    assert!(crumbs.len() > Language::ALL.len() * 17, "{}", crumbs.len());
    for (address, list) in crumbs {
        let last = list["itemListElement"].as_array().unwrap().last().unwrap()["item"].as_str().unwrap().to_owned();
        assert!(Route::of(&address).canonical == last.ends_with(&address), "{address} {last}");
    }
    assert_eq!(entities("Product").len(), 0);
}

#[test]
fn the_sitemap_has_every_page_once_with_its_translations() {
    let pages = pages();
    let canonical: Vec<_> =
        pages.iter().map(|(_, view)| view).filter(|view| view.get("replaceWith").is_none()).collect();
    let map = sitemap::sitemap(canonical.iter().copied());
    assert_eq!(map.matches("<url>").count(), canonical.len());
    assert_eq!(map.matches("<xhtml:link ").count(), (Language::ALL.len() + 1) * canonical.len());
    for view in canonical {
        let address = text(&view["meta"]["canonical"]);
        assert_eq!(map.matches(&format!("<loc>{address}</loc>")).count(), 1, "{address}");
    }
}

#[test]
fn the_colours_of_the_installed_site_are_those_of_its_styles() {
    let tokens = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../app/styles/tokens.css")).unwrap();
    let manifest = manifest(&content(), &pages());
    for (member, start) in [("background_color", "--page: light-dark("), ("theme_color", "--dark: ")] {
        let colour = manifest[member].as_str().unwrap();
        assert!(tokens.contains(&[start, colour].concat()), "{member} {colour}");
    }
}

#[test]
fn a_value_that_is_missing_in_what_is_written_is_named() {
    let complete = json!({ "icons": [{ "src": "/icon.png", "size": 0 }], "maskable": false });
    assert_eq!(check_complete("manifest", &complete), Ok(()));
    for (value, place) in [
        (json!({ "icons": [{ "src": "/icon.png" }, { "src": null }] }), "manifest.icons[1].src"),
        (json!({ "name": "" }), "manifest.name"),
    ] {
        let problem = format!("{place} is empty: a view has no such field");
        assert_eq!(check_complete("manifest", &value), Err(problem));
    }
}
