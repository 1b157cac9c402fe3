//! What the build script made of `locales/` and `data/`.
#![deny(dead_code)] // a text that no view uses stops the build

use crate::catalogue::{Category, CategoryId, Machine};
use crate::company::{Company, School};
use crate::dictionary::Text;
use crate::view::{Block, Picture, Rich, Words};

include!(concat!(env!("OUT_DIR"), "/content.rs"));
