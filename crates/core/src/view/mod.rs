//! View models: the content of each page in the visitor's language, without its design.

pub(crate) mod advantages;
pub(crate) mod cards;
pub(crate) mod catalogue;
pub(crate) mod chrome;
pub(crate) mod conditions;
pub(crate) mod contact;
pub(crate) mod control;
pub(crate) mod document;
pub(crate) mod error;
pub(crate) mod faq;
pub(crate) mod footer;
pub(crate) mod form_report;
pub(crate) mod home;
pub(crate) mod list;
pub(crate) mod meta;
pub(crate) mod page;
pub(crate) mod parts;
pub(crate) mod request;
pub(crate) mod search;
pub(crate) mod search_report;
pub(crate) mod send_report;
pub(crate) mod shop;
pub(crate) mod side_menu;
pub(crate) mod training;
