//! Days of the calendar.

use crate::characters::{decimal, split_all, split_once, whole_number};

/// A day of the Gregorian calendar, in the years 1 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    pub(super) year: u16,
    pub(super) month: u8,
    pub(super) day: u8,
}

impl Date {
    /// The first day that there is: what a clock shows that cannot be read.
    pub const FIRST: Self = Self { year: 1, month: 1, day: 1 };

    /// `None` for a day that does not exist.
    ///
    /// ```
    /// use bancal_core::Date;
    /// assert_eq!(Date::new(2028, 2, 29), Date::parse("2028-02-29"));
    /// assert_eq!(Date::new(2027, 2, 29), None);
    /// ```
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let exists = 1 <= year && year <= 9999 && 1 <= day && day <= days_in(year, month);
        if exists { Some(Self { year, month, day }) } else { None }
    }

    /// Reads `yyyy-mm-dd`, the value of a date field; `None` for a day that does not exist.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = split_all(text, b'-');
        let mut number = |digits| parts.next().filter(|part| part.len() == digits).and_then(whole_number);
        let year = u16::try_from(number(4)?).ok()?;
        let month = u8::try_from(number(2)?).ok()?;
        let day = u8::try_from(number(2)?).ok()?;
        if parts.next().is_none() { Self::new(year, month, day) } else { None }
    }

    /// The day as `yyyy-mm-dd`.
    #[must_use]
    pub fn text(self) -> String {
        let padded = |number: u16, digits: usize| {
            let text = decimal(number.into());
            ["0".repeat(digits.saturating_sub(text.len())), text].concat()
        };
        [&padded(self.year, 4), "-", &padded(self.month.into(), 2), "-", &padded(self.day.into(), 2)].concat()
    }
}

/// The value of a date field as people here write it, `dd/mm/yyyy`; `None` if it is no date.
pub(crate) fn written(text: &str) -> Option<String> {
    Date::parse(text)?;
    let (year, rest) = split_once(text, b'-')?;
    let (month, day) = split_once(rest, b'-')?;
    Some([day, "/", month, "/", year].concat())
}

/// None in a month that does not exist.
const fn days_in(year: u16, month: u8) -> u8 {
    match month {
        0 | 13.. => 0,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_that_exist_are_read() {
        for text in ["2026-11-30", "2000-02-29", "0001-01-01", "9999-12-31"] {
            assert_eq!(Date::parse(text).unwrap().text(), text);
        }
        for text in [
            "",
            "2026-11-31",
            "1900-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "0000-01-01",
            "26-01-01",
            "2026-1-1",
            "2026-01-01-",
            "2026-01-01T00:00",
            "+026-01-01",
            "２０２６-01-01",
            "12026-01-01",
        ] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
    }
}
