//! For tests: the real dictionaries, and the parts of a request.

use std::path::Path;
use std::sync::OnceLock;

use crate::dictionary::Dictionary;
use crate::language::Language;

pub(crate) fn dictionary(language: Language) -> Dictionary {
    static FILES: OnceLock<[String; Language::ALL.len()]> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let content = ::content::Content::read(&root).unwrap();
        Language::ALL.map(|language| content.dictionary_file(language.code()).unwrap())
    });
    Dictionary::read(files[language as usize].clone()).unwrap()
}

/// The names of a request's parts, in their order.
pub(crate) fn part_names() -> Vec<String> {
    serde_json::from_str(include_str!("../../../tests/fixtures/parts.json")).unwrap()
}
