//! Errors as JavaScript gets them: real `Error`s, distinguished by `name`, with what a program needs to know of them.
//! `js/error.ts` declares them.

use bancal_core::DictionaryError;
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
pub enum BorderError {
    /// The dictionary file cannot be used.
    #[error("{0}")]
    Dictionary(#[from] DictionaryError),
    /// No such language, or its dictionary was not added.
    #[error("no dictionary was added for the language {0}")]
    Language(String),
    /// The shop document did not come, or is none; with the status of an answer that is no success.
    #[error("{0}")]
    Shop(String, Option<u16>),
    /// A view could not be handed over.
    #[error("the value could not be converted")]
    Conversion,
}

impl BorderError {
    const fn name(&self) -> &'static str {
        match self {
            Self::Dictionary(_) => "DictionaryError",
            Self::Language(_) => "LanguageError",
            Self::Shop(..) => "ShopError",
            Self::Conversion => "ConversionError",
        }
    }

    /// The property that tells more, and its value.
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

impl From<BorderError> for JsValue {
    fn from(error: BorderError) -> Self {
        // Not through `Display`: a formatter would cost every visitor some kilobytes.
        let message = match &error {
            BorderError::Dictionary(DictionaryError::NotADictionary) => "not a dictionary file",
            BorderError::Dictionary(DictionaryError::OtherBuild) => "dictionary of another build",
            BorderError::Dictionary(DictionaryError::Damaged) => "dictionary file with too few or too many lines",
            BorderError::Language(code) => &["no dictionary was added for the language ", code].concat(),
            BorderError::Shop(text, _) => text,
            BorderError::Conversion => "the value could not be converted",
        };
        let out = NamedError::new(message);
        out.set("name", &error.name().into());
        if let Some((property, value)) = error.data() {
            out.set(property, &value);
        }
        out.into()
    }
}
