//! `cargo run -p publish -- <folder>` writes the files that the build needs from the core into a folder:
//! `locales/<language>.txt`, `search/search-<language>.txt`, `addresses.json`, `heads.json`, `shared.json` (the pictures of
//! shared links), and in `public` `sitemap.xml`, `robots.txt` and `site.webmanifest`.

mod search;
mod share;
mod shop;
mod sitemap;
mod structured;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bancal_core::{Dictionary, Language, Route, addresses, view_json};
use content::{Company, Content, Languages};
use serde::Serialize;
use serde_json::{Value, json};

/// The part of a page's head that only search engines and social networks read; scripts do not contain it.
#[derive(Serialize)]
struct Head {
    /// Name and content of the elements for shared links: Open Graph, and an extension of X.
    open_graph: Vec<(&'static str, String)>,
    /// JSON-LD documents.
    data: Vec<Value>,
}

fn main() -> ExitCode {
    match publish() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn publish() -> Result<(), Box<dyn Error>> {
    let target = PathBuf::from(std::env::args().nth(1).ok_or("usage: publish <folder>")?);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let content = Content::read(&root)?;
    let company = &content.company;
    fs::create_dir_all(target.join("locales"))?;
    let mut read = Vec::new();
    for code in content.languages.codes() {
        let file = content.dictionary_file(code)?;
        write(&target.join("locales").join(code).with_extension("txt"), &file)?;
        read.push(Dictionary::read(file)?);
    }
    fs::create_dir_all(target.join("search"))?;
    for (dictionary, file) in read.iter().zip(search::files(&root, &read)?) {
        // Named unlike the dictionaries, because bundlers put both into one folder.
        let name = format!("search-{}.txt", dictionary.language().code());
        write(&target.join("search").join(name), &file)?;
    }
    let default = read.first().ok_or("there is no language")?;
    let problems = shop::problems(&root, default)?;
    if !problems.is_empty() {
        return Err(problems.join("\n").into());
    }
    let views = views(&read)?;
    let pictures = share::Pictures::of(&views, &content)?;
    let head_of = |view| head(view, company, &content.languages, &pictures);
    let heads: BTreeMap<_, _> = views.iter().map(|(address, view)| (address, head_of(view))).collect();
    write(&target.join("addresses.json"), &serde_json::to_string_pretty(&addresses())?)?;
    write(&target.join("shared.json"), &serde_json::to_string_pretty(&pictures.names())?)?;
    let heads = serde_json::to_value(&heads)?;
    let manifest = manifest(&content, &views);
    check_complete("heads.json", &heads)?;
    check_complete("site.webmanifest", &manifest)?;
    write(&target.join("heads.json"), &serde_json::to_string_pretty(&heads)?)?;
    let canonical = views.iter().filter(|(_, view)| view.get("replaceWith").is_none()).map(|(_, view)| view);
    let public = target.join("public");
    fs::create_dir_all(&public)?;
    write(&public.join("sitemap.xml"), &sitemap::sitemap(canonical))?;
    write(&public.join("robots.txt"), &format!("User-agent: *\nAllow: /\n\nSitemap: {}/sitemap.xml\n", company.site))?;
    write(&public.join("site.webmanifest"), &serde_json::to_string_pretty(&manifest)?)?;
    Ok(())
}

/// Every address with its view, as JavaScript gets it; in the default language where the address has no prefix.
fn views(dictionaries: &[Dictionary]) -> serde_json::Result<Vec<(String, Value)>> {
    let shown = |address: String| {
        let language = Language::resolve(Route::of(&address).prefix, None);
        let dictionary = dictionaries.iter().find(|candidate| candidate.language() == language)?;
        let view = serde_json::from_str(&view_json(&address, dictionary));
        Some(view.map(|view| (address, view)))
    };
    addresses().into_iter().filter_map(shown).collect()
}

/// Views are read as JSON: one that has lost a field leaves an empty value in what is made of it.
///
/// # Errors
///
/// Says where the first empty value stands.
fn check_complete(place: &str, value: &Value) -> Result<(), String> {
    match value {
        Value::Null => Err(format!("{place} is empty: a view has no such field")),
        Value::String(text) if text.is_empty() => check_complete(place, &Value::Null),
        Value::Array(values) => {
            values.iter().enumerate().try_for_each(|(at, value)| check_complete(&format!("{place}[{at}]"), value))
        }
        Value::Object(fields) => {
            fields.iter().try_for_each(|(name, value)| check_complete(&format!("{place}.{name}"), value))
        }
        _ => Ok(()),
    }
}

/// The value at a path of a view, `null` if there is none.
fn at<'a>(view: &'a Value, path: &str) -> &'a Value {
    view.pointer(path).unwrap_or(&Value::Null)
}

