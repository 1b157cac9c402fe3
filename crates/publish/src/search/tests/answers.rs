//! What single queries find.

use bancal_core::search;

use super::in_language;

#[test]
fn a_word_one_letter_off_is_not_taken_for_one_that_is_two_letters_off() {
    for (language, query, other) in [("es", "excabadora", "wall-sander"), ("val", "excabadora", "wall-sander")] {
        let found = search(&[in_language(language)], query);
        assert!(found.contains(&"excavators") && !found.contains(&other), "{found:?}");
    }
}

#[test]
fn words_written_as_one_are_found_with_de_between_them_as_well() {
    for (query, first) in [("mesadecorte", "wet-cutting-table"), ("mesacorte", "wet-cutting-table")] {
        assert_eq!(search(&[in_language("es")], query).first(), Some(&first), "{query}");
    }
}

#[test]
fn a_small_number_without_a_unit_is_a_size_where_there_is_one_and_counts_elsewhere() {
    for (language, query, first) in [
        ("es", "miniexcavadora 3,5", "mini-excavator-3-5t"),
        ("es", "miniexcavadora 2", "mini-excavator-3-5t"),
        ("es", "tijera 9", "scissor-10-electric"),
        ("es", "grupo 25", "generator-25kva"),
        ("en", "dumper 2", "dumper-2000-bucket"),
        ("en", "hedge cutter 2 handed", "hedge-trimmer"),
        ("en", "2 jackhammers", "hammer-large"),
    ] {
        assert_eq!(search(&[in_language(language)], query).first(), Some(&first), "{query}");
    }
}

#[test]
fn what_is_not_for_rent_hides_nothing_that_shares_a_word_with_it() {
    assert_eq!(search(&[in_language("en")], "heater").first(), Some(&"drying-cannon-diesel"));
    assert_eq!(search(&[in_language("en")], "sander").first(), Some(&"wall-sander"));
    assert!(search(&[in_language("en")], "patio heater").is_empty());
    assert!(search(&[in_language("en")], "grand piano").is_empty());
    assert!(!search(&[in_language("es")], "grande").is_empty());
}

#[test]
fn a_number_of_metres_is_not_one_of_anything_else() {
    for query in ["100 m", "40 ft", "6 feet"] {
        let found = search(&[in_language("en")], query);
        assert!(
            found.iter().all(|id| ["articulated", "scissor", "telescopic"].iter().any(|name| id.contains(name))),
            "{query}: {found:?}"
        );
    }
}

#[test]
fn what_people_say_most_is_answered_first() {
    for (language, query, first) in [
        ("es", "barrera", "safety-barrier"),
        ("es", "bombas", "water-pumps"),
        ("es", "compresor", "air-compressor"),
        ("es", "rodillos", "roller-650"),
        ("es", "miniexcavadora 3'5 t", "mini-excavator-3-5t"),
        ("es", "kva", "generators"),
        ("en", "compressor hire", "air-compressor"),
        ("en", "saw", "circular-saw"),
        ("en", "pumps", "water-pumps"),
        ("val", "bombes", "water-pumps"),
        ("val", "compressor", "air-compressor"),
    ] {
        assert_eq!(search(&[in_language(language)], query).first(), Some(&first), "{query}");
    }
}

#[test]
fn the_machines_of_a_category_that_is_named_come_before_what_is_used_with_them() {
    for (language, query, category, other) in [
        ("en", "digger", "mini-excavator-1t", "goods.oils.hydraulic-oil"),
        ("es", "generador", "generator-3800", "drying-cannon-diesel"),
        ("es", "carretilla", "forklift-electric-1500", "pallet-truck"),
    ] {
        let found = search(&[in_language(language)], query);
        let place = |wanted| found.iter().position(|id| *id == wanted);
        assert!(place(category).is_some() && place(category) < place(other), "{query}: {found:?}");
    }
    for (language, query) in [("en", "cherry picker"), ("es", "cesta")] {
        let found = search(&[in_language(language)], query);
        assert_eq!(found.first(), Some(&"articulated-platforms"), "{query}");
        assert!(found.contains(&"articulated-16"), "{query}: {found:?}");
    }
}

#[test]
fn what_has_only_the_size_comes_after_what_has_the_name() {
    assert_eq!(search(&[in_language("es")], "compresor 300 litros").first(), Some(&"air-compressor"));
    assert_eq!(search(&[in_language("es")], "tijera 20 m").first(), Some(&"scissor-platforms"));
}

