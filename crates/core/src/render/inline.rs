//! The small inline vocabulary of texts: `strong`, `em`, `a`, `br`, as typed nodes.

use super::href::Href;
use super::json::{JsonWriter, Render, render_kinds};
use crate::content::COMPANY;
use crate::route::Page;
use crate::text::RichTextId;

/// One node of a text with markup.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(tag = "kind", rename_all = "camelCase"))]
pub enum Inline<'a> {
    /// Plain text.
    Text {
        /// The text.
        text: &'a str,
    },
    /// Text of importance.
    Strong {
        /// What it holds.
        children: Vec<Inline<'a>>,
    },
    /// Stressed text.
    Emphasis {
        /// What it holds.
        children: Vec<Inline<'a>>,
    },
    /// A link.
    Link {
        /// An address of the site, or a complete one elsewhere.
        href: Href<'a>,
        /// What it holds.
        children: Vec<Inline<'a>>,
    },
    /// A line break.
    Break,
}

render_kinds!(Inline<'_> {
    Text { text },
    Strong { children },
    Emphasis { children },
    Link { href, children },
    Break,
});

impl Render for RichTextId {
    fn render(&self, to: &mut JsonWriter<'_>) {
        parse(to.context.dictionary.text(self.0)).render(to);
    }
}

/// Parses a text. Tags that are not of the vocabulary, or do not match, stay text: nothing becomes markup by accident.
fn parse(text: &str) -> Vec<Inline<'_>> {
    let mut out = Vec::new();
    let mut start = 0;
    let mut at = 0;
    // The text from `start` to `at` is plain.
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        if let Some((node, after)) = element(rest) {
            push_text(&mut out, text.get(start..at));
            out.push(node);
            at = text.len().saturating_sub(after.len());
            start = at;
        } else {
            at = at.saturating_add(rest.chars().next().map_or(1, char::len_utf8));
            at = at.saturating_add(text.get(at..).and_then(|rest| rest.find('<')).unwrap_or(rest.len()));
        }
    }
    push_text(&mut out, text.get(start..));
    out
}

fn push_text<'a>(out: &mut Vec<Inline<'a>>, text: Option<&'a str>) {
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        out.push(Inline::Text { text });
    }
}

/// The element that a text starts with, and what follows it.
fn element(text: &str) -> Option<(Inline<'_>, &str)> {
    if let Some(after) = text.strip_prefix("<br>") {
        return Some((Inline::Break, after));
    }
    if let Some(after) = text.strip_prefix("<strong>") {
        let (children, after) = inside(after, "</strong>")?;
        return Some((Inline::Strong { children }, after));
    }
    if let Some(after) = text.strip_prefix("<em>") {
        let (children, after) = inside(after, "</em>")?;
        return Some((Inline::Emphasis { children }, after));
    }
    let (target, after) = text.strip_prefix("<a to=\"")?.split_once('"')?;
    let href = target_of(target)?;
    let (children, after) = inside(after.strip_prefix('>')?, "</a>")?;
    Some((Inline::Link { href, children }, after))
}

/// What an element holds, and what follows its end; without its end, the tag is text.
fn inside<'a>(text: &'a str, end: &str) -> Option<(Vec<Inline<'a>>, &'a str)> {
    let at = text.char_indices().find(|&(at, _)| text.get(at..).is_some_and(|rest| rest.starts_with(end)))?.0;
    let (content, tail) = text.split_at(at);
    Some((parse(content), tail.strip_prefix(end)?))
}

/// Where `<a to="…">` in a text leads.
fn target_of(name: &str) -> Option<Href<'_>> {
    Some(match name {
        "email" => Href::Mail,
        "phone" => Href::Phone(COMPANY.phones[0]),
        "whatsapp" => Href::Chat,
        "school" => Href::Elsewhere(COMPANY.school.website),
        _ if name.starts_with("https://") => Href::Elsewhere(name),
        _ => Href::Page(Page::from_name(name)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Inline<'_> {
        Inline::Text { text }
    }

    #[test]
    fn the_vocabulary_becomes_nodes() {
        assert_eq!(
            parse("a <strong>b <em>c</em></strong><br><a to=\"faq\">d</a>"),
            vec![
                text("a "),
                Inline::Strong { children: vec![text("b "), Inline::Emphasis { children: vec![text("c")] }] },
                Inline::Break,
                Inline::Link { href: Href::Page(Page::Faq), children: vec![text("d")] },
            ]
        );
    }

    #[test]
    fn a_link_leads_to_a_page_or_to_what_the_company_file_says() {
        for (name, href) in [
            ("contact", Href::Page(Page::Contact)),
            ("email", Href::Mail),
            ("phone", Href::Phone(COMPANY.phones[0])),
            ("whatsapp", Href::Chat),
            ("school", Href::Elsewhere(COMPANY.school.website)),
            ("https://a.example/b", Href::Elsewhere("https://a.example/b")),
        ] {
            let link = Inline::Link { href, children: vec![text("x")] };
            assert_eq!(parse(&["<a to=\"", name, "\">x</a>"].concat()), [link], "{name}");
        }
    }

    /// The build lets no other target into a text.
    #[test]
    fn every_target_that_the_build_knows_leads_somewhere_and_every_page_is_one() {
        for name in ::content::LINK_TARGETS {
            assert!(target_of(name).is_some(), "{name}");
        }
        let led: Vec<_> = ::content::LINK_TARGETS.iter().filter_map(|name| Page::from_name(name)).collect();
        for page in Page::all().filter(|page| !matches!(page, Page::Category(_))) {
            assert!(led.contains(&page), "{page:?}");
        }
    }

    #[test]
    fn anything_else_stays_text() {
        for source in [
            "<script>alert(1)</script>",
            "<strong>never closed",
            "</em>",
            "<a to=\"javascript:alert(1)\">x</a>",
            "<a href=\"/faq\">x</a>",
            "a < b",
            "<",
        ] {
            assert_eq!(parse(source), vec![text(source)], "{source}");
        }
    }

    #[test]
    fn nothing_has_no_nodes() {
        assert_eq!(parse(""), vec![]);
    }
}
