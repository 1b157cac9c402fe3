//! The inline vocabulary of a text, and the placeholders in it, as far as the build has to know them.

use std::collections::{BTreeMap, BTreeSet};

use markup::Inline;

/// Targets of `<a to="…">` other than https addresses: pages, and contact channels of the company and its partner.
pub const LINK_TARGETS: [&str; 23] = [
    "home",
    "contact",
    "shop",
    "shop-tools",
    "shop-lighting",
    "shop-oils",
    "shop-safety",
    "shop-signage",
    "shop-baskets",
    "advantages",
    "training",
    "conditions",
    "faq",
    "machinery",
    "privacy",
    "cookies",
    "legal-notice",
    "accessibility",
    "search",
    "email",
    "phone",
    "whatsapp",
    "school",
];

/// Where a link leads, which only the core knows; here it is the target itself, if there is such a one.
fn target(name: &str) -> Option<String> {
    (LINK_TARGETS.contains(&name) || is_secure(name)).then(|| name.to_owned())
}

/// Tags and placeholders of a text, and how often each occurs.
///
/// # Errors
/// Unknown or unmatched markup.
pub(crate) fn tags_and_placeholders(text: &str) -> Result<BTreeMap<String, usize>, String> {
    let nodes = markup::parse(text, &target).map_err(|error| error.to_string())?;
    let mut found = BTreeMap::new();
    count(&nodes, &mut found)?;
    Ok(found)
}

fn count(nodes: &[Inline<'_>], found: &mut BTreeMap<String, usize>) -> Result<(), String> {
    for node in nodes {
        match node {
            Inline::Text { text } => {
                if let Some(stray) = text.chars().find(|c| ['>', '\n', '\t', '\r'].contains(c)) {
                    return Err(format!("stray {stray:?}"));
                }
                for name in checked_placeholders(text)? {
                    add(found, format!("{{{name}}}"));
                }
            }
            Inline::Strong { children } => {
                add(found, "<strong>".to_owned());
                count(children, found)?;
            }
            Inline::Emphasis { children } => {
                add(found, "<em>".to_owned());
                count(children, found)?;
            }
            Inline::Link { href: target, children } => {
                add(found, format!("<a to=\"{target}\">"));
                count(children, found)?;
            }
            Inline::Break => add(found, "<br>".to_owned()),
        }
    }
    Ok(())
}

fn add(found: &mut BTreeMap<String, usize>, name: String) {
    let count = found.entry(name).or_default();
    *count = count.saturating_add(1);
}

/// The placeholders of a piece of plain text, in its order.
fn checked_placeholders(text: &str) -> Result<Vec<&str>, String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let mut pieces = text.split('{');
    let mut outside = vec![pieces.next().unwrap_or_default()];
    let mut names = Vec::new();
    for piece in pieces {
        let (name, after) = piece.split_once('}').ok_or_else(|| format!("no '}}' after {{{piece}"))?;
        if name.is_empty() || !name.chars().all(plain) {
            return Err(format!("{{{name}}} is not a placeholder"));
        }
        names.push(name);
        outside.push(after);
    }
    if outside.iter().any(|text| text.contains('}')) {
        return Err("stray '}'".to_owned());
    }
    Ok(names)
}

/// Names of the placeholders of a text that has passed [`tags_and_placeholders`].
pub(crate) fn placeholders(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

/// Whether a text is an address that starts with `https:` and a host, and stays the same in an attribute.
pub(crate) fn is_secure(address: &str) -> bool {
    let plain = |c: char| c.is_ascii_graphic() && !"\"'<>\\^`{|}".contains(c);
    address.chars().all(plain)
        && address.strip_prefix("https://").is_some_and(|rest| {
            let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
            is_host(host.split_once(':').map_or(host, |(name, _)| name))
        })
}

/// Whether a text is a domain of at least two labels (RFC 1123).
pub(crate) fn is_host(text: &str) -> bool {
    let label = |label: &str| {
        let inside = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !label.is_empty()
            && label.len() <= 63
            && label.chars().all(inside)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.contains('.') && text.split('.').all(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_tags_and_placeholders() {
        let found = tags_and_placeholders("<strong>{name}</strong>: <a to=\"faq\">a</a><br>{name}").unwrap();
        assert_eq!(found["{name}"], 2);
        assert_eq!(found["<a to=\"faq\">"], 1);
    }

    #[test]
    fn refuses_what_is_outside_the_vocabulary() {
        for text in [
            "<b>x</b>",
            "<a href=\"x\">x</a>",
            "<strong>x",
            "x</em>",
            "a > b",
            "{Name}",
            "{}",
            "{name",
            "name}",
            "<strong>{name</strong>}",
            "<script>",
            "line\nline",
            "<em><em>x</em></em>",
            "<a to=\"nowhere\">x</a>",
            "<a to=\"\">x</a>",
            "<a to=\"/faq\">x</a>",
            "<a to=\"http://a.example\">x</a>",
            "<a to=\"https://\">x</a>",
            "<a to=\"https://a b.example\">x</a>",
            "<a to=\"javascript:alert(1)\">x</a>",
        ] {
            assert!(tags_and_placeholders(text).is_err(), "{text}");
        }
    }
}
