//! What is wrong with the texts.

use std::collections::BTreeSet;

use super::{BY_NAME, Declared, Dictionaries, Entry, Message};
use crate::catalogue::{Catalogue, check_id};
use crate::markup::{placeholders, tags_and_placeholders};

impl Dictionaries {
    /// All of them, a line each.
    pub(super) fn problems(&self, declared: &Declared, facts: &BTreeSet<&str>, catalogue: &Catalogue) -> Vec<String> {
        [
            self.language_problems(),
            self.placeholder_problems(declared, facts),
            self.product_problems(),
            self.catalogue_problems(&catalogue.text_keys()),
        ]
        .concat()
    }

    /// Texts that a language does not have, or that differ from those of the default language in more than words.
    fn language_problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let default = self.default.english.as_str();
        for (key, counterpart) in self.entries() {
            for (language, locale) in &self.locales {
                match locale.get(key) {
                    None => problems.push(format!("locales/{language}/{}: no text for {key:?}", self.file_of(key))),
                    Some(Message { file, entry }) => {
                        if let Err(problem) = compare(entry, counterpart, default) {
                            problems.push(format!("{file}: {key:?}: {problem}"));
                        }
                    }
                }
            }
        }
        for (key, Message { file, .. }) in self.locales.values().flatten() {
            if !self.is_key(key) {
                problems.push(format!("{file}: {key:?} has no {default} counterpart"));
            }
        }
        problems
    }

    /// The file in which the default language has a text.
    fn file_of(&self, key: &str) -> &str {
        let message = self.locales.get(&self.default.code).and_then(|locale| locale.get(key));
        message.and_then(|Message { file, .. }| file.rsplit('/').next()).unwrap_or_default()
    }

    /// Placeholders without a value, and declared placeholders that are missing in a text.
    fn placeholder_problems(&self, declared: &Declared, facts: &BTreeSet<&str>) -> Vec<String> {
        let mut problems = Vec::new();
        for key in declared.keys().filter(|key| !self.is_key(key)) {
            problems.push(format!("locales/placeholders.json: there is no text {key:?}"));
        }
        for (key, Message { file, entry }) in self.locales.values().flatten() {
            let filled: BTreeSet<&str> = declared.get(key).into_iter().flatten().map(String::as_str).collect();
            for text in entry.texts() {
                let found = placeholders(text);
                for name in found.iter().filter(|name| !facts.contains(*name) && !filled.contains(*name)) {
                    problems.push(format!(
                        "{file}: {key:?}: {{{name}}} is not a fact of the company, and locales/placeholders.json \
                         does not say that it is filled in this text"
                    ));
                }
                for name in filled.difference(&found) {
                    problems.push(format!("{file}: {key:?}: {{{name}}} is missing"));
                }
            }
        }
        problems
    }

    /// Products that no request list could have: their key is their id there.
    fn product_problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for (key, Message { file, .. }) in self.locales.get(&self.default.code).into_iter().flatten() {
            if key.starts_with(BY_NAME)
                && let Err(problem) = check_id(&key.replace('.', "-"))
            {
                problems.push(format!("{file}: {key:?}: the id {problem}"));
            }
        }
        problems
    }

    /// Texts that the catalogue needs and that are not there, and texts of machines that it does not have.
    fn catalogue_problems(&self, needed: &BTreeSet<String>) -> Vec<String> {
        let own = &self.default.code;
        let missing = needed.iter().filter(|key| !self.is_key(key));
        let mut problems: Vec<_> =
            missing.map(|key| format!("locales/{own}/machinery.json: no text for {key:?}")).collect();
        for (key, Message { file, .. }) in self.locales.get(own).into_iter().flatten() {
            if key.starts_with("machine.") && !needed.contains(key) {
                problems.push(format!("{file}: {key:?} is of no machine of data/machinery.json"));
            }
        }
        problems
    }
}

fn compare(entry: &Entry, counterpart: &Entry, default: &str) -> Result<(), String> {
    if entry.shape() != counterpart.shape() {
        return Err(format!("blocks {:?} where {default} has {:?}", entry.shape(), counterpart.shape()));
    }
    for (text, measuring) in entry.texts().into_iter().zip(counterpart.texts()) {
        if text.trim().is_empty() || (text.trim() != text && !text.ends_with(": ")) {
            return Err(format!("{text:?} is empty or padded"));
        }
        let found = tags_and_placeholders(text)?;
        // A mistake of the default language is reported of that one alone.
        let expected = tags_and_placeholders(measuring).unwrap_or_else(|_| found.clone());
        if found != expected {
            return Err(format!("{found:?} where {default} has {expected:?}"));
        }
    }
    Ok(())
}
