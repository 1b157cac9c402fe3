//! Words that say which one of its kind a thing is: *small*, *electric*.

use bancal_core::search;

use super::in_language;

#[test]
fn the_right_one_of_its_kind_is_found_first() {
    for (language, query, first) in [
        ("es", "excavadora pequeña", "mini-excavator-1t"),
        ("es", "dumper pequeño", "mini-dumper"),
        ("es", "dumper grande", "dumper-6000"),
        ("es", "generador pequeño", "generator-1000"),
        ("es", "hormigonera grande", "mixer-300"),
        ("es", "martillo grande", "hammer-large"),
        ("en", "small dumper", "mini-dumper"),
        ("en", "little digger", "mini-excavator-1t"),
        ("en", "big boom lift", "telescopic-23"),
        ("val", "dúmper xicotet", "mini-dumper"),
        ("val", "excavadora petita", "mini-excavator-1t"),
    ] {
        assert_eq!(search(&[in_language(language)], query).first(), Some(&first), "{query}");
    }
}

#[test]
fn nothing_of_another_kind_comes_before_what_was_named() {
    for (language, named, query) in [
        ("es", "dumper", "dumper pequeño"),
        ("es", "generador", "generador grande"),
        ("es", "hormigonera", "hormigonera eléctrica"),
        ("en", "dumper", "small dumper"),
        ("en", "concrete mixer", "electric concrete mixer"),
        ("val", "dúmper", "dúmper xicotet"),
    ] {
        let index = in_language(language);
        let kind = search(&[index], named);
        let found = search(&[index], query);
        let of_kind = found.iter().take_while(|id| kind.contains(id)).count();
        let among_found = found.iter().filter(|id| kind.contains(id)).count();
        assert!(of_kind > 1 && of_kind == among_found, "{query}: {found:?}");
    }
}

#[test]
fn what_it_costs_names_nothing() {
    for (language, query) in [("es", "precios"), ("es", "tarifas"), ("en", "prices"), ("val", "preus")] {
        assert!(search(&[in_language(language)], query).is_empty(), "{query}");
    }
    let index = in_language("es");
    assert_eq!(search(&[index], "presupuesto dumper"), search(&[index], "dumper"));
}
