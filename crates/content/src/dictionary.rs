//! The texts of a language, read from `locales/` and checked.

mod problems;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::blocks::Block;
use crate::catalogue::Catalogue;
use crate::error::{ContentError, read_json};
use crate::languages::{Language, Languages};

/// Keys that are looked up by name at run time, because the shop document contains them.
const BY_NAME: &str = "goods.";

/// Keys that are used only in the head of the static pages, and never by scripts.
const HEAD_ONLY: &str = "head.";

/// Keys with the names of countries, which are facts in other texts.
const COUNTRY: &str = "country.";

/// The file of a language's folder that has words for the search instead of texts.
const TRADE_WORDS: &str = "search.json";

/// Whether a text is looked up by number, as most are.
fn is_numbered(key: &str) -> bool {
    [BY_NAME, HEAD_ONLY, COUNTRY].iter().all(|start| !key.starts_with(start))
}

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

/// An entry, and the name of its file.
#[derive(Debug, Clone)]
struct Message {
    file: String,
    entry: Entry,
}

type Locale = BTreeMap<String, Message>;

/// By key: names of the placeholders that are filled at run time. All others are facts of the company.
type Declared = BTreeMap<String, BTreeSet<String>>;

/// The texts of all languages, checked against each other.
#[derive(Debug)]
pub struct Dictionaries {
    /// The default language, with which the others are compared.
    default: Language,
    locales: BTreeMap<String, Locale>,
}

impl Dictionaries {
    pub(crate) fn read(
        root: &Path,
        languages: &Languages,
        facts: &BTreeSet<&str>,
        catalogue: &Catalogue,
    ) -> Result<Self, ContentError> {
        let mut locales = BTreeMap::new();
        for code in languages.codes() {
            locales.insert(code.to_owned(), read_locale(&root.join(code))?);
        }
        let dictionaries = Self { default: languages.default().clone(), locales };
        let declared = read_json(&root.join("placeholders.json"))?;
        let problems = dictionaries.problems(&declared, facts, catalogue);
        if problems.is_empty() { Ok(dictionaries) } else { Err(ContentError::Texts(problems)) }
    }

    /// Every key, with what the default language has for it.
    fn entries(&self) -> impl Iterator<Item = (&str, &Entry)> {
        let own = self.locales.get(&self.default.code);
        own.into_iter().flatten().map(|(key, message)| (key.as_str(), &message.entry))
    }

    fn is_key(&self, key: &str) -> bool {
        self.message(&self.default.code, key).is_some()
    }

    /// A text for the head of a page.
    pub(crate) fn head(&self, language: &str, name: &str) -> Result<&str, ContentError> {
        self.text(language, &[HEAD_ONLY, name].concat())
    }

    /// The name of a country.
    pub(crate) fn country(&self, language: &str, code: &str) -> Result<&str, ContentError> {
        self.text(language, &[COUNTRY, code].concat())
    }

    fn text(&self, language: &str, key: &str) -> Result<&str, ContentError> {
        match self.message(language, key).map(|message| &message.entry) {
            Some(Entry::Text(text)) => Ok(text),
            _ => Err(ContentError::Texts(vec![format!("locales/{language}: no text {key:?}")])),
        }
    }

    fn message(&self, language: &str, key: &str) -> Option<&Message> {
        self.locales.get(language)?.get(key)
    }

    /// Keys with the number of their first text, in order.
    pub(crate) fn numbered(&self) -> Vec<(&str, usize)> {
        let mut next = 0_usize;
        let mut out = Vec::new();
        for (key, entry) in self.entries().filter(|(key, _)| is_numbered(key)) {
            out.push((key, next));
            next = next.saturating_add(entry.texts().len());
        }
        out
    }

    /// The blocks of a document; `None` for a single text.
    pub(crate) fn blocks(&self, key: &str) -> Option<&[Block]> {
        match &self.message(&self.default.code, key)?.entry {
            Entry::Blocks(blocks) => Some(blocks),
            Entry::Text(_) => None,
        }
    }

    /// How many texts have a number, and how many are looked up by name.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let texts = |included: fn(&str) -> bool| {
            self.entries().filter(|(key, _)| included(key)).map(|(_, entry)| entry.texts().len()).sum()
        };
        (texts(is_numbered), texts(|key| key.starts_with(BY_NAME)))
    }

    /// What the lines of a dictionary file mean: the keys with their numbers, in order.
    pub(crate) fn layout(&self) -> impl Iterator<Item = String> {
        let numbered = self.numbered().into_iter().map(|(key, number)| format!("{key}{number}"));
        numbered.chain(self.entries().map(|(key, _)| key.to_owned()).filter(|key| key.starts_with(BY_NAME)))
    }

    /// First line: fingerprint and language; then a line for each numbered message; then `key<TAB>text` for the rest.
    pub(crate) fn compile(
        &self,
        language: &str,
        facts: &BTreeMap<&'static str, String>,
        fingerprint: &str,
    ) -> Result<String, ContentError> {
        let locale = self.locales.get(language).ok_or_else(|| ContentError::Language(language.to_owned()))?;
        let mut out = format!("{fingerprint} {language}\n");
        for (_, message) in locale.iter().filter(|(key, _)| is_numbered(key)) {
            for text in message.entry.texts() {
                out.push_str(&fill(text, facts));
                out.push('\n');
            }
        }
        for (key, message) in locale.iter().filter(|(key, _)| key.starts_with(BY_NAME)) {
            for text in message.entry.texts() {
                out.push_str(key);
                out.push('\t');
                out.push_str(&fill(text, facts));
                out.push('\n');
            }
        }
        Ok(out)
    }
}

/// Fills in the facts of the company; other placeholders are filled at run time.
pub(crate) fn fill(text: &str, facts: &BTreeMap<&'static str, String>) -> String {
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
        .filter(|path| path.extension().is_some_and(|e| e == "json") && !path.ends_with(TRADE_WORDS))
        .collect();
    files.sort();
    let mut locale = Locale::new();
    let mut problems = Vec::new();
    for file in files {
        let name = file.components().rev().take(3).collect::<Vec<_>>().into_iter().rev().collect::<PathBuf>();
        for (key, entry) in read_json::<BTreeMap<String, Entry>>(&file)? {
            let message = Message { file: name.display().to_string(), entry };
            if locale.insert(key.clone(), message).is_some() {
                problems.push(format!("{}: {key:?} is there twice", name.display()));
            }
        }
    }
    if problems.is_empty() { Ok(locale) } else { Err(ContentError::Texts(problems)) }
}
