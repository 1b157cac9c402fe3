//! The picture that stands for a page where its link is shared: that of its card on the landing page of its section, and
//! the site's own for all other pages. `scripts/build/share.mjs` makes the files.

use std::collections::{BTreeMap, BTreeSet};

use content::{Company, Content, ContentError};
use serde_json::Value;

use crate::{at, list, text};

/// A picture as a shared link names it.
pub(crate) struct Picture {
    pub(crate) path: String,
    pub(crate) alt: String,
}

/// Names of pictures by the address of their page, and by language what the site's own shows.
pub(crate) struct Pictures {
    cards: BTreeMap<String, String>,
    own: BTreeMap<String, String>,
}

impl Pictures {
    pub(crate) fn of(views: &[(String, Value)], content: &Content) -> Result<Self, ContentError> {
        let cards = views.iter().flat_map(|(_, view)| list(at(view, "/page/all")).chain(list(at(view, "/page/cards"))));
        let named = cards.map(|card| (text(&card["href"]).to_owned(), text(at(card, "/picture/name")).to_owned()));
        let mut own = BTreeMap::new();
        for code in content.languages.codes() {
            own.insert(code.to_owned(), content.head_text(code, "share.alt")?);
        }
        Ok(Self { cards: named.collect(), own })
    }

    /// Those of which a file has to be made.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        self.cards.values().map(String::as_str).collect()
    }

    /// The picture of a page, and what one sees: a machine or a good of the page.
    pub(crate) fn shown(&self, view: &Value, company: &Company) -> Picture {
        let address = text(at(view, "/meta/canonical")).strip_prefix(company.site.as_str());
        let card = address.and_then(|address| self.cards.get(address)).and_then(|name| {
            let file = format!("/{name}-");
            let machine = list(at(view, "/page/machines")).find(|machine| at(machine, "/picture/name") == name);
            let good = list(at(view, "/page/stock")).find(|good| text(&good["picture"]).contains(&file));
            let alt = machine.map(|machine| at(machine, "/picture/alt")).or_else(|| good.map(|good| &good["name"]))?;
            Some(Picture { path: format!("/share/{name}.jpg"), alt: text(alt).to_owned() })
        });
        card.unwrap_or_else(|| Picture {
            path: "/share.jpg".to_owned(),
            alt: self.own.get(text(&view["language"])).cloned().unwrap_or_default(),
        })
    }
}
