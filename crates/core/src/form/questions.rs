//! Likely typos: the visitor is asked about them once, and they are never refused.

use super::field::Field;
use super::phone::PhoneNumber;
use super::quote::QuoteForm;
use crate::characters::split_once;

/// A value that may be correct, but looks like a typo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormQuestion {
    /// The field.
    pub field: Field,
    /// The reason for asking.
    pub kind: QuestionKind,
    /// The value that was probably meant, if there is a guess.
    pub proposal: Option<String>,
}

/// Why a value is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionKind {
    /// An e-mail address without `.com`, `.es` or the like: no answer would arrive.
    MissingTld,
    /// An e-mail address one typo away from that of a large provider, or with a top-level domain that does not exist.
    Misspelt,
    /// A phone number, the only way to answer, with more or fewer digits than those of Spain, and of no other country.
    PhoneLength,
}

/// A mail provider, and its top-level domains, the usual one first.
struct Provider(&'static str, &'static [&'static str]);

/// The mail providers most used in Spain.
const PROVIDERS: [Provider; 9] = [
    Provider("gmail", &["com"]),
    Provider("hotmail", &["com", "es"]),
    Provider("outlook", &["com", "es"]),
    Provider("yahoo", &["es", "com"]),
    Provider("icloud", &["com"]),
    Provider("telefonica", &["net", "es", "com"]),
    Provider("movistar", &["es", "com"]),
    Provider("live", &["com"]),
    Provider("ono", &["com"]),
];
/// Shorter names are one typo away from too many domains of others.
const SHORTEST_NAME: usize = 5;
/// Domains of others that are one typo away from a provider's.
const OTHER_DOMAINS: [&str; 2] = ["gail", "grail"];

/// Top-level domains, each with typos of it that do not exist (IANA's root zone).
const TLD_TYPOS: [(&str, &[&str]); 3] = [
    ("com", &["con", "cmo", "ocm", "vom", "xom", "cpm", "cim", "clm", "coom", "comm", "ccom", "conm", "comn"]),
    ("es", &["ed", "ess", "ees"]),
    ("net", &["nte", "nett"]),
];
/// Top-level domains of countries in which no large provider has a domain.
const COUNTRIES: [&str; 3] = ["co", "cm", "om"];
/// The provider that has no domain of any country.
const ONLY_COM: &str = "gmail";

impl QuoteForm {
    /// The question about a likely typo, if there is one.
    #[must_use]
    pub fn question(&self) -> Option<FormQuestion> {
        match self.value(Field::Email) {
            "" => phone(self.value(Field::Phone)),
            address => email(address),
        }
    }
}

/// The question about a phone number that the rules accept.
fn phone(value: &str) -> Option<FormQuestion> {
    PhoneNumber::find(value).filter(PhoneNumber::is_doubtful).map(|_| FormQuestion {
        field: Field::Phone,
        kind: QuestionKind::PhoneLength,
        proposal: None,
    })
}

/// The question about an e-mail address that the rules accept.
fn email(value: &str) -> Option<FormQuestion> {
    let (local, domain) = split_once(value, b'@')?;
    let domain = domain.to_ascii_lowercase();
    let meant = suggested_domain(&domain);
    let kind = match (&meant, domain.bytes().any(|byte| byte == b'.')) {
        (None, true) => return None,
        (_, false) => QuestionKind::MissingTld,
        (Some(_), true) => QuestionKind::Misspelt,
    };
    let proposal = meant.map(|domain| [local, "@", &domain].concat());
    Some(FormQuestion { field: Field::Email, kind, proposal })
}

/// The domain that was probably meant; `None` for one that may be correct.
fn suggested_domain(domain: &str) -> Option<String> {
    let dot = domain.bytes().rposition(|byte| byte == b'.').unwrap_or(domain.len());
    let (mut name, ending) = domain.split_at_checked(dot)?;
    let mut ending = ending.strip_prefix('.').unwrap_or_default();
    let typed = (name, ending);
    for (correct, typos) in &TLD_TYPOS {
        if typos.contains(&ending) {
            ending = correct;
        }
    }
    for &Provider(provider, endings) in &PROVIDERS {
        let is_meant = provider == name
            || (provider.len() >= SHORTEST_NAME
                && is_one_typo_away(provider.as_bytes(), name.as_bytes())
                && !OTHER_DOMAINS.contains(&name));
        if is_meant && provider == ONLY_COM || provider == name && COUNTRIES.contains(&ending) {
            ending = "com";
        }
        if is_meant && (ending.is_empty() || endings.contains(&ending)) {
            name = provider;
            if ending.is_empty() {
                ending = endings.first().copied().unwrap_or_default();
            }
        }
    }
    (!ending.is_empty() && (name, ending) != typed).then(|| [name, ".", ending].concat())
}

/// Whether two names differ by one extra, missing or wrong letter, or by two swapped ones. The first letter is hardly
/// ever wrong: `mail.com` and `ymail.com` are not typos.
fn is_one_typo_away(mut correct: &[u8], mut input: &[u8]) -> bool {
    if correct.first() != input.first() {
        return false;
    }
    while let ([a, correct_rest @ ..], [b, input_rest @ ..]) = (correct, input)
        && a == b
    {
        (correct, input) = (correct_rest, input_rest);
    }
    while let ([correct_rest @ .., a], [input_rest @ .., b]) = (correct, input)
        && a == b
    {
        (correct, input) = (correct_rest, input_rest);
    }
    match (correct, input) {
        ([], [_]) | ([_], [] | [_]) => true,
        ([a, b], [c, d]) => (a, b) == (d, c),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proposal(address: &str) -> Option<String> {
        email(address).and_then(|question| question.proposal)
    }

    #[test]
    fn typos_in_the_domains_of_large_providers_are_asked_about_with_a_proposal() {
        for (input, meant) in [
            ("juan@gmial.com", "juan@gmail.com"),
            ("juan@gmai.com", "juan@gmail.com"),
            ("juan@gmaill.com", "juan@gmail.com"),
            ("Juan@GMAUL.com", "Juan@gmail.com"),
            ("juan@gmail.con", "juan@gmail.com"),
            ("juan@gmail.co", "juan@gmail.com"),
            ("juan@gmial.cmo", "juan@gmail.com"),
            ("juan@gmail.es", "juan@gmail.com"),
            ("juan@gmial.es", "juan@gmail.com"),
            ("juan@hotmial.es", "juan@hotmail.es"),
            ("juan@homail.com", "juan@hotmail.com"),
            ("juan@outlok.com", "juan@outlook.com"),
            ("juan@yahooo.es", "juan@yahoo.es"),
            ("juan@yaho.com", "juan@yahoo.com"),
            ("juan@icluod.com", "juan@icloud.com"),
            ("juan@telefoncia.net", "juan@telefonica.net"),
            ("juan@movistr.es", "juan@movistar.es"),
            ("juan@ono.vom", "juan@ono.com"),
            ("juan@live.con", "juan@live.com"),
            ("juan@obras-levante.con", "juan@obras-levante.com"),
            ("juan@obras.ed", "juan@obras.es"),
            ("juan@correo.obras.nte", "juan@correo.obras.net"),
        ] {
            let question = email(input).unwrap();
            assert_eq!((question.field, question.kind), (Field::Email, QuestionKind::Misspelt), "{input}");
            assert_eq!(question.proposal.as_deref(), Some(meant), "{input}");
        }
    }

    #[test]
    fn a_phone_number_that_is_too_long_or_too_short_is_asked_about() {
        for value in [
            "60011223",
            "6001122334",
            "6OO112233",
            "965000",
            "tel 600 11 22 3 (Juan)",
            "+34 34 600112233",
            "(0034) 965-00.00.0",
            "+34 600 11 22 334 ext. 4",
            "６００１１１２２",
        ] {
            let question = phone(value).expect(value);
            assert_eq!((question.field, question.kind), (Field::Phone, QuestionKind::PhoneLength), "{value}");
            assert_eq!(question.proposal, None, "{value}");
        }
    }

    #[test]
    fn a_phone_number_that_can_be_called_is_not_asked_about() {
        for value in [
            "",
            "965 00 00 00",
            "+34 965 00 00 00",
            "(0034) 965-00.00.00",
            "34 965 00 00 00",
            "600 11 12 13 ext. 4",
            "tel 600 000 000",
            "Casa 2: 600 000 000",
            "600000000 / 611111111",
            "600 000 000, 611 111 111",
            "+34 600 000 000 / +34 611 111 111",
            "+44 7700 900123",
            "0044 7700 900123",
            "07700 900123",
            "+47 91 23 45 67",
            "+1 202 555 0123",
            "06 12 34 56 78",
            "٩٦٥٠٠٠٠٠٠",
        ] {
            assert_eq!(phone(value), None, "{value}");
        }
    }

    #[test]
    fn a_phone_number_is_asked_about_where_nothing_else_was_given() {
        let form = |address: &str| {
            QuoteForm::new(Field::ALL.map(|field| match field {
                Field::Phone => "60011223",
                Field::Email => address,
                _ => "",
            }))
        };
        assert!(form("").question().is_some());
        assert_eq!(form("juan@example.com").question(), None);
    }

    #[test]
    fn a_domain_without_an_ending_is_asked_about_with_a_proposal_where_there_is_one() {
        assert_eq!(email("juan@gmail").unwrap().kind, QuestionKind::MissingTld);
        assert_eq!(proposal("juan@gmail").as_deref(), Some("juan@gmail.com"));
        assert_eq!(proposal("juan@yaho").as_deref(), Some("juan@yahoo.es"));
        assert_eq!(
            email("a@b").map(|question| (question.kind, question.proposal)),
            Some((QuestionKind::MissingTld, None))
        );
    }

    #[test]
    fn a_correct_domain_is_never_asked_about() {
        for Provider(name, endings) in PROVIDERS {
            for ending in endings {
                assert_eq!(email(&["a@", name, ".", ending].concat()), None);
            }
        }
        for domain in [
            "googlemail.com",
            "hotmail.fr",
            "hotmail.co.uk",
            "outlook.com.br",
            "yahoo.co.uk",
            "live.co.uk",
            "live.es",
            "mail.com",
            "email.com",
            "ymail.com",
            "gmx.com",
            "gmx.es",
            "me.com",
            "mac.com",
            "msn.com",
            "one.com",
            "line.com",
            "olive.com",
            "grail.com",
            "cloud.com",
            "proton.me",
            "protonmail.com",
            "telefonica.com",
            "movistar.com.ve",
            "empresa.co",
            "empresa.cat",
            "obras-levante.es",
            "example.com",
            "a.museum",
            "x.om",
            "ayto-alcoi.org",
            "gva.es",
            "ua.es",
            "orange.es",
            "vodafone.es",
            "terra.es",
            "wanadoo.es",
            "euskaltel.es",
        ] {
            assert_eq!(email(&["a@", domain].concat()), None, "{domain}");
        }
        assert_eq!(email("juan"), None);
    }
}
