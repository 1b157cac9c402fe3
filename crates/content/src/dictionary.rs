use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::blocks::Block;
use crate::error::{ContentError, read_json};
use crate::markup::inventory;

/// Codes of the languages; the first is the default and the measure of the others.
pub const LANGUAGES: [&str; 3] = ["es", "en", "val"];

/// Keys that are looked up by name while the site runs, because the shop document names them.
const BY_NAME: &str = "goods.";

#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
enum Entry {
    Text(String),
    Blocks(Vec<Block>),
}

impl Entry {
    fn texts(&self) -> Vec<&str> {
        match self {
            Self::Text(text) => vec![text],
            Self::Blocks(blocks) => blocks.iter().flat_map(Block::texts).collect(),
        }
    }

    fn shape(&self) -> Vec<String> {
        match self {
            Self::Text(_) => vec!["text".to_owned()],
            Self::Blocks(blocks) => blocks.iter().map(Block::shape).collect(),
        }
    }
}

type Locale = BTreeMap<String, Entry>;

/// The texts of all languages, checked against each other.
#[derive(Debug)]
pub struct Dictionaries {
    locales: BTreeMap<&'static str, Locale>,
}

impl Dictionaries {
    pub(crate) fn read(root: &Path) -> Result<Self, ContentError> {
        let mut locales = BTreeMap::new();
        for language in LANGUAGES {
            locales.insert(language, read_locale(&root.join(language))?);
        }
        let dictionaries = Self { locales };
        let problems = dictionaries.problems();
        if problems.is_empty() { Ok(dictionaries) } else { Err(ContentError::Texts(problems)) }
    }

    fn spanish(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.locales.get("es").into_iter().flatten().map(|(key, entry)| (key.as_str(), entry))
    }

    fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (key, twin) in self.spanish() {
            for language in LANGUAGES {
                let entry = self.locales.get(language).and_then(|l| l.get(key));
                match entry {
                    None => problems.push(format!("locales/{language}: no text for {key:?}")),
                    Some(entry) => {
                        if let Err(problem) = compare(entry, twin) {
                            problems.push(format!("locales/{language}: {key:?}: {problem}"));
                        }
                    }
                }
            }
        }
        for (language, locale) in &self.locales {
            for key in locale.keys() {
                if !self.has(key) {
                    problems.push(format!("locales/{language}: {key:?} has no Spanish twin"));
                }
            }
        }
        problems
    }

    fn has(&self, key: &str) -> bool {
        self.locales.get("es").is_some_and(|spanish| spanish.contains_key(key))
    }

    /// Keys that have a number, in the order of the numbers: single texts as themselves.
    pub(crate) fn numbered(&self) -> Vec<(&str, usize)> {
        let mut next = 0_usize;
        let mut out = Vec::new();
        for (key, entry) in self.spanish().filter(|(key, _)| !key.starts_with(BY_NAME)) {
            out.push((key, next));
            next = next.saturating_add(entry.texts().len());
        }
        out
    }

    /// The blocks of a document, or nothing for a single text.
    pub(crate) fn blocks(&self, key: &str) -> Option<&[Block]> {
        match self.locales.get("es").and_then(|l| l.get(key)) {
            Some(Entry::Blocks(blocks)) => Some(blocks),
            _ => None,
        }
    }

    /// How many texts have a number, and how many are looked up by name.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let (named, numbered): (Vec<_>, Vec<_>) = self.spanish().partition(|(key, _)| key.starts_with(BY_NAME));
        let texts = |entries: Vec<(_, &Entry)>| entries.into_iter().map(|(_, entry)| entry.texts().len()).sum();
        (texts(numbered), texts(named))
    }

    /// A number that changes with the keys and their order: the core refuses another build's dictionary.
    pub(crate) fn fingerprint(&self) -> String {
        let mut hash: u32 = 0x811c_9dc5; // FNV-1a
        let mut take = |text: &str| {
            for byte in text.bytes() {
                hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        };
        for (key, number) in self.numbered() {
            take(key);
            take(&number.to_string());
        }
        for (key, _) in self.spanish().filter(|(key, _)| key.starts_with(BY_NAME)) {
            take(key);
        }
        format!("{hash:08x}")
    }

    /// First line: fingerprint and language; then a line for each numbered message; then `key<TAB>text` for the rest.
    pub(crate) fn compile(
        &self,
        language: &str,
        facts: &BTreeMap<&'static str, String>,
    ) -> Result<String, ContentError> {
        let locale = self.locales.get(language).ok_or_else(|| ContentError::Language(language.to_owned()))?;
        let mut out = format!("{} {language}\n", self.fingerprint());
        let (named, numbered): (Vec<_>, Vec<_>) = locale.iter().partition(|(key, _)| key.starts_with(BY_NAME));
        for (_, entry) in numbered {
            for text in entry.texts() {
                out.push_str(&fill(text, facts));
                out.push('\n');
            }
        }
        for (key, entry) in named {
            for text in entry.texts() {
                out.push_str(key);
                out.push('\t');
                out.push_str(&fill(text, facts));
                out.push('\n');
            }
        }
        Ok(out)
    }
}

/// Placeholders that no fact fills are filled while the site runs.
fn fill(text: &str, facts: &BTreeMap<&'static str, String>) -> String {
    facts.iter().fold(text.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

fn read_locale(folder: &Path) -> Result<Locale, ContentError> {
    let failed = |source| ContentError::Read { path: folder.to_owned(), source };
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .map_err(failed)?
        .collect::<Result<Vec<_>, _>>()
        .map_err(failed)?
        .into_iter()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .collect();
    files.sort();
    let mut locale = Locale::new();
    let mut problems = Vec::new();
    for file in files {
        for (key, entry) in read_json::<Locale>(&file)? {
            if locale.insert(key.clone(), entry).is_some() {
                problems.push(format!("{}: {key:?} is there twice", file.display()));
            }
        }
    }
    if problems.is_empty() { Ok(locale) } else { Err(ContentError::Texts(problems)) }
}

fn compare(entry: &Entry, twin: &Entry) -> Result<(), String> {
    if entry.shape() != twin.shape() {
        return Err(format!("blocks {:?} where Spanish has {:?}", entry.shape(), twin.shape()));
    }
    for (text, spanish) in entry.texts().into_iter().zip(twin.texts()) {
        if text.trim().is_empty() || (text.trim() != text && !text.ends_with(": ")) {
            return Err(format!("{text:?} is empty or padded"));
        }
        let (own, other) = (inventory(text)?, inventory(spanish)?);
        if own != other {
            return Err(format!("{own:?} where Spanish has {other:?}"));
        }
    }
    Ok(())
}
