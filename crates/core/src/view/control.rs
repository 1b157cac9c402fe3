//! Attributes of a form control, by the names that HTML has for them.
use serde::Serialize;

/// Kind of control: the type of an `input`, or a `textarea`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the names are HTML's
pub enum Control {
    Text,
    Email,
    Tel,
    Date,
    Number,
    Textarea,
}

/// Which keyboard a phone shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the names are HTML's
pub enum InputMode {
    Text,
    Email,
    Tel,
    Numeric,
}

/// What a phone writes on the Enter key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs)] // the names are HTML's
pub enum EnterKeyHint {
    Next,
    Send,
    Enter,
}
