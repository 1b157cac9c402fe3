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

/// Words before a size that is too large already: *menos de 3 t*. After *no* or *al*, they mean the least: *al menos 3 t*.
const UNDER: &str = "below inferior less menos menys under";

/// Words before a size that is too small already: *más de 3 t*. After *no* or *lo*, they mean the most: *no más de 3 t*.
const OVER: &str = "above mas mes more over superior";

/// Words that turn those for more and less round: *al menos*, *por lo menos*, *no less than*.
const TURNING: &str = "al lo no";

/// Words that say what holds without them too: a size is the least that is asked for.
const LEAST: &str = "almenys des desde least minim minima minimo minimum partir";

/// Words between the two numbers of a range: *10 a 16 m*.
const TO: &str = "a to";

/// Words before two numbers, of which the second is the most that is asked for.
const RANGES: &str = "between entre";

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Word {
    Text(String),
    Number(Quantity),
}

/// The words of a text that tell something.
pub(super) fn words(text: &str) -> Vec<Word> {
    let mut reader = Reader::new();
    let mut runs = runs(text).into_iter().peekable();
    while let Some(run) = runs.next() {
        match Quantity::read(&run) {
            None => reader.read_text(&run),
            Some(number) => {
                if runs.next_if(|unit| has_word(NOT_SIZES, unit)).is_none() {
                    let unit = runs.next_if(|unit| number.in_unit(unit).is_some());
                    reader.read_number(number, unit.as_deref());
                }
            }
        }
        reader.previous = run;
    }
    reader.words
}

/// What is known of a text that is read word by word.
struct Reader {
    words: Vec<Word>,
    previous: String,
    /// The bounds of the next number, and of the one after it.
    bounds: [Bound; 2],
    /// Whether a number without a unit stands right before, which may begin a range.
    may_be_range: bool,
}

impl Reader {
    const fn new() -> Self {
        Self { words: Vec::new(), previous: String::new(), bounds: [Bound::AtLeast; 2], may_be_range: false }
    }

    fn read_number(&mut self, number: Quantity, unit: Option<&str>) {
        let [mut bound, next] = self.bounds;
        if bound == Bound::Over {
            self.drop_last_of(OVER);
            // Without *de*, it is a month: *un mes, 12 m*.
            if self.previous == "mes" {
                bound = Bound::AtLeast;
            }
        }
        if let Some(unit) = unit {
            if self.may_be_range {
                bound = Bound::AtMost;
            }
            // Of a range, the second number has the unit of both: *5-8 kVA*.
            if bound == Bound::AtMost
                && let Some(Word::Number(first)) = self.words.last_mut()
            {
                *first = first.in_unit(unit).unwrap_or(*first);
            }
        }
        self.may_be_range = unit.is_none();
        let number = unit.and_then(|unit| number.in_unit(unit)).unwrap_or(number);
        self.words.push(Word::Number(number.bounded(bound)));
        self.bounds = [next, Bound::AtLeast];
    }

    /// Drops the last word if it is one of a list.
    fn drop_last_of(&mut self, list: &str) {
        self.words.pop_if(|word| matches!(word, Word::Text(text) if has_word(list, text)));
    }

    fn read_text(&mut self, run: &str) {
        self.may_be_range &= has_word(TO, run);
        let is_turned = has_word(TURNING, &self.previous);
        if let Some(bounds) = bounds_after(run, is_turned) {
            self.bounds = bounds;
            if is_turned {
                self.drop_last_of("no");
            }
            if bounds != OVER_NEXT {
                return;
            }
        } else if [STOP_WORDS, LEAST].iter().any(|words| has_word(words, run)) {
            return;
        } else if self.bounds == OVER_NEXT {
            self.bounds = [Bound::AtLeast; 2];
        }
        if has_word(NOT_SIZES, run) {
            self.drop_last_of(ENDS);
        } else {
            self.words.push(Word::Text(run.to_owned()));
        }
    }
}

/// The bounds after a word for more, which counts for a number right behind it, not in *más alta, de 12 m*.
const OVER_NEXT: [Bound; 2] = [Bound::Over, Bound::AtLeast];

/// The bounds of the next two numbers after a word, if it says something of them.
fn bounds_after(word: &str, is_turned: bool) -> Option<[Bound; 2]> {
    let next = if has_word(AT_MOST, word) {
        Bound::AtMost
    } else if has_word(UNDER, word) {
        if is_turned { Bound::AtLeast } else { Bound::Under }
    } else if has_word(OVER, word) {
        if is_turned { Bound::AtMost } else { Bound::Over }
    } else if has_word(RANGES, word) {
        return Some([Bound::AtLeast, Bound::AtMost]);
    } else {
        return None;
    };
    Some([next, Bound::AtLeast])
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
            ("no más de 3 t", vec![AtMost]),
            ("no more than 3 t", vec![AtMost]),
            ("a lo más 3 t", vec![AtMost]),
            ("al menos 12 m", vec![AtLeast]),
            ("por lo menos 3 t", vec![AtLeast]),
            ("no menos de 12 m", vec![AtLeast]),
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
            ("no más ruido", "no más ruido"),
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
