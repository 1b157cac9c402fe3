use serde_json::{Value, json};

use super::*;
use crate::fixtures::dictionary;
use crate::language::Language;

const LIST: &str = "1;goods.tools.trowel,3;metal-fence,2,10,2026-12-01;rammer,1,1";

fn shown(text: &str, language: Language) -> Value {
    serde_json::from_str(&list_json(text, &dictionary(language))).unwrap()
}

fn sent(typed: [&str; 2], list: &str, language: Language) -> [String; 2] {
    let [machine, comments] = typed;
    let list = RequestList::read(list).unwrap();
    serde_json::from_str(&with_list(machine, comments, &list, "K4MX", &dictionary(language))).unwrap()
}

#[test]
fn lines_are_shown_with_names_and_places_in_the_language() {
    let view = shown(LIST, Language::English);
    assert_eq!(view["list"], LIST);
    assert_eq!(view["summary"], "2 machines, 1 shop item: Metal fences, Rammer, Trowel");
    let fence = &view["machines"][0];
    assert_eq!(
        *fence,
        json!({
            "id": "metal-fence",
            "name": "Metal fences",
            "href": "/en/maquinaria/alquiler-vallas#metal-fence",
            "picture": "metal-fence",
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
    assert!(view["gone"].as_str().unwrap().starts_with('3'), "{view}");
    assert!(shown("1;gone,1", Language::Spanish)["gone"].as_str().unwrap().starts_with("Una línea"));
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

#[test]
fn one_two_and_thirty_lines_are_sent_as_the_office_reads_them() {
    let [machine, comments] = sent(["", ""], "1;rammer,1", Language::Spanish);
    assert_eq!(machine, "1 máquina: Pisón");
    assert_eq!(comments, "---\n1 × Pisón\nReferencia: K4MX");

    let [machine, comments] = sent([" Un pico ", "Acceso estrecho.\n"], LIST, Language::Spanish);
    assert_eq!(machine, "2 máquinas, 1 artículo: Vallas metálicas, Pisón, Paleta de albañil");
    assert_eq!(
        comments,
        "Acceso estrecho.\n---\nUn pico\n2 × Vallas metálicas · 10 días · desde 2026-12-01\n1 × Pisón · 1 día\n\
         3 × Paleta de albañil · compra\nReferencia: K4MX"
    );

    let all: Vec<&str> =
        categories().flat_map(|category| category.category().machines).map(|machine| machine.id).collect();
    let thirty: String = all.iter().take(30).flat_map(|id| [";", id, ",99,365,2026-12-01"]).collect();
    for language in Language::ALL {
        let [machine, comments] = sent(["", ""], &["1", &thirty].concat(), language);
        assert!(machine.chars().count() <= MAX_SUMMARY && machine.ends_with(", …"), "{machine}");
        assert_eq!(comments.lines().count(), 32);
        assert!(comments.encode_utf16().count() < 4000, "{}", comments.len());
    }
}

#[test]
fn a_list_with_nothing_that_the_catalogue_has_changes_nothing() {
    for list in ["", "1;gone,1"] {
        assert_eq!(sent([" Dumper ", "x "], list, Language::Spanish), [" Dumper ", "x "]);
    }
}
