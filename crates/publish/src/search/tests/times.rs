//! What a query says besides what is wanted: how long, when, how many, and politely.

use std::collections::BTreeSet;

use bancal_core::search;

use super::in_language;

#[test]
fn how_long_a_machine_is_needed_does_not_choose_it() {
    let found = search(&[in_language("es")], "dumper");
    for query in [
        "dumper 3 días",
        "dumper una semana",
        "dumper 2 meses",
        "dumper 3-5 días",
        "dumper de 10 a 15 días",
        "dumper entre 2 y 3 semanas",
        "dumper 2 o 3 semanas",
        "dumper 1 año",
        "dumper 24h",
        "dumper dos días",
        "dumper 3 y 4 días",
        "dumper 2 jornadas",
        "dumper quince días",
        "dumper medio día",
        "dumper una quincena",
        "dumper durante 3 días",
    ] {
        assert_eq!(search(&[in_language("es")], query), found, "{query}");
    }
}

#[test]
fn when_a_machine_is_needed_and_how_many_choose_none() {
    let found = search(&[in_language("es")], "dumper");
    for query in [
        "dumper para el lunes",
        "dumper para mañana",
        "dumper del 3 al 5",
        "dumper del 3 al 5 de diciembre",
        "dumper para el 12 de diciembre",
        "2 dumpers",
        "2 o 3 dumpers",
        "dumper 3, 4 o 5 días",
    ] {
        assert_eq!(search(&[in_language("es")], query), found, "{query}");
    }
}

#[test]
fn a_whole_letter_is_read_for_what_it_asks() {
    for (language, query, first) in [
        ("es", "Hola, ¿cuánto cuesta un dumper?", "dumpers"),
        (
            "es",
            "Buenos días, necesito alquilar un dumper para una obra en Alcoi la semana que viene, ¿podrían enviarme \
             presupuesto? Gracias",
            "dumpers",
        ),
        ("en", "How much is a dumper?", "dumpers"),
        ("en", "Good morning, could you please send me a quote for a mini digger for two weeks?", "mini-excavator-1t"),
        ("val", "Bon dia, quant costa llogar un dúmper per a dilluns?", "dumpers"),
    ] {
        assert_eq!(search(&[in_language(language)], query).first(), Some(&first), "{query}");
    }
}

#[test]
fn each_of_several_things_is_found() {
    for (language, query, first, second) in [
        ("es", "dos hormigoneras y un grupo de 5000", "mixers", "generator-5000"),
        ("es", "necesito un martillo y una radial para mañana en Calp", "electric-hammers", "electric-grinder-small"),
        (
            "es",
            "Hola, me gustaría presupuesto para 2 martillos grandes y un compresor del 15 al 20 de mayo en Orihuela",
            "hammer-large",
            "air-compressor",
        ),
        (
            "es",
            "una plataforma de tijera de 8 m y una carretilla de 2500 para Elche, recogida el martes",
            "scissor-8-electric",
            "forklift-diesel-2500",
        ),
        ("en", "mini digger and a small dumper", "mini-excavator-1t", "mini-dumper"),
        ("es", "botas, guantes y casco", "goods.safety.safety-boots", "goods.safety.gloves"),
    ] {
        assert_eq!(search(&[in_language(language)], query).get(..2), Some(&[first, second][..]), "{query}");
    }
    // However long it is: each part costs a search of its own.
    let endless = ["un martillo, ", &"y ".repeat(10_000), "una radial"].concat();
    assert_eq!(search(&[in_language("es")], &endless).first(), Some(&"electric-grinder-small"));
    for query in ["mesa y sillas", "grúa con gruista y camión"] {
        assert!(search(&[in_language("es")], query).is_empty(), "{query}");
    }
}

#[test]
fn of_several_things_each_is_found_once_and_at_most_24_in_all() {
    let query = "dumpers, plataformas, excavadoras, carretillas, grupos y jardinería";
    let found = search(&[in_language("es")], query);
    let once: BTreeSet<_> = found.iter().collect();
    assert_eq!((found.len(), once.len()), (24, 24));
    let same = search(&[in_language("es")], "un dumper y otros dumpers");
    assert_eq!(same, search(&[in_language("es")], "dumper"));
}

#[test]
fn a_word_that_is_known_is_not_taken_for_one_that_resembles_it() {
    for (language, query, other) in
        [("val", "martell", "goods.signage.sign-helmet"), ("es", "botas talla 43", "cutting")]
    {
        let found = search(&[in_language(language)], query);
        assert!(!found.is_empty() && !found.contains(&other), "{query}: {found:?}");
    }
}
