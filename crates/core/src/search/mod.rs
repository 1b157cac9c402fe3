//! The search: which categories, machines and products a visitor means by some words.
//!
//! [`runs`] and [`words`] split a text into words that can be compared, [`distance`] finds misspelt ones. An
//! [`index`] has the labels of one language: names, notes and synonyms, each with the items it means. [`terms`]
//! compares the words of a query with those of the labels, [`fit`] says how well a [`label`] answers it, and
//! [`rank`] decides which items are meant, of which [`best`] takes the first. [`meaning`] asks for the parts of a query,
//! and in other languages.

mod best;
mod distance;
mod fit;
pub(crate) mod index;
mod label;
pub(crate) mod meaning;
mod quantity;
mod rank;
mod runs;
mod terms;
mod words;
