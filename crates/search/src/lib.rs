//! The search as a WebAssembly of its own: a first visit does not pay for it. Users of the package call
//! `crates/wasm/js/search.ts`, which loads it with the index of the language.

use std::cell::RefCell;

use bancal_core::{Dictionary, Language, SearchIndex, search_json};
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

impl Loaded {
    fn language(&self) -> Language {
        self.dictionary.language()
    }
}

thread_local! {
    static LOADED: RefCell<[Option<Loaded>; Language::ALL.len()]> =
        const { RefCell::new([const { None }; Language::ALL.len()]) };
}

/// Adds the files of a language. Returns whether they belong to each other and to this build.
#[must_use]
#[wasm_bindgen]
pub fn add(dictionary: String, index: &str) -> bool {
    let Ok(dictionary) = Dictionary::read(dictionary) else { return false };
    let Ok(index) = SearchIndex::read(index, &dictionary) else { return false };
    let loaded = Loaded { dictionary, index };
    LOADED.with_borrow_mut(|all| {
        let free = all.iter_mut().find(|slot| slot.as_ref().is_none_or(|old| old.language() == loaded.language()));
        if let Some(slot) = free {
            *slot = Some(loaded);
        }
    });
    true
}

/// What a query means, as the JSON text of a `SearchReport`; nothing if the files of the language were not added.
#[must_use]
#[wasm_bindgen]
pub fn search(query: &str, language: &str) -> Option<String> {
    let language = Language::from_code(language)?;
    LOADED.with_borrow(|all| {
        let Loaded { dictionary, index } = all.iter().flatten().find(|loaded| loaded.language() == language)?;
        Some(search_json(index, query, dictionary))
    })
}
