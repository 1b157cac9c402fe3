//! The list as a value, and as the line of text in which it is stored and shared.

use crate::characters::{decimal, split_all, split_once, whole_number};
use crate::form::date::Date;

/// Maximum number of lines.
pub const MAX_LINES: usize = 30;
/// Maximum quantity of a line.
pub const MAX_QUANTITY: u8 = 99;
/// Longest rental that a line can have of its own, in days.
pub const MAX_LINE_DAYS: u16 = 365;

/// Longest id.
const MAX_ID: usize = 64;
/// The version of the text.
const VERSION: &str = "1";
/// Longest text: the version, and for each line an id, a quantity, days and a date, each with a separator before it.
const MAX_TEXT: usize = VERSION.len() + MAX_LINES * (MAX_ID + ";,99,365,2026-11-24".len());

/// Why a text is not a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    /// It was written by another version of the site.
    #[error("list of another version")]
    OtherVersion,
    /// It has more than [`MAX_LINES`] lines, or more than [`MAX_QUANTITY`] pieces in one.
    #[error("list with too many lines or pieces")]
    TooMany,
    /// It is something else, or was damaged.
    #[error("not a list")]
    Unreadable,
    /// A line is not within its limits.
    #[error("not a line of a list")]
    InvalidLine,
}

impl ListError {
    /// The reason as JavaScript gets it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OtherVersion => "otherVersion",
            Self::TooMany => "tooMany",
            Self::Unreadable => "unreadable",
            Self::InvalidLine => "invalidLine",
        }
    }
}

/// A machine or a product, and how many of it are asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListLine {
    id: String,
    quantity: u8,
    days: Option<u16>,
    date: Option<Date>,
}

impl ListLine {
    /// A line within the limits: an id as in `data/`, 1 to [`MAX_QUANTITY`] pieces, days and date only where they differ
    /// from those of the form.
    ///
    /// ```
    /// use bancal_core::ListLine;
    /// assert!(ListLine::new("rammer", 2, Some(10), None).is_some());
    /// assert!(ListLine::new("rammer", 0, None, None).is_none());
    /// ```
    #[must_use]
    pub fn new(id: &str, quantity: u8, days: Option<u16>, date: Option<Date>) -> Option<Self> {
        let is_id = (1..=MAX_ID).contains(&id.len())
            && id.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, b'-' | b'.'));
        let is_valid = is_id
            && (1..=MAX_QUANTITY).contains(&quantity)
            && days.is_none_or(|days| (1..=MAX_LINE_DAYS).contains(&days));
        is_valid.then(|| Self { id: id.to_owned(), quantity, days, date })
    }

    /// Reads `quantity,days,date`; what is missing at the end, or empty, is that of the form.
    fn read(id: &str, text: &str) -> Option<Self> {
        let mut parts = split_all(text, b',');
        let quantity = u8::try_from(number(parts.next()?)?).ok()?;
        let days = parts.next().filter(|days| !days.is_empty());
        let date = parts.next().filter(|date| !date.is_empty());
        if parts.next().is_some() {
            return None;
        }
        let days = days.map(|days| number(days).ok_or(())).transpose().ok()?;
        let date = date.map(|date| Date::parse(date).ok_or(())).transpose().ok()?;
        Self::new(id, quantity, days, date)
    }

    fn write(&self, out: &mut String) {
        out.push_str(&self.id);
        out.push(',');
        out.push_str(&decimal(self.quantity.into()));
        if self.days.is_some() || self.date.is_some() {
            out.push(',');
            out.push_str(&self.days.map_or_else(String::new, |days| decimal(days.into())));
        }
        if let Some(date) = self.date {
            out.push(',');
            out.push_str(&date.text());
        }
    }

    /// The id of the machine, or the key of the product.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How many.
    #[must_use]
    pub const fn quantity(&self) -> u8 {
        self.quantity
    }

    /// For how many days, if not as many as the form says.
    #[must_use]
    pub const fn days(&self) -> Option<u16> {
        self.days
    }

    /// From which day, if not that of the form.
    #[must_use]
    pub const fn date(&self) -> Option<Date> {
        self.date
    }

    /// This line with the pieces of another one; `None` if a line has no room for them.
    fn plus(mut self, other: &Self) -> Option<Self> {
        self.quantity = self.quantity.saturating_add(other.quantity);
        if self.days.is_none() && self.date.is_none() {
            (self.days, self.date) = (other.days, other.date);
        }
        (self.quantity <= MAX_QUANTITY).then_some(self)
    }
}

/// A number of at most three digits, without leading zeros.
fn number(text: &str) -> Option<u16> {
    let number = if text.starts_with('0') { None } else { whole_number(text) };
    u16::try_from(number?).ok().filter(|_| text.len() <= 3)
}

