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

#[cfg(test)]
mod tests {
    use super::*;

    /// A number, with a unit behind a space.
    fn quantity(text: &str) -> Quantity {
        let (number, unit) = text.split_once(' ').unwrap_or((text, ""));
        let number = Quantity::read(number).unwrap();
        if unit.is_empty() { number } else { number.in_unit(unit).unwrap() }
    }

    fn answer(own: &str, asked: &str, bound: Bound) -> u8 {
        quantity(own).answers(quantity(asked).bounded(bound))
    }

    #[test]
    fn three_digits_behind_a_separator_are_thousands_but_not_behind_a_zero() {
        for (text, thousandths) in [
            ("2", 2000),
            ("2.000", 2_000_000),
            ("1.234.567", 1_234_567_000),
            ("2.5", 2500),
            ("2,25", 2250),
            ("2,2549", 2254),
            ("0.500", 500),
            ("0,5", 500),
            ("2.000,5", 2_000_500),
        ] {
            assert_eq!(Quantity::read(text).unwrap().thousandths, thousandths, "{text}");
        }
        for text in ["", ".", "2.", "2x", "-2"] {
            assert_eq!(Quantity::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_same_amount_in_other_units_is_equal() {
        for (text, same) in
            [("2 t", "2.000 kg"), ("40 ft", "12 m"), ("25 kva", "25.000 va"), ("5 kw", "5.000 w"), ("0,5 t", "500 kg")]
        {
            assert_eq!(quantity(text), quantity(same));
            assert_eq!(quantity(text).key(), quantity(same).key());
        }
        assert_ne!(quantity("2 m").key(), quantity("2 l").key());
        assert_eq!(quantity("2 m").in_unit("m"), None); // it has one
        assert_eq!(quantity("2").in_unit("mm"), None);
    }

    #[test]
    fn a_number_takes_the_unit_of_the_one_beside_it() {
        assert_eq!(quantity("10").beside_unit("m"), Some(quantity("10 m")));
        assert_eq!(quantity("10 m").beside_unit("metros"), Some(quantity("10 m")));
        assert_eq!(quantity("10 m").beside_unit("kg"), None);
        assert_eq!(quantity("10 m").beside_unit("de"), None);
    }

    #[test]
    fn a_small_number_without_a_unit_may_count_things() {
        assert!(quantity("99").may_count());
        assert!(!quantity("100").may_count());
        assert!(!quantity("2 m").may_count());
    }

    #[test]
    fn the_size_that_is_asked_for_answers_best_and_then_the_nearest_that_suits() {
        use Bound::{AtLeast, AtMost, Over, Under};
        for (own, bound, expected) in [
            ("12 m", AtLeast, 100),
            ("12 m", AtMost, 100),
            ("12 m", Over, 59),
            ("12 m", Under, 59),
            ("13 m", AtLeast, 92),
            ("13 m", Over, 92),
            ("24 m", AtLeast, 77),
            ("11 m", AtMost, 92),
            ("11 m", Under, 92),
            ("6 m", AtMost, 77),
            ("11 m", AtLeast, 23),
            ("11 m", Over, 23),
            ("1 m", AtLeast, 3),
            ("13 m", AtMost, 23),
            ("13 m", Under, 23),
        ] {
            assert_eq!(answer(own, "12 m", bound), expected, "{own} {bound:?}");
        }
    }

    #[test]
    fn every_size_that_suits_answers_better_than_any_that_does_not() {
        let near = answer("119 m", "120 m", Bound::AtLeast);
        assert!(is_other_size(near) && is_other_size(answer("0,1 m", "120 m", Bound::AtLeast)));
        for far in ["121 m", "12.000 m"] {
            let quality = answer(far, "120 m", Bound::AtLeast);
            assert!(quality > near && !is_other_size(quality), "{far}");
        }
        assert!(!is_other_size(0) && is_other_size(25) && !is_other_size(26));
    }

    #[test]
    fn what_measures_something_else_answers_nothing() {
        for (own, asked) in [("12 m", "12 kg"), ("12", "12 m"), ("12", "12 l"), ("1.500 l", "2 m")] {
            assert_eq!(answer(own, asked, Bound::AtLeast), 0, "{own} {asked}");
        }
    }

    #[test]
    fn a_number_without_a_unit_is_one_of_what_it_stands_beside() {
        for (own, asked, expected) in [
            ("2.000 kg", "2", 100),
            ("25 kva", "25", 100),
            ("25 kva", "2", 62), // however much larger
            ("2.000 kg", "2.000", 100),
            ("5.000", "5 kva", 100),
            ("12 m", "12", 100),
            ("120 m", "12", 63), // ten times as much may be meant
            ("121 m", "12", 0),
        ] {
            assert_eq!(answer(own, asked, Bound::AtLeast), expected, "{own} {asked}");
        }
    }
}
