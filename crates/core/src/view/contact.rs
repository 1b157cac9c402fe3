use serde::Serialize;

use super::TextLink;
use super::chrome::{address, email, phones};
use super::outcome::line;
use super::site::Site;
use crate::content::{CATEGORIES, COMPANY, key};
use crate::dictionary::MessageKey;
use crate::{Field, Inline, link};

/// The form and the other ways to the company.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactView {
    /// Heading.
    pub title: String,
    /// What to tell.
    pub intro: String,
    /// Accessible name of the form.
    pub form: String,
    /// Who you are; what you need.
    pub groups: Vec<Group>,
    /// Names of all machines as people type them, as suggestions for the machine field.
    pub machines: Vec<String>,
    /// Words of the button.
    pub send: String,
    /// The same while the request is under way.
    pub sending: String,
    /// Words of the button that stops it.
    pub cancel: String,
    /// Prefix of the document's title while fields have to be mended.
    pub error_prefix: String,
    /// First layer of data protection.
    pub protection: Protection,
    /// Label of the field that people leave empty.
    pub trap: String,
    /// Said when it is not.
    pub trap_filled: String,
    /// Said while there is no connection.
    pub offline: String,
    /// Said when it is back.
    pub online: String,
    /// Said before the second try; `{seconds}` is the time left.
    pub waiting: String,
    /// Said when the last request was a moment ago; `{seconds}` is the time left.
    pub throttled: String,
    /// Said when what was typed before is back.
    pub restored: String,
    /// Words of the button that discards it.
    pub discard: String,
    /// Heading of the other ways.
    pub aside: String,
    /// The other ways: phones, e-mail, hours, address.
    pub ways: Vec<Way>,
    /// Chat.
    pub whatsapp: TextLink,
    /// For visitors whose browser cannot run the form.
    pub plain: PlainWay,
}

/// A headed group of fields.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Group {
    /// Its heading.
    pub title: String,
    /// What to know before filling it.
    pub hint: Option<String>,
    /// Its fields.
    pub fields: Vec<FieldView>,
}

/// A field, with the native attributes that agree with the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FieldView {
    /// Name on the wire.
    pub name: &'static str,
    /// Its label.
    pub label: String,
    /// Beside the label of a field that may stay empty.
    pub optional: Option<String>,
    /// Kind of control.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "\"text\" | \"email\" | \"tel\" | \"date\" | \"number\" | \"textarea\"")
    )]
    pub control: &'static str,
    /// `required`.
    pub required: bool,
    /// `autocomplete`.
    pub autocomplete: &'static str,
    /// `inputmode`.
    #[cfg_attr(feature = "typescript", tsify(type = "\"text\" | \"email\" | \"tel\" | \"numeric\""))]
    pub inputmode: &'static str,
    /// `enterkeyhint`.
    #[cfg_attr(feature = "typescript", tsify(type = "\"next\" | \"send\" | \"enter\""))]
    pub enterkeyhint: &'static str,
    /// `maxlength`.
    pub maxlength: usize,
    /// Smallest and largest number.
    pub range: Option<(u16, u16)>,
    /// Whether machine names are suggested.
    pub suggests: bool,
}

/// First layer of data protection, RGPD art. 13 and LOPDGDD art. 11.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Protection {
    /// What pressing the button means.
    pub summary: Vec<Inline>,
    /// Heading of the details.
    pub title: String,
    /// Label and text: controller, purpose, basis, recipients, transfers, rights.
    pub items: Vec<(String, Vec<Inline>)>,
}

/// A way to the company.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Way {
    /// What it is.
    pub label: String,
    /// Links, for what can be opened.
    pub links: Vec<TextLink>,
    /// Lines, for what can be read.
    pub lines: Vec<String>,
}

/// The way without the form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PlainWay {
    /// Heading.
    pub title: String,
    /// What to do.
    pub text: String,
    /// A mail with the questions.
    pub mail: TextLink,
}

pub(super) fn view(site: &Site) -> ContactView {
    let text = |key| site.text(key);
    ContactView {
        title: text(key::CONTACT_TITLE),
        intro: text(key::CONTACT_INTRO),
        form: text(key::CONTACT_FORM),
        groups: groups(site).into(),
        machines: CATEGORIES
            .iter()
            .flat_map(|category| category.machines)
            .map(|machine| site.typed(machine.name))
            .collect(),
        send: text(key::CONTACT_SEND),
        sending: text(key::CONTACT_SENDING),
        cancel: text(key::CONTACT_CANCEL),
        error_prefix: text(key::CONTACT_ERROR_TITLE_PREFIX),
        protection: protection(site),
        trap: text(key::CONTACT_TRAP_LABEL),
        trap_filled: text(key::CONTACT_TRAP_FILLED),
        offline: text(key::CONTACT_OFFLINE),
        online: text(key::CONTACT_ONLINE),
        waiting: text(key::CONTACT_WAITING),
        throttled: text(key::CONTACT_THROTTLED),
        restored: text(key::CONTACT_DRAFT_RESTORED),
        discard: text(key::CONTACT_DRAFT_DISCARD),
        aside: text(key::CONTACT_ASIDE_TITLE),
        ways: ways(site).into(),
        whatsapp: TextLink { text: text(key::CONTACT_WHATSAPP), href: link::whatsapp(COMPANY.message) },
        plain: plain(site),
    }
}

