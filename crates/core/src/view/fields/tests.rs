use super::*;

#[test]
fn the_form_asks_for_every_field_once_in_the_order_of_the_request() {
    let names: Vec<_> = GROUPS.iter().flat_map(|group| group.fields).map(|view| view.name).collect();
    assert_eq!(names, Field::ALL.map(Field::wire_name));
}

#[test]
fn each_control_asks_for_what_the_rules_ask_for() {
    for own in Field::ALL {
        let view = field(own);
        let is_optional = matches!(own, Field::Date | Field::Comments);
        assert!(!(is_optional && view.required), "{own:?}");
        assert_eq!(view.note.is_some(), is_optional || own == Field::City, "{own:?}");
        assert_eq!(view.range.is_some(), (view.control == Control::Number), "{own:?}");
        assert_eq!(view.years.is_some(), (view.control == Control::Date), "{own:?}");
        assert_eq!(view.enterkeyhint == EnterKeyHint::Send, own == Field::Days, "{own:?}");
    }
}
