//! Writes the Rust that `crates/core` includes.

use std::fmt::Write as _;

use crate::{Block, Category, Content, ContentError, Logo};

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
    let (numbered, named) = content.dictionaries.counts();
    line!(out, "/// How many texts have a number.");
    line!(out, "pub(crate) const TEXTS: usize = {numbered};");
    line!(out, "/// How many texts a dictionary holds, those that are looked up by name among them.");
    line!(out, "pub(crate) const ALL_TEXTS: usize = {};", numbered.saturating_add(named));
    line!(out, "pub(crate) mod key {{ use super::{{Anchor, Block, RichTextId, TEXTS, TextId}};");
    for (key, number) in content.dictionaries.numbered() {
        if key.starts_with("machine.") || key.starts_with("category.") && is_catalogue(content, key) {
            continue;
        }
        match content.dictionaries.blocks(key) {
            None => {
                line!(out, "/// `{key}`");
                line!(out, "pub(crate) const {}: TextId = TextId::new({number}, TEXTS);", constant(key));
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
    let mut number = || {
        let own = format!("TextId::new({next}, TEXTS)");
        next = next.saturating_add(1);
        own
    };
    let mut sections = 0_usize;
    line!(out, "/// `{key}`");
    line!(out, "pub(crate) const {}: &[Block] = &[", constant(key));
    for block in blocks {
        match block {
            Block::Paragraph(_) => {
                line!(out, "Block::Paragraph {{ text: RichTextId({}) }},", number());
            }
            Block::Heading { .. } => {
                sections = sections.saturating_add(1);
                line!(out, "Block::Heading {{ id: Anchor(\"s\", {sections}), text: {} }},", number());
            }
            Block::List { list } => {
                line!(out, "Block::List {{ items: {} }},", rich(list, &mut number));
            }
            Block::Table { table } => {
                let rows: Vec<_> = table.iter().map(|row| rich(row, &mut number)).collect();
                let (head, rows) = rows.split_first().map_or(("&[]", &[][..]), |(head, rows)| (head.as_str(), rows));
                line!(out, "Block::Table {{ head: {head}, rows: &[{}] }},", rows.join(", "));
            }
        }
    }
    line!(out, "];");
}

/// As many numbers as there are texts.
fn rich(texts: &[String], number: &mut impl FnMut() -> String) -> String {
    let numbers: Vec<_> = texts.iter().map(|_| format!("RichTextId({})", number())).collect();
    format!("&[{}]", numbers.join(", "))
}

fn constant(key: &str) -> String {
    key.replace(['.', '-'], "_").to_uppercase()
}

fn catalogue(out: &mut String, content: &Content) -> Result<(), String> {
    let measure = &content.languages.default().code;
    let numbered = content.dictionaries.numbered();
    let message = |key: String| {
        numbered
            .iter()
            .find(|(k, _)| *k == key)
            .map(|(_, number)| format!("TextId::new({number}, TEXTS)"))
            .ok_or_else(|| format!("locales/{measure} has no {key:?}"))
    };
    let mut wanted = 0_usize;
    let count = content.catalogue.categories.len();
    line!(out, "pub(crate) static CATEGORIES: [Category; {count}] = [");
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
    let machines: usize = content.catalogue.categories.iter().map(|category| category.machines.len()).sum();
    line!(out, "pub(crate) const MACHINES: usize = {machines};");
    let there = numbered.iter().filter(|(key, _)| key.starts_with("machine.")).count();
    if there != wanted {
        return Err(format!("{wanted} texts of machines are used, locales/{measure} has {there}"));
    }
    for (name, ids) in [("HOME", &content.catalogue.home), ("LANDING", &content.catalogue.landing)] {
        let places: Result<Vec<_>, _> = ids.iter().map(|id| content.catalogue.position(id)).collect();
        let places: Vec<_> = places?.iter().map(|place| format!("CategoryId::of(&CATEGORIES[{place}])")).collect();
        line!(out, "pub(crate) const {name}: &[CategoryId] = &[{}];", places.join(", "));
    }
    Ok(())
}

fn company(out: &mut String, content: &Content) {
    let c = &content.company;
    let a = &c.address;
    line!(
        out,
        "pub(crate) const COMPANY: Company = Company {{ site: {:?}, name: {:?}, street: {:?}, \
         place: {:?}, email: {:?}, phones: {:?}, whatsapp: {:?}, message: {:?}, \
         school: School {{ phone: {:?}, website: {:?}, logo: {:?} }} }};",
        c.site,
        c.name,
        a.street,
        format!("{} {} ({})", a.postal_code, a.town, a.province),
        c.email,
        c.phones,
        c.whatsapp.number,
        c.whatsapp.message,
        c.school.phone,
        c.school.website,
        c.school.logo,
    );
    let logo = |Logo { picture, name }: &Logo| format!("Logo {{ picture: {picture:?}, name: {name:?} }}");
    let logos: Vec<_> = c.grant.logos.iter().map(logo).collect();
    line!(out, "pub(crate) static LOGOS: [Logo; {}] = [{}];", logos.len(), logos.join(", "));
}
