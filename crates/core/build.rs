//! Turns `locales/` and `data/` into the Rust that the core includes; stops the build where they break a rule.

use std::error::Error;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for input in ["locales", "data/company.json", "data/machinery.json"] {
        println!("cargo::rerun-if-changed={}", root.join(input).display());
    }
    let source = content::Content::read(&root)?.rust_source()?;
    let target = PathBuf::from(std::env::var("OUT_DIR")?).join("content.rs");
    std::fs::write(target, source)?;
    Ok(())
}
