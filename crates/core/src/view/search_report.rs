//! The results of a search, with their texts and links.

use serde::Serialize;

use super::cards::machine_count;
use super::shop::picture;
use crate::characters::decimal;
use crate::content::key;
use crate::dictionary::Dictionary;
use crate::render::context::RenderContext;
use crate::render::href::Href;
use crate::render::message::Message;
use crate::render::to_json;
use crate::route::{Page, ShopList};
use crate::search::index::{Item, SearchIndex};
use crate::search::meaning::{Found, find_in_any};
use crate::text::TextId;

/// What some words mean.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchReport<'a> {
    /// Whether something is found.
    pub outcome: SearchOutcome,
    /// The number of results and the words, in a sentence; absent without any text to search for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// At most 24, the best first.
    pub results: Vec<SearchResult<'a>>,
}

/// A category, a machine, a shop list or a product.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchResult<'a> {
    /// Its id in `data/`.
    pub id: &'a str,
    /// What it is.
    pub kind: ResultKind,
    /// Its name.
    pub name: &'a str,
    /// The note of a machine, the number of a category's machines, or the list of a product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Message<'static>>,
    /// Its page, or its place on the page of its category.
    pub href: Href<'static>,
    /// Name of its picture, which needs no alternative text, as the name is beside it.
    pub picture: &'a str,
    /// The link to the form, for a machine or a product.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ask: Option<ResultAsk>,
}

/// The link from a result to the form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResultAsk {
    /// Its accessible name, with the name of the result.
    pub text: String,
    /// Its visible text.
    pub label: TextId,
    /// The form, for a machine with the machine in its address.
    pub href: Href<'static>,
}

/// What a search has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SearchOutcome {
    /// There are no words to search for, or only such as *rent* and *machine*: the whole catalogue is as good an answer.
    Empty,
    /// Results that answer the words as they are.
    Found,
    /// Only by taking a word for a misspelt one, or in other sizes than the one that is asked for.
    Near,
    /// No result.
    Nothing,
}

/// What a result is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ResultKind {
    /// A category of machines.
    Category,
    /// A machine for rent.
    Machine,
    /// A list of the shop.
    List,
    /// A product of the shop.
    Product,
}

/// Characters of the words that are repeated in a sentence.
const SHOWN: usize = 60;

/// The words as they are repeated: on one line, and cut if they are many.
fn shown(query: &str) -> String {
    let mut line = query.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = line.char_indices().nth(SHOWN) {
        line.truncate(end);
        line.push('…');
    }
    line
}

/// What some words mean, as the JSON text of a [`SearchReport`]. The first index is that of the dictionary; those of other
/// languages are asked where it does not know the words.
#[must_use]
pub fn search_json<'a>(indexes: impl Iterator<Item = &'a SearchIndex>, query: &str, dictionary: &Dictionary) -> String {
    to_json(
        &SearchReport::of(find_in_any(indexes, query), query, dictionary),
        RenderContext::without_page_in_language(dictionary),
    )
}

impl<'a> SearchReport<'a> {
    fn of(found: Option<Found<'a>>, query: &str, dictionary: &'a Dictionary) -> Self {
        let query_line = shown(query);
        let (outcome, text) = match &found {
            None => (SearchOutcome::Empty, key::SEARCH_UNCLEAR),
            Some(Found { items, is_guess, .. }) => match items.len() {
                0 => (SearchOutcome::Nothing, key::SEARCH_NOTHING),
                _ if *is_guess => (SearchOutcome::Near, key::SEARCH_NEAR),
                1 => (SearchOutcome::Found, key::SEARCH_FOUND_ONE),
                _ => (SearchOutcome::Found, key::SEARCH_FOUND_OTHER),
            },
        };
        let items = found.map(|found| found.items).unwrap_or_default();
        let summary = dictionary.fill(text, &[("query", &query_line), ("count", &decimal(items.len()))]);
        let results = items.into_iter().map(|item| result(item, dictionary)).collect();
        Self { outcome, summary: (!query_line.is_empty()).then_some(summary), results }
    }
}

fn result<'a>(item: &'a Item, dictionary: &'a Dictionary) -> SearchResult<'a> {
    let name = item.name(dictionary);
    let (kind, note, href, picture, ask) = match item {
        Item::Category(id) => {
            let category = id.category();
            (ResultKind::Category, Some(machine_count(*id)), Href::Page(Page::Category(*id)), category.picture, None)
        }
        Item::Machine(category, id) => {
            let machine = id.machine();
            let text = dictionary.fill(key::CARD_ASK_MACHINE, &[("machine", name)]);
            let ask = ResultAsk { text, label: key::CARD_ASK, href: Href::Ask(*id) };
            (ResultKind::Machine, machine.note.map(Message::Text), Href::Machine(*category, *id), machine.id, Some(ask))
        }
        Item::List(list) => {
            let note = Some(Message::Text(key::NAV_SHOP));
            (ResultKind::List, note, Href::Page(Page::ShopList(*list)), picture(*list), None)
        }
        Item::Product(list, id) => {
            let text = dictionary.fill(key::SEARCH_ASK_PRODUCT, &[("product", name)]);
            let ask = ResultAsk { text, label: key::SEARCH_ASK, href: Href::Page(Page::Contact) };
            let page = Page::ShopList(*list);
            let picture = ShopList::of_key(id).map_or("", |(_, picture)| picture);
            (ResultKind::Product, Some(Message::Name(page)), Href::Page(page), picture, Some(ask))
        }
    };
    SearchResult { id: item.id(), kind, name, note, href, picture, ask }
}
