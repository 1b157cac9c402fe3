use super::*;

const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

fn form(changes: &[(Field, &str)]) -> QuoteForm {
    let value = |field| match field {
        Field::Name => "Obras Levante",
        Field::Email => "obras@example.com",
        Field::Machine => "Dumper",
        Field::City => "Alicante",
        Field::Days => "3",
        _ => "",
    };
    QuoteForm::new(Field::ALL.map(|field| {
        let change = changes.iter().find(|(changed, _)| *changed == field);
        change.map_or_else(|| value(field), |(_, text)| text).to_owned()
    }))
}

fn reason(field: Field, value: &str) -> Option<Reason> {
    let errors = form(&[(field, value)]).check(|| TODAY);
    assert!(errors.len() <= 1, "{errors:?}");
    errors.first().map(|error| {
        assert_eq!(error.field, field);
        error.reason
    })
}

#[test]
fn a_complete_form_has_no_errors() {
    assert_eq!(form(&[]).check(|| TODAY), []);
}

#[test]
fn required_fields_are_asked_for() {
    for (field, missing) in [
        (Field::Name, Reason::NameMissing),
        (Field::Machine, Reason::MachineMissing),
        (Field::City, Reason::CityMissing),
        (Field::Days, Reason::DaysMissing),
    ] {
        assert_eq!(reason(field, " \u{a0}\u{feff} \u{200b}"), Some(missing), "{field:?}");
    }
    for field in [Field::Phone, Field::Date, Field::Comments] {
        assert_eq!(reason(field, ""), None, "{field:?}");
    }
}

#[test]
fn one_of_email_and_phone_is_enough() {
    assert_eq!(reason(Field::Email, ""), Some(Reason::NoContact));
    assert_eq!(form(&[(Field::Email, ""), (Field::Phone, "965 000 000")]).check(|| TODAY), []);
}

#[test]
fn emails_follow_the_rule_of_the_browser() {
    let long = ["a@", &"b".repeat(63), ".es"].concat();
    for value in ["a@b", "a.b+c@d-e.f", "!#$%&'*+/=?^_`{|}~-@x.y", "a@ñ", "ana@exàmple.cat", &long] {
        assert_eq!(reason(Field::Email, value), None, "{value}");
    }
    let too_long = ["a@", &"b".repeat(64), ".es"].concat();
    for value in ["a", "@b", "a@", "a@-b", "a@b-", "a@b..c", "a@.b", "a b@c", "a@b@c", "ñ@b", &too_long] {
        assert_eq!(reason(Field::Email, value), Some(Reason::EmailInvalid), "{value}");
    }
}

#[test]
fn a_phone_number_is_found_in_whatever_people_type_and_paste() {
    for value in [
        "965000",
        "+34 965 00 00 00",
        "(0034) 965-00.00.00",
        "(+34) 965 00 00 00",
        "[+34] 965/00/00/00",
        "+1/965/000/000",
        "123456789012345",
        "600 11 12 13 ext. 4",
        "600111213 x 4",
        "\u{202a}+34 600 111 222\u{202c}",
        "600\u{202f}11\u{a0}12\u{2009}13",
        "600–111–222",
        "600—111−222‑3",
        "6\u{200b}0\u{200b}0\u{200b}1\u{200b}1\u{200b}1",
        "600000000 / 611111111",
        "600 000 000, 611 111 111",
        "600000000 o 611111111",
        "600 000 000\t611 111 111",
        "tel 600 000 000",
        "Tel.: 600 000 000 (Juan, por la mañana)",
        "６００１１１２２２",
        "٩٦٥٠٠٠٠٠٠",
        "600·111·222",
        "600_111_222",
        "600*111#222",
        "手机 600111222",
        "600111222 12345678901234567",
        "12345678901234567 600111222",
    ] {
        assert_eq!(reason(Field::Phone, value), None, "{value}");
    }
    for value in ["96500", "1234567890123456", "uno", "tel", "6 días, 3 obras, 2 casas", "+", "()"] {
        assert_eq!(reason(Field::Phone, value), Some(Reason::PhoneInvalid), "{value}");
    }
}

#[test]
fn days_are_a_whole_number_up_to_ten_years() {
    for value in ["1", "365", "366", "007", "730", "3650", "3.0"] {
        assert_eq!(reason(Field::Days, value), None, "{value}");
    }
    let zeros = "0".repeat(60_000) + "7";
    for value in ["0", "-1", "+5", "1.5", "1e2", "tres", "1.000", zeros.as_str()] {
        assert_eq!(reason(Field::Days, value), Some(Reason::DaysInvalid), "{value:.9}");
    }
    for value in ["3651", "600111222", "99999999999999999999"] {
        assert_eq!(reason(Field::Days, value), Some(Reason::DaysTooMany), "{value}");
    }
}

#[test]
fn a_rental_starts_between_today_and_two_years_from_now() {
    for value in ["2026-11-21", "2028-11-21"] {
        assert_eq!(reason(Field::Date, value), None, "{value}");
    }
    assert_eq!(reason(Field::Date, "2026-11-20"), Some(Reason::DatePast));
    for value in ["2028-11-22", "9999-12-31"] {
        assert_eq!(reason(Field::Date, value), Some(Reason::DateTooFar), "{value}");
    }
    let stopped = Date { year: 1970, month: 1, day: 1 };
    assert_eq!(form(&[(Field::Date, "2026-12-01")]).check(|| stopped), []);
    let long = "2".repeat(5000);
    for value in ["2026-02-30", "12026-01-01", "?", long.as_str()] {
        assert_eq!(reason(Field::Date, value), Some(Reason::DateInvalid), "{value:.9}");
    }
}

#[test]
fn lengths_are_counted_as_the_browser_counts_them() {
    let most = Field::Name.max_length();
    assert_eq!(reason(Field::Name, &"ñ".repeat(most)), None);
    assert_eq!(reason(Field::Name, &"ñ".repeat(most + 1)), Some(Reason::TooLong));
    assert_eq!(reason(Field::Name, &"🏗".repeat(most / 2)), None);
    assert_eq!(reason(Field::Name, &"🏗".repeat(most / 2 + 1)), Some(Reason::TooLong));
    // A line end counts once, whether it arrives as one character or as two.
    let most = Field::Comments.max_length();
    for end in ["\n", "\r\n"] {
        let lines = |count| ["a", end].concat().repeat(count) + "b";
        assert_eq!(reason(Field::Comments, &lines(most / 2 - 1)), None);
        assert_eq!(reason(Field::Comments, &lines(most / 2)), Some(Reason::TooLong));
    }
}
