//! The quote request: its values, errors that prevent sending, and questions about likely typos.

pub(crate) mod characters;
pub(crate) mod date;
pub(crate) mod field;
mod normalise;
mod phone;
pub(crate) mod questions;
pub(crate) mod quote;
pub(crate) mod rules;
