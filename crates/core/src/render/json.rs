//! Writes values as JSON: those that views have, which are texts, whole numbers, lists and objects. `serde_json` writes
//! the same in more bytes (`docs/decisions/0005-small-core.md`).

use std::fmt::{Display, Formatter};

use serde::ser::{Impossible, SerializeSeq, SerializeStruct, SerializeTuple};
use serde::{Serialize, Serializer};

use crate::characters::decimal;

/// The JSON text of a value, empty if the value has something that no view has.
pub(super) fn to_string<T: Serialize>(value: &T) -> String {
    let mut writer = Writer { out: String::new() };
    value.serialize(&mut writer).map_or_else(|_| String::new(), |()| writer.out)
}

/// A value has something that no view has. Without the reason, which nobody would read.
#[derive(Debug)]
pub(super) struct Unsupported;

impl Display for Unsupported {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        to.write_str("not a value of a view")
    }
}

impl std::error::Error for Unsupported {}

impl serde::ser::Error for Unsupported {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Result<T = ()> = std::result::Result<T, Unsupported>;
type Never = Impossible<(), Unsupported>;

/// What is written so far.
struct Writer {
    out: String,
}

impl Writer {
    /// A comma, unless the value is the first one.
    fn separate(&mut self) {
        if !matches!(self.out.as_bytes().last(), Some(b'{' | b'[')) {
            self.out.push(',');
        }
    }

    #[inline(never)]
    fn string(&mut self, text: &str) {
        self.out.push('"');
        if text.bytes().all(|byte| !matches!(byte, b'"' | b'\\' | 0..=0x1f)) {
            self.out.push_str(text); // most texts, many times as fast
        } else {
            for c in text.chars() {
                match c {
                    '"' | '\\' => self.out.extend(['\\', c]),
                    '\0'..='\u{1f}' => self.control(u32::from(c)),
                    _ => self.out.push(c),
                }
            }
        }
        self.out.push('"');
    }

    fn control(&mut self, code: u32) {
        let hex = |digit| char::from_digit(digit, 16).unwrap_or('0');
        self.out.push_str("\\u00");
        self.out.extend([hex(code / 16), hex(code % 16)]);
    }

    #[inline(never)]
    fn name(&mut self, name: &str) {
        self.separate();
        self.out.push('"');
        self.out.push_str(name);
        self.out.push_str("\":");
    }
}

impl Serializer for &mut Writer {
    type Ok = ();
    type Error = Unsupported;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeStruct = Self;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStructVariant = Never;

    fn serialize_str(self, text: &str) -> Result {
        self.string(text);
        Ok(())
    }

    fn serialize_bool(self, value: bool) -> Result {
        self.out.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_u64(self, number: u64) -> Result {
        self.out.push_str(&decimal(usize::try_from(number).map_err(|_| Unsupported)?));
        Ok(())
    }

    fn serialize_u8(self, number: u8) -> Result {
        self.serialize_u64(number.into())
    }

    fn serialize_u16(self, number: u16) -> Result {
        self.serialize_u64(number.into())
    }

    fn serialize_u32(self, number: u32) -> Result {
        self.serialize_u64(number.into())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result {
        self.serialize_str(name)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self> {
        self.out.push('[');
        Ok(self)
    }

    fn collect_seq<I: IntoIterator<Item: Serialize>>(self, items: I) -> Result {
        let mut list = self.serialize_seq(None)?;
        for item in items {
            SerializeSeq::serialize_element(&mut list, &item)?;
        }
        SerializeSeq::end(list)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self> {
        self.out.push('[');
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self> {
        self.out.push('{');
        Ok(self)
    }

    fn serialize_none(self) -> Result {
        self.serialize_unit()
    }

    fn serialize_unit(self) -> Result {
        self.out.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        Err(Unsupported)
    }

    fn serialize_i8(self, _: i8) -> Result {
        Err(Unsupported)
    }

    fn serialize_i16(self, _: i16) -> Result {
        Err(Unsupported)
    }

    fn serialize_i32(self, _: i32) -> Result {
        Err(Unsupported)
    }

    fn serialize_i64(self, _: i64) -> Result {
        Err(Unsupported)
    }

    fn serialize_f32(self, _: f32) -> Result {
        Err(Unsupported)
    }

    fn serialize_f64(self, _: f64) -> Result {
        Err(Unsupported)
    }

    fn serialize_char(self, _: char) -> Result {
        Err(Unsupported)
    }

    fn serialize_bytes(self, _: &[u8]) -> Result {
        Err(Unsupported)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, _: &T) -> Result {
        Err(Unsupported)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result {
        Err(Unsupported)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never> {
        Err(Unsupported)
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Never> {
        Err(Unsupported)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Never> {
        Err(Unsupported)
    }

    fn serialize_struct_variant(self, _: &'static str, _: u32, _: &'static str, _: usize) -> Result<Never> {
        Err(Unsupported)
    }
}

impl SerializeSeq for &mut Writer {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.separate();
        value.serialize(&mut **self)
    }

    fn end(self) -> Result {
        self.out.push(']');
        Ok(())
    }
}

impl SerializeTuple for &mut Writer {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result {
        SerializeSeq::end(self)
    }
}

impl SerializeStruct for &mut Writer {
    type Ok = ();
    type Error = Unsupported;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.name(name);
        value.serialize(&mut **self)
    }

    fn end(self) -> Result {
        self.out.push('}');
        Ok(())
    }
}

#[cfg(test)]
mod tests;
