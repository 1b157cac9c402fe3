use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::error::{ContentError, read_json};

/// Facts of the company, `data/company.json`.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs)] // the names are the document's own
pub struct Company {
    pub site: String,
    pub name: String,
    pub legal_name: String,
    pub tax_id: String,
    pub registry: String,
    pub address: Address,
    pub email: String,
    pub phones: [String; 2],
    pub whatsapp: Whatsapp,
    pub hours: [[String; 2]; 2],
    pub years_of_experience: u32,
    pub school: School,
    pub grant: Grant,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Address {
    pub street: String,
    pub postal_code: String,
    pub town: String,
    pub province: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Whatsapp {
    pub number: String,
    pub message: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct School {
    pub name: String,
    pub phone: String,
    pub website: String,
    pub logo: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Grant {
    pub euros: u32,
    pub logos: Vec<String>,
}

impl Company {
    pub(crate) fn read(path: &Path) -> Result<Self, ContentError> {
        read_json(path)
    }

    /// What the placeholders of a text stand for in one language.
    pub(crate) fn facts(&self, language: &str) -> BTreeMap<&'static str, String> {
        let Address { street, postal_code, town, province } = &self.address;
        let and = match language {
            "en" => "and",
            "val" => "i",
            _ => "y",
        };
        let [morning, afternoon] = &self.hours;
        BTreeMap::from([
            ("name", self.name.clone()),
            ("legal-name", self.legal_name.clone()),
            ("tax-id", self.tax_id.clone()),
            ("registry", self.registry.clone()),
            ("address", format!("{street}, {postal_code} {town} ({province})")),
            ("email", self.email.clone()),
            ("phone-1", unbroken(&self.phones[0])),
            ("phone-2", unbroken(&self.phones[1])),
            ("hours", format!("{} {and} {}", morning.join("\u{2013}"), afternoon.join("\u{2013}"))),
            ("years", self.years_of_experience.to_string()),
            ("grant", thousands(self.grant.euros, language)),
            ("school", self.school.name.clone()),
            ("school-phone", unbroken(&self.school.phone)),
            ("site", self.site.clone()),
        ])
    }
}

/// A number that no line end divides.
fn unbroken(number: &str) -> String {
    number.replace(' ', "\u{a0}")
}

/// 2.900 in Spanish and Valencian, 2,900 in English.
fn thousands(number: u32, language: &str) -> String {
    let separator = if language == "en" { ',' } else { '.' };
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && digits.len().saturating_sub(i).is_multiple_of(3) {
            out.push(separator);
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::thousands;

    #[test]
    fn thousands_are_separated_as_the_language_does() {
        assert_eq!(thousands(2900, "es"), "2.900");
        assert_eq!(thousands(2900, "en"), "2,900");
        assert_eq!(thousands(900, "val"), "900");
        assert_eq!(thousands(1_002_900, "val"), "1.002.900");
    }
}
