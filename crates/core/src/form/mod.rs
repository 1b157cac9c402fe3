//! The quote request as a visitor types it, what has to be corrected before it can be sent, and what is asked before.

pub(crate) mod characters;
pub(crate) mod date;
pub(crate) mod field;
mod normalise;
pub(crate) mod questions;
pub(crate) mod quote;
pub(crate) mod rules;
