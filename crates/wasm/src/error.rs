//! Errors as JavaScript gets them: real `Error`s, distinguished by `name`, with additional properties. `js/error.ts`
//! declares them.

use bancal_core::{DictionaryError, Language};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Error)]
    type NamedError;
    #[wasm_bindgen(constructor, js_class = "Error")]
    fn new(message: &str) -> NamedError;
    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &NamedError, property: &str, value: &JsValue);
}

/// Why a call cannot be answered.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text())]
pub enum BoundaryError {
    /// The dictionary file cannot be used.
    Dictionary(#[from] DictionaryError),
    /// No such language, or its dictionary was not added.
    Language(String),
    /// The shop document could not be loaded or is invalid; with the status of an unsuccessful response.
    Shop(String, Option<u16>),
    /// A value could not be converted for JavaScript.
    Conversion,
}

impl BoundaryError {
    /// The error message. Not through `Display`: a formatter would add some kilobytes.
    fn text(&self) -> String {
        match self {
            Self::Dictionary(error) => error.text().to_owned(),
            Self::Language(code) if Language::from_code(code).is_none() => ["there is no language ", code].concat(),
            Self::Language(code) => ["no dictionary was added for the language ", code].concat(),
            Self::Shop(text, _) => text.clone(),
            Self::Conversion => "the value could not be converted".to_owned(),
        }
    }

    const fn name(&self) -> &'static str {
        match self {
            Self::Dictionary(_) => "DictionaryError",
            Self::Language(_) => "LanguageError",
            Self::Shop(..) => "ShopError",
            Self::Conversion => "ConversionError",
        }
    }

    /// The additional property, and its value.
    fn data(&self) -> Option<(&'static str, JsValue)> {
        Some(match self {
            Self::Dictionary(DictionaryError::NotADictionary) => ("reason", "notADictionary".into()),
            Self::Dictionary(DictionaryError::OtherBuild) => ("reason", "otherBuild".into()),
            Self::Dictionary(DictionaryError::Damaged) => ("reason", "damaged".into()),
            Self::Language(code) => ("language", code.into()),
            Self::Shop(_, status) => ("status", (*status)?.into()),
            Self::Conversion => return None,
        })
    }
}

impl From<BoundaryError> for JsValue {
    fn from(error: BoundaryError) -> Self {
        let out = NamedError::new(&error.text());
        out.set("name", &error.name().into());
        if let Some((property, value)) = error.data() {
            out.set(property, &value);
        }
        out.into()
    }
}
