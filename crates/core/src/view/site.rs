use crate::route::split;
use crate::{Dictionary, Language, MachineId, Page, Route};

/// What every view is put into words with: the texts of a language, and the address that is shown.
#[derive(Debug, Clone, Copy)]
pub struct Site<'a> {
    pub(crate) dictionary: &'a Dictionary,
    /// The language that the address names, not the one that is shown: links keep it.
    pub(crate) prefix: Option<Language>,
    pub(crate) page: Option<Page>,
    /// The machine that the form is asked for.
    pub(crate) machine: Option<MachineId>,
    /// The path of that address.
    pub(crate) path: &'a str,
}

impl<'a> Site<'a> {
    pub(crate) fn new(
        dictionary: &'a Dictionary,
        Route { prefix, page, machine, .. }: Route,
        address: &'a str,
    ) -> Self {
        Self { dictionary, prefix, page, machine, path: split(address).0 }
    }

    /// For what shows no address.
    pub(crate) const fn anywhere(dictionary: &'a Dictionary) -> Self {
        Self { dictionary, prefix: None, page: None, machine: None, path: "" }
    }
}

/// The digits of a number, without a formatter.
#[must_use]
pub fn decimal(number: usize) -> String {
    let mut out = if number >= 10 { decimal(number / 10) } else { String::new() };
    out.push(char::from(b'0'.saturating_add(u8::try_from(number % 10).unwrap_or(0))));
    out
}
