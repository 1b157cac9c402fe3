use serde_json::{Value, json};

use super::*;
use crate::fixtures::dictionary;
use crate::form::field::Field;
use crate::language::Language;
use crate::render::context::RenderContext;
use crate::render::to_json;
use crate::send::MissingSetting;
use crate::view::request::{MAX_CHAT_LEN, MAX_MAIL_LEN};

fn form(comments: &str) -> QuoteForm {
    QuoteForm::new(Field::ALL.map(|field| match field {
        Field::Name => "Obras & {value}".to_owned(),
        Field::Machine => "Dumper".to_owned(),
        Field::Comments => comments.to_owned(),
        _ => String::new(),
    }))
}

/// A report as JavaScript gets it.
fn json_of(report: &SendReport<'_>, language: Language) -> Value {
    serde_json::from_str(&to_json(report, RenderContext::without_page(&dictionary(language)))).unwrap()
}

fn unreachable() -> SendOutcome {
    SendOutcome::Unreachable { cause: "Failed to fetch".to_owned() }
}

fn href<'a>(report: &'a Value, channel: &str) -> &'a str {
    report["channels"][channel]["href"].as_str().unwrap()
}

#[test]
fn success_is_reported_in_the_words_of_the_specification() {
    let sent = json_of(&SendReport::of(&SendOutcome::Sent, &form("")), Language::Spanish);
    assert_eq!(
        sent,
        json!({
            "kind": "sent",
            "message": "Formulario enviado con éxito! Nos pondremos en contacto a la brevedad, gracias.",
        })
    );
}

#[test]
fn a_failure_offers_the_same_request_by_other_channels() {
    let form = form("Línea 1\r\nLínea 2\rLínea 3");
    let failed = json_of(&SendReport::of(&unreachable(), &form), Language::Spanish);
    assert_eq!(failed["reason"], "unreachable");
    assert_eq!((&failed["status"], &failed["log"]), (&json!(0), &json!("Network Error")));
    assert_eq!(failed["cause"], "Failed to fetch");
    let (chat, mail) = (href(&failed, "whatsapp"), href(&failed, "email"));
    assert!(chat.contains("Obras%20%26%20%7Bvalue%7D"), "{chat}");
    assert!(chat.ends_with("L%C3%ADnea%201%0AL%C3%ADnea%202%0AL%C3%ADnea%203"), "{chat}");
    assert!(mail.ends_with("L%C3%ADnea%201%0D%0AL%C3%ADnea%202%0D%0AL%C3%ADnea%203"), "{mail}");
    let sms = href(&failed, "sms");
    assert!(sms.starts_with("sms:+34000000003?&body=Hola"), "{sms}");
    assert!(sms.ends_with("L%C3%ADnea%201%0AL%C3%ADnea%202%0AL%C3%ADnea%203"), "{sms}");
    let subject = "mailto:hola@example.com?subject=Solicitud%20de%20presupuesto%3A%20Dumper&";
    assert!(mail.starts_with(subject), "{mail}");
}

#[test]
fn a_failure_is_reported_again_in_another_language_with_the_current_values() {
    let current = QuoteForm::new(Field::ALL.map(|field| field.wire_name().to_owned()));
    for outcome in [
        SendOutcome::Rejected { status: 412, text: "refused".to_owned() },
        SendOutcome::TooMany,
        SendOutcome::ForeignAnswer { status: 200, text: "<html>".to_owned() },
        unreachable(),
        SendOutcome::TimedOut,
        SendOutcome::GatewayFailed { status: 504, text: String::new() },
        SendOutcome::Aborted,
        SendOutcome::NotConfigured(MissingSetting::Service),
    ] {
        let spanish = json_of(&SendReport::of(&outcome, &form("")), Language::Spanish);
        let mut expected = json_of(&SendReport::of(&outcome, &current), Language::English);
        expected["status"] = json!(0);
        expected["log"] = json!("");
        expected.as_object_mut().unwrap().remove("cause");
        let again = SendReport::again(spanish["reason"].as_str().unwrap(), &current);
        assert_eq!(json_of(&again, Language::English), expected);
    }
}

#[test]
fn what_the_visitor_stopped_is_not_called_a_failure() {
    let title =
        |outcome: &SendOutcome| json_of(&SendReport::of(outcome, &form("")), Language::Spanish)["title"].clone();
    assert_eq!(title(&SendOutcome::Aborted), json!("Envío cancelado"));
    assert_eq!(title(&SendOutcome::TimedOut), json!("Algo ha fallado en el envío"));
}

#[test]
fn links_stay_within_the_limits_of_their_channels() {
    for comments in ["ñ".repeat(4000), "🏗".repeat(2000), "\n".repeat(3000), "a".repeat(1500), "a".repeat(5_000_000)]
    {
        let form = form(&["x", &comments, "x"].concat());
        let failed = json_of(&SendReport::of(&SendOutcome::TooMany, &form), Language::Spanish);
        for (channel, max_len) in [("email", MAX_MAIL_LEN), ("sms", MAX_MAIL_LEN), ("whatsapp", MAX_CHAT_LEN)] {
            let href = href(&failed, channel);
            assert!(href.len() <= max_len, "{}", href.len());
            let cut = href.ends_with("%E2%80%A6");
            assert!(!cut || href.len() > max_len - 40, "{} of {max_len}", href.len());
        }
    }
}

#[test]
fn a_request_that_was_cut_says_so_and_no_other() {
    let failed = |comments: &str| json_of(&SendReport::of(&SendOutcome::TooMany, &form(comments)), Language::Spanish);
    let room = MAX_MAIL_LEN - href(&failed("x"), "email").len();
    for (length, is_cut) in [(0, false), (room + 1, false), (room + 2, true), (5000, true)] {
        let failed = failed(&"x".repeat(length));
        let is_said = failed["channels"].get("cut").is_some();
        assert_eq!((is_said, href(&failed, "email").ends_with("%E2%80%A6")), (is_cut, is_cut), "{length}");
    }
}

#[test]
fn completely_filled_fields_are_cut_one_after_the_other() {
    let form = QuoteForm::new(Field::ALL.map(|field| "ñ\u{b}".repeat(field.max_length() / 2)));
    let failed = json_of(&SendReport::of(&SendOutcome::TooMany, &form), Language::Valencian);
    for (channel, max_len) in [("email", MAX_MAIL_LEN), ("sms", MAX_MAIL_LEN), ("whatsapp", MAX_CHAT_LEN)] {
        let length = href(&failed, channel).len();
        assert!(length <= max_len && length > max_len / 2, "{length} of {max_len}");
    }
}

#[test]
fn the_date_is_written_as_the_office_reads_it() {
    let form = |date: &str| {
        QuoteForm::new(Field::ALL.map(|field| if field == Field::Date { date.to_owned() } else { String::new() }))
    };
    for language in Language::ALL {
        let form = form("2026-12-01");
        let failed = json_of(&SendReport::of(&SendOutcome::TimedOut, &form), language);
        for channel in ["whatsapp", "email"] {
            assert!(href(&failed, channel).ends_with("%3A%2001%2F12%2F2026"), "{failed}");
        }
    }
    let form = form("soon");
    let failed = json_of(&SendReport::of(&SendOutcome::TimedOut, &form), Language::Spanish);
    assert!(href(&failed, "whatsapp").ends_with("soon"));
}
