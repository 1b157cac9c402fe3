//! Errors as JavaScript gets them: real `Error`s, told apart by `name`, with what a program needs to know of them.

use bancal_core::DictionaryError;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPESCRIPT: &str = r#"
/**
 * What the package throws: an `Error` that is told apart by `name`. Nothing else is thrown, unless the package is
 * broken (`WebAssembly.RuntimeError`) or `init` cannot load it (what `fetch` and `WebAssembly` throw).
 */
export type CoreError = Error & (
  /** A call came before `init` had ended. */
  | { readonly name: "NotInitializedError" }
  /** The text is no dictionary file, one of another build of the package, or not whole. */
  | { readonly name: "DictionaryError"; readonly reason: "notADictionary" | "otherBuild" | "damaged" }
  /** The dictionary of this language was not added, or there is no such language. */
  | { readonly name: "LanguageError"; readonly language: string }
  /** The form is no `FormData`. */
  | { readonly name: "FormError" }
  /** This setting of the target is no string. */
  | { readonly name: "TargetError"; readonly setting: keyof SendTarget }
  /** The shop document did not come, or is none; `status` is there if the host answered with another one than 2xx. */
  | { readonly name: "ShopError"; readonly status?: number }
  /** A value could not be handed over: the package is broken. */
  | { readonly name: "ConversionError" }
);
"#;

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
    /// The form is no `FormData`.
    #[error("the form is no FormData")]
    Form,
    /// The target of sending is not of its type.
    #[error("the target needs endpoint, publicKey, service and template, each a string")]
    Target(&'static str),
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
            Self::Form => "FormError",
            Self::Target(_) => "TargetError",
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
            Self::Target(setting) => ("setting", (*setting).into()),
            Self::Shop(_, status) => ("status", (*status)?.into()),
            Self::Form | Self::Conversion => return None,
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
            BorderError::Language(_) => "no dictionary was added for this language",
            BorderError::Form => "the form is no FormData",
            BorderError::Target(_) => "the target needs endpoint, publicKey, service and template, each a string",
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
