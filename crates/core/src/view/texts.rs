use super::json::views;
use super::{Href, Picture, TextLink, Titled, Words};
use crate::Page;
use crate::content::{COMPANY, key};
use crate::dictionary::Text;

views! {
    /// The eight advantages.
    pub struct AdvantagesView {
        /// Heading.
        pub title: Text,
        /// The headline under it.
        pub headline: Text,
        /// Eight blocks.
        pub items: &'static [Titled],
        /// To the machinery.
        pub machinery: TextLink<'static>,
    }

    /// Training with the partner school.
    pub struct TrainingView {
        /// Heading.
        pub title: Text,
        /// Why and with whom.
        pub intro: Text,
        /// Heading of the three points.
        pub points_title: Text,
        /// Three points.
        pub points: &'static [Text],
        /// The partner.
        pub partner: Titled,
        /// Its logo.
        pub logo: Picture,
        /// What the number is for.
        pub phone_label: Text,
        /// Its phone.
        pub phone: TextLink<'static>,
        /// Its website.
        pub website: TextLink<'static>,
    }
}

pub(super) const ADVANTAGES: AdvantagesView = AdvantagesView {
    title: key::ADVANTAGES_TITLE,
    headline: key::ADVANTAGES_HEADLINE,
    items: &[
        Titled { title: key::ADVANTAGES_1_TITLE, text: key::ADVANTAGES_1_TEXT },
        Titled { title: key::ADVANTAGES_2_TITLE, text: key::ADVANTAGES_2_TEXT },
        Titled { title: key::ADVANTAGES_3_TITLE, text: key::ADVANTAGES_3_TEXT },
        Titled { title: key::ADVANTAGES_4_TITLE, text: key::ADVANTAGES_4_TEXT },
        Titled { title: key::ADVANTAGES_5_TITLE, text: key::ADVANTAGES_5_TEXT },
        Titled { title: key::ADVANTAGES_6_TITLE, text: key::ADVANTAGES_6_TEXT },
        Titled { title: key::ADVANTAGES_7_TITLE, text: key::ADVANTAGES_7_TEXT },
        Titled { title: key::ADVANTAGES_8_TITLE, text: key::ADVANTAGES_8_TEXT },
    ],
    machinery: TextLink::page(key::ADVANTAGES_CTA, Page::Machinery),
};

pub(super) const TRAINING: TrainingView = TrainingView {
    title: key::TRAINING_TITLE,
    intro: key::TRAINING_INTRO,
    points_title: key::TRAINING_POINTS_TITLE,
    points: &[key::TRAINING_1, key::TRAINING_2, key::TRAINING_3],
    partner: Titled { title: key::TRAINING_PARTNER_TITLE, text: key::TRAINING_PARTNER_TEXT },
    logo: Picture { name: COMPANY.school.logo, alt: Words::Text(key::TRAINING_LOGO) },
    phone_label: key::TRAINING_PHONE_LABEL,
    phone: TextLink::phone(COMPANY.school.phone),
    website: TextLink { text: Words::Text(key::TRAINING_WEBSITE_LABEL), href: Href::Elsewhere(COMPANY.school.website) },
};
