//! The fields of the form.

use serde::Serialize;

use super::control::{Control, EnterKeyHint, InputMode};
use super::request::label;
use crate::content::key;
use crate::form::field::Field;
use crate::form::rules::{MAX_DAYS, MAX_YEARS_AHEAD};
use crate::text::TextId;

/// A headed group of fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Group {
    /// Its heading.
    pub title: TextId,
    /// Hint shown before its fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hint: Option<TextId>,
    /// Its fields.
    pub fields: &'static [FieldView],
}

/// A field, with the native attributes that agree with the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldView {
    /// Name on the wire.
    pub name: &'static str,
    /// Its label.
    pub label: TextId,
    /// Shown beside the label: that the field is optional, or what is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<TextId>,
    /// Kind of control.
    pub control: Control,
    /// `required`.
    pub required: bool,
    /// `autocomplete`.
    pub autocomplete: &'static str,
    /// `inputmode`.
    pub inputmode: InputMode,
    /// `enterkeyhint`.
    pub enterkeyhint: EnterKeyHint,
    /// The most UTF-16 code units that it takes. As the attribute `maxlength`, it would cut what is pasted.
    pub maxlength: usize,
    /// Smallest and largest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<(u16, u16)>,
    /// How many years ahead of the visitor's date a date may be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub years: Option<u16>,
    /// Whether machine names are suggested.
    pub suggests: bool,
}

pub(super) const GROUPS: &[Group] = &[
    Group {
        title: key::CONTACT_WHO,
        hint: Some(key::CONTACT_REACH_HINT),
        fields: &[field(Field::Name), field(Field::Email), field(Field::Phone)],
    },
    Group {
        title: key::CONTACT_WHAT,
        hint: None,
        fields: &[
            field(Field::Machine),
            field(Field::City),
            field(Field::Date),
            field(Field::Days),
            field(Field::Comments),
        ],
    },
];

const fn field(field: Field) -> FieldView {
    let (control, autocomplete, inputmode) = match field {
        Field::Name => (Control::Text, "name", InputMode::Text),
        Field::Email => (Control::Email, "email", InputMode::Email),
        Field::Phone => (Control::Tel, "tel", InputMode::Tel),
        Field::Machine => (Control::Text, "off", InputMode::Text),
        Field::City => (Control::Text, "address-level2", InputMode::Text),
        Field::Date => (Control::Date, "off", InputMode::Text),
        Field::Days => (Control::Number, "off", InputMode::Numeric),
        Field::Comments => (Control::Textarea, "off", InputMode::Text),
    };
    FieldView {
        name: field.wire_name(),
        label: label(field),
        note: match field {
            Field::City => Some(key::CONTACT_CITY_NOTE),
            Field::Date => Some(key::CONTACT_DATE_NOTE),
            Field::Comments => Some(key::CONTACT_OPTIONAL),
            _ => None,
        },
        control,
        required: field.required(),
        autocomplete,
        inputmode,
        enterkeyhint: match field {
            Field::Comments => EnterKeyHint::Enter,
            Field::Days => EnterKeyHint::Send,
            _ => EnterKeyHint::Next,
        },
        maxlength: field.max_length(),
        range: if matches!(field, Field::Days) { Some((1, MAX_DAYS)) } else { None },
        years: if matches!(field, Field::Date) { Some(MAX_YEARS_AHEAD) } else { None },
        suggests: matches!(field, Field::Machine),
    }
}

#[cfg(test)]
mod tests;
