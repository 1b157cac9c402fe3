//! Reads, checks and compiles the texts (`locales/`) and facts (`data/`) of the site at build time.
//!
//! The build scripts of the core and of the package turn keys, catalogue, company and languages into Rust; the `publish`
//! program writes one dictionary file per language. All get the numbers of the texts from here.

mod blocks;
mod catalogue;
mod company;
mod dictionary;
mod error;
mod languages;
mod markup;
mod rust;

use std::collections::BTreeMap;
use std::path::Path;

pub use blocks::Block;
pub use catalogue::{Catalogue, Category, Machine};
pub use company::{Company, Logo};
pub use dictionary::Dictionaries;
pub use error::ContentError;
pub use languages::{Language, Languages};
pub use markup::LINK_TARGETS;

/// The checked content of the two folders.
#[derive(Debug)]
pub struct Content {
    /// Facts of the company.
    pub company: Company,
    /// Categories and machines.
    pub catalogue: Catalogue,
    /// The languages of the site.
    pub languages: Languages,
    /// The texts of all languages.
    pub dictionaries: Dictionaries,
}

impl Content {
    /// Reads and checks `locales/` and `data/` below `root`.
    ///
    /// # Errors
    /// A file that cannot be read or parsed, an invalid entry of a language, a missing or superfluous key in a language,
    /// markup that is unknown or differs from that of the default language, a link with an unknown target, a missing
    /// placeholder or one without a value, an invalid catalogue or fact of the company, a machine or category without its texts, a product that no list takes.
    pub fn read(root: &Path) -> Result<Self, ContentError> {
        let company = Company::read(&root.join("data/company.json"))?;
        let catalogue = Catalogue::read(&root.join("data/machinery.json"))?;
        let locales = root.join("locales");
        let languages = Languages::read(&locales)?;
        let facts = company.facts(languages.default(), "");
        let dictionaries = Dictionaries::read(&locales, &languages, &facts.into_keys().collect(), &catalogue)?;
        for language in languages.codes() {
            dictionaries.country(language, &company.provider.country)?;
        }
        Ok(Self { company, catalogue, languages, dictionaries })
    }

    /// A hash by which the core refuses a file of texts, or the index of a search, of another build: of the keys, and of
    /// categories and machines in their order, whose numbers the index has.
    fn fingerprint(&self) -> String {
        let catalogue = self.catalogue.categories.iter().flat_map(|category| {
            let machines = category.machines.iter().map(|machine| &machine.id);
            std::iter::once(&category.id).chain(machines).cloned()
        });
        let names = self.dictionaries.layout().chain(catalogue);
        let mut hash: u32 = 0x811c_9dc5; // FNV-1a
        for byte in names.flat_map(String::into_bytes) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        format!("{hash:08x}")
    }

    /// Values of the placeholders of texts in one language.
    fn facts(&self, language: &str) -> Result<BTreeMap<&'static str, String>, ContentError> {
        let country = self.dictionaries.country(language, &self.company.provider.country)?;
        Ok(self.company.facts(self.languages.of(language)?, country))
    }

    /// Reads and checks the files of this repository in a build script, which runs again when one of them changes.
    ///
    /// # Errors
    /// Those of [`Content::read`].
    pub fn for_build_script() -> Result<Self, ContentError> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for input in ["locales", "data/company.json", "data/machinery.json"] {
            println!("cargo::rerun-if-changed={}", root.join(input).display());
        }
        Self::read(&root)
    }

    /// The Rust source that the core includes: message keys, block lists, catalogue, company.
    ///
    /// # Errors
    /// A machine or category without its texts.
    pub fn rust_source(&self) -> Result<String, ContentError> {
        rust::source(self)
    }

    /// The text `head.<name>` of one language, for the head of static pages.
    ///
    /// # Errors
    /// An unknown language, or no such text.
    pub fn head_text(&self, language: &str, name: &str) -> Result<String, ContentError> {
        Ok(dictionary::fill(self.dictionaries.head(language, name)?, &self.facts(language)?))
    }

    /// The dictionary file of the language of a code, in the format that the core reads.
    ///
    /// # Errors
    /// An unknown language.
    pub fn dictionary_file(&self, language: &str) -> Result<String, ContentError> {
        self.dictionaries.compile(language, &self.facts(language)?, &self.fingerprint())
    }
}
