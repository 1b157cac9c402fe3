//! The request list: what a visitor asks for at once.

pub(crate) mod reference;
pub(crate) mod value;
