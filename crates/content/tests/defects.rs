//! Each defect of a file stops the build with an error that names the file and the key or field.
#![allow(clippy::unwrap_used, clippy::panic)] // a panic fails the test

mod support;

use std::fs;

use content::Content;
use support::Copy;

#[test]
fn the_files_of_the_site_have_no_defect() {
    let copy = Copy::new("none");
    assert_eq!(copy.error_with("data/company.json", "Bancal", "Bancal"), "nothing");
}

#[test]
fn files_of_another_order_of_the_machines_are_of_another_build() {
    let copy = Copy::new("order");
    let path = copy.0.join("data/machinery.json");
    let head = || {
        let file = Content::read(&copy.0).unwrap().dictionary_file("es").unwrap();
        file.split('\n').next().unwrap().to_owned()
    };
    let before = head();
    let whole = fs::read_to_string(&path).unwrap();
    // Within a category, and from the end of one to the start of the next.
    let mut reversed: serde_json::Value = serde_json::from_str(&whole).unwrap();
    reversed["categories"][0]["machines"].as_array_mut().unwrap().reverse();
    let mut moved: serde_json::Value = serde_json::from_str(&whole).unwrap();
    let last = moved["categories"][0]["machines"].as_array_mut().unwrap().pop().unwrap();
    moved["categories"][1]["machines"].as_array_mut().unwrap().insert(0, last);
    for catalogue in [reversed, moved] {
        fs::write(&path, catalogue.to_string()).unwrap();
        assert_ne!(head(), before);
    }
}

#[test]
fn a_placeholder_that_is_missing_or_has_no_value_is_reported_with_file_and_key() {
    let copy = Copy::new("placeholders");
    for (file, old, new, expected) in [
        ("locales/es/contact.json", "{label}: {value}", "{value} ({label})", "nothing"),
        (
            "locales/en/contact.json",
            "{label}: {value}",
            "{value}",
            "locales/en/contact.json: \"contact.request.line\": {label} is missing",
        ),
        (
            "locales/val/site.json",
            "{count} models",
            "{number} models",
            "locales/val/site.json: \"category.count.other\": {number} is not a fact of the company",
        ),
        (
            "locales/es/site.json",
            "\"Saltar al contenido\"",
            "\"Saltar al {count}\"",
            "locales/es/site.json: \"skip\": {count} is not a fact of the company",
        ),
        (
            "locales/placeholders.json",
            "\"contact.waiting\"",
            "\"contact.wating\"",
            "locales/placeholders.json: there is no text \"contact.wating\"",
        ),
    ] {
        let error = copy.error_with(file, old, new);
        assert!(error.contains(expected), "{new}: {error}");
    }
}

#[test]
fn a_link_with_an_unknown_target_is_reported_with_file_and_key() {
    let copy = Copy::new("links");
    for target in ["nowhere", "", "/faq", "http://a.example", "javascript:alert(1)"] {
        let link = format!("<a to=\\\"{target}\\\">");
        let error = copy.error_with("locales/en/faq.json", "<a to=\\\"advantages\\\">", &link);
        assert!(error.contains("locales/en/faq.json: \"faq.1.answer\": <a to="), "{target}: {error}");
        assert!(error.contains("leads nowhere"), "{target}: {error}");
    }
}

#[test]
fn texts_of_a_machine_that_is_gone_are_named() {
    let copy = Copy::new("machines");
    let error =
        copy.error_with("data/machinery.json", "\"mini-dumper\", \"note\": true", "\"mini-dumper\", \"note\": false");
    let expected = "machine.mini-dumper.note\" is of no machine of data/machinery.json";
    assert!(error.starts_with("locales/es/") && error.contains(expected), "{error}");
}

#[test]
fn texts_that_a_new_machine_needs_are_named_with_their_file() {
    let copy = Copy::new("new-machine");
    let error = copy.error_with(
        "data/machinery.json",
        "{ \"id\": \"dumper-3500\"",
        "{ \"id\": \"dumper-4000\", \"note\": false }, { \"id\": \"dumper-3500\"",
    );
    assert_eq!(
        error,
        "locales/es/machinery.json: no text for \"machine.dumper-4000.alt\"\nlocales/es/machinery.json: no text for \"machine.dumper-4000.name\""
    );
}

#[test]
fn a_category_of_which_there_are_two_is_reported() {
    let copy = Copy::new("categories");
    let error = copy.error_with("data/machinery.json", "\"id\": \"generators\"", "\"id\": \"dumpers\"");
    assert_eq!(error, "data/machinery.json: category dumpers twice");
}

