//! Serialises views as JSON, and replaces the numbers of texts by the texts. Writing cannot fail, and views are mostly
//! constants, so that this is half the code of a general serialiser.

use super::context::RenderContext;
use crate::characters::decimal;

/// A value that is rendered as JSON in the language of the writer.
pub(crate) trait Render {
    /// Writes the value; `None` is omitted.
    fn render(&self, to: &mut JsonWriter<'_>);
}

/// The fields of an object without its braces, so that an enum can write its kind before them.
pub(crate) trait RenderFields {
    /// Writes the fields in the order of their declaration.
    fn fields(&self, to: &mut JsonWriter<'_>);
}

/// The JSON written so far, and the context that it is rendered in.
pub(crate) struct JsonWriter<'a> {
    pub(crate) context: RenderContext<'a>,
    out: String,
}

/// The JSON text of a value.
pub(crate) fn to_json(value: &dyn Render, context: RenderContext<'_>) -> String {
    let mut writer = JsonWriter { context, out: String::new() };
    value.render(&mut writer);
    writer.out
}

impl JsonWriter<'_> {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// A comma, unless the value is the first one.
    fn separate(&mut self) {
        if !matches!(self.out.as_bytes().last(), Some(b'{' | b'[')) {
            self.out.push(',');
        }
    }

    pub(crate) fn string(&mut self, text: &str) {
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

    /// Writes a member, with the name of its field in camel case; `None` is omitted, `undefined` in JavaScript.
    pub(crate) fn field(&mut self, field: &str, value: &dyn Render) {
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
        value.render(self);
        if self.out.len() == start {
            self.out.truncate(before);
        }
    }

    pub(crate) fn object(&mut self, value: &dyn RenderFields) {
        self.put("{");
        value.fields(self);
        self.put("}");
    }

    /// A variant of a union distinguished by its `kind`.
    pub(crate) fn variant(&mut self, kind: &str, value: &dyn RenderFields) {
        self.put("{");
        self.field("kind", &kind);
        value.fields(self);
        self.put("}");
    }

    fn item(&mut self, value: &dyn Render) {
        self.separate();
        value.render(self);
    }

    /// Writes values as the iterator yields them, without collecting them.
    pub(crate) fn list<T: Render>(&mut self, values: impl Iterator<Item = T>) {
        self.put("[");
        for value in values {
            self.item(&value);
        }
        self.put("]");
    }
}

impl Render for &str {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.string(self);
    }
}

impl Render for String {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.string(self);
    }
}

impl Render for bool {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.put(if *self { "true" } else { "false" });
    }
}

impl Render for usize {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.put(&decimal(*self));
    }
}

impl Render for u16 {
    fn render(&self, to: &mut JsonWriter<'_>) {
        usize::from(*self).render(to);
    }
}

impl<T: Render> Render for Option<T> {
    fn render(&self, to: &mut JsonWriter<'_>) {
        if let Some(value) = self {
            value.render(to);
        }
    }
}

impl<T: Render> Render for &[T] {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.list(self.iter());
    }
}

impl<T: Render> Render for Vec<T> {
    fn render(&self, to: &mut JsonWriter<'_>) {
        self.as_slice().render(to);
    }
}

impl<T: Render> Render for &T {
    fn render(&self, to: &mut JsonWriter<'_>) {
        (*self).render(to);
    }
}

impl<A: Render, B: Render> Render for (A, B) {
    fn render(&self, to: &mut JsonWriter<'_>) {
        to.put("[");
        to.item(&self.0);
        to.item(&self.1);
        to.put("]");
    }
}

/// Declares views; serialisation and TypeScript declaration are derived from their fields.
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

        impl $(<$life>)? $crate::render::json::RenderFields for $name $(<$life>)? {
            fn fields(&self, to: &mut $crate::render::json::JsonWriter<'_>) {
                $( to.field(stringify!($field), &self.$field); )*
            }
        }

        impl $(<$life>)? $crate::render::json::Render for $name $(<$life>)? {
            fn render(&self, to: &mut $crate::render::json::JsonWriter<'_>) {
                to.object(self);
            }
        }
    )* };
}
pub(crate) use views;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::dictionary;
    use crate::language::Language;

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
        let read: serde_json::Value =
            serde_json::from_str(&to_json(&sample, RenderContext::without_page(&dictionary))).unwrap();
        assert_eq!(read, serde_json::json!({ "firstText": text, "pairs": [[0, true], [65535, false]] }));
    }
}
