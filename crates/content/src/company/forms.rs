//! The forms in which facts of the company are written.

use crate::markup::is_host;

/// Characters that would become markup, a placeholder or a line end in a text.
pub(super) fn is_special(c: char) -> bool {
    c.is_control() || "<>{}".contains(c)
}

/// An address that mail programs and browsers accept: no quoted names, no comments, a domain of at least two labels.
pub(super) fn is_email(text: &str) -> bool {
    let named = |c: char| c.is_ascii_alphanumeric() || ".!#$%&'*+/=?^_`|~-".contains(c);
    text.split_once('@').is_some_and(|(name, domain)| {
        !name.is_empty() && name.chars().all(named) && !name.split('.').any(str::is_empty) && is_host(domain)
    })
}

/// A Spanish tax number: eight digits, or a letter and seven digits, and the check character that follows from them.
pub(super) fn is_tax_number(text: &str) -> bool {
    let digits = text.get(1..8).filter(|digits| text.len() == 9 && digits.bytes().all(|c| c.is_ascii_digit()));
    let (Some(first), Some(digits), Some(check)) = (text.chars().next(), digits, text.chars().next_back()) else {
        return false;
    };
    // A person's number has eight digits, of which the first may be written as a letter.
    let first_digit = match first {
        'K'..='M' | 'X' => '0',
        'Y' => '1',
        'Z' => '2',
        other => other,
    };
    if let Ok(number) = format!("{first_digit}{digits}").parse::<usize>() {
        return "TRWAGMYFPDXBNJZSQVHLCKE".chars().nth(number % 23) == Some(check);
    }
    // A company's digits are summed, every other one doubled, the digits of which are summed again.
    let value = |(place, digit): (usize, char)| {
        let digit = digit.to_digit(10)?;
        if place % 2 == 0 { "0246813579".chars().nth(digit as usize)?.to_digit(10) } else { Some(digit) }
    };
    let sum: u32 = digits.chars().enumerate().filter_map(value).sum();
    // What completes the sum to a multiple of ten, as a digit or as a letter, by the kind of company.
    let rest = sum.wrapping_mul(9) % 10;
    let is_check = |characters: &str| characters.chars().nth(rest as usize) == Some(check);
    first.is_ascii_uppercase() && (is_check("0123456789") || is_check("JABCDEFGHI"))
}

/// A readable phone number with `+` and the code of its country: digits in groups, nine of a Spanish one.
pub(super) fn is_phone(text: &str) -> bool {
    let Some(international) = text.strip_prefix('+') else { return false };
    let count = |text: &str| text.bytes().filter(u8::is_ascii_digit).count();
    let is_whole = match international.strip_prefix("34") {
        Some(national) => count(national) == 9,
        None => (9..=15).contains(&count(international)),
    };
    is_whole && international.chars().all(|c| c.is_ascii_digit() || c == ' ')
}

/// Five digits, the first two of which are the number of a province; `00` is that of the example.
pub(super) fn is_postal_code(text: &str) -> bool {
    let is_province = text.get(..2).and_then(|province| province.parse().ok()).is_some_and(|number: u8| number <= 52);
    is_province && text.len() == 5 && text.bytes().all(|c| c.is_ascii_digit())
}

/// The minute of a time like `7:30`.
pub(super) fn minute_of_day(text: &str) -> Option<u16> {
    let part = |text: &str, end: u16| {
        let is_plain = text.len() <= 2 && text.bytes().all(|c| c.is_ascii_digit()); // `parse` takes a sign too
        text.parse().ok().filter(|&number: &u16| is_plain && number < end)
    };
    let (hour, minute) = text.split_once(':')?;
    let minute = part(minute, 60).filter(|_| minute.len() == 2)?;
    Some(part(hour, 24)?.saturating_mul(60).saturating_add(minute))
}

/// The name of a drawing or picture, without its ending.
pub(super) fn is_picture(name: &str) -> bool {
    name.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

#[cfg(test)]
mod tests {
    use super::is_tax_number;

    #[test]
    fn the_check_character_of_a_tax_number_is_that_of_its_digits() {
        // A person’s, a foreigner’s, one without a document; a company’s, with a digit or a letter.
        for number in ["12345678Z", "X1234567L", "Z1234567R", "K1234567L", "B12345674", "Q1234567D", "B00000000"] {
            assert!(is_tax_number(number), "{number}");
        }
        for number in
            ["12345678A", "X1234567Z", "K1234567D", "B12345675", "Q1234567E", "Ñ1234567L", "1234567Z", "B1234567", ""]
        {
            assert!(!is_tax_number(number), "{number}");
        }
    }
}