#[test]
fn a_product_that_no_request_list_can_have_is_reported() {
    let copy = Copy::new("product");
    for language in ["es", "en", "val"] {
        let path = copy.0.join(format!("locales/{language}/shop.json"));
        let whole = fs::read_to_string(&path).unwrap();
        fs::write(&path, whole.replace("goods.tools.club-hammer", "goods.tools.club_hammer")).unwrap();
    }
    let error = copy.error();
    assert!(error.contains("locales/es/shop.json: \"goods.tools.club_hammer\": the id "), "{error}");
}

#[test]
fn a_text_that_is_missing_in_a_language_is_reported() {
    let copy = Copy::new("keys");
    let error = copy.error_with("locales/en/site.json", "\"skip\"", "\"skp\"");
    assert!(error.contains("locales/en/site.json: no text for \"skip\""), "{error}");
    assert!(error.contains("locales/en/site.json: \"skp\" has no Spanish counterpart"), "{error}");
    let error = copy.error_with("locales/es/site.json", "\"skip\": \"Saltar al contenido\"", "\"skip\": \"\"");
    assert!(error.contains("locales/es/site.json: \"skip\": \"\" is empty or padded"), "{error}");
}

#[test]
fn an_invalid_entry_of_a_language_is_reported() {
    let copy = Copy::new("languages");
    for (old, new, place) in [
        ("\"code\": \"val\"", "\"code\": \"valencian\"", "valencian: code"),
        ("\"code\": \"val\"", "\"code\": \"VAL\"", "VAL: code"),
        ("\"code\": \"val\"", "\"code\": \"en\"", "en: code"),
        ("\"Valencian\"", "\"valencian\"", "val: english"),
        ("\"Valencian\"", "\"Spanish\"", "val: english"),
        ("\"Valencià\"", "\"<b>Valencià</b>\"", "val: name"),
        ("\"ca-valencia\"", "\"ca valencia\"", "val: tag"),
        ("\"hreflang\": \"ca\"", "\"hreflang\": \"es\"", "val: hreflang"),
        ("\"en_GB\", \"and\"", "\"en\", \"and\"", "en: locale"),
        ("\"and\": \"and\"", "\"and\": \"\"", "en: and"),
        ("\"{opens} to {closes}\"", "\"{opens} to\"", "en: hours"),
        ("\"{opens} to {closes}\"", "\"{opens} to {closes}, {days}\"", "en: hours"),
        ("\"clock\": 12", "\"clock\": 13", "en: clock"),
        ("\"thousands\": \",\"", "\"thousands\": \"0\"", "en: thousands"),
        ("\"hunspell-ca\"", "\"hunspell ca\"", "val: package"),
        ("\"ca_ES-valencia\"", "\"--help\"", "val: dictionary"),
    ] {
        let error = copy.error_with("locales/languages.json", old, new);
        assert!(error.starts_with(&format!("locales/languages.json: {place}: ")), "{new}: {error}");
    }
    for (old, new, expected) in [
        ("\"thousands\": \",\"", "\"thousands\": \"\"", "languages.json: [1].thousands: invalid value"),
        ("\"tag\": \"es\", ", "", "languages.json: [0]: missing field `tag` at line 2"),
        ("\"tag\"", "\"tags\"", "languages.json: [0].tags: unknown field `tags`"),
    ] {
        let error = copy.error_with("locales/languages.json", old, new);
        assert!(error.contains(expected), "{new}: {error}");
    }
    fs::write(copy.0.join("locales/languages.json"), "[]").unwrap();
    assert!(copy.error().starts_with("locales/languages.json: there is no language\n"), "{}", copy.error());
}

#[test]
fn a_language_needs_its_folder_and_a_folder_its_line() {
    let copy = Copy::new("folders");
    fs::create_dir(copy.0.join("locales/fr")).unwrap();
    assert_eq!(copy.error(), "locales/languages.json: no line has the code of the folder locales/fr");
    fs::remove_dir(copy.0.join("locales/fr")).unwrap();
    fs::remove_dir_all(copy.0.join("locales/val")).unwrap();
    assert!(copy.error().contains("locales/val"), "{}", copy.error());
}

#[test]
fn a_unit_that_the_search_does_not_know_is_reported() {
    let error = Copy::new("unit").error_with("data/machinery.json", "\"unit\": \"va\"", "\"unit\": \"hp\"");
    let expected = "data/machinery.json: categories[1].unit: unknown variant `hp`, expected `kg` or `va`";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn an_id_that_no_request_list_can_have_is_reported() {
    let long = format!("\"rammer-{}\"", "x".repeat(60));
    let error = Copy::new("id").error_with("data/machinery.json", "\"rammer\"", &long);
    assert!(error.ends_with("has more than 64 characters"), "{error}");
}
