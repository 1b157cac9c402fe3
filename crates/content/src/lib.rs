//! Reads, checks and compiles the texts (`locales/`) and facts (`data/`) of the site at build time.
//!
//! Two callers: the build script of the core, which turns keys, catalogue and company into Rust, and the
//! `publish` program, which writes one dictionary file per language. Both get the numbers of the texts from here.

mod blocks;
mod catalogue;
mod company;
mod dictionary;
mod error;
mod markup;
mod rust;

use std::path::Path;

pub use blocks::Block;
pub use catalogue::{Catalogue, Category, Machine};
pub use company::{Company, Logo};
pub use dictionary::{Dictionaries, LANGUAGES};
pub use error::ContentError;
pub use markup::LINK_TARGETS;

/// The checked content of the two folders.
#[derive(Debug)]
pub struct Content {
    /// Facts of the company.
    pub company: Company,
    /// Categories and machines.
    pub catalogue: Catalogue,
    /// The texts of the three languages.
    pub dictionaries: Dictionaries,
}

impl Content {
    /// Reads and checks `locales/` and `data/` below `root`.
    ///
    /// # Errors
    /// A file that cannot be read or parsed, a missing or superfluous key in a language, markup that is unknown or
    /// differs from the Spanish text, a link with an unknown target, a missing placeholder or one without a value, an
    /// invalid catalogue or fact of the company.
    pub fn read(root: &Path) -> Result<Self, ContentError> {
        let company = Company::read(&root.join("data/company.json"))?;
        let catalogue = Catalogue::read(&root.join("data/machinery.json"))?;
        let facts = company.facts("es");
        let dictionaries = Dictionaries::read(&root.join("locales"), &facts.into_keys().collect())?;
        Ok(Self { company, catalogue, dictionaries })
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
        let text = self.dictionaries.head(language, name);
        let text =
            text.ok_or_else(|| ContentError::Texts(vec![format!("locales/{language}: no text \"head.{name}\"")]))?;
        Ok(dictionary::fill(text, &self.company.facts(language)))
    }

    /// The dictionary file of one language (`es`, `en`, `val`), in the format that the core reads.
    ///
    /// # Errors
    /// An unknown language.
    pub fn dictionary_file(&self, language: &str) -> Result<String, ContentError> {
        self.dictionaries.compile(language, &self.company.facts(language))
    }
}
