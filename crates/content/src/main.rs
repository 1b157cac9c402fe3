//! `cargo run -p content` checks `locales/` and `data/` of this repository, and prints what is wrong, a line each.

use std::path::Path;
use std::process::ExitCode;

use content::Content;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    match Content::read(&root) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}", error.to_string().replace(&format!("{}/", root.display()), ""));
            ExitCode::FAILURE
        }
    }
}
