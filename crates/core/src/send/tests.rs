use super::*;
use crate::fixtures::part_names;
use crate::form::field::Field;

fn settings() -> SendSettings {
    SendSettings {
        endpoint: "https://provider.example/api/v1.0/email/send-form".to_owned(),
        public_key: "key".to_owned(),
        service: "service".to_owned(),
        template: "template".to_owned(),
    }
}

#[test]
fn a_request_has_its_twelve_parts_in_order_each_once() {
    let form = QuoteForm::new(Field::ALL.map(|field| [" service_id ", field.wire_name()].concat()));
    let settings = settings();
    let request = OutgoingRequest::new(&form, &settings).unwrap();
    let names: Vec<&str> = request.parts.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, part_names());
    assert_eq!(request.parts[0].1, "service_id user_name");
    assert_eq!(request.parts[9].1, "service");
}

#[test]
fn missing_settings_are_reported_in_the_order_of_the_providers_client() {
    let form = QuoteForm::default();
    let mut settings = SendSettings { endpoint: String::new(), ..SendSettings::default() };
    let mut reported = Vec::new();
    for name in ["public key", "service ID", "template ID", "endpoint"] {
        let missing = OutgoingRequest::new(&form, &settings).unwrap_err();
        assert!(missing.to_string().starts_with(&["The ", name, " is required"].concat()), "{missing}");
        reported.push(missing);
        match missing {
            MissingSetting::PublicKey => settings.public_key = "x".to_owned(),
            MissingSetting::Service => settings.service = "x".to_owned(),
            MissingSetting::Template => settings.template = "x".to_owned(),
            MissingSetting::Endpoint => settings.endpoint = "https://x".to_owned(),
        }
    }
    assert_eq!(
        reported,
        [MissingSetting::PublicKey, MissingSetting::Service, MissingSetting::Template, MissingSetting::Endpoint]
    );
    assert!(OutgoingRequest::new(&form, &settings).is_ok());
}

#[test]
fn only_an_absolute_http_address_is_an_endpoint() {
    let form = QuoteForm::default();
    for endpoint in [
        "",
        " ",
        "undefined",
        "not a url",
        "/api",
        "//provider.example/api",
        "https:",
        "https://",
        "https:///api",
        "https://?x",
        "http:/x",
        "https://pro vider.example/",
        "data:text/plain,OK",
        "blob:https://provider.example/x",
        "javascript:0",
        "ftp://provider.example/",
        "ñhttps://x",
    ] {
        let settings = SendSettings { endpoint: endpoint.to_owned(), ..settings() };
        assert_eq!(OutgoingRequest::new(&form, &settings), Err(MissingSetting::Endpoint), "{endpoint}");
    }
    for endpoint in ["http://127.0.0.1:9", "HTTPS://Provider.example?x", "https://ñ.example/a b"] {
        let settings = SendSettings { endpoint: endpoint.to_owned(), ..settings() };
        assert!(OutgoingRequest::new(&form, &settings).is_ok(), "{endpoint}");
    }
}

fn answer(status: u16, text: &str) -> Response<'_> {
    Response { status, text, content_type: "text/plain" }
}

#[test]
fn status_200_or_the_text_ok_is_success() {
    assert_eq!(SendOutcome::from_response(&answer(200, "")), SendOutcome::Sent);
    assert_eq!(SendOutcome::from_response(&answer(202, "OK")), SendOutcome::Sent);
    assert_eq!(SendOutcome::from_response(&answer(429, "slow down")), SendOutcome::TooMany);
    let text = "Gmail_API: Invalid grant.";
    let rejected = SendOutcome::Rejected { status: 412, text: text.to_owned() };
    assert_eq!(SendOutcome::from_response(&answer(412, text)), rejected);
}

#[test]
fn a_web_page_or_a_redirect_is_not_a_success() {
    let is_foreign =
        |answer: Response<'_>| matches!(SendOutcome::from_response(&answer), SendOutcome::ForeignAnswer { .. });
    let success = answer(200, "OK");
    for content_type in ["text/html", "text/html; charset=utf-8", " Text/HTML", "application/xhtml+xml"] {
        assert!(is_foreign(Response { content_type, ..success }), "{content_type}");
    }
    for content_type in ["", "text/plain", "application/json", "ñññññ", "text/htm"] {
        assert!(!is_foreign(Response { content_type, ..success }), "{content_type}");
    }
    for status in [0, 301, 302, 303, 307, 308] {
        assert!(is_foreign(answer(status, "OK")), "{status}");
    }
    let page = Response { status: 500, text: "<html>", content_type: "text/html" };
    assert_eq!(SendOutcome::from_response(&page), SendOutcome::Rejected { status: 500, text: "<html>".to_owned() });
}

#[test]
fn the_time_out_of_a_gateway_leaves_open_whether_the_request_has_arrived() {
    for status in [502, 504, 520, 524] {
        let outcome = SendOutcome::from_response(&answer(status, "<html>"));
        assert_eq!(outcome, SendOutcome::GatewayFailed { status, text: "<html>".to_owned() });
    }
}
