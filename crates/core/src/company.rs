//! Facts of the company, compiled in from `data/company.json`.

/// `PHONES` is the number of its phone numbers.
pub(crate) struct Company<const PHONES: usize> {
    pub(crate) site: &'static str,
    pub(crate) name: &'static str,
    pub(crate) street: &'static str,
    /// Postal code, town and province in one line.
    pub(crate) town: &'static str,
    pub(crate) email: &'static str,
    pub(crate) phones: [&'static str; PHONES],
    pub(crate) whatsapp: &'static str,
    pub(crate) message: &'static str,
    pub(crate) school: School,
}

pub(crate) struct School {
    pub(crate) phone: &'static str,
    pub(crate) website: &'static str,
    pub(crate) logo: &'static str,
}

/// Logo of a funding body: the name of its picture, and of the body, which is the same in every language.
pub(crate) struct Logo {
    pub(crate) picture: &'static str,
    pub(crate) name: &'static str,
}
