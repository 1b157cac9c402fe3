//! The inline vocabulary of a text, and the placeholders in it, as far as the build has to know them.

use std::collections::BTreeMap;

const SIMPLE: [&str; 5] = ["<strong>", "</strong>", "<em>", "</em>", "<br>"];

/// Tags and placeholders of one text with how often each occurs.
///
/// # Errors
/// What stands in the text that is not of the vocabulary.
pub(crate) fn inventory(text: &str) -> Result<BTreeMap<String, usize>, String> {
    let mut found = BTreeMap::new();
    let mut open = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['<', '>', '{', '}', '&', '\n', '\t', '\r']) {
        let (_, from) = rest.split_at(at);
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

fn cut(from: &str, end: char) -> Result<(&str, &str), String> {
    from.find(end).map(|at| from.split_at(at.saturating_add(1))).ok_or_else(|| format!("no {end:?} after {from:?}"))
}

fn check(token: &str, open: &mut Vec<String>) -> Result<(), String> {
    if let Some(name) = token.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        return if !name.is_empty() && name.chars().all(plain) {
            Ok(())
        } else {
            Err(format!("{token} is no placeholder"))
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
    let anchor = token
        .strip_prefix("<a to=\"")
        .and_then(|t| t.strip_suffix("\">"))
        .is_some_and(|to| !to.is_empty() && !to.contains('"'));
    let tag = if anchor {
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
        let found = inventory("<strong>{name}</strong>: <a to=\"faq\">a</a><br>{name}").unwrap();
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
            "<script>",
            "line\nline",
            "<em><em>x</em></em>",
        ] {
            assert!(inventory(text).is_err(), "{text}");
        }
    }
}
