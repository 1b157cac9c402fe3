//! The layers of the core: a module uses those of its own layer and of earlier layers in the table, no two modules
//! use each other, and everything is imported from the module that defines it.
#![allow(clippy::arithmetic_side_effects, clippy::panic, clippy::string_slice, clippy::unwrap_used)] // what would trap in the core fails a test here

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// `docs/decisions/0011-layers.md` says what each owns.
const LAYERS: [&[&str]; 8] = [
    &["characters", "company", "form", "language", "text"],
    &["catalogue", "list", "send"],
    &["content"],
    &["dictionary", "link", "route"],
    &["render"],
    &["shop", "search"],
    &["view"],
    &["lib"],
];

/// Source by module: `form`, `form::rules`.
type Sources = BTreeMap<String, String>;

fn sources() -> Sources {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Sources::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(&root).unwrap().with_extension("");
            let name = name.to_str().unwrap().replace('/', "::");
            let name = name.strip_suffix("::mod").unwrap_or(&name).to_owned();
            // They are there for tests alone.
            if name != "fixtures" && !name.split("::").any(|part| part == "tests") {
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

/// The shipped source: without comments and without tests, which are at the end of a file.
fn code(source: &str) -> String {
    let shipped = source.split("#[cfg(test)]\n").next().unwrap();
    shipped.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// The paths that a module names: `crate::route::Page`, those below `super` as paths below `crate`.
fn paths(module: &str, source: &str) -> BTreeSet<String> {
    let code = code(source);
    let parent = module.rsplit_once("::").map_or("", |(parent, _)| parent);
    let mut found = BTreeSet::new();
    for (start, base) in [("crate::", ""), ("super::", parent)] {
        for (index, _) in code.match_indices(start) {
            let rest = &code[index + start.len()..];
            let names: Vec<&str> = if let Some(list) = rest.strip_prefix('{') {
                list.split('}').next().unwrap().split(',').map(str::trim).filter(|name| !name.is_empty()).collect()
            } else {
                vec![rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').next().unwrap()]
            };
            for name in names {
                let name = name.trim_end_matches(':');
                found.insert(if base.is_empty() { name.to_owned() } else { format!("{base}::{name}") });
            }
        }
    }
    found
}

/// The module of a path; `None` for a re-export.
fn module_of<'a>(path: &'a str, sources: &Sources) -> Option<&'a str> {
    let mut end = path.len();
    loop {
        let module = &path[..end];
        if sources.contains_key(module) {
            return Some(module);
        }
        end = module.rfind("::")?;
    }
}

fn layer(module: &str) -> usize {
    let top = module.split("::").next().unwrap();
    LAYERS.iter().position(|layer| layer.contains(&top)).unwrap_or_else(|| panic!("{module} is in no layer"))
}

/// Violations of the rules, one line each.
fn problems(sources: &Sources) -> Vec<String> {
    let mut problems = Vec::new();
    let mut graph: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for (module, source) in sources.iter().filter(|(module, _)| *module != "lib") {
        for import in paths(module, source) {
            let Some(used) = module_of(&import, sources) else {
                problems.push(format!("{module} imports {import} through lib.rs"));
                continue;
            };
            if used == module {
                continue;
            }
            if layer(used) > layer(module) {
                problems.push(format!("{module} uses {used}, which is in a later layer"));
            }
            graph.entry(module).or_default().insert(used.to_owned());
        }
    }
    for module in graph.keys() {
        let mut reached = BTreeSet::new();
        let mut next: Vec<&str> = vec![module];
        while let Some(used) = next.pop() {
            for further in graph.get(used).into_iter().flatten() {
                if reached.insert(further.as_str()) {
                    next.push(further);
                }
            }
        }
        if reached.contains(module) {
            problems.push(format!("{module} uses itself by way of others"));
        }
    }
    problems
}

#[test]
fn no_module_uses_a_later_layer_or_itself_indirectly() {
    let sources = sources();
    assert!(sources.len() > 40, "{}", sources.len());
    assert_eq!(problems(&sources), Vec::<String>::new());
}

#[test]
fn each_module_of_the_table_exists() {
    let sources = sources();
    for module in LAYERS.concat() {
        assert!(sources.contains_key(module), "{module}");
    }
}

#[test]
fn an_import_that_breaks_a_rule_is_found() {
    for (module, import, problem) in [
        ("route", "use crate::view::page::RouteView;", "route uses view::page, which is in a later layer"),
        ("form::date", "use super::rules::Reason;", "form::date uses itself by way of others"),
        ("shop", "fn f() -> crate::Language {}", "shop imports Language through lib.rs"),
        (
            "link",
            "use crate::{\n    content::COMPANY,\n    render::href,\n};",
            "link uses render::href, which is in a later layer",
        ),
    ] {
        let mut sources = sources();
        sources.get_mut(module).unwrap().insert_str(0, &format!("{import}\n"));
        let found = problems(&sources);
        assert!(found.iter().any(|candidate| candidate == problem), "{found:?}");
    }
}
