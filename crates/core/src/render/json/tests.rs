use super::*;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Sample {
    first_text: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    none: Option<bool>,
    pairs: Vec<(u16, bool)>,
}

#[test]
fn json_is_read_back_as_it_was() {
    let text = "\"\\\u{0}\u{1f}\n\u{2028}ñ🏗";
    let sample = Sample { first_text: text, none: None, pairs: vec![(0, true), (65535, false)] };
    let read: serde_json::Value = serde_json::from_str(&to_string(&sample)).unwrap();
    assert_eq!(read, serde_json::json!({ "firstText": text, "pairs": [[0, true], [65535, false]] }));
}

#[test]
fn a_value_that_no_view_has_is_not_written_in_part() {
    assert_eq!(to_string(&("a", 1_u8)), r#"["a",1]"#);
    assert_eq!(to_string(&[None, Some(u64::MAX)]), "[null,18446744073709551615]");
    assert_eq!(to_string(&("a", 0.5)), "");
}
