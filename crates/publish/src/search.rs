//! The index files of the search, from the names of the catalogue and the synonyms in `locales/`.

use std::collections::{BTreeMap, HashMap};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bancal_core::{Dictionary, INDEX_END, search_names, search_phrase, search_words};

/// Phrases of a language with the ids of what they mean, the best first; none for what is not for rent.
type Synonyms = BTreeMap<String, Vec<String>>;

/// The index file of each language, in the order of the dictionaries: `SearchIndex::read` says what is in it.
///
/// # Errors
/// A file of synonyms that cannot be read, and everything in them that is wrong.
pub(crate) fn files(root: &Path, dictionaries: &[Dictionary]) -> Result<Vec<String>, Box<dyn Error>> {
    let names: Vec<Vec<(String, String)>> = dictionaries.iter().map(search_names).collect();
    let mut ids = HashMap::new();
    for (number, (id, _)) in names.first().into_iter().flatten().enumerate() {
        // The category, where it has the id of its only machine.
        ids.entry(id.as_str()).or_insert(number);
    }
    let mut all = Vec::new();
    let mut problems = Vec::new();
    for dictionary in dictionaries {
        let code = dictionary.language().code();
        let file = root.join("locales").join(code).join("search.json");
        // A new language starts without any.
        let words = if file.exists() { serde_json::from_str(&fs::read_to_string(&file)?)? } else { Synonyms::new() };
        problems.extend(
            problems_of(&words, &ids).into_iter().map(|problem| format!("locales/{code}/search.json: {problem}")),
        );
        all.push(words);
    }
    if !problems.is_empty() {
        return Err(problems.join("\n").into());
    }
    let file = |own: usize, dictionary: &Dictionary| {
        let mut out = dictionary.header().to_owned();
        out.push('\n');
        for item in 0..names.first().map_or(0, Vec::len) {
            let others = names.iter().enumerate().filter(|(language, _)| *language != own);
            let line: Vec<&str> =
                others.filter_map(|(_, names)| names.get(item)).map(|(_, name)| name.as_str()).collect();
            let _ = writeln!(out, "{}", line.join("|"));
        }
        let others = all.iter().enumerate().filter(|(language, _)| *language != own).map(|(_, words)| words);
        phrases(&mut out, all.get(own).into_iter().flatten(), &ids);
        out.push('\n');
        phrases(&mut out, others.flatten().filter(|(phrase, meant)| works_across_languages(phrase, meant)), &ids);
        out.push_str(INDEX_END);
        out
    };
    Ok(dictionaries.iter().enumerate().map(|(own, dictionary)| file(own, dictionary)).collect())
}

/// Whether visitors of another language type a phrase too: they know a machine by one word, and tell of their work in
/// their own language.
fn works_across_languages(phrase: &str, meant: &[String]) -> bool {
    !meant.is_empty() && !phrase.contains(' ')
}

/// A line for all phrases that mean the same.
fn phrases<'a>(
    out: &mut String,
    words: impl Iterator<Item = (&'a String, &'a Vec<String>)>,
    ids: &HashMap<&str, usize>,
) {
    let mut lines = BTreeMap::<Vec<usize>, Vec<String>>::new();
    for (phrase, meant) in words {
        let numbers = meant.iter().filter_map(|id| ids.get(id.as_str()).copied()).collect();
        lines.entry(numbers).or_default().push(search_phrase(phrase));
    }
    for (numbers, phrases) in lines {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let _ = writeln!(out, "{}\t{}", numbers.join("|"), phrases.join("|"));
    }
}

/// Ids that nothing has, and phrases that the search takes for another one.
fn problems_of(words: &Synonyms, ids: &HashMap<&str, usize>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut seen = HashMap::<String, &str>::new();
    for (phrase, meant) in words {
        let folded = search_words(phrase);
        if folded.is_empty() || phrase.contains(['|', '\t', '\n']) {
            problems.push(format!("{phrase:?} has no word that the search reads"));
        } else if let Some(before) = seen.insert(folded, phrase) {
            problems.push(format!("{phrase:?} is the same to the search as {before:?}"));
        }
        for id in meant.iter().filter(|id| !ids.contains_key(id.as_str())) {
            problems.push(format!("{phrase:?} means {id:?}, which neither the catalogue nor the shop has"));
        }
    }
    problems
}

#[cfg(test)]
mod tests;
