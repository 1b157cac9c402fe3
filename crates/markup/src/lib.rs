//! The inline vocabulary of the texts: `<strong>`, `<em>`, `<a to="…">` and `<br>`. The build checks every text with
//! this parser, and the core shows them with it.

use serde::Serialize;

use std::fmt::{Display, Formatter};

/// One node of a text with markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Inline<'a> {
    /// Plain text.
    Text {
        /// The text.
        text: &'a str,
    },
    /// Text of importance.
    Strong {
        /// The nodes inside.
        children: Vec<Inline<'a>>,
    },
    /// Stressed text.
    Emphasis {
        /// The nodes inside.
        children: Vec<Inline<'a>>,
    },
    /// A link.
    Link {
        /// An address of the site, or a complete one elsewhere.
        #[cfg_attr(feature = "typescript", tsify(type = "Href"))]
        href: String,
        /// The nodes inside.
        children: Vec<Inline<'a>>,
    },
    /// A line break.
    Break,
}

/// A text is not of the vocabulary. Holds the first tag that is wrong, without its `>`; empty where an element has no
/// end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MarkupError<'a>(pub &'a str);

impl Display for MarkupError<'_> {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            "" => write!(to, "an element is never closed"),
            "<strong" | "<em" => write!(to, "{}> inside another one", self.0),
            end if end.starts_with("</") => write!(to, "{end}> closes nothing"),
            link if link.starts_with("<a to=\"") => write!(to, "{link}> leads nowhere, or is inside another link"),
            other => write!(to, "{other} is outside the vocabulary"),
        }
    }
}

/// The address of a link: `None` for a value of `to` that leads nowhere. That is the name of a page or contact channel, or
/// an https address.
type Address<'f> = &'f dyn Fn(&str) -> Option<String>;

/// Parses a text, whole or not at all.
///
/// # Errors
/// The first thing in it that is not of the vocabulary.
pub fn parse<'a>(text: &'a str, address: Address<'_>) -> Result<Vec<Inline<'a>>, MarkupError<'a>> {
    let mut parser = Parser { rest: text, open: Vec::new(), address };
    parser.nodes()
}

/// Splits a text before the first of an ASCII character. `str::find` would add its searcher to the wasm file.
fn split_before(text: &str, mark: u8) -> (&str, &str) {
    let end = text.bytes().position(|byte| byte == mark).unwrap_or(text.len());
    text.split_at_checked(end).unwrap_or((text, ""))
}

struct Parser<'a, 'f> {
    rest: &'a str,
    /// The ends of the elements around what is parsed, the innermost last.
    open: Vec<&'static str>,
    address: Address<'f>,
}

impl<'a> Parser<'a, '_> {
    /// The nodes up to the end of the innermost open element, or of the text.
    fn nodes(&mut self) -> Result<Vec<Inline<'a>>, MarkupError<'a>> {
        let mut nodes = Vec::new();
        loop {
            let (text, rest) = split_before(self.rest, b'<');
            if !text.is_empty() {
                nodes.push(Inline::Text { text });
            }
            if rest.is_empty() {
                self.rest = rest;
                return if self.open.is_empty() { Ok(nodes) } else { Err(MarkupError("")) };
            }
            let (tag, end) = split_before(rest, b'>');
            self.rest = end.get(1..).ok_or(MarkupError(rest))?;
            if tag.starts_with("</") {
                let is_innermost = self.open.last() == Some(&tag);
                return if is_innermost { Ok(nodes) } else { Err(MarkupError(tag)) };
            }
            nodes.push(self.element(tag)?);
        }
    }

    /// The element that begins with a tag, whose `>` is left out.
    fn element(&mut self, tag: &'a str) -> Result<Inline<'a>, MarkupError<'a>> {
        match tag {
            "<br" => Ok(Inline::Break),
            "<strong" => Ok(Inline::Strong { children: self.children(tag, "</strong")? }),
            "<em" => Ok(Inline::Emphasis { children: self.children(tag, "</em")? }),
            _ => {
                let target = tag.strip_prefix("<a to=\"").and_then(|rest| rest.strip_suffix('"'));
                let target = target.ok_or(MarkupError(tag))?;
                let href = (self.address)(target).ok_or(MarkupError(tag))?;
                Ok(Inline::Link { href, children: self.children(tag, "</a")? })
            }
        }
    }

    fn children(&mut self, tag: &'a str, end: &'static str) -> Result<Vec<Inline<'a>>, MarkupError<'a>> {
        if self.open.contains(&end) {
            return Err(MarkupError(tag));
        }
        self.open.push(end);
        let children = self.nodes();
        self.open.pop();
        children
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn text(text: &str) -> Inline<'_> {
        Inline::Text { text }
    }

    fn parse(text: &str) -> Result<Vec<Inline<'_>>, MarkupError<'_>> {
        super::parse(text, &|target| (target == "faq").then(|| "/faq".to_owned()))
    }

    #[test]
    fn the_vocabulary_becomes_nodes() {
        assert_eq!(
            parse("a <strong>b <em>c</em></strong><br><a to=\"faq\">d</a>").unwrap(),
            [
                text("a "),
                Inline::Strong { children: vec![text("b "), Inline::Emphasis { children: vec![text("c")] }] },
                Inline::Break,
                Inline::Link { href: "/faq".to_owned(), children: vec![text("d")] },
            ]
        );
        assert_eq!(parse("").unwrap(), []);
    }

    #[test]
    fn anything_else_is_refused() {
        for (source, tag) in [
            ("<b>x</b>", "<b"),
            ("<script>", "<script"),
            ("<a href=\"x\">x</a>", "<a href=\"x\""),
            ("a < b", "< b"),
            ("<", "<"),
            ("<a to=\"javascript:alert(1)\">x</a>", "<a to=\"javascript:alert(1)\""),
            ("<em><em>x</em></em>", "<em"),
            ("<em><strong>x</em></strong>", "</em"),
            ("x</em>", "</em"),
            ("<strong>x", ""),
            ("<strong>a<br>", ""),
        ] {
            assert_eq!(parse(source), Err(MarkupError(tag)), "{source}");
        }
    }

    #[test]
    fn depth_is_bounded_by_the_vocabulary() {
        let deep = ["<strong>", "<em>", "<a to=\"faq\">"].concat().repeat(10_000);
        assert_eq!(parse(&deep), Err(MarkupError("<strong")));
    }
}
