//! What search engines read beside the page: schema.org data, from the same views as the page itself. There is no
//! `Product`: without an offer or a review it would be reported as an error, and the catalogue has no prices.

use bancal_core::{CategoryView, Crumb, Inline, MachineryView, PageView, Question, RouteView};
use content::Company;
use serde_json::{Value, json};

/// The entities of one page, outermost first.
pub(crate) fn data(view: &RouteView, company: &Company) -> Vec<Value> {
    let mut out = match &view.page {
        PageView::Home(_) => vec![business(company), website(view, company)],
        PageView::Contact(_) => vec![business(company)],
        PageView::Machinery(page) => vec![catalogue(page, company)],
        PageView::Category(page) => vec![category(view, page)],
        PageView::Faq(page) => vec![questions(&page.questions)],
        _ => vec![],
    };
    if !view.chrome.crumbs.is_empty() {
        out.push(breadcrumbs(&view.chrome.crumbs, company));
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
        "@id": absolute(company, "/#company"),
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

fn absolute(company: &Company, address: &str) -> String {
    [&company.site, address].concat()
}

/// `7:30` as ISO 8601 writes it.
fn clock(time: &str) -> String {
    format!("{time:0>5}")
}

fn website(view: &RouteView, company: &Company) -> Value {
    json!({
        "@type": "WebSite",
        "name": company.name,
        "url": view.meta.canonical,
        "inLanguage": view.lang,
        "publisher": { "@id": absolute(company, "/#company") },
    })
}

fn catalogue(page: &MachineryView, company: &Company) -> Value {
    let categories = page
        .all
        .iter()
        .map(|card| json!({ "@type": "OfferCatalog", "name": card.name, "url": absolute(company, &card.href) }));
    json!({
        "@type": "Service",
        "name": page.title,
        "description": page.intro,
        "provider": { "@id": absolute(company, "/#company") },
        "hasOfferCatalog": {
            "@type": "OfferCatalog",
            "name": page.all_title,
            "itemListElement": categories.collect::<Vec<_>>(),
        },
    })
}

fn category(view: &RouteView, page: &CategoryView) -> Value {
    let address = view.meta.canonical.as_deref().unwrap_or_default();
    let machines = (1..).zip(&page.machines).map(|(position, machine)| {
        json!({
            "@type": "ListItem",
            "position": position,
            "name": machine.name,
            "url": format!("{address}#{}", machine.id),
        })
    });
    json!({
        "@type": "ItemList",
        "name": page.title,
        "numberOfItems": page.machines.len(),
        "itemListElement": machines.collect::<Vec<_>>(),
    })
}

fn questions(questions: &[Question]) -> Value {
    let entities = questions.iter().map(|question| {
        json!({
            "@type": "Question",
            "name": question.question,
            "acceptedAnswer": { "@type": "Answer", "text": plain(&question.answer) },
        })
    });
    json!({ "@type": "FAQPage", "mainEntity": entities.collect::<Vec<_>>() })
}

fn breadcrumbs(crumbs: &[Crumb], company: &Company) -> Value {
    let steps = (1..).zip(crumbs).map(|(position, crumb)| {
        json!({
            "@type": "ListItem",
            "position": position,
            "name": crumb.text,
            "item": absolute(company, &crumb.href),
        })
    });
    json!({ "@type": "BreadcrumbList", "itemListElement": steps.collect::<Vec<_>>() })
}

/// A text without its markup.
fn plain(nodes: &[Inline]) -> String {
    nodes
        .iter()
        .map(|node| match node {
            Inline::Text { text } => text.clone(),
            Inline::Strong { children } | Inline::Emphasis { children } | Inline::Link { children, .. } => {
                plain(children)
            }
            Inline::Break => "\n".to_owned(),
        })
        .collect()
}
