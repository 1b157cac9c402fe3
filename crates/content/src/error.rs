use std::path::PathBuf;

/// Why the content cannot be used. The message names file and key.
#[derive(Debug, thiserror::Error)]
pub enum ContentError {
    /// A file or folder cannot be read.
    #[error("cannot read {path}: {source}")]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        source: std::io::Error,
    },
    /// Not JSON, or JSON of another shape.
    #[error("{path}: {}", plain(source))]
    Parse {
        /// The file.
        path: PathBuf,
        /// Field, reason, line and column.
        source: serde_path_to_error::Error<serde_json::Error>,
    },
    /// Texts that break a rule, one line each.
    #[error("{}", .0.join("\n"))]
    Texts(Vec<String>),
    /// Entries of languages that break a rule, one line each.
    #[error("{}", named("locales/languages.json", .0))]
    Languages(Vec<String>),
    /// Facts of the company that break a rule, one line each.
    #[error("{}", named("data/company.json", .0))]
    Company(Vec<String>),
    /// The catalogue breaks a rule.
    #[error("data/machinery.json: {0}")]
    Catalogue(String),
    /// A language that the site does not have.
    #[error("no language {0:?}")]
    Language(String),
}

/// What serde says, without the names of Rust's types: whoever edits the files need not know them.
fn plain(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    [
        ("expected u32", "expected a whole number"),
        ("expected a sequence", "expected a list"),
        ("expected an array of length 2", "expected a list of two"),
    ]
    .iter()
    .fold(error.to_string(), |said, (word, plain)| said.replace(word, plain))
}

/// The problems of one file, a line each.
fn named(file: &str, problems: &[String]) -> String {
    problems.iter().map(|problem| format!("{file}: {problem}")).collect::<Vec<_>>().join("\n")
}

pub(crate) fn read_json<T: serde::de::DeserializeOwned>(path: &std::path::Path) -> Result<T, ContentError> {
    let text = std::fs::read_to_string(path).map_err(|source| ContentError::Read { path: path.to_owned(), source })?;
    let mut json = serde_json::Deserializer::from_str(&text);
    serde_path_to_error::deserialize(&mut json).map_err(|source| ContentError::Parse { path: path.to_owned(), source })
}
