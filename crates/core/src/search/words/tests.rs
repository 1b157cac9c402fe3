use super::super::runs::MAX_WORD;
use super::*;

/// The words of texts between `|`, each read alone.
fn read_apart(texts: &str) -> Vec<Word> {
    texts.split('|').flat_map(words).collect()
}

#[test]
fn a_number_has_the_unit_that_stands_right_behind_it_and_no_other() {
    for (text, same) in [
        ("12 m per a l'obra", "12 metros obra"),
        ("12m per a l’obra", "12 metros obra"),
        ("5 kva, per a l'obra", "5 kva obra"),
        ("1,5 t la m", "1500 kg la m"),
        ("2 de la m", "2 | m"),
        ("de 8, l'interior", "8 | interior"),
        ("3 m'agrada", "3 | agrada"),
        ("20 l", "20 litros"),
        ("20l", "20 litros"),
        ("20 l, 3 m", "20 litros 3 metros"),
        ("40 ft", "12 metros"),
        ("dumper 0,3 m³", "dumper"),
        ("2m3", ""),
        ("12 m 3", "12 metros | 3"),
        ("40 m²", ""),
        ("3m20", "3 m | 20"),
        ("0,500 t", "500 kg"),
        ("0.750 kva", "750 va"),
    ] {
        assert_eq!(words(text), read_apart(same), "{text}");
    }
}

#[test]
fn how_long_something_is_needed_measures_nothing() {
    for (text, same) in [
        ("dumper 3 días", "dumper"),
        ("2 weeks", ""),
        ("dumper una semana", "dumper"),
        ("3 hores 12 m", "12 m"),
        ("3-5 días", ""),
        ("del 10 al 15 de marzo, 3 a 5 días", ""),
        ("dumper del 3 al 5", "dumper"),
        ("dumper para el 12 de diciembre", "dumper"),
        ("dumper 12 December", "dumper"),
        ("dumper for Monday 14", "dumper"),
        ("dumper de l'1 de juliol, 3 t", "dumper 3 t"),
        ("lunes", ""),
        ("del 2000 al 3500 kg", "2000 kg | hasta 3500 kg"),
        ("2 or 3 weeks, 3 t", "3 t"),
        ("3, 4 o 5 días", ""),
        ("entre 2 y 3 semanas", ""),
        ("24 h", ""),
        ("24h 10 kVA", "10 kva"),
        ("un año", ""),
        ("two weeks", ""),
        ("dos dies", ""),
        ("dumper para el fin de semana", "dumper"),
        ("cap de setmana", ""),
        ("dumper at the weekend", "dumper at the"),
        ("llum de cap", "llum cap"),
    ] {
        assert_eq!(words(text), read_apart(same), "{text}");
    }
}

#[test]
fn how_many_are_wanted_is_no_size() {
    for (text, same) in [
        ("2 generadores", "generadores"),
        ("necesito 2 generadores y 3 radiales", "generadores radiales"),
        ("2 o 3 dumpers", "dumpers"),
        ("20 vallas de 3 m", "vallas | 3 m"),
        ("12 articulada", "12 | articulada"),
        ("dumper 3 ruedas", "dumper 3 ruedas"),
        ("5000 generators", "5000 | generators"),
        ("2", "2"),
    ] {
        assert_eq!(words(text), read_apart(same), "{text}");
    }
}

#[test]
fn what_people_write_around_a_thing_is_not_searched_for() {
    for (text, same) in [
        ("Hola, ¿cuánto cuesta un dumper?", "dumper"),
        ("How much is a dumper, please?", "dumper"),
        ("Quant costa un dúmper per a demà?", "dumper"),
        ("Buenos días, ¿podrían enviarme presupuesto de un dumper para el lunes? Gracias", "dumper"),
    ] {
        assert_eq!(words(text), read_apart(same), "{text}");
    }
}

