//! Turns `locales/` and `data/` into the Rust that the core includes; stops the build where they break a rule.

use std::error::Error;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for input in ["locales", "data/company.json", "data/machinery.json"] {
        println!("cargo::rerun-if-changed={}", root.join(input).display());
    }
    let content = content::Content::read(&root)?;
    let target = PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(target.join("languages.rs"), content.languages.rust_source())?;
    std::fs::write(target.join("content.rs"), content.rust_source()?)?;
    Ok(())
}
