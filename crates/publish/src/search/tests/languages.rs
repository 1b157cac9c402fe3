//! What is asked for in the words of another language.

use bancal_core::search;

use super::from_language;

#[test]
fn what_a_language_does_not_know_is_found_in_the_words_of_another() {
    let found = |language: &str, query: &str| search(&from_language(language), query).first().copied();
    for (language, query, first) in [
        ("es", "cement mixer hire", Some("mixers")),
        ("es", "skid steer", Some("mini-loader")),
        ("val", "dust extractor", Some("industrial-vacuum")),
        ("en", "martillo picador", Some("hammer-small")),
        // Known, and not for rent: no other language may find something like it.
        ("es", "contenedor de escombros", None),
        ("en", "chop saw", None),
        ("val", "altaveus i equip de so", None),
    ] {
        assert_eq!(found(language, query), first, "{query}");
    }
}

#[test]
fn a_name_in_another_language_means_more_than_a_guess_in_the_first_one() {
    for (language, query, first) in
        [("es", "hard hat", "goods.safety.helmet"), ("es", "Minibagger mieten", "mini-excavator-1t")]
    {
        assert_eq!(search(&from_language(language), query).first(), Some(&first), "{query}");
    }
}
