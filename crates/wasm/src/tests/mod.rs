//! The package in a real browser: `wasm-pack test --headless --chrome crates/wasm`.

mod boundary;
mod common;
mod network;
#[cfg(feature = "provider")]
mod provider;
mod storage;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
