//! Links that leave the site: phone, mail, WhatsApp.

use crate::content::COMPANY;

/// Percent-encodes everything but the unreserved characters of RFC 3986 §2.3.
///
/// ```
/// assert_eq!(bancal_core::percent_encode("¿20 t?\n"), "%C2%BF20%20t%3F%0A");
/// ```
#[must_use]
pub fn percent_encode(text: &str) -> String {
    let hex = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('0').to_ascii_uppercase();
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            out.push('%');
            out.push(hex(byte >> 4));
            out.push(hex(byte & 15));
        }
    }
    out
}

fn digits(number: &str) -> impl Iterator<Item = char> {
    number.chars().filter(char::is_ascii_digit)
}

/// `tel:` with the number as RFC 3966 §3 wants it: an optional `+` and digits.
pub(crate) fn phone(number: &str) -> String {
    let mut out = String::from("tel:");
    if number.starts_with('+') {
        out.push('+');
    }
    out.extend(digits(number));
    out
}

/// `mailto:` to the company, RFC 6068: lines end in CRLF.
pub(crate) fn mail(subject: &str, body: &str) -> String {
    let mut out = ["mailto:", COMPANY.email].concat();
    if !subject.is_empty() {
        out.push_str("?subject=");
        out.push_str(&percent_encode(subject));
        out.push_str("&body=");
        for line in body.split_inclusive('\n') {
            out.push_str(&percent_encode(line.trim_end_matches('\n')));
            if line.ends_with('\n') {
                out.push_str("%0D%0A");
            }
        }
    }
    out
}

/// A chat with the company: `wa.me` takes the country code and number as digits alone.
pub(crate) fn whatsapp(text: &str) -> String {
    let mut out = String::from("https://wa.me/");
    out.extend(digits(COMPANY.whatsapp));
    out.push_str("?text=");
    out.push_str(&percent_encode(text));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whatsapp_link_has_digits_and_an_encoded_spanish_text() {
        assert_eq!(
            whatsapp(COMPANY.message),
            "https://wa.me/34000000003?text=Hola%2C%20quiero%20informaci%C3%B3n%20sobre%20el%20alquiler%20de%20maquinaria."
        );
    }

    #[test]
    fn a_phone_link_has_no_spaces() {
        assert_eq!(phone("+34 000 000 001"), "tel:+34000000001");
        assert_eq!(phone("965 00 00 00"), "tel:965000000");
    }

    #[test]
    fn a_mail_ends_its_lines_in_crlf() {
        assert_eq!(mail("a&b", "x\ny"), "mailto:hola@example.com?subject=a%26b&body=x%0D%0Ay");
        assert_eq!(mail("", ""), "mailto:hola@example.com");
    }
}
