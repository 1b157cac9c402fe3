//! What holds whatever is typed, asked for or read. 256 cases each, the same ones every time;
//! `PROPTEST_CASES=20000 PROPTEST_RNG_SEED=7 cargo test -p bancal-core --test properties` tries others.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used
)] // what would trap in the core fails a test here

use std::path::Path;
use std::sync::OnceLock;

use bancal_core::{
    Date, Dictionary, DictionaryError, Field, FormReport, Language, MissingSetting, OutgoingRequest, Product,
    QuoteForm, Reason, Response, Route, SendOutcome, SendReport, SendSettings, address_in, addresses, view_json,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use serde_json::Value;

const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

/// The provider takes this much for all variables together.
const MOST_BYTES: usize = 50_000;
/// Lengths that the channels of `view/outcome.rs` take.
const LONGEST_MAIL: usize = 2000;
const LONGEST_CHAT: usize = 4000;

const PARTS: [&str; 12] = [
    "user_name",
    "user_email",
    "user_number",
    "user_machinery",
    "user_city",
    "user_rentalDate",
    "user_rentalDays",
    "user_comments",
    "lib_version",
    "service_id",
    "template_id",
    "user_id",
];

fn config() -> ProptestConfig {
    let from_environment = ProptestConfig::default();
    let rng_seed = match from_environment.rng_seed {
        RngSeed::Random => RngSeed::Fixed(20_261_121),
        fixed @ RngSeed::Fixed(_) => fixed,
    };
    // What a filter turns away grows with the cases; by itself proptest allows 65,536 whatever their number.
    let max_local_rejects = from_environment.cases.saturating_mul(256);
    ProptestConfig { rng_seed, failure_persistence: None, max_local_rejects, ..from_environment }
}

fn file(language: Language) -> &'static str {
    static FILES: OnceLock<[String; Language::ALL.len()]> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let content = content::Content::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
        Language::ALL.map(|language| content.dictionary_file(language.code()).unwrap())
    });
    &files[language as usize]
}

fn dictionary(language: Language) -> &'static Dictionary {
    static DICTIONARIES: OnceLock<[Dictionary; Language::ALL.len()]> = OnceLock::new();
    let all =
        DICTIONARIES.get_or_init(|| Language::ALL.map(|language| Dictionary::read(file(language).to_owned()).unwrap()));
    &all[language as usize]
}

fn language() -> impl Strategy<Value = Language> {
    select(Language::ALL.to_vec())
}

