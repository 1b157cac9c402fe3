//! The machines for rent, compiled in from `data/machinery.json`.

use std::hash::{Hash, Hasher};
use std::ptr;

use crate::text::TextId;

#[derive(Debug)]
pub(crate) struct Category {
    pub(crate) path: &'static str,
    pub(crate) short_path: &'static str,
    pub(crate) picture: &'static str,
    pub(crate) marker: bool,
    pub(crate) name: TextId,
    pub(crate) title: TextId,
    pub(crate) intro: TextId,
    pub(crate) description: TextId,
    pub(crate) machines: &'static [Machine],
}

#[derive(Debug)]
pub(crate) struct Machine {
    pub(crate) id: &'static str,
    pub(crate) name: TextId,
    pub(crate) alt: TextId,
    pub(crate) note: Option<TextId>,
}

/// A category of the catalogue. Only the catalogue has any to hand out, so each has its page. Each stands there once, so
/// that its place in memory tells it from the others.
#[derive(Debug, Clone, Copy)]
pub struct CategoryId(&'static Category);

impl PartialEq for CategoryId {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for CategoryId {}

impl Hash for CategoryId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        ptr::hash(self.0, state);
    }
}

impl CategoryId {
    pub(crate) const fn of(category: &'static Category) -> Self {
        Self(category)
    }

    pub(crate) const fn category(self) -> &'static Category {
        self.0
    }
}

/// A machine of the catalogue; like a category.
#[derive(Debug, Clone, Copy)]
pub struct MachineId(&'static Machine);

impl PartialEq for MachineId {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for MachineId {}

impl MachineId {
    pub(crate) const fn of(machine: &'static Machine) -> Self {
        Self(machine)
    }

    pub(crate) const fn machine(self) -> &'static Machine {
        self.0
    }
}