#[test]
fn on_the_right_side_of_a_limit_the_nearest_comes_first_and_nothing_beyond_it() {
    for (language, query, first, beyond) in [
        ("es", "plataforma diésel menos de 15 m", "scissor-12-diesel", "scissor-18-diesel"),
        ("es", "dumper menos de 3000 kg", "dumper-2500-rotating", "dumper-3500"),
        ("es", "plataforma máximo 10 m", "scissor-10-electric", "articulated-12"),
        ("es", "plataforma entre 10 y 12 m", "articulated-12", "articulated-16"),
        ("es", "plataforma 10 - 12 m", "articulated-12", "articulated-16"),
        ("es", "plataforma hasta 12 metros", "articulated-12", "articulated-16"),
        ("es", "dumper de no más de 3 t", "dumper-2500-rotating", "dumper-3500"),
        ("es", "plataforma de al menos 12 m", "articulated-12", "scissor-10-electric"),
        ("es", "dumper de no menos de 3 t", "dumper-3500", "dumper-2000"),
        ("val", "plataforma de com a mínim 12 m", "articulated-12", "scissor-10-electric"),
        ("en", "excavator under 3 t", "mini-excavator-1t", "mini-excavator-3-5t"),
        ("val", "elevadora menys de 2,5 t", "forklift-2000", "mixer-300"),
        ("es", "elevadora hasta 2,5 t", "forklift-diesel-2500", "mixer-300"),
        ("es", "dumper de menos de 3.500 kg", "dumper-2500-rotating", "mixer-300"),
        ("es", "plataforma de más de 12 m", "articulated-16", "scissor-10-electric"),
        ("en", "lift over 12 m", "articulated-16", "scissor-10-electric"),
    ] {
        let found = search(&[in_language(language)], query);
        assert_eq!(found.first(), Some(&first), "{query}: {found:?}");
        assert!(!found.contains(&beyond), "{query}: {found:?}");
    }
}

#[test]
fn what_is_outside_of_a_range_is_not_found_nor_what_is_measured_otherwise() {
    for (language, queries, expected) in [
        (
            "es",
            &["entre 5 y 8 kva", "5-8 kva", "de 5 a 8 kva", "entre 5.000 y 8.000 w", "generador entre 5 y 8 kva"][..],
            &["generator-5000", "generator-8000"][..],
        ),
        ("val", &["entre 5 i 8 kva"], &["generator-5000", "generator-8000"]),
        ("en", &["between 5 and 8 kva"], &["generator-5000", "generator-8000"]),
        ("en", &["under 8 kva"], &["generator-5000", "generator-3800", "generator-1000"]),
        ("es", &["más de 20 kva", "desde 20 kva", "a partir de 20 kva", "mínimo 20 kva"], &["generator-25kva"]),
        ("val", &["des de 20 kva", "almenys 20 kva"], &["generator-25kva"]),
        ("en", &["from 20 kva", "at least 20 kva"], &["generator-25kva"]),
        (
            "es",
            &["más de 3000 kg", "más de 3 t"],
            &["dumper-3500", "mini-excavator-3-5t", "mini-excavator-5-5t", "dumper-6000"],
        ),
    ] {
        for query in queries {
            assert_eq!(search(&[in_language(language)], query), expected, "{query}");
        }
    }
}

#[test]
fn where_nothing_has_the_size_what_is_nearest_to_it_comes_first() {
    for (language, query, first) in [
        ("es", "carretilla de más de 3 toneladas", "forklift-diesel-2500"),
        ("es", "plataforma de 40 m", "telescopic-23"),
        ("es", "tijera menos de 5 m", "scissor-6-electric"),
        ("es", "hormigonera 500 l", "mixer-300"),
        ("es", "dumper 8 t", "dumper-6000"),
    ] {
        let found = search(&[in_language(language)], query);
        let machine = found.iter().find(|id| !id.ends_with('s'));
        assert_eq!(machine, Some(&first), "{query}: {found:?}");
    }
}

#[test]
fn a_number_in_a_synonym_is_no_size() {
    for (language, query) in [("es", "2 toneladas"), ("es", "2.000 kg"), ("val", "2.000 kg"), ("en", "1500 kg")] {
        let found = search(&[in_language(language)], query);
        assert!(!found.is_empty() && !found.contains(&"goods.oils.two-stroke-oil"), "{query}: {found:?}");
    }
    assert_eq!(search(&[in_language("es")], "aceite 2t").first(), Some(&"goods.oils.two-stroke-oil"));
}

#[test]
fn letters_that_sound_the_same_are_taken_for_each_other() {
    for query in ["escabadora", "mini escabadora", "escavadora", "excabadora"] {
        let found = search(&[in_language("es")], query);
        assert!(found.iter().take(2).any(|id| id.contains("excavator")), "{query}: {found:?}");
    }
}

