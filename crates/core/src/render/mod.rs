//! How a view leaves the core: its texts and addresses are rendered while it is written as JSON.

mod blocks;
pub(crate) mod context;
pub(crate) mod href;
pub(crate) mod inline;
pub(crate) mod js_name;
pub(crate) mod json;
pub(crate) mod message;
pub(crate) mod names;
