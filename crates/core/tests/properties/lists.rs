//! The request list, whatever is stored, shared and merged.

use bancal_core::{Date, ListError, ListLine, MAX_LINES, MAX_QUANTITY, RequestList};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use super::config;

fn line() -> impl Strategy<Value = ListLine> {
    // Few ids, so that lists share some.
    let date =
        (2026_u16..2030, 1_u8..=12, 1_u8..=28).prop_map(|(year, month, day)| Date::new(year, month, day).unwrap());
    ("[a-c][0-9]|goods\\.tools\\.[a-c]", 1..=MAX_QUANTITY, option::of(1_u16..=365), option::of(date))
        .prop_map(|(id, quantity, days, date)| ListLine::new(&id, quantity, days, date).unwrap())
}

fn list() -> impl Strategy<Value = RequestList> {
    vec(line(), 0..20)
        .prop_map(|lines| lines.into_iter().fold(RequestList::default(), |list, line| list.with(line).unwrap()))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_a_list_or_an_error(text in "(1;|2;)?(\\PC|[a-z0-9,;.-]){0,400}") {
        if let Ok(list) = RequestList::read(&text) {
            prop_assert!(list.lines().len() <= MAX_LINES);
            prop_assert_eq!(RequestList::read(&list.write()).unwrap_or_default(), list);
        }
    }

    #[test]
    fn a_list_with_a_wrong_character_is_read_as_it_stands_or_refused(
        list in list(), place in any::<prop::sample::Index>(), wrong in "[a-z0-9,;.-]|\\PC",
    ) {
        let mut characters: Vec<String> = list.write().chars().map(String::from).collect();
        prop_assume!(!characters.is_empty());
        *place.get_mut(&mut characters) = wrong;
        let text = characters.concat();
        if let Ok(read) = RequestList::read(&text) {
            prop_assert!(read.lines().iter().all(|line| (1..=MAX_QUANTITY).contains(&line.quantity())), "{}", text);
            prop_assert_eq!(RequestList::read(&read.write()).unwrap_or_default(), read);
        }
    }

    #[test]
    fn a_list_is_the_same_after_storage_and_in_an_address(list in list()) {
        let text = list.write();
        prop_assert!(text.bytes().all(|c| c.is_ascii_alphanumeric() || b";,.-".contains(&c)), "{}", text);
        let read = if text.is_empty() { RequestList::default() } else { RequestList::read(&text).unwrap() };
        prop_assert_eq!(read, list);
    }

    #[test]
    fn merging_is_associative_and_loses_no_line_and_no_piece(a in list(), b in list(), c in list()) {
        let left = a.clone().merged(&b).and_then(|both| both.merged(&c));
        let right = b.clone().merged(&c).and_then(|both| a.clone().merged(&both));
        prop_assert_eq!(&left, &right);
        match left {
            Ok(merged) => {
                for line in [&a, &b, &c].iter().flat_map(|list| list.lines()) {
                    let pieces = |list: &RequestList| list.line(line.id()).map_or(0, |own| u32::from(own.quantity()));
                    prop_assert_eq!(pieces(&merged), [&a, &b, &c].map(pieces).iter().sum::<u32>());
                }
            }
            Err(error) => prop_assert_eq!(error, ListError::TooMany),
        }
    }

    #[test]
    fn adding_and_removing_leaves_the_others_in_their_order(list in list(), line in line()) {
        let id = line.id().to_owned();
        let others = list.clone().without(&id);
        let changed = list.with(line.clone()).unwrap();
        prop_assert_eq!(changed.line(&id), Some(&line));
        prop_assert_eq!(changed.without(&id), others);
    }
}
