//! schema.org data for search engines, from the views of the pages. There is no `Product`: without an offer or a review
//! search engines report it as an error, and the catalogue has no prices.

use content::Company;
use serde_json::{Value, json};

use crate::{at, list, text};

/// The entities of one page, outermost first.
pub(crate) fn data(view: &Value, company: &Company) -> Vec<Value> {
    let page = &view["page"];
    let mut out = match text(&page["kind"]) {
        "home" => vec![business(company), website(view, company)],
        "contact" => vec![business(company)],
        "machinery" => vec![catalogue(page, company)],
        "category" => vec![category(view)],
        "faq" => vec![questions(page)],
        _ => vec![],
    };
    let crumbs = at(view, "/chrome/crumbs");
    if list(crumbs).next().is_some() {
        out.push(breadcrumbs(crumbs, company));
    }
    for entity in &mut out {
        entity["@context"] = json!("https://schema.org");
    }
    out
}

fn business(company: &Company) -> Value {
    let hours = company.hours.iter().map(|[opens, closes]| {
        json!({
            "@type": "OpeningHoursSpecification",
            "opens": clock(opens),
            "closes": clock(closes),
        })
    });
    json!({
        "@type": "LocalBusiness",
        "@id": company_id(company),
        "name": company.name,
        "legalName": company.legal_name,
        "taxID": company.tax_id,
        "url": company.site,
        "image": absolute(company, "/share.jpg"),
        "email": company.email,
        "telephone": company.phones,
        "address": {
            "@type": "PostalAddress",
            "streetAddress": company.address.street,
            "postalCode": company.address.postal_code,
            "addressLocality": company.address.town,
            "addressRegion": company.address.province,
            "addressCountry": "ES",
        },
        "openingHoursSpecification": hours.collect::<Vec<_>>(),
    })
}

/// By which the other entities name the company.
fn company_id(company: &Company) -> String {
    absolute(company, "/#company")
}

fn absolute(company: &Company, address: &str) -> String {
    [&company.site, address].concat()
}

/// `7:30` as ISO 8601 writes it.
fn clock(time: &str) -> String {
    format!("{time:0>5}")
}

fn website(view: &Value, company: &Company) -> Value {
    json!({
        "@type": "WebSite",
        "name": company.name,
        "url": at(view, "/meta/canonical"),
        "inLanguage": view["lang"],
        "publisher": { "@id": company_id(company) },
    })
}

fn catalogue(page: &Value, company: &Company) -> Value {
    let categories = list(&page["all"]).map(
        |card| json!({ "@type": "OfferCatalog", "name": card["name"], "url": absolute(company, text(&card["href"])) }),
    );
    json!({
        "@type": "Service",
        "name": page["title"],
        "description": page["intro"],
        "provider": { "@id": company_id(company) },
        "hasOfferCatalog": {
            "@type": "OfferCatalog",
            "name": page["allTitle"],
            "itemListElement": categories.collect::<Vec<_>>(),
        },
    })
}

fn category(view: &Value) -> Value {
    let (page, address) = (&view["page"], text(at(view, "/meta/canonical")));
    let machines = (1..).zip(list(&page["machines"])).map(|(position, machine)| {
        json!({
            "@type": "ListItem",
            "position": position,
            "name": machine["name"],
            "url": format!("{address}#{}", text(&machine["id"])),
        })
    });
    json!({
        "@type": "ItemList",
        "name": page["title"],
        "numberOfItems": list(&page["machines"]).count(),
        "itemListElement": machines.collect::<Vec<_>>(),
    })
}

fn questions(page: &Value) -> Value {
    let entities = list(&page["questions"]).map(|question| {
        json!({
            "@type": "Question",
            "name": question["question"],
            "acceptedAnswer": { "@type": "Answer", "text": plain(&question["answer"]) },
        })
    });
    json!({ "@type": "FAQPage", "mainEntity": entities.collect::<Vec<_>>() })
}

fn breadcrumbs(crumbs: &Value, company: &Company) -> Value {
    let steps = (1..).zip(list(crumbs)).map(|(position, crumb)| {
        json!({
            "@type": "ListItem",
            "position": position,
            "name": crumb["text"],
            "item": absolute(company, text(&crumb["href"])),
        })
    });
    json!({ "@type": "BreadcrumbList", "itemListElement": steps.collect::<Vec<_>>() })
}

/// A text without its markup.
fn plain(nodes: &Value) -> String {
    list(nodes)
        .map(|node| match text(&node["kind"]) {
            "text" => text(&node["text"]).to_owned(),
            "break" => "\n".to_owned(),
            _ => plain(&node["children"]),
        })
        .collect()
}
