//! How long something is needed.

use bancal_core::search;

use super::in_language;

#[test]
fn how_long_a_machine_is_needed_does_not_choose_it() {
    let found = search(&[in_language("es")], "dumper");
    for query in [
        "dumper 3 días",
        "dumper una semana",
        "dumper 2 meses",
        "dumper 3-5 días",
        "dumper de 10 a 15 días",
        "dumper entre 2 y 3 semanas",
        "dumper 2 o 3 semanas",
        "dumper 1 año",
        "dumper 24h",
        "dumper dos días",
        "dumper 3 y 4 días",
        "dumper 2 jornadas",
        "dumper quince días",
        "dumper medio día",
        "dumper una quincena",
        "dumper durante 3 días",
    ] {
        assert_eq!(search(&[in_language("es")], query), found, "{query}");
    }
}
