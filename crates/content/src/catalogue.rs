//! Categories and machines, read from `data/machinery.json` and checked.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Deserialize;

use crate::error::{ContentError, read_json};

/// The machines for rent, `data/machinery.json`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// In the order of the menu.
    pub categories: Vec<Category>,
    /// Ids of the categories on the home page.
    pub home: Vec<String>,
    /// Ids of the categories on the machinery landing page.
    pub landing: Vec<String>,
}

/// A category with a page of its own.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Category {
    /// Name in text keys.
    pub id: String,
    /// Last segment of its canonical address.
    pub path: String,
    /// Last segment of the short address that leads to the same page.
    pub short_path: String,
    /// Name of the picture that stands for the category.
    pub picture: String,
    /// Whether its menu entry has an open/closed marker.
    pub marker: bool,
    /// What the numbers in the names of its machines measure where they have no unit: for the search, no page says it.
    #[serde(default)]
    pub unit: Option<Unit>,
    /// Its machines.
    pub machines: Vec<Machine>,
}

/// A unit that the search knows by this name.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Kilograms.
    Kg,
    /// Volt-amperes or watts.
    Va,
}

impl Unit {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kg => "kg",
            Self::Va => "va",
        }
    }
}

/// One machine.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// Name in text keys, of its picture, and of its anchor on the page.
    pub id: String,
    /// Whether it has a subtitle or note.
    pub note: bool,
}

impl Catalogue {
    pub(crate) fn read(path: &Path) -> Result<Self, ContentError> {
        let catalogue: Self = read_json(path)?;
        catalogue.check().map_err(ContentError::Catalogue)?;
        Ok(catalogue)
    }

    fn check(&self) -> Result<(), String> {
        let mut category_ids = BTreeSet::new();
        let mut ids = BTreeSet::new();
        let mut paths = BTreeSet::new();
        for (index, category) in self.categories.iter().enumerate() {
            if category.machines.is_empty() {
                return Err(format!("category {} has no machine", category.id));
            }
            for path in [&category.path, &category.short_path] {
                check_id(path)?;
                if !paths.insert(path) {
                    return Err(format!("address {path} twice"));
                }
            }
            check_id(&category.id)?;
            if !category_ids.insert(&category.id) {
                return Err(format!("category {} twice", category.id));
            }
            for machine in &category.machines {
                check_id(&machine.id)?;
                if !ids.insert(&machine.id) {
                    return Err(format!("machine {} twice", machine.id));
                }
            }
            if !category.machines.iter().any(|m| m.id == category.picture) {
                return Err(format!(
                    "categories[{index}].picture: category {} shows the picture of {}, which is none of its machines",
                    category.id, category.picture
                ));
            }
        }
        for id in self.home.iter().chain(&self.landing) {
            self.position(id)?;
        }
        Ok(())
    }

    /// The keys of the texts that categories and machines have.
    pub(crate) fn text_keys(&self) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        for Category { id, machines, .. } in &self.categories {
            keys.extend(["name", "title", "intro", "description"].map(|part| format!("category.{id}.{part}")));
            for Machine { id, note } in machines {
                keys.extend(["name", "alt"].map(|part| format!("machine.{id}.{part}")));
                if *note {
                    keys.insert(format!("machine.{id}.note"));
                }
            }
        }
        keys
    }

    /// The index of a category.
    pub(crate) fn position(&self, id: &str) -> Result<usize, String> {
        self.categories.iter().position(|category| category.id == id).ok_or_else(|| format!("no category {id}"))
    }
}

/// Longest id that a line of a request list can have (`crates/core/src/list/value.rs`).
const MAX_ID: usize = 64;

/// Says what is wrong with a part of an address, or an id.
pub(crate) fn check_id(text: &str) -> Result<(), String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if text.len() > MAX_ID {
        return Err(format!("{text:?} has more than {MAX_ID} characters"));
    }
    if !text.is_empty() && text.chars().all(plain) {
        Ok(())
    } else {
        Err(format!("{text:?} is not made of a-z, 0-9 and hyphens"))
    }
}
