//! The shop document of this repository, checked with the rules by which the site reads it.

use std::error::Error;
use std::fs;
use std::path::Path;

use bancal_core::{Dictionary, MAX_PRODUCTS, Product, ProductError, ShopList, search_names};
use serde_json::{Map, Value};

/// What is wrong with `data/shop.json`, a line each.
pub(crate) fn problems(root: &Path, dictionary: &Dictionary) -> Result<Vec<String>, Box<dyn Error>> {
    let document: Map<String, Value> = serde_json::from_str(&fs::read_to_string(root.join("data/shop.json"))?)
        .map_err(|error| format!("data/shop.json: {error}"))?;
    let found = [problems_of(&document, dictionary), without_product(&document, dictionary)].concat();
    Ok(found.into_iter().map(|problem| format!("data/shop.json: {problem}")).collect())
}

/// The keys of products that no list has: the search and the request list would still know them.
fn without_product(document: &Map<String, Value>, dictionary: &Dictionary) -> Vec<String> {
    let entries = document.values().filter_map(Value::as_array).flatten();
    let names: Vec<_> = entries.filter_map(|entry| entry.get("nombre")?.as_str()).collect();
    let keys = search_names(dictionary).into_iter().map(|(id, _)| id).filter(|id| id.starts_with("goods."));
    let unused = keys.filter(|key| !names.contains(&key.as_str()));
    unused.map(|key| format!("no list has {key}: take its texts out of locales/*/shop.json, too")).collect()
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
            match Product::read(text("nombre"), text("foto"), dictionary) {
                Ok(_) => {}
                Err(ProductError::Key) => {
                    let key = text("nombre").unwrap_or_default();
                    found.push(format!("{name}[{index}]: nombre: locales/*/shop.json have no text {key:?}"));
                }
                Err(error) => found.push(format!("{name}[{index}]: {error}")),
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
    fn a_product_that_no_list_has_any_more_is_named() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let text = fs::read_to_string(root.join("data/shop.json")).unwrap();
        let renamed = serde_json::from_str(&text.replace("\"goods.tools.trowel\"", "\"Paleta\"")).unwrap();
        assert_eq!(
            without_product(&renamed, &dictionaries()[0]),
            ["no list has goods.tools.trowel: take its texts out of locales/*/shop.json, too"]
        );
    }

    #[test]
    fn each_mistake_is_named_with_its_place() {
        let wrong_list = found(|document| document["aceite"] = json!([]));
        assert_eq!(wrong_list, ["aceite: the site has no such list"]);
        assert_eq!(found(|document| document["aceites"] = json!({})), ["the list aceites is missing"]);
        let wrong_name = found(|document| document["capazos"][0]["nombre"] = json!(7));
        assert_eq!(wrong_name, ["capazos[0]: nombre is not a text"]);
        let wrong_key = found(|document| document["capazos"][0]["nombre"] = json!("goods.baskets.tub"));
        assert_eq!(wrong_key, ["capazos[0]: nombre: locales/*/shop.json have no text \"goods.baskets.tub\""]);
        let repeated = found(|document| document["capazos"] = json!([document["capazos"][0], document["capazos"][0]]));
        assert_eq!(repeated, ["capazos[1]: the same entry is there before"]);
        let wrong_picture = found(|document| document["capazos"][0]["foto"] = json!("http://a.example/b.png"));
        assert_eq!(wrong_picture, ["capazos[0]: foto is not an address of this site or https"]);
    }
}