#[test]
fn each_result_is_there_once() {
    for query in ["compresor", "compresor de aire", "compresor para pintar"] {
        let found = search(&[in_language("es")], query);
        assert_eq!(found.iter().filter(|id| **id == "air-compressor").count(), 1, "{query}: {found:?}");
    }
}

#[test]
fn a_smaller_machine_is_never_ahead_of_the_next_larger_one() {
    for (language, query, first) in [
        ("es", "plataforma tijera 9 m", "scissor-10-electric"),
        ("es", "dumper 3 t", "dumper-3500"),
        ("en", "roller 700 kg", "roller-3000"),
        ("val", "formigonera 200 litres", "mixer-300"),
        ("es", "generador 6 kva", "generator-8000"),
        ("en", "forklift 1.8t", "forklift-2000"),
        ("en", "scissor lift 30 ft", "scissor-10-electric"),
    ] {
        assert_eq!(search(&[in_language(language)], query).first(), Some(&first), "{query}");
    }
}

#[test]
fn where_a_machine_is_needed_changes_nothing_about_its_size() {
    for (language, queries, places) in [
        (
            "es",
            ["plataforma de 12 m", "generador de 5 kva", "tijera de 8 m", "excavadora 1,5 t", "hormigonera de 300 l"],
            ["para la obra", "en la obra", "para el tejado", "por tres días", "la m"],
        ),
        (
            "val",
            ["plataforma de 12 m", "generador de 5 kva", "tisora de 8 m", "excavadora 1,5 t", "formigonera de 300 l"],
            ["per a l'obra", "a l’obra", "per a la teulada", "per a l'interior", "que m'agrade"],
        ),
        (
            "en",
            ["12 m platform", "5 kva generator", "scissor lift 8 m", "excavator 1.5 t", "mixer 300 l"],
            ["for the roof", "for a site in l'Alacantí", "for the job", "for me", "to work in a yard"],
        ),
    ] {
        let index = in_language(language);
        for query in queries {
            let expected = search(&[index], query).first().copied();
            assert!(expected.is_some(), "{query}");
            for place in places {
                let whole = [query, " ", place].concat();
                assert_eq!(search(&[index], &whole).first().copied(), expected, "{whole}");
            }
        }
    }
}

#[test]
fn a_number_finds_the_same_however_its_thousands_are_written() {
    for (language, query) in [
        ("es", "grupo electrógeno 5 000"),
        ("es", "dumper 2 000 kg"),
        ("val", "generador 8 000 va"),
        ("en", "forklift 2 000"),
        ("en", "roller 3 000 kg"),
    ] {
        let index = in_language(language);
        let expected = search(&[index], &query.replace(" 000", "000"));
        for separator in [" 000", "\u{a0}000", "\u{202f}000", ".000", ",000", "'000", "’000"] {
            let written = query.replace(" 000", separator);
            assert_eq!(search(&[index], &written), expected, "{written}");
        }
    }
}

#[test]
fn the_plural_of_a_word_is_not_taken_for_another_word() {
    for (language, query, first, other) in [
        ("en", "rammers", "rammer", "hammer-drill"),
        ("en", "10 rammers", "rammer", "hammer-drill"),
        ("en", "hammers", "hammer-drill", "rammer"),
        ("en", "mixers", "mixers", "rammer"),
    ] {
        let found = search(&[in_language(language)], query);
        assert!(found.first() == Some(&first) && !found.contains(&other), "{query}: {found:?}");
    }
}

#[test]
fn a_plural_is_found_by_its_singular_that_ends_in_s_too() {
    let index = in_language("es");
    assert_eq!(search(&[index], "arneses").first(), search(&[index], "arnés").first());
}

#[test]
fn square_and_cubic_metres_measure_no_machine() {
    let index = in_language("en");
    assert_eq!(search(&[index], "mixer 0.3 m³"), search(&[index], "mixer"));
    assert!(search(&[index], "3 m3").is_empty() && search(&[index], "40 m²").is_empty());
}

#[test]
fn a_machine_that_is_named_is_found_with_a_size_that_it_has_not() {
    for (query, first) in [
        ("martillo 10 kg", "martillo"),
        ("martillo 10 m", "martillo"),
        ("martillo 1000 kg", "martillo"),
        ("taladro 500 w", "taladro"),
        ("bomba 20 kva", "bomba"),
    ] {
        let index = in_language("es");
        let found = search(&[index], query);
        assert_eq!(found.first(), search(&[index], first).first(), "{query}: {found:?}");
    }
}
