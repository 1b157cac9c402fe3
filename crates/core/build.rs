//! Turns `locales/` and `data/` into the Rust that the core includes; stops the build where they break a rule.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let content = content::Content::for_build_script()?;
    let target = PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(target.join("languages.rs"), content.languages.rust_source())?;
    std::fs::write(target.join("content.rs"), content.rust_source()?)?;
    Ok(())
}
