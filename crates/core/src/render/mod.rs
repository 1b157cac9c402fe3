//! Serialises views as JSON, which renders their texts and addresses.

use serde::Serialize;

pub(crate) mod context;
pub(crate) mod href;
pub(crate) mod inline;
mod json;
pub(crate) mod message;
pub(crate) mod names;

use context::RenderContext;

/// The JSON text of a value, with texts and addresses as in this context; a value without any needs none. Empty if the
/// value has something that no view has, so that no reader takes it for JSON.
#[must_use]
pub fn to_json<T: Serialize>(value: &T, context: impl Into<Option<RenderContext>>) -> String {
    RenderContext::scope(context.into(), || json::to_string(value))
}
