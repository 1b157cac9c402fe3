//! Inline markup of texts: `strong`, `em`, `a` and `br`, as typed nodes.

use super::href::Href;
use super::json::{JsonWriter, Render, RenderFields};
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
    /// Important text.
    Strong {
        /// Its content.
        children: Vec<Inline<'a>>,
    },
    /// Stressed text.
    Emphasis {
        /// Its content.
        children: Vec<Inline<'a>>,
    },
    /// A link.
    Link {
        /// Its target.
        href: Href<'a>,
        /// Its content.
        children: Vec<Inline<'a>>,
    },
    /// A line break.
    Break,
}

impl RenderFields for Inline<'_> {
    fn fields(&self, to: &mut JsonWriter<'_>) {
        match self {
            Self::Text { text } => to.field("text", text),
            Self::Strong { children } | Self::Emphasis { children } => to.field("children", children),
            Self::Link { href, children } => {
                to.field("href", href);
                to.field("children", children);
            }
            Self::Break => {}
        }
    }
}

impl Render for Inline<'_> {
    fn render(&self, to: &mut JsonWriter<'_>) {
        let kind = match self {
            Self::Text { .. } => "text",
            Self::Strong { .. } => "strong",
            Self::Emphasis { .. } => "emphasis",
            Self::Link { .. } => "link",
            Self::Break => "break",
        };
        to.variant(kind, self);
    }
}

impl Render for RichTextId {
    fn render(&self, to: &mut JsonWriter<'_>) {
        parse(to.context.dictionary.text(self.0)).render(to);
    }
}

/// Parses a text. Unknown and unmatched tags stay text, so that nothing becomes markup by accident.
fn parse(text: &str) -> Vec<Inline<'_>> {
    let mut out = Vec::new();
    let mut start = 0;
    let mut position = 0;
    // The text from `start` to `position` is plain.
    while let Some(rest) = text.get(position..).filter(|rest| !rest.is_empty()) {
        if let Some((node, after)) = element(rest) {
            push_text(&mut out, text.get(start..position));
            out.push(node);
            position = text.len().saturating_sub(after.len());
            start = position;
        } else {
            position = position.saturating_add(rest.chars().next().map_or(1, char::len_utf8));
            let next_tag = text.get(position..).and_then(|rest| rest.find('<'));
            position = position.saturating_add(next_tag.unwrap_or(rest.len()));
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
        let (children, after) = content_until(after, "</strong>")?;
        return Some((Inline::Strong { children }, after));
    }
    if let Some(after) = text.strip_prefix("<em>") {
        let (children, after) = content_until(after, "</em>")?;
        return Some((Inline::Emphasis { children }, after));
    }
    let (target, after) = text.strip_prefix("<a to=\"")?.split_once('"')?;
    let href = target_of(target)?;
    let (children, after) = content_until(after.strip_prefix('>')?, "</a>")?;
    Some((Inline::Link { href, children }, after))
}

/// The content of an element, and what follows its end tag; `None` without an end tag.
fn content_until<'a>(text: &'a str, end: &str) -> Option<(Vec<Inline<'a>>, &'a str)> {
    let ends_at = |&(index, _): &(usize, char)| text.get(index..).is_some_and(|rest| rest.starts_with(end));
    let (index, _) = text.char_indices().find(ends_at)?;
    let (content, tail) = text.split_at(index);
    Some((parse(content), tail.strip_prefix(end)?))
}

/// The target of `<a to="…">` in a text.
fn target_of(name: &str) -> Option<Href<'_>> {
    Some(match name {
        "email" => Href::Mail,
        "phone" => Href::Phone(COMPANY.phones[0]),
        "whatsapp" => Href::Chat,
        "school" => Href::External(COMPANY.school.website),
        _ if name.starts_with("https://") => Href::External(name),
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
            ("school", Href::External(COMPANY.school.website)),
            ("https://a.example/b", Href::External("https://a.example/b")),
        ] {
            let link = Inline::Link { href, children: vec![text("x")] };
            assert_eq!(parse(&["<a to=\"", name, "\">x</a>"].concat()), [link], "{name}");
        }
    }

    /// The build refuses texts with other targets.
    #[test]
    fn every_target_that_the_build_knows_leads_somewhere_and_every_page_is_one() {
        for name in ::content::LINK_TARGETS {
            assert!(target_of(name).is_some(), "{name}");
        }
        let targets: Vec<_> = ::content::LINK_TARGETS.iter().filter_map(|name| Page::from_name(name)).collect();
        for page in Page::all().filter(|page| !matches!(page, Page::Category(_))) {
            assert!(targets.contains(&page), "{page:?}");
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
    fn an_empty_text_has_no_nodes() {
        assert_eq!(parse(""), vec![]);
    }
}
