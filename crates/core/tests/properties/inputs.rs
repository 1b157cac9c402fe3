//! What is typed, asked for or read: any of it, and what a form takes.

use bancal_core::{Field, Language, QuoteForm};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::TODAY;

pub(crate) fn language() -> impl Strategy<Value = Language> {
    select(Language::ALL.to_vec())
}

/// Any Unicode, with more of what means something to HTML, HTTP or the form than chance would bring.
pub(crate) fn any_text() -> impl Strategy<Value = String> {
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

pub(crate) fn any_form() -> impl Strategy<Value = [String; Field::COUNT]> {
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

pub(crate) fn filled_text(units: usize) -> impl Strategy<Value = String> {
    fitting_text(units).prop_map(|text| if text.is_empty() { "x".to_owned() } else { text })
}

fn comments() -> impl Strategy<Value = String> {
    let lines = vec((fitting_text(60), select(vec!["\n", "\r\n", "\n\n", "\t"])), 0..6);
    let lines = lines.prop_map(|lines| lines.into_iter().map(|(text, end)| text + end).collect::<String>());
    (lines, 1..20_usize).prop_map(|(text, times)| text.repeat(times).chars().take(2000).collect())
}

/// A form that can be sent.
pub(crate) fn complete_form() -> impl Strategy<Value = QuoteForm> {
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
    .prop_filter("a form that cannot be sent", |form| form.check(|| TODAY).is_empty())
}
