//! The real dictionaries, and how views are read, for tests of the crate as others use it.

use std::path::Path;
use std::sync::OnceLock;

use bancal_core::{Dictionary, Language};
use serde_json::Value;

/// A dictionary as the build writes it.
pub(crate) fn file(language: Language) -> &'static str {
    static FILES: OnceLock<[String; Language::ALL.len()]> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let content = content::Content::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
        Language::ALL.map(|language| content.dictionary_file(language.code()).unwrap())
    });
    &files[language as usize]
}

pub(crate) fn dictionary(language: Language) -> &'static Dictionary {
    static DICTIONARIES: OnceLock<[Dictionary; Language::ALL.len()]> = OnceLock::new();
    let all =
        DICTIONARIES.get_or_init(|| Language::ALL.map(|language| Dictionary::read(file(language).to_owned()).unwrap()));
    &all[language as usize]
}

/// What crosses the boundary, as JavaScript reads it.
pub(crate) fn parsed(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}