/// A text of a view.
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A list of a view.
fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn head(view: &Value, company: &Company, languages: &Languages, pictures: &share::Pictures) -> Head {
    let (meta, shown) = (&view["meta"], text(&view["language"]));
    let picture = pictures.shown(view, company);
    let mut open_graph = vec![
        ("og:type", "website".to_owned()),
        ("og:site_name", company.name.clone()),
        ("og:title", text(&meta["title"]).to_owned()),
        ("og:description", text(&meta["description"]).to_owned()),
        ("og:url", text(&meta["canonical"]).to_owned()),
        ("og:image", [company.site.as_str(), &picture.path].concat()),
        ("og:image:width", "1200".to_owned()),
        ("og:image:height", "630".to_owned()),
        ("og:image:alt", picture.alt),
        ("twitter:card", "summary_large_image".to_owned()),
    ];
    let (own, others): (Vec<_>, Vec<_>) = languages.iter().partition(|language| language.code == shown);
    open_graph.extend(own.into_iter().map(|language| ("og:locale", language.locale.clone())));
    open_graph.extend(others.into_iter().map(|language| ("og:locale:alternate", language.locale.clone())));
    Head { open_graph, data: structured::data(view, company) }
}

/// The site as an app of the visitor’s device, with links to what is needed most on a building site.
fn manifest(Content { company, languages, .. }: &Content, views: &[(String, Value)]) -> Value {
    let icon = |size: u32, purpose: &str| {
        json!({
            "src": format!("/icon-{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    let screenshot = |form_factor: &str, sizes: &str| {
        json!({
            "src": format!("/screenshot-{form_factor}.jpg"),
            "sizes": sizes,
            "type": "image/jpeg",
            "form_factor": form_factor,
        })
    };
    let home = views.iter().find(|(address, _)| address == "/").map_or(&Value::Null, |(_, view)| view);
    let shortcut = |name: &Value, url: &str| json!({ "name": name, "url": url, "icons": [icon(192, "any")] });
    let quote = list(at(home, "/chrome/navigation/links")).last().unwrap_or(&Value::Null);
    let form = text(&quote["href"]);
    json!({
        "id": "/",
        "name": company.legal_name,
        "short_name": company.name,
        "description": at(home, "/meta/description"),
        "lang": languages.default().tag,
        "start_url": "/",
        "scope": "/",
        // With a way back, which phones without a button for it need.
        "display": "minimal-ui",
        "background_color": "#f6f4ef",
        "theme_color": "#1b2026",
        "icons": [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
        "screenshots": [screenshot("narrow", "780x1688"), screenshot("wide", "1280x800")],
        "shortcuts": [
            shortcut(at(home, "/chrome/search/button"), text(at(home, "/chrome/search/href"))),
            shortcut(&quote["text"], form),
            shortcut(at(home, "/chrome/actions/call"), &[form, "#channels"].concat()),
        ],
    })
}

/// Writes a file only if it changes, so that file watchers do not react.
fn write(file: &Path, text: &str) -> std::io::Result<()> {
    if fs::read_to_string(file).is_ok_and(|old| old == text) { Ok(()) } else { fs::write(file, text) }
}

#[cfg(test)]
mod tests;
