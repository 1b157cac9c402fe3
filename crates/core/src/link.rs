//! Links that leave the site: phone, mail, WhatsApp.

use crate::characters::{replace_characters, split_all};
use crate::content::COMPANY;

/// Percent-encodes everything but the unreserved characters of RFC 3986 §2.3.
///
/// ```
/// assert_eq!(bancal_core::percent_encode("¿20 t?\n"), "%C2%BF20%20t%3F%0A");
/// ```
#[must_use]
pub fn percent_encode(text: &str) -> String {
    encode(text.as_bytes(), &[])
}

/// The same, except for some characters that are not encoded.
pub(crate) fn encode(text: &[u8], unencoded: &[u8]) -> String {
    let hex = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or('0').to_ascii_uppercase();
    let mut out = String::with_capacity(text.len());
    for &byte in text {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) || unencoded.contains(&byte) {
            out.push(char::from(byte));
        } else {
            out.push('%');
            out.push(hex(byte >> 4));
            out.push(hex(byte & 15));
        }
    }
    out
}

fn digits(number: &str) -> String {
    replace_characters(number, &|c| c.is_ascii_digit().then_some(c))
}

/// `tel:` with the number as RFC 3966 §3 requires it: an optional `+` and digits.
pub(crate) fn phone(number: &str) -> String {
    let mut out = String::from(if number.starts_with('+') { "tel:+" } else { "tel:" });
    out.push_str(&digits(number));
    out
}

/// `sms:` to the company. iOS reads the text only after `&`, Android only in a query, which RFC 5724 asks for.
pub(crate) fn text_message(text: &str) -> String {
    ["sms:+", &digits(COMPANY.whatsapp), "?&body=", &percent_encode(text)].concat()
}

/// `mailto:` to the company, RFC 6068: lines end in CRLF.
pub(crate) fn mail(subject: &str, body: &str) -> String {
    let mut out = ["mailto:", COMPANY.email].concat();
    if !subject.is_empty() {
        out.push_str("?subject=");
        out.push_str(&percent_encode(subject));
    }
    if !body.is_empty() {
        out.push_str(if subject.is_empty() { "?body=" } else { "&body=" });
        let mut line_end = "";
        for line in split_all(body, b'\n') {
            out.push_str(line_end);
            out.push_str(&percent_encode(line));
            line_end = "%0D%0A";
        }
    }
    out
}

/// A chat with the company: `wa.me` takes country code and number in digits only.
pub(crate) fn whatsapp(text: &str) -> String {
    ["https://wa.me/", &digits(COMPANY.whatsapp), "?text=", &percent_encode(text)].concat()
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
    }

    #[test]
    fn a_mail_has_the_subject_and_the_body_that_it_is_given() {
        assert_eq!(mail("", ""), "mailto:hola@example.com");
        assert_eq!(mail("", "x"), "mailto:hola@example.com?body=x");
        assert_eq!(mail("x", ""), "mailto:hola@example.com?subject=x");
    }
}
