//! Serialises views as JSON, which renders their texts and addresses.

use serde::de::IntoDeserializer;
use serde::{Deserialize, Serialize};

pub(crate) mod context;
pub(crate) mod href;
pub(crate) mod inline;
mod json;
pub(crate) mod message;
pub(crate) mod names;

use context::RenderContext;
use json::Unsupported;

/// The JSON text of a value, with texts and addresses as in this context; a value without any needs none. Empty if the
/// value has something that no view has, so that no reader takes it for JSON.
#[must_use]
pub fn to_json<T: Serialize>(value: &T, context: impl Into<Option<RenderContext>>) -> String {
    RenderContext::scope(context.into(), || json::to_string(value))
}

/// The variant of an enum without fields that has this name in JavaScript.
pub(crate) fn from_name<'a, T: Deserialize<'a>>(name: &'a str) -> Option<T> {
    T::deserialize(IntoDeserializer::<Unsupported>::into_deserializer(name)).ok()
}
