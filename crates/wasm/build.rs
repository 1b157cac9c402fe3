//! Writes the TypeScript of the languages, and the dictionaries for the tests of this crate, so that `wasm-pack test`
//! needs no other command before it.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let content = content::Content::for_build_script()?;
    let target = PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(target.join("languages.d.ts"), content.languages.typescript_source())?;
    for code in content.languages.codes() {
        std::fs::write(target.join(code).with_extension("txt"), content.dictionary_file(code)?)?;
    }
    Ok(())
}
