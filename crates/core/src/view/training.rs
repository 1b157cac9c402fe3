//! `/formacion`

use serde::Serialize;

use super::parts::{Picture, Section, TextLink};
use crate::content::{COMPANY, key};
use crate::render::href::Href;
use crate::render::message::Message;
use crate::text::TextId;

/// Training with the partner school.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TrainingView {
    /// Heading.
    pub title: TextId,
    /// Introduction.
    pub intro: TextId,
    /// Heading of the three points.
    pub points_title: TextId,
    /// Three points.
    pub points: &'static [TextId],
    /// The partner.
    pub partner: Section,
    /// Its logo.
    pub logo: Picture,
    /// Label of the phone number.
    pub phone_label: TextId,
    /// Its phone.
    pub phone: TextLink<'static>,
    /// Its website.
    pub website: TextLink<'static>,
}

pub(super) const TRAINING: TrainingView = TrainingView {
    title: key::TRAINING_TITLE,
    intro: key::TRAINING_INTRO,
    points_title: key::TRAINING_POINTS_TITLE,
    points: &[key::TRAINING_1, key::TRAINING_2, key::TRAINING_3],
    partner: Section { title: key::TRAINING_PARTNER_TITLE, text: key::TRAINING_PARTNER_TEXT },
    logo: Picture { name: COMPANY.school.logo, alt: Message::Text(key::TRAINING_LOGO) },
    phone_label: key::TRAINING_PHONE_LABEL,
    phone: TextLink::phone(COMPANY.school.phone),
    website: TextLink {
        text: Message::Text(key::TRAINING_WEBSITE_LABEL),
        href: Href::External(COMPANY.school.website),
    },
};
