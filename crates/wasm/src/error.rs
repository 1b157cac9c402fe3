//! Errors as JavaScript gets them: real `Error`s, told apart by `name`.

use bancal_core::DictionaryError;
use wasm_bindgen::JsValue;

/// Why a call cannot be answered.
#[derive(Debug, thiserror::Error)]
pub enum BorderError {
    /// The dictionary file cannot be used.
    #[error("{0}")]
    Dictionary(#[from] DictionaryError),
    /// No such language, or its dictionary was not added.
    #[error("no dictionary was added for the language {0}")]
    Language(String),
    /// The form is no `FormData`.
    #[error("the form is no FormData")]
    Form,
    /// The target of sending is not of its type.
    #[error("the target needs endpoint, publicKey, service and template, each a string")]
    Target,
    /// The shop document did not come, or is none.
    #[error("{0}")]
    Shop(String),
    /// A view could not be handed over.
    #[error("the value could not be converted")]
    Conversion,
}

impl BorderError {
    const fn name(&self) -> &'static str {
        match self {
            Self::Dictionary(_) => "DictionaryError",
            Self::Language(_) => "LanguageError",
            Self::Form => "FormError",
            Self::Target => "TargetError",
            Self::Shop(_) => "ShopError",
            Self::Conversion => "ConversionError",
        }
    }
}

impl From<BorderError> for JsValue {
    fn from(error: BorderError) -> Self {
        // Not through `Display`: a formatter would cost every visitor some kilobytes.
        let message = match &error {
            BorderError::Dictionary(DictionaryError::NotADictionary) => "not a dictionary file",
            BorderError::Dictionary(DictionaryError::OtherBuild) => "dictionary of another build",
            BorderError::Language(_) => "no dictionary was added for this language",
            BorderError::Form => "the form is no FormData",
            BorderError::Target => "the target needs endpoint, publicKey, service and template, each a string",
            BorderError::Shop(text) => text,
            BorderError::Conversion => "the value could not be converted",
        };
        let out = js_sys::Error::new(message);
        out.set_name(error.name());
        out.into()
    }
}
