use super::*;
use crate::content::categories;
use crate::fixtures::dictionary;
use crate::language::Language;

const LIST: &str = "1;goods.tools.trowel,3;metal-fence,2,10,2026-12-01;rammer,1,1";

fn sent(typed: [&str; 2], list: &str, language: Language) -> [String; 2] {
    let [machine, comments] = typed;
    let list = RequestList::read(list).unwrap();
    serde_json::from_str(&with_list(machine, comments, &list, "K4MX", &dictionary(language))).unwrap()
}

#[test]
fn one_two_and_thirty_lines_are_sent_as_the_office_reads_them() {
    let [machine, comments] = sent(["", ""], "1;rammer,1", Language::Spanish);
    assert_eq!(machine, "1 máquina: Pisón");
    assert_eq!(comments, "---\n1 × Pisón\nReferencia: K4MX");

    let [machine, comments] = sent([" Un pico ", "Acceso estrecho.\n"], LIST, Language::Spanish);
    assert_eq!(machine, "Un pico; 3 máquinas, 3 artículos: Vallas metálicas, Pisón, Paleta de albañil");
    assert_eq!(
        comments,
        "Acceso estrecho.\n---\nAdemás: Un pico\n2 × Vallas metálicas · 10 días · desde 2026-12-01\n1 × Pisón · 1 día\n\
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
fn what_was_typed_as_the_machine_is_not_asked_for_twice() {
    for typed in ["Pisón", " Pisón "] {
        let [machine, comments] = sent([typed, ""], "1;rammer,2", Language::Spanish);
        assert_eq!(machine, "2 máquinas: Pisón");
        assert_eq!(comments, "---\n2 × Pisón\nReferencia: K4MX");
    }
    let [machine, _] = sent(["Dumper de 3.500 kg", ""], "1;dumper-3500,1", Language::Spanish);
    assert_eq!(machine, "1 máquina: Dumper de 3.500\u{a0}kg");
    let [machine, _] = sent(["Pisón ligero", ""], "1;rammer,2", Language::Spanish);
    assert_eq!(machine, "Pisón ligero; 2 máquinas: Pisón");
}

#[test]
fn a_list_with_nothing_that_the_catalogue_has_changes_nothing() {
    for list in ["", "1;gone,1"] {
        assert_eq!(sent([" Dumper ", "x "], list, Language::Spanish), [" Dumper ", "x "]);
    }
}

#[test]
fn a_summary_of_exactly_the_most_characters_is_whole() {
    let names = ["ñ".repeat(58), "b".repeat(60)].join(", ");
    assert_eq!(names.chars().count(), MAX_SUMMARY);
    assert_eq!(shortened(names.clone()), names);
    let longer = [names, "c".to_owned()].concat();
    assert_eq!(shortened(longer), ["ñ".repeat(58), MORE.to_owned()].concat());
}

#[test]
fn a_typed_machine_stands_before_the_summary_where_both_have_room() {
    let (machine, summary) = ("ñ".repeat(60), "b".repeat(58));
    let both = [machine.as_str(), "; ", &summary].concat();
    assert_eq!(with_machine(&machine, summary.clone()), both);
    let longer = [summary, "b".to_owned()].concat();
    assert_eq!(with_machine(&machine, longer.clone()), longer);
    assert_eq!(with_machine("", longer.clone()), longer);
}
