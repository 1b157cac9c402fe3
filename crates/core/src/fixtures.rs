//! The real dictionaries, for tests.

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
