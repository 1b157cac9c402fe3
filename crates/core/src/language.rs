//! The languages and which of them a visitor sees.

/// Declares [`Language`] from the lines of `locales/languages.json`, as the build writes them.
macro_rules! languages {
    ($( $language:ident($code:literal, $tag:literal, $hreflang:literal, $name:literal), )*) => {
        /// A language of the site, by its name in English. The first is the default.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Language {
            $( #[doc = $name] $language, )*
        }

        impl Language {
            /// All of them, in the order of the language menu.
            pub const ALL: [Self; [$( $code ),*].len()] = [$( Self::$language ),*];

            /// The code that is stored and stands in addresses.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $( Self::$language => $code, )* }
            }

            /// The BCP 47 tag of a document in this language. A code may be none: with `val`, browsers would fall back
            /// to the host's locale.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self { $( Self::$language => $tag, )* }
            }

            /// The value of `hreflang`: ISO 639-1, which search engines read.
            #[must_use]
            pub const fn hreflang(self) -> &'static str {
                match self { $( Self::$language => $hreflang, )* }
            }

            /// What the language calls itself.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $( Self::$language => $name, )* }
            }
        }
    };
}
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// What everything falls back to.
    pub const DEFAULT: Self = Self::ALL[0];

    /// The language as a prefix of addresses; `None` for the default.
    #[must_use]
    pub const fn prefix(self) -> Option<Self> {
        match self {
            Self::DEFAULT => None,
            other => Some(other),
        }
    }

    /// The language with this code; `None` for anything else.
    ///
    /// ```
    /// use bancal_core::Language;
    /// assert_eq!(Language::from_code("val"), Some(Language::Valencian));
    /// assert_eq!(Language::from_code("ca"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.code() == code)
    }

    /// The language to show: a prefix in the address, else the stored choice, else the default.
    /// The preferred languages of the browser are ignored.
    ///
    /// ```
    /// use bancal_core::Language;
    /// assert_eq!(Language::resolve(None, Some("en")), Language::English);
    /// assert_eq!(Language::resolve(None, Some("klingon")), Language::Spanish);
    /// ```
    #[must_use]
    pub fn resolve(prefix: Option<Self>, stored: Option<&str>) -> Self {
        prefix.or_else(|| stored.and_then(Self::from_code)).unwrap_or(Self::DEFAULT)
    }
}

/// What is there of each language.
#[derive(Debug)]
pub struct PerLanguage<T>([Option<T>; Language::ALL.len()]);

impl<T> PerLanguage<T> {
    /// Nothing yet.
    #[must_use]
    #[allow(clippy::new_without_default)] // a default is not const
    pub const fn new() -> Self {
        Self([const { None }; Language::ALL.len()])
    }

    /// What is there of a language.
    #[must_use]
    pub fn get(&self, language: Language) -> Option<&T> {
        self.0.get(language as usize)?.as_ref()
    }

    /// Replaces what is there of a language.
    pub fn set(&mut self, language: Language, value: T) {
        if let Some(slot) = self.0.get_mut(language as usize) {
            *slot = Some(value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Spanish, Valencian};
    use super::*;

    #[test]
    fn a_prefix_wins_over_the_stored_choice() {
        assert_eq!(Language::resolve(Some(Valencian), Some("en")), Valencian);
    }

    #[test]
    fn without_prefix_and_choice_the_site_is_spanish() {
        assert_eq!(Language::resolve(None, None), Spanish);
    }

    #[test]
    fn each_language_has_its_own_value_which_can_be_replaced() {
        let mut all = PerLanguage::new();
        for (number, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(all.get(language), None);
            all.set(language, number);
        }
        all.set(English, 7);
        assert_eq!(
            [Spanish, English, Valencian].map(|language| all.get(language).copied()),
            [Some(0), Some(7), Some(2)]
        );
    }

    #[test]
    fn a_stored_value_that_is_not_a_language_is_ignored() {
        for value in ["", "ES", "ca", "es ", "null"] {
            assert_eq!(Language::resolve(None, Some(value)), Spanish, "{value:?}");
        }
        assert_eq!(Language::resolve(None, Some("en")), English);
    }

    #[test]
    fn each_language_has_a_code_a_tag_a_code_for_search_engines_and_its_own_name() {
        let of = |language: Language| (language.code(), language.tag(), language.hreflang(), language.name());
        assert_eq!(of(Spanish), ("es", "es", "es", "Español"));
        assert_eq!(of(English), ("en", "en", "en", "English"));
        assert_eq!(of(Valencian), ("val", "ca-valencia", "ca", "Valencià"));
    }
}
