//! Everything that the site knows and decides, without JavaScript, clock, storage, network or HTML.
//!
//! It makes a complete [`RouteView`] from an address and a dictionary, and a [`FormReport`] or an [`OutgoingRequest`]
//! from the values of a form.

mod catalogue;
mod characters;
mod company;
mod content;
mod dictionary;
mod form;
mod language;
mod link;
mod list;
mod render;
mod route;
mod search;
mod send;
mod shop;
mod text;
mod view;

#[cfg(test)]
mod fixtures;

pub use catalogue::{CategoryId, MachineId};
pub use characters::{decimal, replace_characters, split_once, trim};
pub use dictionary::{Dictionary, DictionaryError};
pub use form::date::Date;
pub use form::field::Field;
pub use form::questions::{FormQuestion, QuestionKind};
pub use form::quote::QuoteForm;
pub use form::rules::{FieldError, Reason};
pub use language::{Language, PerLanguage};
pub use link::percent_encode;
pub use list::reference::reference;
pub use list::value::{ListError, ListLine, MAX_LINE_DAYS, MAX_LINES, MAX_QUANTITY, RequestList};
pub use markup::Inline;
pub use render::context::RenderContext;
pub use render::href::Href;
pub use render::message::Message;
pub use render::to_json;
pub use route::{Page, Route, ShopList, addresses};
pub use search::index::{INDEX_END, SearchIndex, SearchIndexError, search_names, search_phrase, search_words};
pub use search::meaning::search;
pub use send::{MissingSetting, OutgoingRequest, Response, SendOutcome, SendSettings};
pub use shop::{MAX_PRODUCTS, Product, ProductError, ShopProducts};
pub use text::{Anchor, Block, RichTextId, TextId};
pub use view::advantages::AdvantagesView;
pub use view::cards::{AllCards, Cards, CategoryCard};
pub use view::catalogue::{CategoryView, MachineCard, MachineryView, Machines};
pub use view::chrome::{Banner, Chrome, LanguageOption, NavLink, Navigation};
pub use view::conditions::{ConditionsView, RichItem};
pub use view::contact::{ContactChannel, ContactView, MachineNames, NoScriptFallback, Protection, RequestedMachine};
pub use view::control::{Control, EnterKeyHint, InputMode};
pub use view::document::DocumentView;
pub use view::error::{ErrorTexts, NotFoundView};
pub use view::faq::{FaqView, Question};
pub use view::fields::{FieldView, Group};
pub use view::footer::{Column, Footer};
pub use view::form_report::{FieldMessage, FieldQuestion, FormReport};
pub use view::home::{HomeView, Stat};
pub use view::list::{ListView, list_json};
pub use view::list_lines::{Lines, ListEntry};
pub use view::list_request::with_list;
pub use view::list_texts::{ListLabels, ListTexts};
pub use view::meta::{Alternate, Meta};
pub use view::offline::{OfflineTexts, SavedRequestTexts};
pub use view::page::{PageView, RouteView, address_in, view, view_json};
pub use view::parts::{AriaCurrent, CurrentMark, IsCurrentLanguage, Picture, Section, TextLink};
pub use view::request::{RequestHref, RequestLink};
pub use view::search::{AllGroups, GroupItems, SearchField, SearchGroup, SearchView};
pub use view::search_report::{ResultAsk, ResultKind, SearchOutcome, SearchReport, SearchResult, search_json};
pub use view::send_report::{Failure, FailureReason, SendChannels, SendReport};
pub use view::shop::{ShopListView, ShopView};
pub use view::side_menu::{Entries, Places, SideEntry, SideMenu};
pub use view::training::TrainingView;
