//! Texts as words that can be compared, a number with its unit and bound as one word.

use super::quantity::{Bound, Quantity};
use super::runs::runs;
use crate::characters::has_word;

/// Stop words, which do not tell one thing from another, in all languages: articles, prepositions, and what everybody here
/// wants. "Without" is not one of them: a dumper without bucket is another machine.
const STOP_WORDS: &str = "a al algo als amb an and at algun alguna alquila alquilar alquiler alquilo busca buscar busco cal com \
    como con d de del dels do e el els en es for from fer ha hace hacer haig hay hem hire i in is l la las les lloga \
    llogar lloguer lo los machine machinery machines maquina maquinaria maquinas maquines me mi my necesita necesitar \
    necesito necessite need o of on or para pel per por precio preu price que quiero rent rental s se some than the to u un \
    una unas uns unos treball trabajo trabajos vull want with work y your";

/// Words after a number that measures no machine: how long it is needed, or what is measured otherwise.
const NOT_SIZES: &str = "cm cv day days dia dias dies finde hora horas hores hour hours hp lb lbs m2 mes meses mesos mm \
    month months semana semanas setmana setmanes v volt volts week weekend weeks";

/// Words before those: *fin de semana*, *cap de setmana*.
const ENDS: &str = "cap fi fin";

/// Words before the most that is asked for: *hasta 3 t*, *up to 3 t*.
const AT_MOST: &str = "fins hasta max maxim maxima maximo maximum molt most mucho up";

/// Those of them that reach over other words: *altura máxima de elevación 12 m*. The others count only right before a
/// number, as they may mean something else: *para mucho peso, 2 t*.
const REACHING: &str = "max maxim maxima maximo maximum";

/// Words before a size that is too large already: *menos de 3 t*. Turned round, they mean the least: *al menos 3 t*.
const UNDER: &str = "below inferior less menos menys under";

/// Words before a size that is too small already: *más de 3 t*. Turned round, they mean the most: *no más de 3 t*.
const OVER: &str = "above mas mes more over superior";

/// Words that turn those for more and less round: *al menos*, *por lo menos*, *no less than*.
const TURNING: &str = "al lo no not";

/// Those of them that are words to search for elsewhere.
const NEGATIONS: &str = "no not";

/// Words that say what holds without them too: a size is the least that is asked for.
const LEAST: &str = "almenys des desde least minim minima minimo minimum partir";

/// Words between the two numbers of a range: *10 a 16 m*, *10 up to 16 m*.
const TO: &str = "a fins hasta to up";

/// Words before two numbers, of which the second is the most that is asked for.
const RANGES: &str = "between entre";

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Word {
    Text(String),
    Number(Quantity),
}

/// What was said of the numbers that follow.
#[derive(Clone, Copy)]
struct Expected {
    /// The bounds of the next number, and of the one after it.
    bounds: [Bound; 2],
    /// Whether they count behind other words too.
    reaches: bool,
}

const NOTHING_SAID: Expected = Expected { bounds: [Bound::AtLeast; 2], reaches: false };

/// The words of a text that tell something.
pub(super) fn words(text: &str) -> Vec<Word> {
    let runs = runs(text);
    let mut words = Vec::new();
    let mut expected = NOTHING_SAID;
    let mut previous = "";
    let mut rest = runs.as_slice();
    while let [run, after @ ..] = rest {
        rest = after;
        let next = after.first().map_or("", String::as_str);
        if let Some(number) = Quantity::read(run) {
            if has_word(NOT_SIZES, next) {
                expected = NOTHING_SAID;
            } else {
                let sized = number.in_unit(next);
                if sized.is_some() {
                    rest = after.get(1..).unwrap_or_default();
                }
                let (number, said) = bounded(sized.unwrap_or(number), expected, rest);
                expected = said;
                words.push(Word::Number(number));
            }
        } else if let Some(said) = expected_after(run, previous, next) {
            expected = said;
        } else if !has_word(STOP_WORDS, run) && !has_word(LEAST, run) {
            if !(has_word(NOT_SIZES, run) || belongs_to_next(run, after)) {
                words.push(Word::Text(run.clone()));
            }
            if !expected.reaches {
                expected = NOTHING_SAID;
            }
        }
        previous = run;
    }
    words
}

