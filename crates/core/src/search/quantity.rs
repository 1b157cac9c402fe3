//! Numbers of names and queries, with their units.

use std::cmp::Ordering;

use crate::characters::{has_word, whole_number};

/// What a number measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    Metres,
    Kilograms,
    Litres,
    /// Also watts: to a visitor, both say how much a generator gives.
    VoltAmperes,
}

/// The names of units in all languages, separated by spaces, each with its size in thousandths of the unit. Ten feet are
/// three metres, as the trade takes them: a scissor lift of 40 ft is one of 12 m.
const NAMES: [(&str, Unit, u32); 7] = [
    ("m mt mts metro metros metre metres meter meters", Unit::Metres, 1000),
    ("ft feet foot pie pies peu peus", Unit::Metres, 300),
    ("kg kgs kilo kilos quilo quilos", Unit::Kilograms, 1000),
    ("t tn tm ton tons tona tones tonne tonnes tonelada toneladas", Unit::Kilograms, 1_000_000),
    ("l lt litro litros litre litres liter liters", Unit::Litres, 1000),
    ("va w watt watts vatio vatios", Unit::VoltAmperes, 1000),
    ("kva kvas kw kws kilovatio kilovatios", Unit::VoltAmperes, 1_000_000),
];

/// On which side of the size that is asked for the sizes are that suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// Also without a word: whoever asks for 12 m can work with 15 m.
    AtLeast,
    Over,
    AtMost,
    Under,
}

/// An amount of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Quantity {
    thousandths: u32,
    unit: Option<Unit>,
    pub(super) bound: Bound,
}

impl Quantity {
    /// A number as people write it: `3,5`, `3.5`, `2.000`, `2,000`. Three digits after a separator are thousands, but not
    /// after a zero: `0,500`.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut whole: u32 = 0;
        let mut decimals = "";
        for (index, group) in text.split(['.', ',']).enumerate() {
            let number = whole_number(group)?;
            if index == 0 {
                whole = number;
            } else if group.len() == 3 && whole > 0 {
                whole = whole.saturating_mul(1000).saturating_add(number);
            } else {
                decimals = group;
            }
        }
        let mut thousandths = whole.saturating_mul(1000);
        let mut place = 100;
        for digit in decimals.bytes().take(3) {
            thousandths = thousandths.saturating_add(u32::from(digit.saturating_sub(b'0')).saturating_mul(place));
            place /= 10;
        }
        Some(Self { thousandths, unit: None, bound: Bound::AtLeast })
    }

    /// The number with the unit of this name, if there is one, and the number has none yet.
    pub(super) fn in_unit(self, name: &str) -> Option<Self> {
        if self.unit.is_some() {
            return None;
        }
        let (unit, size) = unit_named(name)?;
        let thousandths = u64::from(self.thousandths).saturating_mul(size.into()) / 1000;
        Some(Self { thousandths: u32::try_from(thousandths).unwrap_or(u32::MAX), unit: Some(unit), ..self })
    }

    /// The number beside another one in the unit of this name, which is its own if it has none yet: *10* beside *16 m*.
    /// `None` if they measure something else: *1.5 t* beside *12 m*.
    pub(super) fn beside_unit(self, name: &str) -> Option<Self> {
        match self.unit {
            None => self.in_unit(name),
            own => Some(self).filter(|_| own == unit_named(name).map(|(unit, _)| unit)),
        }
    }

    pub(super) const fn bounded(self, bound: Bound) -> Self {
        Self { bound, ..self }
    }

    /// The same text for the same amount, however it is written.
    pub(super) fn key(self) -> String {
        format!("{}{:?}", self.thousandths, self.unit)
    }

    /// Whether it may count things instead of measuring them: *2 handed*.
    pub(super) const fn may_count(self) -> bool {
        self.unit.is_none() && self.thousandths < 100_000
    }

    /// A small number without a unit is one of tonnes, or of kilovolt-amperes, where something is measured in these:
    /// *excavator 3.5*.
    const fn as_meant_beside(self, other: Self) -> Self {
        match other.unit {
            Some(Unit::Kilograms | Unit::VoltAmperes) if self.may_count() => {
                Self { thousandths: self.thousandths.saturating_mul(1000), unit: other.unit, ..self }
            }
            _ => self,
        }
    }

    /// How well something of this size answers the question for `asked`, in percent: the same best, then the nearest on
    /// the side that suits, then the same where it is just excluded; the nearest on the other side hardly, and another
    /// measure not at all.
    pub(super) fn answers(self, asked: Self) -> u8 {
        let asked = asked.as_meant_beside(self);
        if self.unit.is_some() && asked.unit.is_some() && self.unit != asked.unit {
            return 0;
        }
        if self.unit.is_none() && matches!(asked.unit, Some(Unit::Metres | Unit::Litres)) {
            return 0; // the numbers of names without a unit are of kilograms, or of volt-amperes
        }
        if self.unit != asked.unit && self.thousandths > asked.thousandths.saturating_mul(10) {
            return 0; // a number without a unit that measures something else
        }
        let order = self.thousandths.cmp(&asked.thousandths);
        let suits = match (order, asked.bound) {
            (Ordering::Equal, Bound::AtLeast | Bound::AtMost) => return 100,
            (Ordering::Equal, Bound::Over | Bound::Under) => return SUITABLE.saturating_sub(1),
            (_, Bound::AtLeast | Bound::Over) => order == Ordering::Greater,
            (_, Bound::AtMost | Bound::Under) => order == Ordering::Less,
        };
        let (least, most) = if suits { (SUITABLE, NEAR_SUITABLE) } else { (2, UNSUITABLE) };
        let smaller = self.thousandths.min(asked.thousandths);
        let larger = self.thousandths.max(asked.thousandths);
        let step = larger.div_ceil(u32::from(most.saturating_sub(least))).max(1);
        u8::try_from(smaller.checked_div(step).unwrap_or(0)).map_or(most, |nearness| least.saturating_add(nearness))
    }
}

/// The unit of a name, and the size of what is named in thousandths of it.
fn unit_named(name: &str) -> Option<(Unit, u32)> {
    NAMES.iter().find(|(names, ..)| has_word(names, name)).map(|&(_, unit, size)| (unit, size))
}

/// What a size on the side that suits is worth at least, and the nearest one.
const SUITABLE: u8 = 60;
const NEAR_SUITABLE: u8 = 95;

/// What a size on the other side is worth at most. One that suits is worth more even in a note, the label that counts
/// least (`LabelKind::worth`).
const UNSUITABLE: u8 = 25;

/// Whether an answer of [`Quantity::answers`] is that of a size on the other side.
pub(super) const fn is_other_size(quality: u8) -> bool {
    quality > 0 && quality <= UNSUITABLE
}
