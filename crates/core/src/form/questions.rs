//! What may be right and looks like a slip: asked about once, never refused.

use super::field::Field;
use super::quote::QuoteForm;

/// Something that may be right and looks like a slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormQuestion {
    /// Where it stands.
    pub field: Field,
    /// What is asked.
    pub kind: QuestionKind,
    /// What was probably meant, where there is a guess.
    pub proposal: Option<String>,
}

/// Why a value is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuestionKind {
    /// An e-mail address without `.com`, `.es` or the like: no answer would arrive.
    MissingTld,
    /// An e-mail address one slip away from that of a large provider, or with an ending that does not exist.
    Misspelt,
}

/// The providers of mail that people in Spain use most, and the endings that each has, the usual one first.
const PROVIDERS: [&str; 9] = [
    "gmail com",
    "hotmail com es",
    "outlook com es",
    "yahoo es com",
    "icloud com",
    "telefonica net es com",
    "movistar es com",
    "live com",
    "ono com",
];
/// A shorter name is one slip away from too many that others have.
const SHORTEST_NAME: usize = 5;
/// Of others, and one slip away from one of these all the same.
const OTHERS: &str = "gail grail";

/// Endings that do not exist (IANA's root zone), after the one that each is a slip of.
const TLD_TYPOS: [&str; 3] =
    ["com con cmo ocm vom xom cpm cim clm coom comm ccom conm comn", "es ed ess ees", "net nte nett"];
/// Endings of countries, in which no large provider has a domain.
const COUNTRIES: &str = "co cm om";

fn has(words: &str, word: &str) -> bool {
    words.split(' ').any(|own| own == word)
}

/// The first of some words, and the others.
fn first(words: &'static str) -> (&'static str, &'static str) {
    words.split_once(' ').unwrap_or((words, ""))
}

impl QuoteForm {
    /// What looks like a slip of the fingers.
    #[must_use]
    pub fn question(&self) -> Option<FormQuestion> {
        email(self.value(Field::Email))
    }
}

/// What to ask about an e-mail address that the rules accept.
fn email(value: &str) -> Option<FormQuestion> {
    let (local, domain) = value.split_once('@')?;
    let domain = domain.to_ascii_lowercase();
    let meant = suggested_domain(&domain);
    let kind = match (&meant, domain.contains('.')) {
        (None, true) => return None,
        (_, false) => QuestionKind::MissingTld,
        (Some(_), true) => QuestionKind::Misspelt,
    };
    let proposal = meant.map(|domain| [local, "@", &domain].concat());
    Some(FormQuestion { field: Field::Email, kind, proposal })
}

/// The domain that was probably meant; nothing for one that may well be right.
fn suggested_domain(domain: &str) -> Option<String> {
    let dot = domain.bytes().rposition(|byte| byte == b'.').unwrap_or(domain.len());
    let (mut name, ending) = domain.split_at_checked(dot)?;
    let mut ending = ending.strip_prefix('.').unwrap_or_default();
    for words in &TLD_TYPOS {
        let (right, slips) = first(words);
        if has(slips, ending) {
            ending = right;
        }
    }
    for words in &PROVIDERS {
        let (own, endings) = first(words);
        if own == name && has(COUNTRIES, ending) {
            ending = "com";
        }
        let fits = ending.is_empty() || has(endings, ending);
        let near =
            own.len() >= SHORTEST_NAME && is_one_typo_away(own.as_bytes(), name.as_bytes()) && !has(OTHERS, name);
        if fits && (own == name || near) {
            name = own;
            if ending.is_empty() {
                ending = first(endings).0;
            }
        }
    }
    let meant = [name, ".", ending].concat();
    (!ending.is_empty() && meant != domain).then_some(meant)
}

/// Whether one letter too many, too few or wrong, or two letters swapped, make one name of the other. The first letter
/// is hardly ever wrong: `mail.com` and `ymail.com` are no slips.
fn is_one_typo_away(mut right: &[u8], mut typed: &[u8]) -> bool {
    if right.first() != typed.first() {
        return false;
    }
    while let ([a, right_rest @ ..], [b, typed_rest @ ..]) = (right, typed)
        && a == b
    {
        (right, typed) = (right_rest, typed_rest);
    }
    while let ([right_rest @ .., a], [typed_rest @ .., b]) = (right, typed)
        && a == b
    {
        (right, typed) = (right_rest, typed_rest);
    }
    match (right, typed) {
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
    fn slips_in_the_domains_of_large_providers_are_asked_about_with_a_proposal() {
        for (typed, meant) in [
            ("juan@gmial.com", "juan@gmail.com"),
            ("juan@gmai.com", "juan@gmail.com"),
            ("juan@gmaill.com", "juan@gmail.com"),
            ("Juan@GMAUL.com", "Juan@gmail.com"),
            ("juan@gmail.con", "juan@gmail.com"),
            ("juan@gmail.co", "juan@gmail.com"),
            ("juan@gmial.cmo", "juan@gmail.com"),
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
            let question = email(typed).unwrap();
            assert_eq!((question.field, question.kind), (Field::Email, QuestionKind::Misspelt), "{typed}");
            assert_eq!(question.proposal.as_deref(), Some(meant), "{typed}");
        }
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
    fn a_domain_that_is_right_is_never_asked_about() {
        for (name, endings) in PROVIDERS.map(first) {
            for ending in endings.split(' ') {
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
