//! The labels of one language: names, notes and synonyms, each with the items it means.

use super::label::{Label, LabelKind};
use super::words::{Word, root, stem, words};
use crate::catalogue::{CategoryId, MachineId};
use crate::characters::{has_word, split_all, split_once, whole_number};
use crate::content::{categories, category_id, category_unit};
use crate::dictionary::Dictionary;
use crate::render::names::list_name;
use crate::route::ShopList;

/// What a result leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Item {
    Category(CategoryId),
    Machine(CategoryId, MachineId),
    List(ShopList),
    /// With the key of its name.
    Product(ShopList, String),
}

/// A word that labels contain, by its stem.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) text: String,
    /// Lengths of its stem and of its root, with which it begins: each word of a query is compared with them.
    stem: usize,
    root: usize,
    /// In how many labels it is.
    labels: usize,
    pub(super) is_qualifier: bool,
}

/// The stems of words that say which one of its kind a thing is, and never what it is: a small dumper is a dumper first.
const QUALIFIERS: &str = "big diesel electric gasolin gran grand larg littl manual median medium mitj mitjan pequen \
    petit petrol small xicotet";

/// What they say, in percent of what a word of one label says.
const QUALIFIER_WEIGHT: u32 = 30;

impl Entry {
    fn new(text: &str) -> Self {
        let own = stem(text);
        Self {
            text: text.to_owned(),
            stem: own.len(),
            root: root(own).len(),
            labels: 0,
            is_qualifier: has_word(QUALIFIERS, own),
        }
    }

    pub(super) fn stem(&self) -> &str {
        self.text.get(..self.stem).unwrap_or(&self.text)
    }

    pub(super) fn root(&self) -> &str {
        self.text.get(..self.root).unwrap_or(&self.text)
    }

    /// What it says, in percent of what a word of one label says: less if many labels have it.
    pub(super) const fn weight(&self) -> u32 {
        if self.is_qualifier {
            return QUALIFIER_WEIGHT;
        }
        match self.labels {
            0..=1 => 100,
            2..=3 => 90,
            4..=7 => 80,
            8..=15 => 70,
            16..=31 => 60,
            _ => 50,
        }
    }
}

/// The labels of one language.
#[derive(Debug, Default)]
pub struct SearchIndex {
    pub(crate) items: Vec<Item>,
    /// The name of each item.
    pub(crate) names: Vec<String>,
    pub(super) vocabulary: Vec<Entry>,
    pub(super) labels: Vec<Label>,
    /// The numbers of the vocabulary's entries, sorted by stem. A `BTreeMap` would add 0.9 kB to the wasm file.
    by_stem: Vec<usize>,
}

/// The words of a text as the search compares them: equal for two texts that it takes for the same.
#[must_use]
pub fn search_words(text: &str) -> String {
    let word = |word| match word {
        Word::Text(text) => stem(&text).to_owned(),
        Word::Number(quantity) => quantity.key(),
    };
    words(text).into_iter().map(word).collect::<Vec<_>>().join(" ")
}

/// A phrase as an index file has it: without accents, and without the words that the search does not read; as it is, if it
/// has a number.
#[must_use]
pub fn search_phrase(phrase: &str) -> String {
    let text = |word| match word {
        Word::Text(text) => Some(text),
        Word::Number(_) => None,
    };
    let folded: Option<Vec<String>> = words(phrase).into_iter().map(text).collect();
    folded.map_or_else(|| phrase.to_owned(), |words| words.join(" "))
}

/// Id and name of all items, in the order in which an index file refers to them: each category before its machines,
/// each shop list before its products.
#[must_use]
pub fn search_names(dictionary: &Dictionary) -> Vec<(String, String)> {
    items(dictionary).iter().map(|item| (item.id().to_owned(), item.name(dictionary).to_owned())).collect()
}

fn items(dictionary: &Dictionary) -> Vec<Item> {
    let mut out = Vec::new();
    for category in categories() {
        out.push(Item::Category(category));
        out.extend(category.category().machines.iter().map(|machine| Item::Machine(category, MachineId::of(machine))));
    }
    for list in ShopList::ALL {
        out.push(Item::List(list));
        let own = dictionary.named().filter(|(key, _)| key.starts_with(list.key_prefix()));
        out.extend(own.map(|(key, _)| Item::Product(list, key.to_owned())));
    }
    out
}

impl Item {
    /// Its id in `data/`.
    pub(crate) fn id(&self) -> &str {
        match self {
            Self::Category(id) => category_id(*id),
            Self::Machine(_, id) => id.machine().id,
            Self::List(list) => list.document_name(),
            Self::Product(_, key) => key,
        }
    }

    /// Its name in the language of the dictionary.
    pub(crate) fn name<'a>(&'a self, dictionary: &'a Dictionary) -> &'a str {
        match self {
            Self::Category(id) => dictionary.text(id.category().name),
            Self::Machine(_, id) => dictionary.text(id.machine().name),
            Self::List(list) => dictionary.text(list_name(*list)),
            Self::Product(_, key) => dictionary.find(key).unwrap_or(key),
        }
    }
}