#[test]
fn words_before_a_number_say_on_which_side_of_it_a_size_suits() {
    use Bound::{AtLeast, AtMost, Over, Under};
    for (text, bounds) in [
        ("menos de 3 t", vec![Under]),
        ("less than 3 t, 12 m", vec![Under, AtLeast]),
        ("under 3 t", vec![Under]),
        ("hasta 12 m", vec![AtMost]),
        ("como mucho 12 m", vec![AtMost]),
        ("al máximo 12 m", vec![AtMost]),
        ("altura máxima de trabajo 12 m", vec![AtMost]),
        ("up to 12 m", vec![AtMost]),
        ("entre 10 y 16 m", vec![AtLeast, AtMost]),
        ("10-16 m", vec![AtLeast, AtMost]),
        ("de 10 a 16 m", vec![AtLeast, AtMost]),
        ("de 10 m a 16 m", vec![AtLeast, AtMost]),
        ("des de 10 fins a 16 m", vec![AtLeast, AtMost]),
        ("from 10 up to 16 m", vec![AtLeast, AtMost]),
        ("1,5 t a 12 m", vec![AtLeast, AtLeast]),
        ("2 de 16 m", vec![AtLeast, AtLeast]),
        ("altura máxima de elevación 12 m", vec![AtMost]),
        ("hasta 5 días, plataforma de 12 m", vec![AtLeast]),
        ("carretilla para mucho peso, 2 t", vec![AtLeast]),
        ("plataforma molt alta, 12 m", vec![AtLeast]),
        ("pick up dumper 3 t", vec![AtLeast]),
        ("menos ruido, 5 kva", vec![AtLeast]),
        ("no más de 3 t", vec![AtMost]),
        ("no more than 3 t", vec![AtMost]),
        ("not more than 3 t", vec![AtMost]),
        ("a lo más 3 t", vec![AtMost]),
        ("al menos 12 m", vec![AtLeast]),
        ("por lo menos 3 t", vec![AtLeast]),
        ("no menos de 12 m", vec![AtLeast]),
        ("not less than 12 m", vec![AtLeast]),
        ("at least 12 m", vec![AtLeast]),
        ("como mínimo 12 m", vec![AtLeast]),
        ("almenys 12 m", vec![AtLeast]),
        ("más de 3 t", vec![Over]),
        ("més de 3 t", vec![Over]),
        ("over 3 t", vec![Over]),
        ("superior a 3 t", vec![Over]),
        ("la más alta, de 3 t", vec![AtLeast]),
        ("un mes 12 m", vec![AtLeast]),
        ("un mes plataforma de 12 m", vec![AtLeast]),
        ("2 dumper 3 t", vec![AtLeast, AtLeast]),
    ] {
        let read = words(text).into_iter().filter_map(|word| match word {
            Word::Number(number) => Some(number.bound),
            Word::Text(_) => None,
        });
        assert_eq!(read.collect::<Vec<_>>(), bounds, "{text}");
    }
}

#[test]
fn a_word_that_bounds_a_number_is_not_searched_for() {
    for (text, same) in [
        ("plataforma de más de 12 m", "plataforma | over 12 m"),
        ("dumper no más de 3 t", "dumper | hasta 3 t"),
        ("dumper no menos de 3 t", "dumper 3 t"),
        ("dumper not more than 3 t", "dumper | hasta 3 t"),
        ("plataforma de 10 m a 16 m", "plataforma 10 m | hasta 16 m"),
        ("5-8 kva", "5 kva | hasta 8 kva"),
        ("entre 10 y 16 m", "10 m | hasta 16 m"),
    ] {
        assert_eq!(words(text), read_apart(same), "{text}");
    }
}

#[test]
fn thousands_may_stand_apart() {
    for (text, same) in [
        ("5 000", "5000"),
        ("5\u{a0}000 va", "5000 va"),
        ("25\u{202f}000", "25000"),
        ("2\u{2009}000kg", "2000 kg"),
        ("1 000 000", "1000000"),
        ("1.000 000", "1000000"),
        ("2 000,5", "2000,5"),
        ("5  000", "5 | 000"),
        ("5 00", "5 | 00"),
        ("5 0000", "5 | 0000"),
        ("2026 000", "2026 | 000"),
        ("3,5 000", "3,5 | 000"),
        ("2 m 500 kg", "2 m | 500 kg"),
        ("2-000", "2 | 000"),
    ] {
        assert_eq!(words(text), read_apart(same), "{text}");
    }
}

#[test]
fn a_very_long_word_is_read_to_its_limit() {
    let read = words(&["x".repeat(65_000), " pisón".to_owned()].concat());
    assert_eq!(read, [Word::Text("x".repeat(MAX_WORD)), Word::Text("pison".to_owned())]);
}
