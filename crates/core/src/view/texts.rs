use serde::Serialize;

use super::site::Site;
use super::{Picture, TextLink, Titled};
use crate::content::{COMPANY, key};
use crate::{Page, link};

/// The eight advantages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AdvantagesView {
    /// Heading.
    pub title: String,
    /// The headline under it.
    pub headline: String,
    /// Eight blocks.
    pub items: Vec<Titled>,
    /// To the machinery.
    pub machinery: TextLink,
}

/// Training with the partner school.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TrainingView {
    /// Heading.
    pub title: String,
    /// Why and with whom.
    pub intro: String,
    /// Heading of the three points.
    pub points_title: String,
    /// Three points.
    pub points: Vec<String>,
    /// The partner.
    pub partner: Titled,
    /// Its logo.
    pub logo: Picture,
    /// What the number is for.
    pub phone_label: String,
    /// Its phone.
    pub phone: TextLink,
    /// Its website.
    pub website: TextLink,
}

pub(super) fn advantages(site: &Site) -> AdvantagesView {
    let items = [
        (key::ADVANTAGES_1_TITLE, key::ADVANTAGES_1_TEXT),
        (key::ADVANTAGES_2_TITLE, key::ADVANTAGES_2_TEXT),
        (key::ADVANTAGES_3_TITLE, key::ADVANTAGES_3_TEXT),
        (key::ADVANTAGES_4_TITLE, key::ADVANTAGES_4_TEXT),
        (key::ADVANTAGES_5_TITLE, key::ADVANTAGES_5_TEXT),
        (key::ADVANTAGES_6_TITLE, key::ADVANTAGES_6_TEXT),
        (key::ADVANTAGES_7_TITLE, key::ADVANTAGES_7_TEXT),
        (key::ADVANTAGES_8_TITLE, key::ADVANTAGES_8_TEXT),
    ];
    AdvantagesView {
        title: site.text(key::ADVANTAGES_TITLE),
        headline: site.text(key::ADVANTAGES_HEADLINE),
        items: items.map(|(title, text)| Titled { title: site.text(title), text: site.text(text) }).into(),
        machinery: site.link(Page::Machinery, key::ADVANTAGES_CTA),
    }
}

pub(super) fn training(site: &Site) -> TrainingView {
    let school = &COMPANY.school;
    TrainingView {
        title: site.text(key::TRAINING_TITLE),
        intro: site.text(key::TRAINING_INTRO),
        points_title: site.text(key::TRAINING_POINTS_TITLE),
        points: [key::TRAINING_1, key::TRAINING_2, key::TRAINING_3].map(|point| site.text(point)).into(),
        partner: Titled { title: site.text(key::TRAINING_PARTNER_TITLE), text: site.text(key::TRAINING_PARTNER_TEXT) },
        logo: Site::picture(school.logo, site.text(key::TRAINING_LOGO)),
        phone_label: site.text(key::TRAINING_PHONE_LABEL),
        phone: TextLink { text: school.phone.to_owned(), href: link::phone(school.phone) },
        website: TextLink { text: site.text(key::TRAINING_WEBSITE_LABEL), href: school.website.to_owned() },
    }
}
