use serde_json::{Value, json};

use super::*;
use crate::fixtures::dictionary;
use crate::language::Language;

const LIST: &str = "1;goods.tools.trowel,3;metal-fence,2,10,2026-12-01;rammer,1,1";

fn shown(text: &str, language: Language) -> Value {
    serde_json::from_str(&list_json(text, &dictionary(language))).unwrap()
}

#[test]
fn lines_are_shown_with_names_and_places_in_the_language() {
    let view = shown(LIST, Language::English);
    assert_eq!(view["list"], LIST);
    assert_eq!(view["summary"], "3 machines, 3 shop items: Metal fence panels, Rammer, Brick trowel");
    let fence = &view["machines"][0];
    assert_eq!(
        *fence,
        json!({
            "id": "metal-fence",
            "name": "Metal fence panels",
            "href": "/en/maquinaria/alquiler-vallas#metal-fence",
            "picture": "metal-fence",
            "text": "2 × Metal fence panels · 10 days · from 2026-12-01",
            "quantity": 2,
            "days": 10,
            "date": "2026-12-01",
        })
    );
    let trowel = &view["products"][0];
    assert_eq!((&trowel["href"], &trowel["picture"]), (&json!("/en/herramientas"), &json!("trowel")));
    assert_eq!(view.get("refused"), None);
    assert_eq!(view.get("gone"), None);
}

#[test]
fn what_the_catalogue_no_longer_has_is_counted_and_left_out() {
    let view = shown("1;gone,1;rammer,2;goods.tools.gone,1;goods.gone,1", Language::Spanish);
    assert_eq!(view["list"], "1;rammer,2");
    assert!(view["gone"].as_str().unwrap().contains(" 3 "), "{view}");
    assert!(shown("1;gone,1", Language::Spanish)["gone"].as_str().unwrap().contains("una máquina o un artículo"));
}

#[test]
fn a_text_that_is_not_a_list_says_why() {
    for (text, word) in [("9;rammer,1", "versión"), ("hola", "leer"), ("1;rammer,-1", "leer")] {
        let view = shown(text, Language::Spanish);
        assert!(view["refused"].as_str().unwrap().contains(word), "{text}: {view}");
        assert_eq!((&view["list"], &view["summary"]), (&json!(""), &json!("")));
    }
    let many = ["1", &";rammer,1".repeat(10_000)].concat();
    assert!(shown(&many, Language::Spanish)["refused"].as_str().unwrap().contains("30"));
}
