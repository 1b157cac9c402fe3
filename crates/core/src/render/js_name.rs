//! Names of fields and variants in JavaScript, in camel case as serde's declarations have them, made by the compiler.
#![allow(clippy::arithmetic_side_effects, clippy::indexing_slicing)] // evaluated by the compiler, where they stop it

/// Length of a name in camel case: without underscores.
pub(crate) const fn camel_case_length(name: &str) -> usize {
    let name = name.as_bytes();
    let (mut at, mut length) = (0, 0);
    while at < name.len() {
        if name[at] != b'_' {
            length += 1;
        }
        at += 1;
    }
    length
}

/// `snake_case` or `PascalCase` in camel case.
pub(crate) const fn camel_case<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let name = name.as_bytes();
    let mut out = [0; LENGTH];
    let (mut at, mut length) = (0, 0);
    while at < name.len() {
        if name[at] != b'_' {
            out[length] = if length == 0 {
                name[at].to_ascii_lowercase()
            } else if name[at - 1] == b'_' {
                name[at].to_ascii_uppercase()
            } else {
                name[at]
            };
            length += 1;
        }
        at += 1;
    }
    out
}

/// The name of a field or variant in JavaScript.
macro_rules! js_name {
    ($name:ident) => {{
        const LENGTH: usize = $crate::render::js_name::camel_case_length(stringify!($name));
        const BYTES: [u8; LENGTH] = $crate::render::js_name::camel_case(stringify!($name));
        const NAME: &str = match core::str::from_utf8(&BYTES) {
            Ok(name) => name,
            Err(_) => panic!("a name outside of ASCII"),
        };
        NAME
    }};
}
pub(crate) use js_name;

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_in_camel_case() {
        assert_eq!(js_name!(replace_with), "replaceWith");
        assert_eq!(js_name!(ShopList), "shopList");
        assert_eq!(js_name!(kind), "kind");
    }
}
