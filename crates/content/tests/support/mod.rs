//! What the tests of defects share.

use std::fs;
use std::path::{Path, PathBuf};

use content::Content;

/// A copy of `data/` and `locales/`, removed after the test.
pub(crate) struct Copy(pub(crate) PathBuf);

impl Copy {
    pub(crate) fn new(name: &str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let copy = std::env::temp_dir().join(format!("content-{}-{name}", std::process::id()));
        let mut folders = vec![PathBuf::from("data"), PathBuf::from("locales")];
        while let Some(folder) = folders.pop() {
            fs::create_dir_all(copy.join(&folder)).unwrap();
            for entry in fs::read_dir(root.join(&folder)).unwrap().map(|entry| entry.unwrap()) {
                let path = folder.join(entry.file_name());
                if path.extension().is_some_and(|end| end == "json") {
                    fs::copy(entry.path(), copy.join(path)).unwrap();
                } else if folder.ends_with("locales") && entry.path().is_dir() {
                    folders.push(path);
                }
            }
        }
        Self(copy)
    }

    /// The error of the build when a text in a file is replaced.
    pub(crate) fn error_with(&self, file: &str, old: &str, new: &str) -> String {
        let path = self.0.join(file);
        let whole = fs::read_to_string(&path).unwrap();
        assert!(whole.contains(old), "{file} has no {old}");
        fs::write(&path, whole.replacen(old, new, 1)).unwrap();
        let error = self.error();
        fs::write(&path, whole).unwrap();
        error
    }

    pub(crate) fn error(&self) -> String {
        Content::read(&self.0).map_or_else(|error| error.to_string(), |_| "nothing".to_owned())
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}
