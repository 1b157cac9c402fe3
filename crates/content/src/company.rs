//! The facts of the company, read from `data/company.json` and checked.

mod forms;

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use crate::error::{ContentError, read_json};
use crate::languages::Language;
use crate::markup::is_secure;
use forms::{is_email, is_phone, is_picture, is_postal_code, is_special, is_tax_number, minute_of_day};

/// A phone number as it has to be written: without the code of its country, it cannot be dialled from abroad.
const WHOLE_NUMBER: &str = "a whole phone number like +34 965 123 456, of nine digits if it is Spanish";

/// Facts of the company, `data/company.json`.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[allow(missing_docs)] // named as in the document
pub struct Company {
    pub site: String,
    pub name: String,
    pub legal_name: String,
    pub tax_id: String,
    pub registry: String,
    pub address: Address,
    pub email: String,
    /// At least one; the first is the one to call.
    pub phones: Vec<String>,
    pub whatsapp: Whatsapp,
    /// When the office opens and closes, once or several times a day.
    pub hours: Vec<[String; 2]>,
    pub years_of_experience: u32,
    pub school: School,
    /// The public grant that the site has to name, if there is one.
    pub grant: Option<Grant>,
    pub provider: Provider,
    pub server_log_days: u32,
    /// Facts that the company has looked at, for `npm run release`.
    pub confirmed: Vec<String>,
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
    pub logos: Vec<Logo>,
}

/// Logo of a funding body: the name of its picture, and of the body, which is the same in every language.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Logo {
    pub picture: String,
    pub name: String,
}

/// The service that sends the requests, as the privacy policy names it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Provider {
    pub name: String,
    /// ISO 3166-1 code; the text `country.<code>` has its name.
    pub country: String,
}

impl Company {
    pub(crate) fn read(path: &Path) -> Result<Self, ContentError> {
        let mut company: Self = read_json(path)?;
        company.site.truncate(company.site.trim_end_matches('/').len());
        let problems = company.problems();
        if problems.is_empty() { Ok(company) } else { Err(ContentError::Company(problems)) }
    }

    /// Invalid facts, one line each.
    fn problems(&self) -> Vec<String> {
        let Self { address, phones, whatsapp, school, .. } = self;
        let mut found = Vec::new();
        let mut check = |field: &str, value: &str, expected: &str, valid: bool| {
            if !valid || value.trim() != value || value.is_empty() || value.chars().any(is_special) {
                found.push(format!("{field}: {value:?} is not {expected}"));
            }
        };
        for (field, value) in [
            ("name", &self.name),
            ("legalName", &self.legal_name),
            ("registry", &self.registry),
            ("address.street", &address.street),
            ("address.town", &address.town),
            ("address.province", &address.province),
            ("school.name", &school.name),
            ("provider.name", &self.provider.name),
        ] {
            check(field, value, "a text in one line", true);
        }
        check(
            "taxId",
            &self.tax_id,
            "a Spanish tax number: a digit or the check character is wrong",
            is_tax_number(&self.tax_id),
        );
        let country = &self.provider.country;
        let is_code = country.len() == 2 && country.bytes().all(|c| c.is_ascii_uppercase());
        check("provider.country", country, "the code of a country, like US", is_code);
        let code = &address.postal_code;
        check("address.postalCode", code, "a Spanish postal code", is_postal_code(code));
        check("email", &self.email, "an e-mail address", is_email(&self.email));
        let origin = self.site.split('/').count() == 3 && !self.site.contains(['?', '#']);
        check("site", &self.site, "an https address without a path", origin && is_secure(&self.site));
        check("school.website", &school.website, "an https address", is_secure(&school.website));
        check("phones", "[]", "a list with a phone number", !phones.is_empty());
        let named = phones.iter().enumerate().map(|(index, phone)| (format!("phones[{index}]"), phone));
        for (field, value) in named.chain([("school.phone".to_owned(), &school.phone)]) {
            check(&field, value, WHOLE_NUMBER, is_phone(value));
        }
        let number = &whatsapp.number;
        check("whatsapp.number", number, WHOLE_NUMBER, is_phone(number));
        check("whatsapp.message", &whatsapp.message, "a text in one line", true);
        check("hours", "[]", "a list with opening hours", !self.hours.is_empty());
        let mut last = None;
        for (half, times) in self.hours.iter().enumerate() {
            for (end, time) in times.iter().enumerate() {
                let minute = minute_of_day(time);
                let expected = if minute.is_some() { "after the time before it" } else { "a time like 7:30" };
                check(&format!("hours[{half}][{end}]"), time, expected, minute > last);
                last = minute.max(last);
            }
        }
        check("school.logo", &school.logo, "the name of a drawing", is_picture(&school.logo));
        if let Some(Grant { euros, logos }) = &self.grant {
            check("grant.euros", &euros.to_string(), "an amount in euros", *euros > 0);
            check("grant.logos", "[]", "a list with the logo of a funding body", !logos.is_empty());
            for (index, Logo { picture, name }) in logos.iter().enumerate() {
                check(&format!("grant.logos[{index}].picture"), picture, "the name of a drawing", is_picture(picture));
                check(&format!("grant.logos[{index}].name"), name, "a text in one line", true);
            }
        }
        found
    }

