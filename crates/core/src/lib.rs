//! All the site knows and decides, without JavaScript, clock, storage, network or HTML.
//!
//! An address and a dictionary go in, a complete [`RouteView`] comes out; what a visitor types goes in, a
//! [`FormReport`] or an [`OutgoingRequest`] comes out.

mod catalogue;
mod characters;
mod company;
mod content;
mod dictionary;
mod form;
mod language;
mod link;
mod request;
mod rich;
mod route;
mod shop;
mod view;

#[cfg(test)]
mod fixtures;

pub use catalogue::{CategoryId, MachineId};
pub use characters::{replace_characters, trim};
pub use dictionary::{Dictionary, DictionaryError, Text};
pub use form::{Date, Doubt, Field, FieldError, FormQuestion, QuoteForm, Reason};
pub use language::Language;
pub use link::percent_encode;
pub use request::{Answer, MissingSetting, OutgoingRequest, SendOutcome, SendSettings};
pub use rich::Inline;
pub use route::{Page, Route, ShopList, addresses};
pub use shop::{Good, GoodError, MOST_GOODS, ShopGoods};
pub use view::*;
