//! The search as a WebAssembly of its own: a first visit does not pay for it. Users of the package call
//! `crates/wasm/js/search.ts`, which loads it with the index of the language.

use std::cell::RefCell;
use std::iter;

use bancal_core::{Dictionary, Language, PerLanguage, SearchIndex, search_json};
use wasm_bindgen::prelude::*;

/// A tenth of the code of Rust's default allocator.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// What the search needs of a language.
struct Loaded {
    dictionary: Dictionary,
    index: SearchIndex,
}

thread_local! {
    static LOADED: RefCell<PerLanguage<Loaded>> = const { RefCell::new(PerLanguage::new()) };
}

/// Adds the files of a language. Returns whether they belong to each other and to this build.
#[must_use]
#[wasm_bindgen]
pub fn add(dictionary: String, index: &str) -> bool {
    let Ok(dictionary) = Dictionary::read(dictionary) else { return false };
    let Ok(index) = SearchIndex::read(index, &dictionary) else { return false };
    LOADED.with_borrow_mut(|all| all.set(dictionary.language(), Loaded { dictionary, index }));
    true
}

/// What a query means, as the JSON text of a `SearchReport`; nothing if the files of the language were not added. Those of
/// others count where the language does not know the words.
#[must_use]
#[wasm_bindgen]
pub fn search(query: &str, language: &str) -> Option<String> {
    let language = Language::from_code(language)?;
    LOADED.with_borrow(|all| {
        let Loaded { dictionary, index } = all.get(language)?;
        let others = Language::ALL.into_iter().filter(|&other| other != language);
        let others = others.filter_map(|other| all.get(other)).map(|other| &other.index);
        Some(search_json(iter::once(index).chain(others), query, dictionary))
    })
}
