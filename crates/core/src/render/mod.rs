//! Serialises views as JSON, which renders their texts and addresses.

mod blocks;
pub(crate) mod context;
pub(crate) mod href;
pub(crate) mod inline;
pub(crate) mod js_name;
pub(crate) mod json;
pub(crate) mod message;
pub(crate) mod names;
