//! The texts of one language, as the build writes them into a file.

use std::sync::Arc;

use crate::characters::{split_all, split_before, split_once};
use crate::content::{ALL_TEXTS, FINGERPRINT, TEXTS};
use crate::language::Language;
use crate::text::TextId;

/// Why a dictionary file cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text())]
pub enum DictionaryError {
    /// The first line is not that of a dictionary.
    NotADictionary,
    /// It was written for another build of the core.
    OtherBuild,
    /// It was cut off, or something was added to it.
    Damaged,
}

impl DictionaryError {
    /// The error message.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::NotADictionary => "not a dictionary file",
            Self::OtherBuild => "dictionary of another build",
            Self::Damaged => "damaged dictionary file",
        }
    }
}

/// The texts of one language, which its clones share.
#[derive(Debug, Clone)]
pub struct Dictionary(Arc<Texts>);

#[derive(Debug)]
struct Texts {
    language: Language,
    file: String,
    /// Where each line of the file starts and ends.
    lines: Vec<(usize, usize)>,
}

impl Dictionary {
    /// Reads a dictionary file: a first line `<fingerprint> <language>`, then one message per line in the order of
    /// their numbers, then `name<TAB>text` for the messages that the shop document names.
    ///
    /// # Errors
    /// The file is something else, belongs to another build, or is incomplete.
    ///
    /// ```
    /// use bancal_core::{Dictionary, DictionaryError};
    /// let page = Dictionary::read("<!doctype html>".into());
    /// assert_eq!(page.unwrap_err(), DictionaryError::NotADictionary);
    /// ```
    pub fn read(file: String) -> Result<Self, DictionaryError> {
        let (head, _) = split_once(&file, b'\n').ok_or(DictionaryError::NotADictionary)?;
        let (fingerprint, code) = split_once(head, b' ').ok_or(DictionaryError::NotADictionary)?;
        let language = Language::from_code(code).ok_or(DictionaryError::NotADictionary)?;
        if fingerprint != FINGERPRINT {
            return Err(DictionaryError::OtherBuild);
        }
        let mut lines = Vec::new();
        let mut start = head.len().saturating_add(1);
        for line in split_all(&file, b'\n').skip(1) {
            let end = start.saturating_add(line.len());
            lines.push((start, end));
            start = end.saturating_add(1);
        }
        // The file ends in a line end, after which `split` yields an empty line.
        if lines.len() != ALL_TEXTS.saturating_add(1) || !file.ends_with('\n') {
            return Err(DictionaryError::Damaged);
        }
        Ok(Self(Arc::new(Texts { language, file, lines })))
    }

    /// The language of its texts.
    #[must_use]
    pub fn language(&self) -> Language {
        self.0.language
    }

    /// The first line of its file, with which the files that belong to it begin too.
    #[must_use]
    pub fn header(&self) -> &str {
        split_before(&self.0.file, b"\n").0
    }

    fn line(&self, number: usize) -> &str {
        self.0.lines.get(number).and_then(|&(start, end)| self.0.file.get(start..end)).unwrap_or_default()
    }

    /// The text with this number.
    pub(crate) fn text(&self, text: TextId) -> &str {
        self.line(text.number())
    }

    /// Name and text of the entries that are looked up by name, sorted by name.
    pub(crate) fn named(&self) -> impl Iterator<Item = (&str, &str)> {
        (TEXTS..self.0.lines.len()).filter_map(|number| split_once(self.line(number), b'\t'))
    }

    /// The text that the shop document names, if there is one.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&str> {
        self.named().find(|(key, _)| *key == name).map(|(_, text)| text)
    }

    /// Replaces the placeholders `{name}` of a text by values. One without a value stays, so that tests find it; the
    /// build checks which placeholders each text has (`locales/placeholders.json`).
    pub(crate) fn fill(&self, text: TextId, values: &[(&str, &str)]) -> String {
        let mut out = String::new();
        let mut rest = self.text(text);
        while let Some((before, (name, after))) =
            split_once(rest, b'{').and_then(|(before, from)| Some((before, split_once(from, b'}')?)))
        {
            out.push_str(before);
            match values.iter().find(|(key, _)| *key == name) {
                Some((_, value)) => out.push_str(value),
                None => out.push_str(&["{", name, "}"].concat()),
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::key;
    use crate::fixtures::dictionary;

    #[test]
    fn a_dictionary_of_another_build_is_refused() {
        let read = Dictionary::read("00000000 es\nHola\n".to_owned());
        assert_eq!(read.unwrap_err(), DictionaryError::OtherBuild);
    }

    #[test]
    fn an_error_page_is_not_a_dictionary() {
        for file in ["", "404", "<html>\n</html>", "x y\n", "00000000 ca\n"] {
            let read = Dictionary::read(file.to_owned());
            assert_eq!(read.unwrap_err(), DictionaryError::NotADictionary, "{file:?}");
        }
    }

    #[test]
    fn a_dictionary_that_was_cut_off_or_added_to_is_refused() {
        let whole = dictionary(Language::Spanish).0.file.clone();
        let (head, texts) = whole.split_once('\n').unwrap();
        let (all_but_one, last) = whole.trim_end().rsplit_once('\n').unwrap();
        let corrupt = [
            [head, "\n"].concat(),
            [all_but_one, "\n"].concat(),
            [all_but_one, "\n", last].concat(),
            [&whole, "x"].concat(),
            [&whole, "\n"].concat(),
            [&whole, texts].concat(),
        ];
        for file in corrupt {
            let bytes = file.len();
            assert_eq!(Dictionary::read(file).unwrap_err(), DictionaryError::Damaged, "{bytes} of {}", whole.len());
        }
        assert!(Dictionary::read(whole).is_ok());
    }

    #[test]
    fn placeholders_are_filled_by_name_wherever_they_are() {
        let spanish = dictionary(Language::Spanish);
        let line = spanish.text(key::CONTACT_REQUEST_LINE).to_owned();
        for (text, expected) in [
            ("{label}: {value}", "Días: {label}"),
            ("{value} ({label})", "{label} (Días)"),
            ("{label}, {label}", "Días, Días"),
            ("{label", "{label"),
            ("label}", "label}"),
        ] {
            let file = spanish.0.file.replace(&["\n", &line, "\n"].concat(), &["\n", text, "\n"].concat());
            let changed = Dictionary::read(file).unwrap();
            let filled = changed.fill(key::CONTACT_REQUEST_LINE, &[("value", "{label}"), ("label", "Días")]);
            assert_eq!(filled, expected, "{text}");
        }
    }

    #[test]
    fn a_text_is_found_by_its_name() {
        let spanish = dictionary(Language::Spanish);
        assert_eq!(spanish.find("Cinta americana"), None);
        assert_eq!(spanish.find("goods.tools.trowel"), Some("Paleta de albañil"));
    }
}
