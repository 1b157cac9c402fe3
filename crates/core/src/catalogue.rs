//! The machines for rent, compiled in from `data/machinery.json`.

use crate::dictionary::Text;

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

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Machine {
    pub(crate) id: &'static str,
    pub(crate) name: Text,
    pub(crate) alt: Text,
    pub(crate) note: Option<Text>,
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
