//! Each defect of a file stops the build with an error that names the file and the key or field.
#![allow(clippy::unwrap_used, clippy::panic)] // a panic fails the test

use std::fs;
use std::path::{Path, PathBuf};

use content::Content;

/// A copy of `data/` and `locales/`, removed after the test.
struct Copy(PathBuf);

impl Copy {
    fn new(name: &str) -> Self {
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
    fn error_with(&self, file: &str, old: &str, new: &str) -> String {
        let path = self.0.join(file);
        let whole = fs::read_to_string(&path).unwrap();
        assert!(whole.contains(old), "{file} has no {old}");
        fs::write(&path, whole.replacen(old, new, 1)).unwrap();
        let error = self.error();
        fs::write(&path, whole).unwrap();
        error
    }

    fn error(&self) -> String {
        Content::read(&self.0).map_or_else(|error| error.to_string(), |_| "nothing".to_owned())
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

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
fn texts_that_a_new_machine_needs_are_named_with_their_folder() {
    let copy = Copy::new("new-machine");
    let error = copy.error_with(
        "data/machinery.json",
        "{ \"id\": \"dumper-3500\"",
        "{ \"id\": \"dumper-4000\", \"note\": false }, { \"id\": \"dumper-3500\"",
    );
    assert_eq!(
        error,
        "locales/es: no text for \"machine.dumper-4000.alt\"\nlocales/es: no text for \"machine.dumper-4000.name\""
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
    assert!(error.contains("locales/en: no text for \"skip\""), "{error}");
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
fn an_invalid_fact_of_the_company_is_reported() {
    let copy = Copy::new("company");
    for (old, new, field) in [
        ("hola@example.com", "hola@example", "email"),
        ("hola@example.com", "hola example.com", "email"),
        ("hola@example.com", "hola@@example.com", "email"),
        ("hola@example.com", "hola@example.com?cc=x@a.es", "email"),
        ("hola@example.com", "ho..la@example.com", "email"),
        ("https://www.example.com", "www.example.com", "site"),
        ("https://www.example.com", "http://www.example.com", "site"),
        ("https://www.example.com", "https://", "site"),
        ("https://www.example.com", "https://www.example.com/shop", "site"),
        ("https://www.example.com", "https://www.example.com?a", "site"),
        ("https://www.example.com", "https://exa mple.com", "site"),
        ("https://escuela.example.com", "javascript:alert(1)", "school.website"),
        ("+34 000 000 001", "000", "phones[0]"),
        ("+34 000 000 002", "call us: 000 000 002", "phones[1]"),
        ("+34 000 000 002", "+34 000 000 02", "phones[1]"),
        ("+34 000 000 003", "+34 000 000 0031", "whatsapp.number"),
        ("+34 000 000 003", "000 000 003", "whatsapp.number"),
        ("+34 000 000 004", "", "school.phone"),
        ("Calle del Ejemplo, 1", "", "address.street"),
        ("Calle del Ejemplo, 1", "Calle\\n1", "address.street"),
        ("Villa del Ejemplo", " Villa", "address.town"),
        ("\"00000\"", "\"0300\"", "address.postalCode"),
        ("Bancal Alquiler", "<b>Bancal</b>", "legalName"),
        ("\"Bancal\"", "\"{site}\"", "name"),
        ("7:30", "7.30", "hours[0][0]"),
        ("7:30", "+7:30", "hours[0][0]"),
        ("18:30", "25:30", "hours[1][1]"),
        ("13:30", "7:00", "hours[0][1]"),
        ("18:30", "15:00", "hours[1][1]"),
        ("15:30", "13:00", "hours[1][0]"),
        ("\"00000\"", "\"53001\"", "address.postalCode"),
        ("\"EmailJS\"", "\"\"", "provider.name"),
        ("\"US\"", "\"usa\"", "provider.country"),
        ("B00000000", "B0000000", "taxId"),
        ("B00000000", "ES-B00000000", "taxId"),
        ("\"euros\": 2900", "\"euros\": 0", "grant.euros"),
        ("financiacion-1", "../icon", "grant.logos[0].picture"),
        ("Fondo europeo de ejemplo", "", "grant.logos[0].name"),
    ] {
        let error = copy.error_with("data/company.json", old, new);
        assert!(error.starts_with(&format!("data/company.json: {field}: ")), "{new}: {error}");
    }
}

#[test]
fn a_day_may_begin_at_midnight() {
    let copy = Copy::new("midnight");
    assert_eq!(copy.error_with("data/company.json", "\"7:30\"", "\"0:00\""), "nothing");
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

#[test]
fn a_country_without_a_name_is_reported() {
    let error = Copy::new("country").error_with("data/company.json", "\"US\"", "\"CA\"");
    assert!(error.contains("locales/es: no text \"country.CA\""), "{error}");
}

#[test]
fn the_address_of_the_site_may_end_with_a_slash() {
    let copy = Copy::new("slash");
    let path = copy.0.join("data/company.json");
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, whole.replace("https://www.example.com\"", "https://www.example.com//\"")).unwrap();
    let content = Content::read(&copy.0).unwrap();
    assert_eq!(content.company.site, "https://www.example.com");
    assert!(content.rust_source().unwrap().contains("site: \"https://www.example.com\","));
}