    /// Values of the placeholders of texts in one language.
    pub(crate) fn facts(&self, language: &Language, country: &str) -> BTreeMap<&'static str, String> {
        let Address { street, postal_code, town, province } = &self.address;
        let and = &language.and;
        let hours: Vec<_> = self.hours.iter().map(|part| span(part, language)).collect();
        let phones: Vec<_> = self.phones.iter().map(|number| with_no_break_spaces(number)).collect();
        // Without a grant, no page shows the text that names its amount.
        let grant = self.grant.as_ref().map_or(0, |grant| grant.euros);
        BTreeMap::from([
            ("name", self.name.clone()),
            ("legal-name", self.legal_name.clone()),
            ("tax-id", self.tax_id.clone()),
            ("registry", self.registry.clone()),
            ("address", format!("{street}, {postal_code} {town} ({province})")),
            ("email", self.email.clone()),
            ("phone", phones.first().cloned().unwrap_or_default()),
            ("other-phones", continued(&phones, and)),
            ("hours", [hours.first().cloned().unwrap_or_default(), continued(&hours, and)].concat()),
            ("years", self.years_of_experience.to_string()),
            ("grant", thousands(grant, language.thousands)),
            ("school", self.school.name.clone()),
            ("school-phone", with_no_break_spaces(&self.school.phone)),
            ("site", self.site.clone()),
            ("provider", self.provider.name.clone()),
            ("provider-country", country.to_owned()),
            ("log-days", self.server_log_days.to_string()),
        ])
    }
}

/// What follows the first part of an enumeration: "", " and B", ", B and C".
fn continued(parts: &[String], and: &str) -> String {
    let others = parts.split_first().and_then(|(_, others)| others.split_last());
    others.map_or_else(String::new, |(last, middle)| {
        let middle: String = middle.iter().flat_map(|part| [", ", part]).collect();
        format!("{middle} {and} {last}")
    })
}

/// A number without line breaks inside.
fn with_no_break_spaces(number: &str) -> String {
    number.replace(' ', "\u{a0}")
}

/// "de 7:30 a 13:30" in Spanish and Valencian, "7.30 am to 1.30 pm" in English: a dash would not be read aloud.
fn span([opens, closes]: &[String; 2], language: &Language) -> String {
    let time = |text: &str| if language.clock == 12 { twelve_hours(text) } else { text.to_owned() };
    language.hours.replace("{opens}", &time(opens)).replace("{closes}", &time(closes))
}

/// A time like 13:30 as 1.30 pm.
fn twelve_hours(time: &str) -> String {
    let (hour, minute) = time.split_once(':').unwrap_or((time, "00"));
    let hour: u8 = hour.parse().unwrap_or_default();
    let half = if hour < 12 { "am" } else { "pm" };
    let hour = match hour {
        0 => 12,
        13.. => hour.saturating_sub(12),
        _ => hour,
    };
    format!("{hour}.{minute}\u{a0}{half}")
}

/// 2.900 in Spanish and Valencian, 2,900 in English.
fn thousands(number: u32, separator: char) -> String {
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
    use super::{continued, thousands, twelve_hours};

    #[test]
    fn an_enumeration_goes_on_with_commas_and_its_last_word() {
        for (parts, expected) in [("A", ""), ("A B", " y B"), ("A B C", ", B y C"), ("A B C D", ", B, C y D")] {
            let parts: Vec<_> = parts.split(' ').map(str::to_owned).collect();
            assert_eq!(continued(&parts, "y"), expected);
        }
    }

    #[test]
    fn a_clock_of_twelve_hours_begins_with_twelve() {
        for (time, expected) in [
            ("0:05", "12.05\u{a0}am"),
            ("7:30", "7.30\u{a0}am"),
            ("12:00", "12.00\u{a0}pm"),
            ("13:30", "1.30\u{a0}pm"),
            ("23:59", "11.59\u{a0}pm"),
        ] {
            assert_eq!(twelve_hours(time), expected);
        }
    }

    #[test]
    fn thousands_are_separated_as_the_language_does() {
        assert_eq!(thousands(2900, '.'), "2.900");
        assert_eq!(thousands(2900, ','), "2,900");
        assert_eq!(thousands(900, '.'), "900");
        assert_eq!(thousands(1_002_900, '.'), "1.002.900");
    }
}
