//! The check of a form, and what it reports.

use bancal_core::{Date, Field, FormReport, QuoteForm, Reason, RenderContext, to_json};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::common::{dictionary, parsed};
use crate::inputs::{any_form, any_text, filled_text, language};
use crate::{TODAY, config, part_names};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_unicode_in_any_field_is_checked_and_reported(typed in any_form(), language in language()) {
        let form = QuoteForm::new(typed);
        let errors = form.check(|| TODAY);
        let report = parsed(&to_json(&FormReport::of(&form, || TODAY), RenderContext::without_page(dictionary(language))));
        prop_assert_eq!(report.get("summary").is_none(), errors.is_empty());
        let messages = report["errors"].as_array().unwrap();
        let reported: Vec<_> = messages.iter().map(|error| error["field"].as_str().unwrap()).collect();
        let found: Vec<_> = errors.iter().map(|error| error.field.wire_name()).collect();
        prop_assert_eq!(&reported, &found);
        // At most one a field, in the order of the form.
        let in_order: Vec<_> = part_names().into_iter().filter(|name| found.contains(&name.as_str())).collect();
        prop_assert_eq!(found, in_order);
        let complete = messages.iter().all(|error| {
            error["message"].as_str().is_some_and(|message| !message.is_empty() && !message.contains('{'))
        });
        prop_assert!(complete, "{report:?}");
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
            // Only control characters and white space are lost, except in fields whose values are normalised.
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
        let refused = form.check(|| TODAY).into_iter().find(|error| error.field == Field::Phone);
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
    fn a_field_that_is_too_long_is_reported(
        text in filled_text(120), field in select(vec![Field::Name, Field::Machine, Field::City]),
    ) {
        let long = text.repeat(901);
        let form = QuoteForm::new(Field::ALL.map(|own| if own == field { long.clone() } else { String::new() }));
        let reason = form.check(|| TODAY).iter().find(|error| error.field == field).map(|error| error.reason);
        let fits = form.value(field).encode_utf16().count() <= field.max_length();
        prop_assert_eq!(reason, (!fits).then_some(Reason::TooLong));
    }

    #[test]
    fn a_date_is_read_only_as_it_is_written(text in prop_oneof![any_text(), "[0-9]{4}-[0-9]{2}-[0-9]{2}"]) {
        if let Some(date) = Date::parse(&text) {
            prop_assert_eq!(date.text(), text);
        }
    }
}
