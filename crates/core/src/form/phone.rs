//! Finds the phone number in whatever people type and paste.

use super::characters::{digit_value, is_letter};

/// ITU-T E.164 §6.
const FEWEST_DIGITS: usize = 6;
const MOST_DIGITS: usize = 15;
/// The digits of a phone number in Spain, without the country's prefix (Plan nacional de numeración telefónica).
const SPANISH_DIGITS: usize = 9;

/// A phone number, or several between which no letter stands.
pub(super) struct PhoneNumber {
    digits: usize,
    /// Read as a number.
    first_four_digits: u32,
    has_plus: bool,
}

impl PhoneNumber {
    /// The first one of a text: 6 to 15 digits with anything but letters between them. People add other numbers, an
    /// extension, a name or when to call, and paste invisible characters; the company gets the text unchanged.
    pub(super) fn find(value: &str) -> Option<Self> {
        let mut digits = 0_usize;
        let mut first_four_digits = 0_u32;
        let mut group = 0_usize;
        for c in value.chars().chain([' ']) {
            if let Some(digit) = digit_value(c) {
                if digits.saturating_add(group) < 4 {
                    first_four_digits = first_four_digits.wrapping_mul(10).wrapping_add(digit);
                }
                group = group.saturating_add(1);
                continue;
            }
            // Two adjacent numbers may have more than 15 digits together, so each group of digits is checked as it ends.
            let is_too_long = group > MOST_DIGITS;
            if !is_too_long {
                digits = digits.saturating_add(group);
            }
            group = 0;
            if is_too_long || is_letter(c) {
                if digits >= FEWEST_DIGITS {
                    break;
                }
                (digits, first_four_digits) = (0, 0);
            }
        }
        (digits >= FEWEST_DIGITS).then_some(Self { digits, first_four_digits, has_plus: value.contains('+') })
    }

    /// Whether it has more or fewer digits than those of Spain, and is of no other country.
    pub(super) fn is_doubtful(&self) -> bool {
        let Self { digits, first_four_digits, has_plus } = *self;
        let is_other_length = match (has_plus, first_four_digits) {
            (_, 34) => digits != SPANISH_DIGITS + 4, // 0034
            (true, 3400..=3499) => digits != SPANISH_DIGITS + 2,
            (true, _) | (false, 0..=99) => false, // +, 00: of another country
            (false, 6000..) => digits != SPANISH_DIGITS,
            // Those of other countries may have more, mostly with a zero in front.
            (false, _) => digits < SPANISH_DIGITS,
        };
        is_other_length && digits <= MOST_DIGITS // more are two numbers
    }
}
