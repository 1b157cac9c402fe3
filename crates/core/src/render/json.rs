//! How a view leaves the core: as one JSON text, in which the numbers of texts have become texts. Writing cannot fail,
//! and views are mostly constants: together that is half the code that a serialiser of finished texts would weigh.

use super::context::RenderContext;
use crate::characters::decimal;

/// A value that is rendered when it is written.
pub(crate) trait Render {
    /// Writes the value; `None` is omitted.
    fn render(&self, to: &mut JsonWriter<'_>);
}

/// The fields of an object without its braces, so that an enum can write its kind before them.
pub(crate) trait RenderFields {
    /// Writes the fields in the order of their declaration.
    fn fields(&self, to: &mut JsonWriter<'_>);
}

/// What is written so far, and the language and address it is written for.
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

    /// A member under its name in JavaScript; `None` is omitted, `undefined` there.
    pub(crate) fn field(&mut self, name: &str, value: &dyn Render) {
        let before = self.out.len();
        self.separate();
        self.put("\"");
        self.put(name);
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

    /// An array whose items are written one after the other.
    pub(crate) fn array(&mut self, items: &mut dyn FnMut(&mut Self)) {
        self.put("[");
        items(self);
        self.put("]");
    }

    pub(crate) fn item(&mut self, value: &dyn Render) {
        self.separate();
        value.render(self);
    }

    /// Values as they are made, so that no list of them is ever held.
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

impl Render for u8 {
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

        impl $(<$life>)? $crate::render::json::RenderFields for $name $(<$life>)? {
            fn fields(&self, to: &mut $crate::render::json::JsonWriter<'_>) {
                $( to.field($crate::render::js_name::js_name!($field), &self.$field); )*
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

/// Renders an enum as an object whose `kind` is the name of the variant, followed by the variant's fields. Names that
/// are not those of the enum do not compile.
macro_rules! render_kinds {
    ($type:ty { $( $variant:ident $( ($view:ident) )? $( { $( $field:ident ),* } )? ),* $(,)? }) => {
        impl $crate::render::json::RenderFields for $type {
            fn fields(&self, to: &mut $crate::render::json::JsonWriter<'_>) {
                match self {
                    $( Self::$variant $( ($view) )? $( { $( $field ),* } )? => {
                        $( $view.fields(to); )?
                        $( $( to.field($crate::render::js_name::js_name!($field), $field); )* )?
                    } )*
                }
            }
        }

        impl $crate::render::json::Render for $type {
            fn render(&self, to: &mut $crate::render::json::JsonWriter<'_>) {
                let kind = match self {
                    $( Self::$variant { .. } => $crate::render::js_name::js_name!($variant), )*
                };
                to.variant(kind, self);
            }
        }
    };
}
pub(crate) use render_kinds;

/// Renders an enum without fields as the name of the variant.
macro_rules! render_names {
    ($type:ty { $( $variant:ident ),* $(,)? }) => {
        impl $type {
            /// Every variant with its name in JavaScript.
            #[allow(dead_code)] // few enums are read back
            pub(crate) const NAMES: &'static [(Self, &'static str)] =
                &[ $( (Self::$variant, $crate::render::js_name::js_name!($variant)), )* ];
        }

        impl $crate::render::json::Render for $type {
            fn render(&self, to: &mut $crate::render::json::JsonWriter<'_>) {
                match self {
                    $( Self::$variant => to.string($crate::render::js_name::js_name!($variant)), )*
                }
            }
        }
    };
}
pub(crate) use render_names;

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
