//! What holds whatever is typed, asked for or read. 256 cases each, the same ones every time;
//! `PROPTEST_CASES=20000 PROPTEST_RNG_SEED=7 cargo test -p bancal-core --test properties` tries others.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used
)] // what would trap in the core fails a test here

mod addresses;
#[path = "../common/mod.rs"]
mod common;
mod forms;
mod inputs;
mod lists;
mod requests;
mod texts;

use bancal_core::Date;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

const TODAY: Date = Date::new(2026, 11, 21).unwrap();

fn config() -> ProptestConfig {
    let from_environment = ProptestConfig::default();
    let rng_seed = match from_environment.rng_seed {
        RngSeed::Random => RngSeed::Fixed(20_261_121),
        fixed @ RngSeed::Fixed(_) => fixed,
    };
    // Filters reject more inputs the more cases there are; proptest's own limit of 65,536 does not grow with them.
    let max_local_rejects = from_environment.cases.saturating_mul(256);
    ProptestConfig { rng_seed, failure_persistence: None, max_local_rejects, ..from_environment }
}

/// The names of a request's parts, in their order.
pub(crate) fn part_names() -> Vec<String> {
    serde_json::from_str(include_str!("../../../../tests/fixtures/parts.json")).unwrap()
}
