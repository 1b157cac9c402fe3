//! How a view leaves the core: as one JSON text, in which the numbers of texts have become texts. Writing cannot fail,
//! and views are mostly constants: together that is half the code that a serialiser of finished texts would weigh.

use super::Site;

/// A value that is put into words when it is written.
pub(crate) trait Show {
    /// Writes the value; what is nothing writes nothing.
    fn show(&self, to: &mut Json<'_>);
}

/// The members of an object, apart from its braces, so that an enum can name its kind before them.
pub(crate) trait Members {
    /// Writes the members in the order of their declaration.
    fn members(&self, to: &mut Json<'_>);
}

/// What is written so far, and the language and address it is written for.
pub(crate) struct Json<'a> {
    pub(super) site: Site<'a>,
    out: String,
}

/// The JSON text of a value.
pub(super) fn json(value: &dyn Show, site: Site<'_>) -> String {
    let mut json = Json { site, out: String::new() };
    value.show(&mut json);
    json.out
}

impl Json<'_> {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// A comma, unless the value is the first one.
    fn separate(&mut self) {
        if !matches!(self.out.as_bytes().last(), Some(b'{' | b'[')) {
            self.out.push(',');
        }
    }

    pub(super) fn string(&mut self, text: &str) {
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => self.out.extend(['\\', c]),
                '\0'..='\u{1f}' => self.control(u32::from(c)),
                _ => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    fn control(&mut self, code: u32) {
        let hex = |digit| char::from_digit(digit, 16).unwrap_or('0');
        self.put("\\u00");
        self.out.extend([hex(code / 16), hex(code % 16)]);
    }

    /// A member under the name that its field has in JavaScript; one that is nothing is left out, `undefined` there.
    pub(crate) fn member(&mut self, field: &str, value: &dyn Show) {
        let before = self.out.len();
        self.separate();
        self.out.push('"');
        let mut last = ' ';
        for c in field.chars() {
            if c != '_' {
                self.out.push(if last == '_' { c.to_ascii_uppercase() } else { c });
            }
            last = c;
        }
        self.put("\":");
        let start = self.out.len();
        value.show(self);
        if self.out.len() == start {
            self.out.truncate(before);
        }
    }

    pub(crate) fn object(&mut self, value: &dyn Members) {
        self.put("{");
        value.members(self);
        self.put("}");
    }

    /// A variant of a union told apart by its `kind`.
    pub(crate) fn variant(&mut self, kind: &str, value: &dyn Members) {
        self.put("{");
        self.member("kind", &kind);
        value.members(self);
        self.put("}");
    }

    fn item(&mut self, value: &dyn Show) {
        self.separate();
        value.show(self);
    }

    /// Values as they are made, so that no list of them is ever held.
    pub(super) fn list<T: Show>(&mut self, values: impl Iterator<Item = T>) {
        self.put("[");
        for value in values {
            self.item(&value);
        }
        self.put("]");
    }
}

impl Show for &str {
    fn show(&self, to: &mut Json<'_>) {
        to.string(self);
    }
}

impl Show for String {
    fn show(&self, to: &mut Json<'_>) {
        to.string(self);
    }
}

impl Show for bool {
    fn show(&self, to: &mut Json<'_>) {
        to.put(if *self { "true" } else { "false" });
    }
}

impl Show for usize {
    fn show(&self, to: &mut Json<'_>) {
        to.put(&super::decimal(*self));
    }
}

impl Show for u16 {
    fn show(&self, to: &mut Json<'_>) {
        usize::from(*self).show(to);
    }
}

impl<T: Show> Show for Option<T> {
    fn show(&self, to: &mut Json<'_>) {
        if let Some(value) = self {
            value.show(to);
        }
    }
}

impl<T: Show> Show for &[T] {
    fn show(&self, to: &mut Json<'_>) {
        to.list(self.iter());
    }
}

impl<T: Show> Show for Vec<T> {
    fn show(&self, to: &mut Json<'_>) {
        self.as_slice().show(to);
    }
}

impl<T: Show> Show for &T {
    fn show(&self, to: &mut Json<'_>) {
        (*self).show(to);
    }
}

impl<A: Show, B: Show> Show for (A, B) {
    fn show(&self, to: &mut Json<'_>) {
        to.put("[");
        to.item(&self.0);
        to.item(&self.1);
        to.put("]");
    }
}

/// Declares views. How each is written follows from its fields, and so does its TypeScript declaration.
macro_rules! views {
    ($(
        $(#[$attribute:meta])*
        pub struct $name:ident $(<$life:lifetime>)? {
            $( $(#[$field_attribute:meta])* pub $field:ident: $type:ty, )*
        }
    )*) => { $(
        $(#[$attribute])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[cfg_attr(feature = "typescript", derive(tsify::Tsify), serde(rename_all = "camelCase"))]
        pub struct $name $(<$life>)? {
            $( $(#[$field_attribute])* pub $field: $type, )*
        }

        impl $(<$life>)? $crate::view::Members for $name $(<$life>)? {
            fn members(&self, to: &mut $crate::view::Json<'_>) {
                $( to.member(stringify!($field), &self.$field); )*
            }
        }

        impl $(<$life>)? $crate::view::Show for $name $(<$life>)? {
            fn show(&self, to: &mut $crate::view::Json<'_>) {
                to.object(self);
            }
        }
    )* };
}
pub(crate) use views;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use crate::fixtures::dictionary;

    views! {
        /// For the tests.
        #[allow(unreachable_pub)]
        pub struct Sample {
            /// Text.
            pub first_text: &'static str,
            /// Nothing.
            pub none: Option<bool>,
            /// Pairs.
            pub pairs: Vec<(u16, bool)>,
        }
    }

    #[test]
    fn json_is_read_back_as_it_was() {
        let dictionary = dictionary(Language::Spanish);
        let text = "\"\\\u{0}\u{1f}\n\u{2028}ñ🏗";
        let sample = Sample { first_text: text, none: None, pairs: vec![(0, true), (65535, false)] };
        let read: serde_json::Value = serde_json::from_str(&json(&sample, Site::anywhere(&dictionary))).unwrap();
        assert_eq!(read, serde_json::json!({ "firstText": text, "pairs": [[0, true], [65535, false]] }));
    }
}
