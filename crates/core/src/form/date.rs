//! Days of the calendar.

use crate::characters::{decimal, split_all, whole_number};

/// A day of the Gregorian calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    /// 1 to 9999.
    pub year: u16,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl Date {
    /// Reads `yyyy-mm-dd`, the value of a date field; `None` for a day that does not exist.
    ///
    /// ```
    /// use bancal_core::Date;
    /// assert_eq!(Date::parse("2028-02-29"), Some(Date { year: 2028, month: 2, day: 29 }));
    /// assert_eq!(Date::parse("2027-02-29"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = split_all(text, b'-');
        let mut number = |digits| parts.next().filter(|part| part.len() == digits).and_then(whole_number);
        let year = u16::try_from(number(4)?).ok()?;
        let month = u8::try_from(number(2)?).ok()?;
        let day = u8::try_from(number(2)?).ok()?;
        let exists = parts.next().is_none()
            && year > 0
            && (1..=12).contains(&month)
            && (1..=days_in(year, month)).contains(&day);
        exists.then_some(Self { year, month, day })
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

fn days_in(year: u16, month: u8) -> u8 {
    match month {
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
