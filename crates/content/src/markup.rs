//! Inline markup and placeholders of texts, as far as the build checks them.

use std::collections::{BTreeMap, BTreeSet};

/// Targets of `<a to="…">` other than https addresses: pages, and contact channels of the company and its partner.
pub const LINK_TARGETS: [&str; 22] = [
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
    "email",
    "phone",
    "whatsapp",
    "school",
];

const SIMPLE: [&str; 5] = ["<strong>", "</strong>", "<em>", "</em>", "<br>"];

/// Tags and placeholders of a text, and how often each occurs.
///
/// # Errors
/// Unknown or unmatched markup.
pub(crate) fn tags_and_placeholders(text: &str) -> Result<BTreeMap<String, usize>, String> {
    let mut found = BTreeMap::new();
    let mut open = Vec::new();
    let mut rest = text;
    while let Some(index) = rest.find(['<', '>', '{', '}', '&', '\n', '\t', '\r']) {
        let (_, from) = rest.split_at(index);
        let (token, after) = match from.as_bytes().first() {
            Some(b'<') => cut(from, '>')?,
            Some(b'{') => cut(from, '}')?,
            Some(b'&') => (from.get(..1).unwrap_or(from), from.get(1..).unwrap_or("")),
            _ => return Err(format!("stray {:?}", from.chars().next().unwrap_or(' '))),
        };
        check(token, &mut open)?;
        if token != "&" {
            let count: &mut usize = found.entry(token.to_owned()).or_insert(0);
            *count = count.saturating_add(1);
        }
        rest = after;
    }
    match open.pop() {
        Some(tag) => Err(format!("<{tag}> is never closed")),
        None => Ok(found),
    }
}

/// Names of the placeholders of a text that has passed [`tags_and_placeholders`].
pub(crate) fn placeholders(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

/// Whether a text is an https address with a host, which needs no escapes in an attribute.
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
        let allowed = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !label.is_empty()
            && label.len() <= 63
            && label.chars().all(allowed)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.contains('.') && text.split('.').all(label)
}

fn cut(from: &str, end: char) -> Result<(&str, &str), String> {
    from.find(end)
        .map(|index| from.split_at(index.saturating_add(1)))
        .ok_or_else(|| format!("no {end:?} after {from:?}"))
}

fn check(token: &str, open: &mut Vec<String>) -> Result<(), String> {
    if let Some(name) = token.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        return if !name.is_empty() && name.chars().all(plain) {
            Ok(())
        } else {
            Err(format!("{token} is not a placeholder"))
        };
    }
    if token == "&" || token == "<br>" {
        return Ok(());
    }
    if let Some(name) = token.strip_prefix("</").and_then(|t| t.strip_suffix('>')) {
        return match open.pop() {
            Some(tag) if tag == name => Ok(()),
            _ => Err(format!("{token} closes nothing")),
        };
    }
    let target = token.strip_prefix("<a to=\"").and_then(|t| t.strip_suffix("\">"));
    let tag = if let Some(target) = target {
        if !LINK_TARGETS.contains(&target) && !is_secure(target) {
            return Err(format!("{token} leads nowhere"));
        }
        "a"
    } else if SIMPLE.contains(&token) {
        token.trim_matches(['<', '>'])
    } else {
        return Err(format!("{token} is outside the vocabulary"));
    };
    if open.iter().any(|outer| outer == tag) {
        return Err(format!("{token} inside its like"));
    }
    open.push(tag.to_owned());
    Ok(())
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
    fn refuses_unknown_and_unmatched_markup() {
        for text in [
            "<b>x</b>",
            "<a href=\"x\">x</a>",
            "<strong>x",
            "x</em>",
            "a > b",
            "{Name}",
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
