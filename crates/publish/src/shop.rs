//! The shop document of this repository, checked with the rules by which the site reads it.

use std::error::Error;
use std::fs;
use std::path::Path;

use bancal_core::{Dictionary, MAX_PRODUCTS, Product, ShopList};
use serde_json::{Map, Value};

/// What is wrong with `data/shop.json`, a line each.
pub(crate) fn problems(root: &Path, dictionary: &Dictionary) -> Result<Vec<String>, Box<dyn Error>> {
    let document: Map<String, Value> = serde_json::from_str(&fs::read_to_string(root.join("data/shop.json"))?)
        .map_err(|error| format!("data/shop.json: {error}"))?;
    Ok(problems_of(&document, dictionary).into_iter().map(|problem| format!("data/shop.json: {problem}")).collect())
}

fn problems_of(document: &Map<String, Value>, dictionary: &Dictionary) -> Vec<String> {
    let mut found = Vec::new();
    for name in document.keys().filter(|name| ShopList::from_document_name(name).is_none()) {
        found.push(format!("{name}: the site has no such list"));
    }
    for name in ShopList::ALL.map(ShopList::document_name) {
        let Some(entries) = document.get(name).and_then(Value::as_array) else {
            found.push(format!("the list {name} is missing"));
            continue;
        };
        if entries.len() > MAX_PRODUCTS {
            found.push(format!("{name}: more than {MAX_PRODUCTS} entries"));
        }
        for (index, entry) in entries.iter().enumerate() {
            let text = |field: &str| entry.get(field).and_then(Value::as_str);
            if entries.get(..index).is_some_and(|before| before.contains(entry)) {
                found.push(format!("{name}[{index}]: the same entry is there before"));
            }
            if let Err(error) = Product::read(text("nombre"), text("foto"), dictionary) {
                found.push(format!("{name}[{index}]: {error}"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::tests::dictionaries;

    fn found(change: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut document = json!({});
        for list in ShopList::ALL {
            document[list.document_name()] = json!([{ "nombre": "Pala", "foto": "/pictures/shovel-400.webp" }]);
        }
        change(&mut document);
        problems_of(document.as_object().unwrap(), &dictionaries()[0])
    }

    #[test]
    fn a_document_by_the_rules_has_no_problem() {
        assert!(found(|_| ()).is_empty());
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        assert!(problems(&root, &dictionaries()[0]).unwrap().is_empty());
    }

    #[test]
    fn each_mistake_is_named_with_its_place() {
        let wrong_list = found(|document| document["aceite"] = json!([]));
        assert_eq!(wrong_list, ["aceite: the site has no such list"]);
        assert_eq!(found(|document| document["aceites"] = json!({})), ["the list aceites is missing"]);
        let wrong_name = found(|document| document["capazos"][0]["nombre"] = json!(7));
        assert_eq!(wrong_name, ["capazos[0]: nombre is not a text"]);
        let repeated = found(|document| document["capazos"] = json!([document["capazos"][0], document["capazos"][0]]));
        assert_eq!(repeated, ["capazos[1]: the same entry is there before"]);
        let wrong_picture = found(|document| document["capazos"][0]["foto"] = json!("http://a.example/b.png"));
        assert_eq!(wrong_picture, ["capazos[0]: foto is not an address of this site or https"]);
    }
}
