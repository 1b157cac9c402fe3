//! Writes the Rust that `crates/core` includes.

use std::fmt::Write as _;

use crate::{Block, Category, Content, ContentError};

pub(crate) fn source(content: &Content) -> Result<String, ContentError> {
    let mut out = String::from("// Written by crates/content from locales/ and data/. Not to be edited.\n");
    let w = &mut out;
    keys(w, content);
    catalogue(w, content).map_err(ContentError::Catalogue)?;
    company(w, content);
    Ok(out)
}

/// Writing to a `String` cannot fail.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => { let _ = writeln!($out, $($arg)*); };
}

/// One constant a message; those of machines and categories are reached through the catalogue alone.
fn keys(out: &mut String, content: &Content) {
    line!(out, "pub(crate) const FINGERPRINT: &str = {:?};", content.dictionaries.fingerprint());
    line!(out, "pub(crate) mod key {{ use super::{{BlockKeys, MessageKey}};");
    for (key, number) in content.dictionaries.numbered() {
        if key.starts_with("machine.") || key.starts_with("category.") && is_catalogue(content, key) {
            continue;
        }
        match content.dictionaries.blocks(key) {
            None => {
                line!(out, "/// `{key}`");
                line!(out, "pub(crate) const {}: MessageKey = MessageKey({number});", constant(key));
            }
            Some(blocks) => block_list(out, key, blocks, number),
        }
    }
    line!(out, "}}");
}

fn is_catalogue(content: &Content, key: &str) -> bool {
    content.catalogue.categories.iter().any(|c| key.starts_with(&format!("category.{}.", c.id)))
}

fn block_list(out: &mut String, key: &str, blocks: &[Block], first: usize) {
    let mut next = first;
    let mut take = || {
        let text = format!("MessageKey({next})");
        next = next.saturating_add(1);
        text
    };
    line!(out, "/// `{key}`");
    line!(out, "pub(crate) const {}: &[BlockKeys] = &[", constant(key));
    for block in blocks {
        match block {
            Block::Paragraph(_) => {
                line!(out, "BlockKeys::Paragraph({}),", take());
            }
            Block::Heading { .. } => {
                line!(out, "BlockKeys::Heading({}),", take());
            }
            Block::List { list } => {
                let items: Vec<_> = list.iter().map(|_| take()).collect();
                line!(out, "BlockKeys::List(&[{}]),", items.join(", "));
            }
            Block::Table { table } => {
                let rows: Vec<_> = table
                    .iter()
                    .map(|row| {
                        let cells: Vec<_> = row.iter().map(|_| take()).collect();
                        format!("&[{}]", cells.join(", "))
                    })
                    .collect();
                line!(out, "BlockKeys::Table(&[{}]),", rows.join(", "));
            }
        }
    }
    line!(out, "];");
}

fn constant(key: &str) -> String {
    key.replace(['.', '-'], "_").to_uppercase()
}

fn catalogue(out: &mut String, content: &Content) -> Result<(), String> {
    let numbered = content.dictionaries.numbered();
    let message = |key: String| {
        numbered
            .iter()
            .find(|(k, _)| *k == key)
            .map(|(_, number)| format!("MessageKey({number})"))
            .ok_or_else(|| format!("locales/es has no {key:?}"))
    };
    let mut wanted = 0_usize;
    line!(out, "pub(crate) static CATEGORIES: &[Category] = &[");
    for Category { id, path, short_path, picture, marker, machines } in &content.catalogue.categories {
        line!(
            out,
            "Category {{ path: {path:?}, short_path: {short_path:?}, picture: {picture:?}, marker: {marker}, \
             name: {}, title: {}, intro: {}, description: {}, machines: &[",
            message(format!("category.{id}.name"))?,
            message(format!("category.{id}.title"))?,
            message(format!("category.{id}.intro"))?,
            message(format!("category.{id}.description"))?,
        );
        for machine in machines {
            let note = if machine.note {
                wanted = wanted.saturating_add(1);
                format!("Some({})", message(format!("machine.{}.note", machine.id))?)
            } else {
                "None".to_owned()
            };
            wanted = wanted.saturating_add(2);
            line!(
                out,
                "Machine {{ id: {:?}, name: {}, alt: {}, note: {note} }},",
                machine.id,
                message(format!("machine.{}.name", machine.id))?,
                message(format!("machine.{}.alt", machine.id))?,
            );
        }
        line!(out, "] }},");
    }
    line!(out, "];");
    let there = numbered.iter().filter(|(key, _)| key.starts_with("machine.")).count();
    if there != wanted {
        return Err(format!("{wanted} texts of machines are used, locales/es has {there}"));
    }
    for (name, ids) in [("HOME", &content.catalogue.home), ("LANDING", &content.catalogue.landing)] {
        let places: Result<Vec<_>, _> = ids.iter().map(|id| content.catalogue.position(id)).collect();
        line!(out, "pub(crate) static {name}: &[usize] = &{:?};", places?);
    }
    Ok(())
}

fn company(out: &mut String, content: &Content) {
    let c = &content.company;
    let logos: Vec<_> = c.grant.logos.iter().map(String::as_str).collect();
    let a = &c.address;
    line!(
        out,
        "pub(crate) static COMPANY: Company = Company {{ site: {:?}, name: {:?}, street: {:?}, \
         postal_code: {:?}, town: {:?}, province: {:?}, email: {:?}, phones: {:?}, whatsapp: {:?}, message: {:?}, \
         school: School {{ phone: {:?}, website: {:?}, logo: {:?} }}, logos: &{logos:?} }};",
        c.site.trim_end_matches('/'),
        c.name,
        a.street,
        a.postal_code,
        a.town,
        a.province,
        c.email,
        c.phones,
        c.whatsapp.number,
        c.whatsapp.message,
        c.school.phone,
        c.school.website,
        c.school.logo,
    );
}
