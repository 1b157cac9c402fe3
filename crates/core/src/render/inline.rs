//! Texts with markup, as typed nodes.

use markup::Inline;
use serde::{Serialize, Serializer};

use super::context::RenderContext;
use super::href::Href;
use crate::content::COMPANY;
use crate::route::Page;
use crate::text::RichTextId;

impl Serialize for RichTextId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let context = RenderContext::require()?;
        parse(context.dictionary.text(self.0), &context).serialize(serializer)
    }
}

/// The build lets no text pass that is not of the vocabulary: one that is not comes from elsewhere, and stays text.
fn parse<'a>(text: &'a str, context: &RenderContext) -> Vec<Inline<'a>> {
    markup::parse(text, &|target| Some(href(target)?.address(context))).unwrap_or_else(|_| vec![Inline::Text { text }])
}

/// Where `<a to="…">` in a text leads.
fn href(name: &str) -> Option<Href<'_>> {
    Some(match name {
        "email" => Href::Mail,
        "phone" => Href::Phone(COMPANY.phones[0]),
        "whatsapp" => Href::Chat,
        "school" => Href::External(COMPANY.school.website),
        _ if name.starts_with("https://") => Href::External(name),
        _ => Href::Page(Page::from_name(name)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::dictionary;
    use crate::language::Language;

    #[test]
    fn a_link_leads_to_a_page_or_to_what_the_company_file_says() {
        for (name, href) in [
            ("contact", Href::Page(Page::Contact)),
            ("email", Href::Mail),
            ("phone", Href::Phone(COMPANY.phones[0])),
            ("whatsapp", Href::Chat),
            ("school", Href::External(COMPANY.school.website)),
            ("https://a.example/b", Href::External("https://a.example/b")),
        ] {
            assert_eq!(super::href(name), Some(href), "{name}");
        }
    }

    /// The build lets no other target into a text.
    #[test]
    fn every_target_that_the_build_knows_leads_somewhere_and_every_page_is_one() {
        for name in ::content::LINK_TARGETS {
            assert!(href(name).is_some(), "{name}");
        }
        let led: Vec<_> = ::content::LINK_TARGETS.iter().filter_map(|name| Page::from_name(name)).collect();
        for page in Page::all().filter(|page| !matches!(page, Page::Category(_))) {
            assert!(led.contains(&page), "{page:?}");
        }
    }

    #[test]
    fn anything_else_stays_text() {
        let context = RenderContext::without_page(&dictionary(Language::Spanish));
        for source in [
            "<script>alert(1)</script>",
            "<strong>never closed",
            "</em>",
            "<a to=\"javascript:alert(1)\">x</a>",
            "<a href=\"/faq\">x</a>",
            "a < b",
            "<",
        ] {
            assert_eq!(parse(source, &context), [Inline::Text { text: source }], "{source}");
        }
    }
}
