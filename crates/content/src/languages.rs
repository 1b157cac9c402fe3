use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use serde::Deserialize;

use crate::error::{ContentError, read_json};

/// A language of the site: a line of `locales/languages.json`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Language {
    /// Two or three letters: the folder of its texts, the prefix of its addresses, what is stored as a visitor's choice.
    pub code: String,
    /// Its name in English, which is also that of its variant in Rust.
    pub english: String,
    /// What it calls itself, for the menu.
    pub name: String,
    /// The BCP 47 tag of a document.
    pub tag: String,
    /// The value of `hreflang`, which search engines read: ISO 639-1.
    pub hreflang: String,
    /// The value of `og:locale`.
    pub locale: String,
    /// The word between the last two of a list.
    pub and: String,
    /// From when until when, in words, with `{opens}` and `{closes}`.
    pub hours: String,
    /// How many hours its clock has: 12 or 24.
    pub clock: u8,
    /// What separates thousands.
    pub thousands: char,
    /// The dictionary of hunspell that the check of the texts takes.
    pub dictionary: String,
    /// The package of Debian that has the dictionary.
    pub package: String,
}

/// The languages in the order of the menu: at least one.
#[derive(Debug, Clone)]
pub struct Languages {
    default: Language,
    others: Vec<Language>,
}

impl Languages {
    pub(crate) fn read(locales: &Path) -> Result<Self, ContentError> {
        let mut others: Vec<Language> = read_json(&locales.join("languages.json"))?;
        let problems = [problems(&others), folders_without_line(locales, &others)?].concat();
        if !problems.is_empty() {
            return Err(ContentError::Languages(problems));
        }
        Ok(Self { default: others.remove(0), others })
    }

    /// The first one: its addresses have no prefix, and the texts of the others are compared with its own.
    #[must_use]
    pub const fn default(&self) -> &Language {
        &self.default
    }

    /// All of them, the default first.
    pub fn iter(&self) -> impl Iterator<Item = &Language> {
        std::iter::once(&self.default).chain(&self.others)
    }

    /// The codes of all of them.
    pub fn codes(&self) -> impl Iterator<Item = &str> {
        self.iter().map(|language| language.code.as_str())
    }

    pub(crate) fn of(&self, code: &str) -> Result<&Language, ContentError> {
        self.iter().find(|language| language.code == code).ok_or_else(|| ContentError::Language(code.to_owned()))
    }

    /// The Rust that declares the core's `Language`, by the macro that stands before it.
    #[must_use]
    pub fn rust_source(&self) -> String {
        let mut out =
            String::from("// Written by crates/content from locales/languages.json. Not to be edited.\nlanguages! {\n");
        for Language { code, english, name, tag, hreflang, .. } in self.iter() {
            let _ = writeln!(out, "    {english}({code:?}, {tag:?}, {hreflang:?}, {name:?}),");
        }
        out + "}\n"
    }

    /// The type of the codes in TypeScript.
    #[must_use]
    pub fn typescript_source(&self) -> String {
        let names: Vec<_> = self.iter().map(|language| language.english.as_str()).collect();
        let codes: Vec<_> = self.codes().map(|code| format!("{code:?}")).collect();
        format!(
            "/** Code of a language of the site: {}. */\nexport type Language = {};\n",
            names.join(", "),
            codes.join(" | ")
        )
    }
}

/// What the site could not use, a line each, with the language and the key.
fn problems(languages: &[Language]) -> Vec<String> {
    let mut found = Vec::new();
    if languages.is_empty() {
        found.push("there is no language".to_owned());
    }
    let mut taken = BTreeSet::new();
    for language in languages {
        let Language { code, english, name, tag, hreflang, locale, and, hours, clock, thousands, dictionary, package } =
            language;
        let (clock_hours, separator) = (clock.to_string(), thousands.to_string());
        for (key, value, what, fits) in [
            ("code", code, "two or three letters a-z", (2..=3).contains(&code.len()) && code.bytes().all(is_lowercase)),
            ("english", english, "one word with a capital letter", is_word(english)),
            ("name", name, "a text in one line", is_text(name)),
            ("tag", tag, "a language tag", is_made_of(tag, "-")),
            ("hreflang", hreflang, "a language tag", is_made_of(hreflang, "-")),
            ("locale", locale, "a locale like es_ES", is_locale(locale)),
            ("and", and, "a text in one line", is_text(and)),
            ("hours", hours, "a text with {opens} and {closes}", is_span(hours)),
            ("clock", &clock_hours, "12 or 24", [12, 24].contains(clock)),
            ("thousands", &separator, "a sign between digits", !thousands.is_alphanumeric() && !thousands.is_control()),
            ("dictionary", dictionary, "the name of a dictionary", is_made_of(dictionary, "_-")),
            ("package", package, "the name of a package", is_made_of(package, "+.-")),
        ] {
            if !fits {
                found.push(format!("{code}: {key}: {value:?} is not {what}"));
            }
            let is_its_own = ["code", "english", "name", "tag", "hreflang"].contains(&key);
            if is_its_own && !taken.insert((key, value.clone())) {
                found.push(format!("{code}: {key}: {value:?} is that of another language"));
            }
        }
    }
    found
}

/// Folders that nobody would read. `words` holds what the check of the texts has to know of each language.
fn folders_without_line(locales: &Path, languages: &[Language]) -> Result<Vec<String>, ContentError> {
    let failed = |source| ContentError::Read { path: locales.to_owned(), source };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(locales).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() && name != "words" && languages.iter().all(|language| language.code != name) {
            found.push(format!("no line has the code of the folder locales/{name}"));
        }
    }
    found.sort();
    Ok(found)
}

const fn is_lowercase(byte: u8) -> bool {
    byte.is_ascii_lowercase()
}

fn is_word(text: &str) -> bool {
    let mut bytes = text.bytes();
    bytes.next().is_some_and(|first| first.is_ascii_uppercase()) && bytes.all(is_lowercase)
}

/// A text that neither becomes markup or a placeholder nor another line.
fn is_text(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains(|c: char| c.is_control() || "<>{}".contains(c))
}

fn is_span(text: &str) -> bool {
    let names = ["{opens}", "{closes}"];
    names.iter().all(|name| text.matches(name).count() == 1)
        && is_text(&names.iter().fold(text.to_owned(), |text, name| text.replace(name, "0")))
}

fn is_made_of(text: &str, others: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || others.contains(c))
}

fn is_locale(text: &str) -> bool {
    text.split_once('_').is_some_and(|(language, country)| {
        language.len() == 2
            && language.bytes().all(is_lowercase)
            && country.len() == 2
            && country.bytes().all(|byte| byte.is_ascii_uppercase())
    })
}