/// What a visitor asks for, in the order in which it was added. Each id has one line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RequestList {
    lines: Vec<ListLine>,
}

impl RequestList {
    /// Reads the text that [`Self::write`] writes: `1;rammer,2,10,2026-12-01;goods.tools.float,1`. Whoever shares a list
    /// may have changed it, so nothing of it is trusted.
    ///
    /// # Errors
    /// It is the text of another version, has too many lines, or is something else.
    ///
    /// ```
    /// use bancal_core::{ListError, RequestList};
    /// let list = RequestList::read("1;rammer,2;roller-650,1,10").unwrap();
    /// assert_eq!(list.lines().len(), 2);
    /// assert_eq!(RequestList::read("1;rammer,-2"), Err(ListError::Unreadable));
    /// ```
    pub fn read(text: &str) -> Result<Self, ListError> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let (version, rest) = split_once(text, b';').unwrap_or((text, ""));
        if version != VERSION {
            let is_version = number(version).is_some();
            return Err(if is_version { ListError::OtherVersion } else { ListError::Unreadable });
        }
        if text.len() > MAX_TEXT {
            let has_room = split_all(rest, b';').count() <= MAX_LINES;
            return Err(if has_room { ListError::Unreadable } else { ListError::TooMany });
        }
        let mut list = Self::default();
        for line in split_all(rest, b';') {
            let line = split_once(line, b',').and_then(|(id, rest)| ListLine::read(id, rest));
            list = list.plus(&line.ok_or(ListError::Unreadable)?)?;
        }
        Ok(list)
    }

    /// The list as a text without characters that an address would escape; empty for a list without lines.
    #[must_use]
    pub fn write(&self) -> String {
        if self.lines.is_empty() {
            return String::new();
        }
        let mut out = VERSION.to_owned();
        for line in &self.lines {
            out.push(';');
            line.write(&mut out);
        }
        out
    }

    /// Its lines, in the order in which they were added.
    #[must_use]
    pub fn lines(&self) -> &[ListLine] {
        &self.lines
    }

    /// The line of an id.
    #[must_use]
    pub fn line(&self, id: &str) -> Option<&ListLine> {
        self.lines.iter().find(|line| line.id == id)
    }

    /// With a line in the place of that of its id, or at the end.
    ///
    /// # Errors
    /// There is no room for another line.
    pub fn with(mut self, line: ListLine) -> Result<Self, ListError> {
        if let Some(own) = self.lines.iter_mut().find(|own| own.id == line.id) {
            *own = line;
        } else if self.lines.len() < MAX_LINES {
            self.lines.push(line);
        } else {
            return Err(ListError::TooMany);
        }
        Ok(self)
    }

    /// Without the line of an id.
    #[must_use]
    pub fn without(self, id: &str) -> Self {
        self.retained(&|own| own != id)
    }

    /// With the lines of another list. A line of both has the pieces of both, and days and date of this one, if it has
    /// either: days of one list from the date of another are what nobody has asked for.
    ///
    /// # Errors
    /// There is no room for all lines or pieces: nothing is lost silently.
    pub fn merged(mut self, other: &Self) -> Result<Self, ListError> {
        for line in &other.lines {
            self = self.plus(line)?;
        }
        Ok(self)
    }

    fn plus(self, line: &ListLine) -> Result<Self, ListError> {
        let line = match self.line(&line.id) {
            Some(own) => own.clone().plus(line).ok_or(ListError::TooMany)?,
            None => line.clone(),
        };
        self.with(line)
    }

    /// With the line `quantity,days,date` of an id; without it if the line is empty. A quantity alone leaves the line its
    /// days and its date.
    ///
    /// # Errors
    /// There is no room for another line, or its values are not within their limits.
    pub fn changed(self, id: &str, line: &str) -> Result<Self, ListError> {
        if line.is_empty() {
            return Ok(self.without(id));
        }
        let mut new = ListLine::read(id, line).ok_or(ListError::InvalidLine)?;
        if !line.contains(',')
            && let Some(own) = self.line(id)
        {
            (new.days, new.date) = (own.days, own.date);
        }
        self.with(new)
    }

    /// Without the pieces that another list has with the same days and date.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        self.lines.retain_mut(|line| {
            let same = other.line(&line.id).filter(|same| (same.days, same.date) == (line.days, line.date));
            line.quantity = line.quantity.saturating_sub(same.map_or(0, |same| same.quantity));
            line.quantity > 0
        });
        self
    }

    /// With the lines whose id passes.
    #[must_use]
    pub(crate) fn retained(mut self, test: &dyn Fn(&str) -> bool) -> Self {
        self.lines.retain(|line| test(&line.id));
        self
    }
}

#[cfg(test)]
mod tests;
