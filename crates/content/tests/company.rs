//! The facts of the company: what a company may have, and what is said of an invalid one.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)] // a panic fails the test

mod support;

use std::fs;

use content::Content;
use serde_json::{Value, json};
use support::Copy;

/// The content of the site with other facts of the company.
fn with_company(name: &str, change: impl FnOnce(&mut Value)) -> Content {
    let copy = Copy::new(name);
    let path = copy.0.join("data/company.json");
    let mut company = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    change(&mut company);
    fs::write(&path, company.to_string()).unwrap();
    Content::read(&copy.0).unwrap()
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
        ("+34 000 000 001", "000 000 001", "phones[0]"),
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
        ("\"phones\": [\"+34 000 000 001\", \"+34 000 000 002\"]", "\"phones\": []", "phones"),
        ("\"euros\": 2900", "\"euros\": 0", "grant.euros"),
        ("financiacion-1", "../icon", "grant.logos[0].picture"),
        ("Fondo europeo de ejemplo", "", "grant.logos[0].name"),
    ] {
        let error = copy.error_with("data/company.json", old, new);
        assert!(error.starts_with(&format!("data/company.json: {field}: ")), "{new}: {error}");
    }
}

#[test]
fn a_value_of_another_type_is_reported_in_plain_words() {
    let copy = Copy::new("type");
    for (old, new, said) in [
        (
            "\"serverLogDays\": 14",
            "\"serverLogDays\": \"14\"",
            "serverLogDays: invalid type: string \"14\", expected a whole number",
        ),
        ("[\"+34 000 000 001\", \"+34 000 000 002\"]", "\"+34 000 000 001\"", "expected a list"),
        ("[\"7:30\", \"13:30\"]", "[\"7:30\"]", "expected a list of two"),
    ] {
        let error = copy.error_with("data/company.json", old, new);
        assert!(error.contains(said), "{error}");
    }
}

#[test]
fn a_day_may_begin_at_midnight() {
    let copy = Copy::new("midnight");
    assert_eq!(copy.error_with("data/company.json", "\"7:30\"", "\"0:00\""), "nothing");
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

#[test]
fn a_company_may_have_one_phone_number_one_span_of_hours_and_no_grant() {
    let content = with_company("small", |company| {
        company["phones"] = json!(["+34 000 000 001"]);
        company["hours"] = json!([["8:00", "15:00"]]);
        company.as_object_mut().unwrap().remove("grant");
    });
    let texts = content.dictionary_file("es").unwrap();
    assert!(texts.contains("Teléfono: <a to=\"phone\">+34\u{a0}000\u{a0}000\u{a0}001</a>\n"), "{texts}");
    assert!(texts.contains("<strong>de 8:00 a 15:00</strong>"), "{texts}");
    assert!(content.rust_source().unwrap().contains("LOGOS: [Logo; 0] = []"));
}

#[test]
fn a_company_may_have_three_phone_numbers_and_three_spans_of_hours() {
    let content = with_company("large", |company| {
        company["phones"] = json!(["+34 000 000 001", "+34 000 000 002", "+34 000 000 005"]);
        company["hours"] = json!([["7:00", "12:00"], ["13:00", "15:00"], ["16:00", "18:00"]]);
    });
    let texts = content.dictionary_file("en").unwrap();
    let phones =
        "+34\u{a0}000\u{a0}000\u{a0}001</a>, +34\u{a0}000\u{a0}000\u{a0}002 and +34\u{a0}000\u{a0}000\u{a0}005";
    assert!(texts.contains(phones), "{texts}");
    assert!(
        texts.contains("7.00\u{a0}am to 12.00\u{a0}pm, 1.00\u{a0}pm to 3.00\u{a0}pm and 4.00\u{a0}pm to 6.00\u{a0}pm")
    );
}
