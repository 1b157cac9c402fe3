//! The picture of a page in shared links: that of its card on the landing page of its section, and the default picture
//! for all other pages. `scripts/build/share.mjs` creates the files.

use std::collections::{BTreeMap, BTreeSet};

use content::{Company, Content, ContentError};
use serde_json::Value;

use crate::{at, list, text};

/// A picture of a shared link.
pub(crate) struct Picture {
    pub(crate) path: String,
    pub(crate) alt: String,
}

/// Names of pictures by the address of their page, and the alternative text of the default picture by language.
pub(crate) struct Pictures {
    cards: BTreeMap<String, String>,
    default_alt: BTreeMap<String, String>,
}

impl Pictures {
    pub(crate) fn of(views: &[(String, Value)], content: &Content) -> Result<Self, ContentError> {
        let cards = views.iter().flat_map(|(_, view)| list(at(view, "/page/all")).chain(list(at(view, "/page/cards"))));
        let named = cards.map(|card| (text(&card["href"]).to_owned(), text(at(card, "/picture/name")).to_owned()));
        let mut default_alt = BTreeMap::new();
        for code in content.languages.codes() {
            default_alt.insert(code.to_owned(), content.head_text(code, "share.alt")?);
        }
        Ok(Self { cards: named.collect(), default_alt })
    }

    /// The pictures of which a file has to be created.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        self.cards.values().map(String::as_str).collect()
    }

    /// The picture of a page, with the name of the machine or product in it.
    pub(crate) fn shown(&self, view: &Value, company: &Company) -> Picture {
        let address = text(at(view, "/meta/canonical")).strip_prefix(company.site.as_str());
        let card = address.and_then(|address| self.cards.get(address)).and_then(|name| {
            let file = format!("/{name}-");
            let machine = list(at(view, "/page/machines")).find(|machine| at(machine, "/picture/name") == name);
            let product = list(at(view, "/page/stock")).find(|product| text(&product["picture"]).contains(&file));
            let product_name = || product.map(|product| &product["name"]);
            let alt = machine.map(|machine| at(machine, "/picture/alt")).or_else(product_name)?;
            Some(Picture { path: format!("/share/{name}.jpg"), alt: text(alt).to_owned() })
        });
        card.unwrap_or_else(|| Picture {
            path: "/share.jpg".to_owned(),
            alt: self.default_alt.get(text(&view["language"])).cloned().unwrap_or_default(),
        })
    }
}
