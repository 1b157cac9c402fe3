use super::*;

fn weight(text: &str, labels: usize) -> u32 {
    Entry { labels, ..Entry::new(text) }.weight()
}

#[test]
fn a_word_says_less_the_more_labels_have_it() {
    for (labels, expected) in [
        (0, 100),
        (1, 100),
        (2, 90),
        (3, 90),
        (4, 80),
        (7, 80),
        (8, 70),
        (15, 70),
        (16, 60),
        (31, 60),
        (32, 50),
        (200, 50),
    ] {
        assert_eq!(weight("dumper", labels), expected, "{labels}");
    }
}

#[test]
fn a_qualifier_says_little_however_few_labels_have_it() {
    for word in ["diesel", "pequena", "grandes", "small"] {
        assert_eq!(weight(word, 1), 30, "{word}");
    }
}

#[test]
fn an_entry_begins_with_its_stem_and_its_root() {
    let entry = Entry::new("cortadoras");
    assert_eq!((entry.stem(), entry.root()), ("cortador", "cort"));
}
