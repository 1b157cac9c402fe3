//! The three languages and which of them a visitor sees.

/// A language of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// Spanish: the default, and what everything falls back to.
    Spanish,
    /// British English.
    English,
    /// Valencian.
    Valencian,
}

impl Language {
    /// All of them, in the order of the language menu.
    pub const ALL: [Self; 3] = [Self::Spanish, Self::English, Self::Valencian];

    /// The code in storage and addresses: `es`, `en`, `val`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Spanish => "es",
            Self::English => "en",
            Self::Valencian => "val",
        }
    }

    /// The BCP 47 tag of a document in this language; `val` is not a tag, so browsers would use the system's locale.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Valencian => "ca-valencia",
            other => other.code(),
        }
    }

    /// The value of `hreflang`: ISO 639-1, which search engines read.
    #[must_use]
    pub const fn hreflang(self) -> &'static str {
        match self {
            Self::Valencian => "ca",
            other => other.code(),
        }
    }

    /// The language as a prefix of addresses; `None` for Spanish.
    #[must_use]
    pub const fn prefix(self) -> Option<Self> {
        match self {
            Self::Spanish => None,
            other => Some(other),
        }
    }

    /// Its name in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spanish => "Español",
            Self::English => "English",
            Self::Valencian => "Valencià",
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

    /// The language to show: a prefix in the address, else the stored choice, else Spanish.
    /// The preferred languages of the browser are ignored.
    ///
    /// ```
    /// use bancal_core::Language;
    /// assert_eq!(Language::negotiate(None, Some("en")), Language::English);
    /// assert_eq!(Language::negotiate(None, Some("klingon")), Language::Spanish);
    /// ```
    #[must_use]
    pub fn negotiate(prefix: Option<Self>, stored: Option<&str>) -> Self {
        prefix.or_else(|| stored.and_then(Self::from_code)).unwrap_or(Self::Spanish)
    }
}

#[cfg(test)]
mod tests {
    use super::Language::{English, Spanish, Valencian};
    use super::*;

    #[test]
    fn a_prefix_wins_over_the_stored_choice() {
        assert_eq!(Language::negotiate(Some(Valencian), Some("en")), Valencian);
    }

    #[test]
    fn without_prefix_and_choice_the_site_is_spanish() {
        assert_eq!(Language::negotiate(None, None), Spanish);
    }

    #[test]
    fn a_stored_value_that_is_not_a_language_is_ignored() {
        for value in ["", "ES", "ca", "es ", "null"] {
            assert_eq!(Language::negotiate(None, Some(value)), Spanish, "{value:?}");
        }
        assert_eq!(Language::negotiate(None, Some("en")), English);
    }

    #[test]
    fn each_language_has_a_code_a_tag_a_code_for_search_engines_and_its_own_name() {
        let of = |language: Language| (language.code(), language.tag(), language.hreflang(), language.name());
        assert_eq!(
            Language::ALL.map(of),
            [("es", "es", "es", "Español"), ("en", "en", "en", "English"), ("val", "ca-valencia", "ca", "Valencià"),]
        );
    }
}