/// Any Unicode, with more of what has a meaning to some layer below than chance would bring.
fn any_text() -> impl Strategy<Value = String> {
    let meaningful = select(vec![
        "",
        " ",
        "\u{a0}",
        "\u{feff}",
        "\u{3000}",
        "\u{85}",
        "\u{200b}",
        "\u{2028}",
        "\u{202e}",
        "\t",
        "\r",
        "\n",
        "\r\n",
        "\0",
        "\u{1b}",
        "\u{7f}",
        "🏗",
        "👩🏽‍🔧",
        "مرحبا",
        "\u{301}",
        "\u{fffd}",
        "\u{10ffff}",
        "\"",
        "%0D%0A",
        "&",
        "=",
        "+",
        "@",
        ".",
        "-",
        "0",
        "365",
        "2027-02-29",
        "2028-02-29",
        "a@b.es",
        "+34 965 00 00 00",
        "{value}",
        "{label}",
        "{machine}",
        "service_id",
        "\r\n--boundary--\r\n",
        "Content-Disposition: form-data; name=\"user_id\"",
        "<strong>",
        "</strong>",
        "<em>",
        "</em>",
        "<br>",
        "<a to=\"faq\">",
        "<a to=\"",
        "\">",
        "</a>",
    ]);
    let piece = prop_oneof![meaningful.prop_map(str::to_owned), any::<char>().prop_map(String::from)];
    vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

/// Now and then longer than any field takes.
fn typed_text() -> impl Strategy<Value = String> {
    prop_oneof![9 => any_text(), 1 => (any_text(), 1..400_usize).prop_map(|(text, times)| text.repeat(times))]
}

fn any_form() -> impl Strategy<Value = [String; Field::COUNT]> {
    std::array::from_fn::<_, { Field::COUNT }, _>(|_| typed_text())
}

/// Text that a field of this many UTF-16 units takes: nothing around it to trim, no control characters.
fn fitting_text(units: usize) -> impl Strategy<Value = String> {
    let character = prop_oneof![
        any::<char>(),
        proptest::char::range(' ', '~'),
        select(vec!['ñ', '·', '’', '🏗', '漢', '&', '+', '%', '#', '{', '}']),
    ];
    let character = character.prop_filter("a control character", |c| !c.is_control());
    vec(character, 0..units).prop_map(move |characters| {
        let mut text = String::new();
        let mut left = units;
        for c in characters {
            if c.len_utf16() > left {
                break;
            }
            left -= c.len_utf16();
            text.push(c);
        }
        QuoteForm::new(std::array::from_fn(|_| text.clone())).value(Field::Name).to_owned()
    })
}

fn filled_text(units: usize) -> impl Strategy<Value = String> {
    fitting_text(units).prop_map(|text| if text.is_empty() { "x".to_owned() } else { text })
}

fn comments() -> impl Strategy<Value = String> {
    let lines = vec((fitting_text(60), select(vec!["\n", "\r\n", "\n\n", "\t"])), 0..6);
    let lines = lines.prop_map(|lines| lines.into_iter().map(|(text, end)| text + end).collect::<String>());
    (lines, 1..20_usize).prop_map(|(text, times)| text.repeat(times).chars().take(2000).collect())
}

/// A form that can be sent.
fn complete_form() -> impl Strategy<Value = QuoteForm> {
    let reach = prop_oneof![
        ("[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,40}@[a-z0-9]{1,20}(\\.[a-z]{2,6}){0,3}", "(\\+?[0-9 ().-]{6,8})?[0-9]{6}"),
        (Just(String::new()), "\\+?[0-9]{6,15}"),
        ("[a-z]{1,9}@[a-z]{1,9}", Just(String::new())),
    ];
    let date = prop_oneof![Just(String::new()), "202[78]-(0[1-9]|10)-(0[1-9]|1[0-9]|2[0-8])"];
    let form = (filled_text(120), reach, filled_text(120), filled_text(120), date, 1..=3650_u16, comments());
    form.prop_map(|(name, (email, phone), machine, city, date, days, comments)| {
        QuoteForm::new([name, email, phone, machine, city, date, days.to_string(), comments])
    })
    .prop_filter("a form that cannot be sent", |form| form.check(TODAY).is_empty())
}

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

/// What crosses the boundary, as JavaScript reads it.
fn told(json: &str) -> Value {
    serde_json::from_str(json).unwrap()
}

fn ways(form: &QuoteForm, language: Language) -> (String, String) {
    let report = told(&SendReport::of(&SendOutcome::TimedOut, form).json(dictionary(language)));
    let href = |way: &str| report["ways"][way]["href"].as_str().unwrap().to_owned();
    (href("whatsapp"), href("email"))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_unicode_in_any_field_is_checked_and_told(typed in any_form(), language in language()) {
        let form = QuoteForm::new(typed);
        let errors = form.check(TODAY);
        let report = told(&FormReport::of(&form, TODAY).json(dictionary(language)));
        prop_assert_eq!(report.get("summary").is_none(), errors.is_empty());
        let messages = report["errors"].as_array().unwrap();
        let told: Vec<_> = messages.iter().map(|error| error["field"].as_str().unwrap()).collect();
        let found: Vec<_> = errors.iter().map(|error| error.field.wire_name()).collect();
        prop_assert_eq!(&told, &found);
        // At most one a field, in the order of the form.
        let in_order: Vec<_> = PARTS.into_iter().filter(|name| found.contains(name)).collect();
        prop_assert_eq!(found, in_order);
        let complete = messages.iter().all(|error| {
            error["message"].as_str().is_some_and(|message| !message.is_empty() && !message.contains('{'))
        });
        prop_assert!(complete, "{report:?}");
    }

    #[test]
    fn the_verdict_is_always_the_same(typed in any_form()) {
        let form = QuoteForm::new(typed.clone());
        prop_assert_eq!(form.check(TODAY), QuoteForm::new(typed).check(TODAY));
        prop_assert_eq!(form.check(TODAY), form.check(TODAY));
    }

    #[test]
    fn reading_twice_changes_nothing(typed in any_form()) {
        let once = QuoteForm::new(typed.clone());
        let twice = QuoteForm::new(Field::ALL.map(|field| once.value(field).to_owned()));
        prop_assert_eq!(&once, &twice);
        for (text, (field, value)) in typed.iter().zip(once.fields()) {
            prop_assert_eq!(value.trim(), value);
            let passing = |c: &char| !(c.is_control() || c.is_whitespace() || *c == '\u{feff}');
            let seen = |text: &str| text.chars().filter(passing).collect::<String>();
            // Nothing that means something is lost, save where a value has one way to be written.
            if !matches!(field, Field::Email | Field::Days) && !value.is_empty() {
                prop_assert_eq!(seen(value), seen(text));
            }
            prop_assert!(!value.contains(|c: char| c.is_control() && !"\n\t".contains(c)));
            prop_assert!(field == Field::Comments || !value.contains('\n'));
        }
    }

    #[test]
    fn a_phone_number_is_found_whatever_stands_between_its_digits(
        number in "[0-9]{6,15}", between in vec(any::<char>(), 1..4), label in "\\PC{0,12}",
    ) {
        let separator = |c: &char| !c.is_alphanumeric();
        let between: String = between.into_iter().filter(separator).collect();
        let digits: Vec<_> = number.split("").filter(|digit| !digit.is_empty()).collect();
        let label: String = label.chars().filter(|c| !c.is_numeric()).collect();
        let typed = [&label, " ", &digits.join(&between), " ", &label].concat();
        let form = QuoteForm::new(Field::ALL.map(|own| if own == Field::Phone { typed.clone() } else { "1".to_owned() }));
        let refused = form.check(TODAY).into_iter().find(|error| error.field == Field::Phone);
        prop_assert_eq!(refused, None, "{:?}", typed);
    }

    #[test]
    fn what_is_asked_about_is_never_asked_about_again_once_it_was_changed(
        local in "[a-z.]{1,9}",
        domain in prop_oneof!["[a-z]{1,9}(\\.[a-z]{2,4}){0,2}", "g?m?a?i?l?l?(\\.(com|con|cmo|co|es))?", any_text()],
    ) {
        let asked = |email: &str| {
            QuoteForm::new(Field::ALL.map(|field| if field == Field::Email { email } else { "1" }.to_owned())).question()
        };
        if let Some(question) = asked(&[&local, "@", &domain].concat()) {
            prop_assert_eq!(question.field, Field::Email);
            if let Some(proposal) = question.proposal {
                prop_assert_eq!(asked(&proposal), None, "{}", proposal);
            }
        }
    }

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
        prop_assert_eq!(names, PARTS);
        for ((_, value), (_, typed)) in request.parts.iter().zip(form.fields()) {
            prop_assert_eq!(*value, typed);
        }
        let account: Vec<_> = request.parts[Field::COUNT + 1..].iter().map(|(_, value)| *value).collect();
        prop_assert_eq!(account, [&settings.service, &settings.template, &settings.public_key]);
    }

    #[test]
    fn what_is_accepted_stays_under_the_limit_of_the_provider(form in complete_form()) {
        let lines = |value: &str| value.matches('\n').count();
        let bytes: usize =
            form.fields().map(|(field, value)| field.wire_name().len() + value.len() + lines(value)).sum();
        prop_assert!(bytes < MOST_BYTES);
    }

    #[test]
    fn a_field_that_is_too_long_is_told_so(
        text in filled_text(120), field in select(vec![Field::Name, Field::Machine, Field::City]),
    ) {
        let long = text.repeat(901);
        let form = QuoteForm::new(Field::ALL.map(|own| if own == field { long.clone() } else { String::new() }));
        let reason = form.check(TODAY).iter().find(|error| error.field == field).map(|error| error.reason);
        let fits = form.value(field).encode_utf16().count() <= field.max_length();
        prop_assert_eq!(reason, (!fits).then_some(Reason::TooLong));
    }

    #[test]
    fn the_other_ways_carry_what_was_typed_within_the_length_of_their_channels(
        form in complete_form(), language in language(),
    ) {
        let (chat, mail) = ways(&form, language);
        prop_assert!(chat.len() <= LONGEST_CHAT, "{} of {LONGEST_CHAT}", chat.len());
        prop_assert!(mail.len() <= LONGEST_MAIL, "{} of {LONGEST_MAIL}", mail.len());
        let text = decoded(parameter(&chat, "text"));
        let body = decoded(parameter(&mail, "body"));
        decoded(parameter(&mail, "subject"));
        prop_assert_eq!(body.replace("\r\n", ""), body.replace(['\r', '\n'], ""), "a line of a mail ends in CRLF");
        for (text, all) in [
            (text, chat.len() < LONGEST_CHAT / 2),
            (body.replace("\r\n", "\n"), mail.len() < LONGEST_MAIL / 2),
        ] {
            // Only what is long loses its end, and only where all of it is too long.
            for (field, value) in form.fields().filter(|(_, value)| all || value.len() <= 40) {
                let value = if field == Field::Date { value.rsplit('-').collect::<Vec<_>>().join("/") } else { value.to_owned() };
                prop_assert!(text.contains(&value), "{text:?} lacks {value:?}");
            }
        }
    }

    #[test]
    fn the_other_ways_are_there_even_for_a_form_that_cannot_be_sent(typed in any_form(), language in language()) {
        let (chat, mail) = ways(&QuoteForm::new(typed), language);
        decoded(parameter(&chat, "text"));
        decoded(parameter(&mail, "body"));
    }

    #[test]
    fn an_answer_is_a_success_if_and_only_if_it_is_200_or_says_ok_and_is_no_redirect(
        status in prop_oneof![0_u16..600, any::<u16>()],
        text in any_text(),
    ) {
        let redirect = status == 0 || status / 100 == 3;
        let sent = !redirect && (status == 200 || text == "OK");
        let answer = Response { status, text: &text, content_type: "" };
        let outcome = SendOutcome::from_response(&answer);
        prop_assert_eq!(outcome == SendOutcome::Sent, sent);
        prop_assert_eq!(outcome.log().map(|(status, _)| status), (!sent).then_some(status));
        let ok = SendOutcome::from_response(&Response { text: "OK", ..answer });
        prop_assert_eq!(ok == SendOutcome::Sent, !redirect);
    }

    #[test]
    fn a_date_is_read_only_as_it_is_written(text in prop_oneof![any_text(), "[0-9]{4}-[0-9]{2}-[0-9]{2}"]) {
        if let Some(Date { year, month, day }) = Date::parse(&text) {
            prop_assert_eq!(format!("{year:04}-{month:02}-{day:02}"), text);
        }
    }

    #[test]
    fn any_path_is_a_route_and_a_view(
        path in prop_oneof![any_text(), "(/(en|val|es|maquinaria|contacto|alquiler-[a-z]{1,9}|\\PC{0,3})){0,5}/?"],
        language in language(),
    ) {
        let route = Route::of(&path);
        if let Some(page) = route.page {
            prop_assert_eq!(Route::of(&page.address(route.prefix)).page, Some(page));
        }
        let shown = told(&view_json(&path, dictionary(language)));
        prop_assert_eq!(shown["meta"].get("canonical").is_none(), route.page.is_none());
    }

    #[test]
    fn an_address_leads_to_the_one_of_its_page_and_stays_there(
        path in "/{1,2}((en|val|EN|%65n)/{1,2})?(faq|contacto|Maquinaria/Dumpers|home|nada)(\\.html|/index)?[/.,;:)»”…]{0,3}",
        rest in "(\\?[a-z=&?/.]{0,9})?(#\\PC{0,5})?",
        language in language(),
    ) {
        let address = [path.as_str(), &rest].concat();
        let route = Route::of(&address);
        prop_assert_eq!(Route::of(&path), route);
        prop_assert_eq!(route.page.is_none(), path.contains("nada"));
        let shown = told(&view_json(&address, dictionary(language)));
        prop_assert_eq!(shown["replaceWith"].is_string(), route.page.is_some() && !route.canonical);
        if let Some(own) = shown["replaceWith"].as_str() {
            prop_assert!(own.ends_with(&rest), "{own}");
            prop_assert_eq!(Route::of(own), Route { canonical: true, ..route });
        }
    }

    #[test]
    fn no_address_leads_to_another_site(
        slashes in "[/\\\\]{0,3}", path in any_text(), language in language(),
    ) {
        let address = [slashes.as_str(), &path].concat();
        let shown = told(&view_json(&address, dictionary(language)));
        let menu = shown["chrome"]["languages"].as_array().unwrap();
        let led = menu.iter().map(|option| &option["href"]).chain(shown.get("replaceWith"));
        let mut led: Vec<_> = led.map(|href| href.as_str().unwrap().to_owned()).collect();
        led.push(address_in(&["/en/", &address].concat(), language));
        for href in led {
            let path = href.split(['?', '#']).next().unwrap();
            prop_assert!(path.starts_with('/') && !path.starts_with("//") && !path.contains('\\'), "{href}");
        }
    }

    #[test]
    fn any_text_is_a_dictionary_or_an_error(text in any_text(), cut in any::<prop::sample::Index>()) {
        let whole = file(Language::Spanish);
        let (head, _) = whole.split_once('\n').unwrap();
        prop_assert!(Dictionary::read(text.clone()).is_err());
        prop_assert_eq!(Dictionary::read([head, "\n", &text].concat()).err(), Some(DictionaryError::Damaged));
        prop_assert_eq!(Dictionary::read([whole, &text].concat()).is_ok(), text.is_empty());
        // Cut off anywhere, at the end of a line too.
        let end = whole.floor_char_boundary(cut.index(whole.len()));
        prop_assert!(Dictionary::read(whole[..end].to_owned()).is_err());
        let ends: Vec<_> = whole.match_indices('\n').map(|(at, _)| at + 1).filter(|end| *end < whole.len()).collect();
        let damaged = Dictionary::read(whole[..*cut.get(&ends)].to_owned());
        prop_assert_eq!(damaged.err(), Some(DictionaryError::Damaged));
    }

    #[test]
    fn any_good_is_read_or_refused(name in any_text(), picture in any_text(), language in language()) {
        if let Ok(good) = Product::read(Some(&name), Some(&picture), dictionary(language)) {
            prop_assert!(!good.name.is_empty());
        }
    }
}

proptest! {
    // A view holds hundreds of texts: a few cases try thousands.
    #![proptest_config(ProptestConfig { cases: config().cases.div_ceil(8), ..config() })]

    #[test]
    fn any_markup_in_any_text_makes_a_view(lines in vec(any_text(), 1..40), language in language()) {
        let (head, texts) = file(language).split_once('\n').unwrap();
        let mut corrupt = [head, "\n"].concat();
        for (line, _) in lines.iter().cycle().zip(texts.lines()) {
            corrupt.push_str(&line.replace('\n', " "));
            corrupt.push('\n');
        }
        let dictionary = Dictionary::read(corrupt).unwrap();
        for address in addresses().iter().filter(|address| Route::of(address).prefix.is_none()) {
            told(&view_json(address, &dictionary));
        }
    }
}
