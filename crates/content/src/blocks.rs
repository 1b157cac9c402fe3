//! The paragraphs, headings, lists and tables of the legal pages.

use serde::Deserialize;

/// One block of a long document, as in `locales/`.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
pub enum Block {
    /// A paragraph.
    Paragraph(String),
    /// A section's heading.
    Heading {
        /// The heading's text.
        heading: String,
    },
    /// A bullet list.
    List {
        /// Its items.
        list: Vec<String>,
    },
    /// A table whose first row is its header.
    Table {
        /// Its rows.
        table: Vec<Vec<String>>,
    },
}

impl Block {
    /// The texts of the block, in reading order.
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Paragraph(text) | Self::Heading { heading: text } => vec![text],
            Self::List { list } => list.iter().map(String::as_str).collect(),
            Self::Table { table } => table.iter().flatten().map(String::as_str).collect(),
        }
    }

    /// A description that is equal for blocks of the same kind and size.
    #[must_use]
    pub fn shape(&self) -> String {
        match self {
            Self::Paragraph(_) => "paragraph".to_owned(),
            Self::Heading { .. } => "heading".to_owned(),
            Self::List { list } => format!("list of {}", list.len()),
            Self::Table { table } => {
                let rows: Vec<_> = table.iter().map(|row| row.len().to_string()).collect();
                format!("table of {}", rows.join("+"))
            }
        }
    }
}