/// Why a file is not the index of a dictionary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SearchIndexError {
    /// It is something else, or was written for another build of the core or another language.
    #[error("not the search index of this build and language")]
    OtherBuild,
    /// It was cut off, or names an item that there is not.
    #[error("search index with too few lines, or with an item that there is not")]
    Damaged,
}

/// The last line of an index file: without it, the file was cut off.
pub const INDEX_END: &str = ".";

impl SearchIndex {
    /// Reads an index file: a first line `<fingerprint> <language>`, a line for each item with its names in the other
    /// languages, then synonyms: the numbers of items, a tab, and the phrases that mean them. Phrases, names and
    /// numbers are separated by `|`; a phrase without numbers means what is not for rent. An empty line separates the
    /// synonyms of the language from those of others, and [`INDEX_END`] is the last one.
    ///
    /// # Errors
    /// The file is something else, belongs to another build or language, or is incomplete.
    pub fn read(file: &str, dictionary: &Dictionary) -> Result<Self, SearchIndexError> {
        let mut lines = split_all(file, b'\n');
        if lines.next() != Some(dictionary.header()) {
            return Err(SearchIndexError::OtherBuild);
        }
        let mut index = Self::default();
        for item in items(dictionary) {
            let other_names = lines.next().ok_or(SearchIndexError::Damaged)?;
            index.add_item(item, other_names, dictionary);
        }
        let mut kind = LabelKind::Synonym;
        for line in lines {
            match line {
                INDEX_END => return Ok(index),
                "" => kind = LabelKind::OtherSynonym,
                _ => index.add_synonyms(line, kind).ok_or(SearchIndexError::Damaged)?,
            }
        }
        Err(SearchIndexError::Damaged)
    }

    /// Adds an item with its names and its note.
    fn add_item(&mut self, item: Item, other_names: &str, dictionary: &Dictionary) {
        let number = self.items.len();
        let name = item.name(dictionary).to_owned();
        let (unit, note) = match item {
            Item::Machine(category, id) => (category_unit(category), id.machine().note),
            _ => (None, None),
        };
        self.add(&name, LabelKind::Name, vec![number], unit);
        if let Some(note) = note {
            self.add(dictionary.text(note), LabelKind::Note, vec![number], None);
        }
        for other in split_all(other_names, b'|') {
            self.add(other, LabelKind::OtherName, vec![number], unit);
        }
        self.names.push(name);
        self.items.push(item);
    }

    /// Adds the phrases of a line, behind the numbers of the items that they mean; `None` if there is no such item.
    fn add_synonyms(&mut self, line: &str, kind: LabelKind) -> Option<()> {
        let (numbers, phrases) = split_once(line, b'\t')?;
        let mut meant = Vec::new();
        for number in split_all(numbers, b'|').filter(|number| !number.is_empty()) {
            let number = whole_number(number)? as usize;
            self.items.get(number)?;
            meant.push(number);
        }
        for phrase in split_all(phrases, b'|') {
            self.add(phrase, kind, meant.clone(), None);
        }
        Some(())
    }

    /// Adds a label. A number in it without a unit has this one.
    fn add(&mut self, text: &str, kind: LabelKind, items: Vec<usize>, unit: Option<&str>) {
        let mut label = Label { kind, words: Vec::new(), quantity: None, items };
        for word in words(text) {
            match word {
                Word::Text(text) => {
                    let entry = self.entry(&text);
                    if !label.words.contains(&entry) {
                        label.words.push(entry);
                    }
                }
                Word::Number(quantity) => {
                    label.quantity = unit.and_then(|unit| quantity.in_unit(unit)).or(Some(quantity));
                }
            }
        }
        for &word in &label.words {
            if let Some(entry) = self.vocabulary.get_mut(word) {
                entry.labels = entry.labels.saturating_add(1);
            }
        }
        self.labels.push(label);
    }

    /// The number of the entry with this word's stem, which is added if it is new.
    fn entry(&mut self, text: &str) -> usize {
        self.look_up(text).unwrap_or_else(|place| {
            let number = self.vocabulary.len();
            self.vocabulary.push(Entry::new(text));
            self.by_stem.insert(place, number);
            number
        })
    }

    /// The number of the entry with this word's stem.
    pub(super) fn find(&self, text: &str) -> Option<usize> {
        self.look_up(text).ok()
    }

    /// The number of the entry with this word's stem, or the place in `by_stem` where that of a new one belongs.
    fn look_up(&self, text: &str) -> Result<usize, usize> {
        let own = stem(text);
        let stem_of = |number: usize| self.vocabulary.get(number).map_or("", Entry::stem);
        let place = self.by_stem.binary_search_by(|&number| stem_of(number).cmp(own))?;
        self.by_stem.get(place).copied().ok_or(place)
    }
}

#[cfg(test)]
mod tests;
