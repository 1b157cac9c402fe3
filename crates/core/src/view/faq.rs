use serde::Serialize;

use super::site::{Site, decimal};
use crate::Inline;
use crate::content::key;

/// The questions, all closed at first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct FaqView {
    /// Heading.
    pub title: String,
    /// The sentence under it.
    pub intro: String,
    /// Twelve of them.
    pub questions: Vec<Question>,
}

/// A question and its answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Question {
    /// Its place on the page.
    pub id: String,
    /// What is asked.
    pub question: String,
    /// What is answered.
    pub answer: Vec<Inline>,
}

pub(super) fn view(site: &Site) -> FaqView {
    let questions = [
        (key::FAQ_1_QUESTION, key::FAQ_1_ANSWER),
        (key::FAQ_2_QUESTION, key::FAQ_2_ANSWER),
        (key::FAQ_3_QUESTION, key::FAQ_3_ANSWER),
        (key::FAQ_4_QUESTION, key::FAQ_4_ANSWER),
        (key::FAQ_5_QUESTION, key::FAQ_5_ANSWER),
        (key::FAQ_6_QUESTION, key::FAQ_6_ANSWER),
        (key::FAQ_7_QUESTION, key::FAQ_7_ANSWER),
        (key::FAQ_8_QUESTION, key::FAQ_8_ANSWER),
        (key::FAQ_9_QUESTION, key::FAQ_9_ANSWER),
        (key::FAQ_10_QUESTION, key::FAQ_10_ANSWER),
        (key::FAQ_11_QUESTION, key::FAQ_11_ANSWER),
        (key::FAQ_12_QUESTION, key::FAQ_12_ANSWER),
    ];
    let question = |(index, (question, answer)): (usize, _)| Question {
        id: ["q", &decimal(index.saturating_add(1))].concat(),
        question: site.text(question),
        answer: site.rich(answer),
    };
    FaqView {
        title: site.text(key::FAQ_TITLE),
        intro: site.text(key::FAQ_INTRO),
        questions: questions.into_iter().enumerate().map(question).collect(),
    }
}
