//! `sitemap.xml`: every page in every language, each with its translations (sitemaps.org 0.9, xhtml:link of search
//! engines).

use serde_json::Value;

use crate::{list, text};

/// The document for the views of canonical addresses.
pub(crate) fn sitemap<'a>(views: impl IntoIterator<Item = &'a Value>) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for meta in views.into_iter().map(|view| &view["meta"]) {
        out.extend(["<url><loc>", &escape(text(&meta["canonical"])), "</loc>"]);
        for alternate in list(&meta["alternates"]) {
            out.extend([
                "<xhtml:link rel=\"alternate\" hreflang=\"",
                text(&alternate["hreflang"]),
                "\" href=\"",
                &escape(text(&alternate["href"])),
                "\"/>",
            ]);
        }
        out.push_str("</url>\n");
    }
    out.push_str("</urlset>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