fn groups(site: &Site) -> [Group; 2] {
    let group = |title, hint, fields: &[Field]| Group {
        title: site.text(title),
        hint,
        fields: fields.iter().map(|&field| field_view(site, field)).collect(),
    };
    [
        group(key::CONTACT_WHO, Some(site.text(key::CONTACT_REACH_HINT)), &[Field::Name, Field::Email, Field::Phone]),
        group(key::CONTACT_WHAT, None, &[Field::Machine, Field::City, Field::Date, Field::Days, Field::Comments]),
    ]
}

pub(super) const fn label(field: Field) -> MessageKey {
    match field {
        Field::Name => key::CONTACT_NAME_LABEL,
        Field::Email => key::CONTACT_EMAIL_LABEL,
        Field::Phone => key::CONTACT_PHONE_LABEL,
        Field::Machine => key::CONTACT_MACHINE_LABEL,
        Field::City => key::CONTACT_CITY_LABEL,
        Field::Date => key::CONTACT_DATE_LABEL,
        Field::Days => key::CONTACT_DAYS_LABEL,
        Field::Comments => key::CONTACT_COMMENTS_LABEL,
    }
}

fn field_view(site: &Site, field: Field) -> FieldView {
    let (control, autocomplete, inputmode) = match field {
        Field::Name => ("text", "name", "text"),
        Field::Email => ("email", "email", "email"),
        Field::Phone => ("tel", "tel", "tel"),
        Field::Machine => ("text", "off", "text"),
        Field::City => ("text", "address-level2", "text"),
        Field::Date => ("date", "off", "text"),
        Field::Days => ("number", "off", "numeric"),
        Field::Comments => ("textarea", "off", "text"),
    };
    let optional = matches!(field, Field::Date | Field::Comments);
    FieldView {
        name: field.wire_name(),
        label: site.text(label(field)),
        optional: optional.then(|| site.text(key::CONTACT_OPTIONAL)),
        control,
        required: field.required(),
        autocomplete,
        inputmode,
        enterkeyhint: match field {
            Field::Comments => "enter",
            Field::Days => "send",
            _ => "next",
        },
        maxlength: field.max_length(),
        range: (field == Field::Days).then_some((1, 365)),
        suggests: field == Field::Machine,
    }
}

fn protection(site: &Site) -> Protection {
    let items = [
        (key::CONTACT_PROTECTION_CONTROLLER_LABEL, key::CONTACT_PROTECTION_CONTROLLER_TEXT),
        (key::CONTACT_PROTECTION_PURPOSE_LABEL, key::CONTACT_PROTECTION_PURPOSE_TEXT),
        (key::CONTACT_PROTECTION_BASIS_LABEL, key::CONTACT_PROTECTION_BASIS_TEXT),
        (key::CONTACT_PROTECTION_RECIPIENTS_LABEL, key::CONTACT_PROTECTION_RECIPIENTS_TEXT),
        (key::CONTACT_PROTECTION_TRANSFERS_LABEL, key::CONTACT_PROTECTION_TRANSFERS_TEXT),
        (key::CONTACT_PROTECTION_RIGHTS_LABEL, key::CONTACT_PROTECTION_RIGHTS_TEXT),
    ];
    Protection {
        summary: site.rich(key::CONTACT_PROTECTION_SUMMARY),
        title: site.text(key::CONTACT_PROTECTION_TITLE),
        items: items.map(|(label, text)| (site.text(label), site.rich(text))).into(),
    }
}

fn ways(site: &Site) -> [Way; 4] {
    let linked = |label, links: &[TextLink]| Way { label: site.text(label), links: links.into(), lines: Vec::new() };
    let read = |label, lines: &[String]| Way { label: site.text(label), links: Vec::new(), lines: lines.into() };
    [
        linked(key::CONTACT_PHONES, &phones()),
        linked(key::CONTACT_EMAIL, &[email()]),
        read(key::CONTACT_HOURS, &[site.text(key::HOURS_TEXT)]),
        read(key::CONTACT_ADDRESS, &address()),
    ]
}

/// A mail with a line for each question, for the visitor to fill in.
fn plain(site: &Site) -> PlainWay {
    let mut body = site.text(key::CONTACT_REQUEST_GREETING);
    body.push('\n');
    for field in Field::ALL {
        body.push('\n');
        body.push_str(line(site, field, "").trim_end());
        body.push(' ');
    }
    PlainWay {
        title: site.text(key::CONTACT_PLAIN_TITLE),
        text: site.text(key::CONTACT_PLAIN_TEXT),
        mail: TextLink {
            text: site.text(key::CONTACT_PLAIN_MAIL),
            href: link::mail(site.dictionary.text(key::CONTACT_PLAIN_SUBJECT), &body),
        },
    }
}
