//! Constants that the build script generates from `locales/` and `data/`, and lookups in them.
#![deny(dead_code)] // a text that no view uses stops the build

use crate::catalogue::{Category, CategoryId, Machine, MachineId};
use crate::company::{Company, Logo, School};
use crate::text::{Anchor, Block, RichTextId, TextId};

include!(concat!(env!("OUT_DIR"), "/content.rs"));

/// Every category, in the order of the menu.
pub(crate) fn categories() -> impl Iterator<Item = CategoryId> {
    CATEGORIES.iter().map(CategoryId::of)
}

/// Of a category, in a table that stands apart from the rest, as only the search needs it: as a part of the rest, both
/// tables would add 0.2 kB to the core of every visit.
fn of_category<T: Copy>(id: CategoryId, table: &[T]) -> Option<T> {
    let place = categories().position(|category| category == id)?;
    table.get(place).copied()
}

/// The id of a category in `data/machinery.json`.
pub(crate) fn category_id(id: CategoryId) -> &'static str {
    of_category(id, &CATEGORY_IDS).unwrap_or_default()
}

/// The unit of the numbers in the names of its machines, where they have none.
pub(crate) fn category_unit(id: CategoryId) -> Option<&'static str> {
    of_category(id, &CATEGORY_UNITS).flatten()
}

/// The machine with this id in `data/machinery.json`, and its category.
pub(crate) fn machine(id: &str) -> Option<(CategoryId, MachineId)> {
    for category in categories() {
        for machine in category.category().machines {
            if machine.id == id {
                return Some((category, MachineId::of(machine)));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{CATEGORIES, HOME, LANDING};

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
