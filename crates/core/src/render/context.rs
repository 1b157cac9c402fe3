//! The context in which views are rendered.

use std::cell::RefCell;
use std::rc::Rc;

use serde::ser::Error;

use crate::dictionary::Dictionary;
use crate::route::Route;

/// The texts of a language, and the current address.
#[derive(Debug, Clone)]
pub struct RenderContext {
    pub(crate) dictionary: Dictionary,
    pub(crate) address: String,
    /// What that address leads to. Links keep its language; another one may be shown.
    pub(crate) route: Route,
}

thread_local! {
    /// The context of the value that is being serialised: serde passes none to a text.
    static CURRENT: RefCell<Option<Rc<RenderContext>>> = const { RefCell::new(None) };
}

/// Puts the context back that was there before, whichever way a scope ends.
struct Scope(Option<Rc<RenderContext>>);

impl Drop for Scope {
    fn drop(&mut self) {
        CURRENT.set(self.0.take());
    }
}

impl RenderContext {
    /// For the page at an address.
    #[must_use]
    pub fn of_page(address: &str, dictionary: &Dictionary) -> Self {
        Self { dictionary: dictionary.clone(), address: address.to_owned(), route: Route::of(address) }
    }

    /// For reports, which belong to no page.
    #[must_use]
    pub fn without_page(dictionary: &Dictionary) -> Self {
        Self { dictionary: dictionary.clone(), address: String::new(), route: Route::NONE }
    }

    /// For reports whose links keep the language.
    pub(crate) fn without_page_in_language(dictionary: &Dictionary) -> Self {
        let route = Route { prefix: dictionary.language().prefix(), ..Route::NONE };
        Self { route, ..Self::without_page(dictionary) }
    }

    /// Does some work in which this is the current context, or none is.
    pub(super) fn scope<T>(context: Option<Self>, work: impl FnOnce() -> T) -> T {
        let _scope = Scope(CURRENT.replace(context.map(Rc::new)));
        work()
    }

    /// The context of what is being serialised, if it has one.
    pub(crate) fn current() -> Option<Rc<Self>> {
        CURRENT.with_borrow(Clone::clone)
    }

    /// The same for `Serialize`, whose error says that a text cannot be rendered without a language.
    pub(crate) fn require<E: Error>() -> Result<Rc<Self>, E> {
        Self::current().ok_or_else(|| E::custom("rendered without a context"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::key;
    use crate::fixtures::dictionary;
    use crate::language::Language;
    use crate::render::to_json;

    #[test]
    fn a_text_has_the_language_of_the_innermost_context_and_none_without() {
        let context = |language| RenderContext::without_page(&dictionary(language));
        let json = |context: Option<RenderContext>| to_json(&key::SITE_TAGLINE, context);
        let (spanish, english) = (json(Some(context(Language::Spanish))), json(Some(context(Language::English))));
        assert!(spanish != english && spanish.len() > 2 && english.len() > 2, "{spanish} {english}");
        RenderContext::scope(Some(context(Language::Spanish)), || {
            assert_eq!(json(Some(context(Language::English))), english);
            assert_eq!(RenderContext::current().unwrap().dictionary.language(), Language::Spanish);
        });
        assert_eq!(json(None), "");
    }
}
