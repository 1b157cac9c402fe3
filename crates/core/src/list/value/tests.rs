use super::*;

fn list(text: &str) -> RequestList {
    RequestList::read(text).unwrap()
}

#[test]
fn a_list_is_read_back_as_it_was_written() {
    for text in ["1;rammer,1", "1;rammer,2,10", "1;rammer,2,,2026-12-01;goods.tools.float,99,365,2028-02-29"] {
        assert_eq!(list(text).write(), text);
    }
    assert_eq!(list("").write(), "");
}

#[test]
fn a_text_that_is_not_a_list_is_refused() {
    let long = ["1", &";rammer,1".repeat(10_000)].concat();
    let many: String = (0..=MAX_LINES)
        .flat_map(|number| [";m", &decimal(number), ",1"].concat().into_bytes())
        .map(char::from)
        .collect();
    let damaged = ["1;", &"m".repeat(3000), ",1"].concat();
    for (text, error) in [
        (damaged.as_str(), ListError::Unreadable),
        ("2;rammer,1", ListError::OtherVersion),
        ("12", ListError::OtherVersion),
        ("01;rammer,1", ListError::Unreadable),
        ("<script>", ListError::Unreadable),
        // A link that was cut off.
        ("1", ListError::Unreadable),
        ("1;", ListError::Unreadable),
        ("1;;", ListError::Unreadable),
        ("1;rammer", ListError::Unreadable),
        ("1;rammer,", ListError::Unreadable),
        ("1;,1", ListError::Unreadable),
        ("1;rammer,0", ListError::Unreadable),
        ("1;rammer,-1", ListError::Unreadable),
        ("1;rammer,100", ListError::Unreadable),
        ("1;rammer,1e1", ListError::Unreadable),
        ("1;rammer,1,366", ListError::Unreadable),
        ("1;rammer,1,0", ListError::Unreadable),
        ("1;rammer,1,1,2026-02-30", ListError::Unreadable),
        ("1;rammer,1,1,2026-02-03,", ListError::Unreadable),
        ("1;Rammer,1", ListError::Unreadable),
        ("1;ram mer,1", ListError::Unreadable),
        ("1;🏗,1", ListError::Unreadable),
        (&long, ListError::TooMany),
        (&["1", &many].concat(), ListError::TooMany),
    ] {
        assert_eq!(RequestList::read(text), Err(error), "{:?}", text.get(..40).unwrap_or(text));
    }
}

#[test]
fn the_longest_list_is_read_and_no_longer_text() {
    let lines: String =
        (10..40).map(|number| [";", &"m".repeat(62), &decimal(number), ",99,365,2026-11-24"].concat()).collect();
    let longest = ["1", &lines].concat();
    assert_eq!(list(&longest).write(), longest);
    // Its lines would be one, were it read.
    let longer = ["1", &[";", &"m".repeat(64), ",1,365,2026-11-24"].concat().repeat(31)].concat();
    assert_eq!(RequestList::read(&longer), Err(ListError::TooMany));
}

#[test]
fn each_reason_has_its_name() {
    for (error, name) in [
        (ListError::OtherVersion, "otherVersion"),
        (ListError::TooMany, "tooMany"),
        (ListError::Unreadable, "unreadable"),
        (ListError::InvalidLine, "invalidLine"),
    ] {
        assert_eq!(error.name(), name);
    }
}

#[test]
fn a_line_is_changed_in_its_place_and_removed() {
    let changed = list("1;rammer,1;roller-650,1").with(ListLine::new("rammer", 3, Some(2), None).unwrap()).unwrap();
    assert_eq!(changed.write(), "1;rammer,3,2;roller-650,1");
    assert_eq!(changed.without("rammer").without("nothing").write(), "1;roller-650,1");
}

#[test]
fn merging_adds_pieces_and_keeps_what_the_first_says() {
    let merged = list("1;rammer,60,5;roller-650,1").merged(&list("1;fence,4;rammer,39,9,2026-12-01")).unwrap();
    assert_eq!(merged.write(), "1;rammer,99,5;roller-650,1;fence,4");
    let merged = list("1;rammer,1,,2026-12-01;fence,1").merged(&list("1;rammer,1,9;fence,2,4,2026-12-02")).unwrap();
    assert_eq!(merged.write(), "1;rammer,2,,2026-12-01;fence,3,4,2026-12-02");
}

#[test]
fn more_pieces_than_a_line_has_room_for_are_refused_and_not_dropped() {
    for text in ["1;rammer,40", "1;fence,4;rammer,99"] {
        assert_eq!(list("1;rammer,60").merged(&list(text)), Err(ListError::TooMany), "{text}");
    }
    assert_eq!(RequestList::read("1;rammer,60;rammer,40"), Err(ListError::TooMany));
}

#[test]
fn nothing_stored_is_a_list_without_lines() {
    assert_eq!(RequestList::read(""), Ok(RequestList::default()));
    assert_eq!(RequestList::default().write(), "");
}

#[test]
fn a_quantity_alone_leaves_the_days_and_the_date_of_the_line() {
    let changed = |line| list("1;rammer,1,5,2026-12-01").changed("rammer", line);
    assert_eq!(changed("2").unwrap().write(), "1;rammer,2,5,2026-12-01");
    assert_eq!(changed("2,,").unwrap().write(), "1;rammer,2");
    assert_eq!(changed("2,7,2026-12-03").unwrap().write(), "1;rammer,2,7,2026-12-03");
    assert_eq!(changed("").unwrap().write(), "");
    for line in ["0", "100", "x", "1,366", "1,,2026-13-01", ",", "1,2,2026-12-03,4", "1;x,1"] {
        assert_eq!(changed(line), Err(ListError::InvalidLine), "{line}");
    }
}

#[test]
fn what_was_sent_is_taken_off_and_what_was_changed_since_stays() {
    let rest = |now, sent| list(now).minus(&list(sent)).write();
    assert_eq!(rest("1;rammer,1;fence,4", "1;rammer,1;fence,3"), "1;fence,1");
    assert_eq!(rest("1;rammer,1;fence,2", "1;rammer,1;fence,3"), "");
    assert_eq!(rest("1;rammer,1", "1;rammer,1"), "");
    assert_eq!(rest("1;rammer,1,2", "1;rammer,1"), "1;rammer,1,2");
}
