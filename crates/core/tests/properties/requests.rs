//! What leaves for the provider, what its answers mean, and the links of the other channels.

use bancal_core::{
    Field, Language, MissingSetting, OutgoingRequest, QuoteForm, Reason, RenderContext, Response, SendOutcome,
    SendReport, SendSettings, to_json,
};
use proptest::prelude::*;

use crate::common::{dictionary, parsed};
use crate::inputs::{any_form, any_text, complete_form, language};
use crate::{TODAY, config, part_names};

/// The provider takes this much for all variables together.
const MOST_BYTES: usize = 50_000;

/// Lengths that the channels of `view/request.rs` take.
const MAX_MAIL_LEN: usize = 2000;
const MAX_CHAT_LEN: usize = 4000;

/// Reads back what percent-encoding made, and refuses anything that it should have encoded.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        if *first == b'%' {
            let hex = std::str::from_utf8(&after[..2]).unwrap();
            bytes.push(u8::from_str_radix(hex, 16).unwrap());
            rest = &after[2..];
        } else {
            assert!(first.is_ascii_alphanumeric() || b"-._~".contains(first), "{text}");
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).unwrap()
}

fn parameter<'a>(href: &'a str, name: &str) -> &'a str {
    let (_, query) = href.split_once('?').unwrap();
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(own, _)| *own == name).map(|(_, value)| value).next().unwrap()
}

fn channels(form: &QuoteForm, language: Language) -> (String, String) {
    let report = parsed(&to_json(
        &SendReport::of(&SendOutcome::TimedOut, form),
        RenderContext::without_page(dictionary(language)),
    ));
    let href = |channel: &str| report["channels"][channel]["href"].as_str().unwrap().to_owned();
    (href("whatsapp"), href("email"))
}

/// Bytes of a form as the provider counts them, where a line end takes two.
fn bytes_on_the_wire(form: &QuoteForm) -> usize {
    form.fields().map(|(field, value)| field.wire_name().len() + value.len() + value.matches('\n').count()).sum()
}

#[test]
fn the_longest_form_that_is_accepted_stays_under_the_limit_of_the_provider() {
    // Each takes three bytes for a unit of the limit, which is more than any other character.
    for widest in ["€", "\u{ffff}"] {
        let longest = QuoteForm::new(Field::ALL.map(|field| widest.repeat(field.max_length())));
        let too_long = |form: &QuoteForm| {
            let errors = form.check(|| TODAY);
            errors.iter().filter(|error| error.reason == Reason::TooLong).count()
        };
        assert_eq!(too_long(&longest), 0);
        let bytes = bytes_on_the_wire(&longest);
        assert!((MOST_BYTES * 9 / 10..MOST_BYTES).contains(&bytes), "{bytes}");
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_request_has_its_twelve_parts_in_order_whatever_the_fields_hold(
        typed in any_form(), key in "\\PC{1,20}", service in any_text(), template in any_text(),
    ) {
        let form = QuoteForm::new(typed);
        let settings = SendSettings { endpoint: "https://x".to_owned(), public_key: key, service, template };
        let request = match OutgoingRequest::new(&form, &settings) {
            Ok(request) => request,
            Err(missing) => {
                let expected =
                    if settings.service.is_empty() { MissingSetting::Service } else { MissingSetting::Template };
                prop_assert_eq!(missing, expected);
                return Ok(());
            }
        };
        let names: Vec<_> = request.parts.iter().map(|(name, _)| *name).collect();
        prop_assert_eq!(names, part_names());
        for ((_, value), (_, typed)) in request.parts.iter().zip(form.fields()) {
            prop_assert_eq!(*value, typed);
        }
        let account: Vec<_> = request.parts[Field::COUNT + 1..].iter().map(|(_, value)| *value).collect();
        prop_assert_eq!(account, [&settings.service, &settings.template, &settings.public_key]);
    }

    #[test]
    fn the_other_channels_carry_what_was_typed_within_their_length(
        form in complete_form(), language in language(),
    ) {
        let (chat, mail) = channels(&form, language);
        prop_assert!(chat.len() <= MAX_CHAT_LEN, "{} of {MAX_CHAT_LEN}", chat.len());
        prop_assert!(mail.len() <= MAX_MAIL_LEN, "{} of {MAX_MAIL_LEN}", mail.len());
        let text = decoded(parameter(&chat, "text"));
        let body = decoded(parameter(&mail, "body"));
        decoded(parameter(&mail, "subject"));
        prop_assert_eq!(body.replace("\r\n", ""), body.replace(['\r', '\n'], ""), "a line of a mail ends in CRLF");
        for (text, all) in [
            (text, chat.len() < MAX_CHAT_LEN / 2),
            (body.replace("\r\n", "\n"), mail.len() < MAX_MAIL_LEN / 2),
        ] {
            // Only what is long loses its end, and only where all of it is too long.
            for (field, value) in form.fields().filter(|(_, value)| all || value.len() <= 40) {
                let value = if field == Field::Date { value.rsplit('-').collect::<Vec<_>>().join("/") } else { value.to_owned() };
                prop_assert!(text.contains(&value), "{text:?} lacks {value:?}");
            }
        }
    }

    #[test]
    fn the_other_channels_are_there_even_for_a_form_that_cannot_be_sent(typed in any_form(), language in language()) {
        let (chat, mail) = channels(&QuoteForm::new(typed), language);
        decoded(parameter(&chat, "text"));
        decoded(parameter(&mail, "body"));
    }

    #[test]
    fn an_answer_is_a_success_if_and_only_if_it_is_200_or_says_ok_and_is_not_a_redirect(
        status in prop_oneof![0_u16..600, any::<u16>()],
        text in any_text(),
    ) {
        let redirect = status == 0 || status / 100 == 3;
        let sent = !redirect && (status == 200 || text == "OK");
        let answer = Response { status, text: &text, content_type: "" };
        let outcome = SendOutcome::from_response(&answer);
        prop_assert_eq!(outcome == SendOutcome::Sent, sent);
        let form = QuoteForm::default();
        let reported = match SendReport::of(&outcome, &form) {
            SendReport::Sent { .. } => None,
            SendReport::Failed(failure) => Some(failure.status),
        };
        prop_assert_eq!(reported, (!sent).then_some(status));
        let ok = SendOutcome::from_response(&Response { text: "OK", ..answer });
        prop_assert_eq!(ok == SendOutcome::Sent, !redirect);
    }
}
