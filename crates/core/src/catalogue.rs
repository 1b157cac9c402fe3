//! The machines for rent, compiled in from `data/machinery.json`.

use std::hash::{Hash, Hasher};
use std::ptr;

use crate::content::CATEGORIES;
use crate::dictionary::Text;

#[derive(Debug)]
pub(crate) struct Category {
    pub(crate) path: &'static str,
    pub(crate) short_path: &'static str,
    pub(crate) picture: &'static str,
    pub(crate) marker: bool,
    pub(crate) name: Text,
    pub(crate) title: Text,
    pub(crate) intro: Text,
    pub(crate) description: Text,
    pub(crate) machines: &'static [Machine],
}

#[derive(Debug)]
pub(crate) struct Machine {
    pub(crate) id: &'static str,
    pub(crate) name: Text,
    pub(crate) alt: Text,
    pub(crate) note: Option<Text>,
}

/// A category of the catalogue. Only the catalogue has any to hand out, so each has its page.
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

    /// Every category, in the order of the menu.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        CATEGORIES.iter().map(Self)
    }

    pub(crate) const fn category(self) -> &'static Category {
        self.0
    }
}

/// A machine of the catalogue.
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

    /// The machine of an id of `data/machinery.json`.
    pub(crate) fn find(id: &str) -> Option<Self> {
        for category in &CATEGORIES {
            for machine in category.machines {
                if machine.id == id {
                    return Some(Self(machine));
                }
            }
        }
        None
    }

    pub(crate) const fn machine(self) -> &'static Machine {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use crate::content::{CATEGORIES, HOME, LANDING};

    #[test]
    fn there_are_17_categories_with_the_machines_of_the_specification() {
        let counts: Vec<usize> = CATEGORIES.iter().map(|c| c.machines.len()).collect();
        assert_eq!(counts, [7, 5, 5, 10, 2, 2, 4, 6, 6, 6, 9, 2, 1, 3, 3, 7, 7]);
        assert_eq!(counts.iter().sum::<usize>(), 85);
    }

    #[test]
    fn home_and_landing_show_six_categories_each() {
        assert_eq!((HOME.len(), LANDING.len()), (6, 6));
    }

    #[test]
    fn only_signalling_has_no_marker() {
        let without: Vec<&str> = CATEGORIES.iter().filter(|c| !c.marker).map(|c| c.path).collect();
        assert_eq!(without, ["alquiler-senalizacion"]);
    }
}
