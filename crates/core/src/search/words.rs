//! Texts as words that can be compared, a number with its unit and bound as one word.

use super::quantity::{Bound, Quantity};
use super::runs::runs;
use crate::characters::has_word;

/// Stop words, which do not tell one thing from another, in all languages: articles, prepositions, greetings, and what
/// everybody here wants. "Without" is not one of them: a dumper without bucket is another machine.
const STOP_WORDS: &str = "a agradaria al algo algun alguna alquila alquilar alquiler alquilo als amb an and \
    at available bon bona bones buenas buenos busca buscar busco cal can com como con cost costa coste costen \
    costs could cuanto cuesta cuestan d de del dels dema disponible disponibles do durant durante during e el \
    els en enviar enviarme es favor fer for from gracias gracies gustaria ha hace hacer haig have hay hello hem \
    hire hola how hoy hui i in is it l la las les like lloga llogar lloguer lo looking los machine machinery \
    machines manana maquina maquinaria maquinas maquines me mi much my necesita necesitamos necesitar necesito \
    necessite necessitem need next o of on or para pel per please podeis podeu podria podrian podrieu por precio \
    precios pressupost pressupostos presupuesto presupuestos preu preus price prices proxima proximo quant que \
    queria quiero quisiera quote quotes rent rental s saludos se send some talla tallas tarifa tarifas tarifes \
    teneis teniu than thanks the tienen to today tomorrow trabajo trabajos treball u un una unas unos uns urgent \
    urgente us val vale valen ve viene voldria vull want we with work would y ya you your";

/// Days and months, which say when something is needed. A number beside one is a date.
const DATES: &str = "abril agost agosto april august december desembre diciembre dijous dilluns dimarts \
    dimecres dissabte diumenge divendres domingo enero febrer febrero february friday gener january jueves julio \
    juliol july june junio juny lunes maig marc march martes marzo may mayo miercoles monday november novembre \
    noviembre october octubre sabado saturday september septiembre setembre sunday thursday tuesday viernes \
    wednesday";

/// Words after a number that measures no machine: how long it is needed, or what is measured otherwise.
const NOT_SIZES: &str = "ano anos any anys cm cv d day days dia dias dies finde fortnight h hora horas hores hour \
    hours hp hrs hs jornada jornadas jornades lb lbs m2 mes meses mesos min mins minutos minuts mm month months \
    quincena sem semana semanas setmana setmanes v volt volts week weekend weeks wk wks year years";

/// Words before those: *fin de semana*, *cap de setmana*, *dos días*; the numbers count things, too: *dos dumpers*.
const BEFORE_TIMES: &str = "cap cinc cinco cuatro deu diez dos dues fi fin five four medio one quatre quince seis \
    set siete sis six three tres two";

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

/// Words between the two numbers of a range: *10 a 16 m*, *10 up to 16 m*, *2 o 3 días*, *between 10 and 16 m*.
const TO: &str = "a al and fins hasta i o or to u up y";

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
            let sized = number.in_unit(next);
            // The unit of a range stands behind its second number: *3-5 días*.
            let unit = if sized.is_some() { None } else { unit_of_next(after) };
            let is_size = sized.or(unit.and_then(|unit| number.in_unit(unit))).is_some();
            let behind_date = if is_size { None } else { date(previous, after) };
            let is_count = !is_size && number.may_count() && counts(&words, previous, unit.unwrap_or(next));
            if has_word(NOT_SIZES, unit.unwrap_or(next)) {
                expected = NOTHING_SAID;
            } else if let Some(behind) = behind_date {
                rest = behind;
            } else if !is_count {
                if sized.is_some() {
                    rest = after.get(1..).unwrap_or_default();
                }
                let (number, said) = bounded(sized.unwrap_or(number), expected, rest);
                expected = said;
                words.push(Word::Number(number));
            }
        } else if let Some(said) = expected_after(run, previous, next) {
            expected = said;
        } else if ![STOP_WORDS, LEAST, DATES].iter().any(|words| has_word(words, run)) {
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
    let first_of_range = unit_of_next(rest).and_then(|unit| number.beside_unit(unit));
    if first_of_range.is_some() {
        next = Bound::AtMost;
    }
    let expected = Expected { bounds: [next, Bound::AtLeast], reaches: false };
    (first_of_range.unwrap_or(number).bounded(bound), expected)
}

/// The run behind the numbers that follow, if only words of a range stand before them: *3, 4 o 5 días*.
fn unit_of_next(runs: &[String]) -> Option<&str> {
    let is_number = |run: &String| Quantity::read(run).is_some();
    let numbers = runs.iter().take_while(|run| has_word(TO, run) || is_number(run)).count();
    let (numbers, rest) = runs.split_at_checked(numbers)?;
    rest.first().filter(|_| numbers.iter().any(is_number)).map(String::as_str)
}

/// What follows a number that is a date: *12 de diciembre*, *lunes 12*, *del 3 al 5*.
fn date<'a>(previous: &str, after: &'a [String]) -> Option<&'a [String]> {
    match after {
        [to, last, rest @ ..] if previous == "del" && to == "al" && Quantity::read(last).is_some() => Some(rest),
        [of, month, ..] if has_word("d de of", of) && has_word(DATES, month) => Some(after),
        [month, ..] if has_word(DATES, month) => Some(after),
        _ => has_word(DATES, previous).then_some(after),
    }
}

/// Whether a small number counts things: before the first word, or behind another thing, and before a plural.
fn counts(words: &[Word], previous: &str, next: &str) -> bool {
    (words.is_empty() || has_word(TO, previous)) && is_plural(next)
}

/// Whether a word says nothing but with the next one: *no más*, *fin de semana*.
fn belongs_to_next(run: &str, after: &[String]) -> bool {
    let Some(next) = after.iter().find(|run| !has_word(STOP_WORDS, run)) else { return false };
    (has_word(NEGATIONS, run) && [UNDER, OVER, AT_MOST].iter().any(|words| has_word(words, next)))
        || (has_word(BEFORE_TIMES, run) && (has_word(NOT_SIZES, next) || is_plural(next)))
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

fn is_plural(word: &str) -> bool {
    singular(word).len() < word.len()
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
mod tests;
