//! The request list: what a visitor asks for at once.

pub(crate) mod value;
