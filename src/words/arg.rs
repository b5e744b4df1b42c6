//! What can be put into a message.

use fluent_bundle::FluentValue;

/// A value that a sentence can have in it: a text, a letter or a number. Numbers choose between singular and plural.
pub trait Arg {
    /// The value as messages know it.
    fn value(&self) -> FluentValue<'_>;
}

impl Arg for str {
    fn value(&self) -> FluentValue<'_> {
        self.into()
    }
}

impl Arg for String {
    fn value(&self) -> FluentValue<'_> {
        self.into()
    }
}

impl Arg for char {
    fn value(&self) -> FluentValue<'_> {
        self.to_string().into()
    }
}

impl<T: Arg + ?Sized> Arg for &T {
    fn value(&self) -> FluentValue<'_> {
        (*self).value()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Arg for $number {
            fn value(&self) -> FluentValue<'_> {
                self.into()
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i16);
