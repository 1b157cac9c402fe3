//! The small inline vocabulary of texts: `strong`, `em`, `a`, `br`, as typed nodes.

use serde::Serialize;

/// One node of a text with markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Inline {
    /// Plain text.
    Text {
        /// The text.
        text: String,
    },
    /// Text of importance.
    Strong {
        /// What it holds.
        children: Vec<Inline>,
    },
    /// Stressed text.
    Emphasis {
        /// What it holds.
        children: Vec<Inline>,
    },
    /// A link.
    Link {
        /// An address of the site, or a complete one elsewhere.
        href: String,
        /// What it holds.
        children: Vec<Inline>,
    },
    /// A line break.
    Break,
}

/// Parses a text. Tags that are not of the vocabulary, or do not match, stay text: nothing becomes markup by accident.
pub(crate) fn parse(text: &str, link: &dyn Fn(&str) -> Option<String>) -> Vec<Inline> {
    let mut rest = text;
    let mut out = Vec::new();
    while !rest.is_empty() {
        if let Some(node) = element(&mut rest, link) {
            out.push(node);
            continue;
        }
        // From one character after a tag that is none, to the next one.
        let skip = rest.chars().next().map_or(0, char::len_utf8);
        let end = rest.char_indices().find(|&(at, c)| at >= skip && c == '<').map_or(rest.len(), |(at, _)| at);
        let (text, after) = rest.split_at(end);
        rest = after;
        push_text(&mut out, text);
    }
    out
}

fn push_text(out: &mut Vec<Inline>, more: &str) {
    if let Some(Inline::Text { text }) = out.last_mut() {
        text.push_str(more);
    } else {
        out.push(Inline::Text { text: more.to_owned() });
    }
}

/// Consumes one whole element, or nothing.
fn element(rest: &mut &str, link: &dyn Fn(&str) -> Option<String>) -> Option<Inline> {
    if let Some(after) = rest.strip_prefix("<br>") {
        *rest = after;
        return Some(Inline::Break);
    }
    if let Some(after) = rest.strip_prefix("<strong>") {
        let children = inside(rest, after, "</strong>", link)?;
        return Some(Inline::Strong { children });
    }
    if let Some(after) = rest.strip_prefix("<em>") {
        let children = inside(rest, after, "</em>", link)?;
        return Some(Inline::Emphasis { children });
    }
    let (target, after) = rest.strip_prefix("<a to=\"")?.split_once("\">")?;
    let href = link(target)?;
    let children = inside(rest, after, "</a>", link)?;
    Some(Inline::Link { href, children })
}

fn inside<'a>(
    rest: &mut &'a str,
    after: &'a str,
    end: &str,
    link: &dyn Fn(&str) -> Option<String>,
) -> Option<Vec<Inline>> {
    // Without its end, the tag is text.
    let at = after.find(end)?;
    let (content, tail) = after.split_at(at);
    *rest = tail.strip_prefix(end)?;
    Some(parse(content, link))
}

#[cfg(test)]
mod tests {

    use super::*;

    fn link(target: &str) -> Option<String> {
        (target == "faq").then(|| "/faq".to_owned())
    }

    fn text(text: &str) -> Inline {
        Inline::Text { text: text.to_owned() }
    }

    #[test]
    fn the_vocabulary_becomes_nodes() {
        assert_eq!(
            parse("a <strong>b <em>c</em></strong><br><a to=\"faq\">d</a>", &link),
            vec![
                text("a "),
                Inline::Strong { children: vec![text("b "), Inline::Emphasis { children: vec![text("c")] }] },
                Inline::Break,
                Inline::Link { href: "/faq".to_owned(), children: vec![text("d")] },
            ]
        );
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
            assert_eq!(parse(source, &link), vec![text(source)], "{source}");
        }
    }

    #[test]
    fn nothing_has_no_nodes() {
        assert_eq!(parse("", &link), vec![]);
    }
}
