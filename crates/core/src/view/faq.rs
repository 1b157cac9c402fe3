use serde::Serialize;

use crate::content::key;
use crate::text::{Anchor, RichTextId, TextId};

/// The questions, all closed at first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FaqView {
    /// Heading.
    pub title: TextId,
    /// The sentence under it.
    pub intro: TextId,
    /// Twelve of them.
    pub questions: &'static [Question],
}

/// A question and its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Its id on the page.
    pub id: Anchor,
    /// The question.
    pub question: TextId,
    /// The answer.
    pub answer: RichTextId,
}

pub(super) const FAQ: FaqView = FaqView {
    title: key::FAQ_TITLE,
    intro: key::FAQ_INTRO,
    questions: &[
        question(1, key::FAQ_1_QUESTION, key::FAQ_1_ANSWER),
        question(2, key::FAQ_2_QUESTION, key::FAQ_2_ANSWER),
        question(3, key::FAQ_3_QUESTION, key::FAQ_3_ANSWER),
        question(4, key::FAQ_4_QUESTION, key::FAQ_4_ANSWER),
        question(5, key::FAQ_5_QUESTION, key::FAQ_5_ANSWER),
        question(6, key::FAQ_6_QUESTION, key::FAQ_6_ANSWER),
        question(7, key::FAQ_7_QUESTION, key::FAQ_7_ANSWER),
        question(8, key::FAQ_8_QUESTION, key::FAQ_8_ANSWER),
        question(9, key::FAQ_9_QUESTION, key::FAQ_9_ANSWER),
        question(10, key::FAQ_10_QUESTION, key::FAQ_10_ANSWER),
        question(11, key::FAQ_11_QUESTION, key::FAQ_11_ANSWER),
        question(12, key::FAQ_12_QUESTION, key::FAQ_12_ANSWER),
    ],
};

const fn question(number: usize, question: TextId, answer: TextId) -> Question {
    Question { id: Anchor("q", number), question, answer: RichTextId(answer) }
}