/// A number with what was said of it, and what is said of the numbers behind it. The first number of a range takes the
/// unit of the second one, if it has none itself: *5-8 kVA*.
fn bounded(number: Quantity, expected: Expected, rest: &[String]) -> (Quantity, Expected) {
    let [bound, mut next] = expected.bounds;
    let between = if next == Bound::AtMost { STOP_WORDS } else { TO };
    let first_of_range = unit_of_next(rest, between).and_then(|unit| number.beside_unit(unit));
    if first_of_range.is_some() {
        next = Bound::AtMost;
    }
    let expected = Expected { bounds: [next, Bound::AtLeast], reaches: false };
    (first_of_range.unwrap_or(number).bounded(bound), expected)
}

/// The run behind the next number, if only words of a list stand before that.
fn unit_of_next<'a>(runs: &'a [String], between: &str) -> Option<&'a str> {
    let mut runs = runs.iter().skip_while(|run| has_word(between, run));
    Quantity::read(runs.next()?)?;
    runs.next().map(String::as_str)
}

/// Whether a word says nothing but with the next one: *no más*, *fin de semana*.
fn belongs_to_next(run: &str, after: &[String]) -> bool {
    let Some(next) = after.iter().find(|run| !has_word(STOP_WORDS, run)) else { return false };
    (has_word(NEGATIONS, run) && [UNDER, OVER, AT_MOST].iter().any(|words| has_word(words, next)))
        || (has_word(ENDS, run) && has_word(NOT_SIZES, next))
}

/// What a word between these says of the numbers that follow, if it says something of them.
fn expected_after(run: &str, previous: &str, next: &str) -> Option<Expected> {
    let is_turned = has_word(TURNING, previous);
    let bound = if has_word(AT_MOST, run) {
        Bound::AtMost
    } else if has_word(UNDER, run) {
        if is_turned { Bound::AtLeast } else { Bound::Under }
    } else if has_word(OVER, run) {
        // Without *de*, it is a month: *un mes, 12 m*.
        if run == "mes" && next != "de" {
            return None;
        }
        if is_turned { Bound::AtMost } else { Bound::Over }
    } else if has_word(RANGES, run) {
        return Some(Expected { bounds: [Bound::AtLeast, Bound::AtMost], reaches: false });
    } else {
        return None;
    };
    Some(Expected { bounds: [bound, Bound::AtLeast], reaches: has_word(REACHING, run) })
}

/// The part of a word that stays when number and gender change. A word that has an `-s` itself loses it, too: *arnés* and
/// *arneses*, *glass* and *glasses*.
pub(super) fn stem(word: &str) -> &str {
    singular(["a", "e", "i", "o", "y"].iter().fold(singular(word), |word, vowel| shortened(word, vowel, 4)))
}

/// A word without the `-s` of the plural.
pub(super) fn singular(word: &str) -> &str {
    shortened(word, "s", 3)
}

/// Endings of agents (*cortadora*, *mixer*) and of verbs (*cortar*, *mixing*), in all languages.
const AGENT_AND_VERB_ENDINGS: [&str; 7] = ["ador", "edor", "idor", "ar", "er", "ir", "ing"];

/// What a stem shares with words for the same work: *cortadora* with *cortar* and *corte*, *mixer* with *mixing*.
pub(super) fn root(stem: &str) -> &str {
    AGENT_AND_VERB_ENDINGS
        .iter()
        .map(|ending| shortened(stem, ending, 3))
        .find(|shorter| shorter.len() < stem.len())
        .unwrap_or(stem)
}

/// A word without an ending, if at least so many letters stay.
fn shortened<'a>(word: &'a str, ending: &str, least: usize) -> &'a str {
    word.strip_suffix(ending).filter(|shorter| shorter.len() >= least).unwrap_or(word)
}

#[cfg(test)]
mod tests {
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
            ("dumper para el fin de semana", "dumper"),
            ("cap de setmana", ""),
            ("dumper at the weekend", "dumper at the"),
            ("llum de cap", "llum cap"),
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
}
