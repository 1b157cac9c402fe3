//! `cargo run -p publish -- <folder>` writes `locales/<language>.txt` and `addresses.json` there.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use content::{Content, LANGUAGES};

fn main() -> Result<(), Box<dyn Error>> {
    let target = PathBuf::from(std::env::args().nth(1).ok_or("usage: publish <folder>")?);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let content = Content::read(&root)?;
    fs::create_dir_all(target.join("locales"))?;
    for language in LANGUAGES {
        let file = target.join("locales").join(language).with_extension("txt");
        write(&file, &content.dictionary_file(language)?)?;
    }
    write(&target.join("addresses.json"), &serde_json::to_string_pretty(&bancal_core::addresses())?)?;
    Ok(())
}

/// Leaves a file alone that is as it should be, so that nothing that watches it wakes up.
fn write(file: &Path, text: &str) -> std::io::Result<()> {
    if fs::read_to_string(file).is_ok_and(|old| old == text) { Ok(()) } else { fs::write(file, text) }
}
