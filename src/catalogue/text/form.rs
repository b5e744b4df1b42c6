//! RON text that has not the form it should: the place, and what is wrong there, in types.

use ron::Error;
use serde::de::DeserializeOwned;

use super::{TextPlace, beginning};

/// Why a text has not the form it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormError {
    /// Where the reader stopped; the mistake may stand just before.
    pub at: TextPlace,
    /// What is wrong.
    pub fault: FormFault,
}

/// What is wrong with the form of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormFault {
    /// There is nothing in it.
    Empty,
    /// It ends before it is complete.
    Ends,
    /// A string, or a comment, has no end.
    Unclosed(Kind),
    /// A comma, a colon or a bracket is missing.
    Missing(char),
    /// Another kind of value should stand there.
    Expected(Kind),
    /// The description of another thing should stand there, such as `Session`.
    OtherThing(&'static str),
    /// There is no field of this name.
    Field {
        /// The name.
        found: String,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// A choice has no such value.
    Choice {
        /// The value.
        found: String,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// This field is missing.
    FieldMissing(&'static str),
    /// This field stands there twice.
    FieldTwice(&'static str),
    /// The number is too small or too large.
    Bounds,
    /// What follows a `\` means nothing.
    Escape,
    /// More brackets are open than any file needs.
    TooDeep,
    /// Something follows the end.
    Rest,
    /// This character has no meaning there.
    Character(char),
    /// Whatever else the reader says, in its own words; at most some hundred characters.
    Other(String),
}

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text in quotation marks.
    Text,
    /// A number.
    Number,
    /// `true` or `false`.
    Truth,
    /// A list in square brackets.
    List,
    /// A value that may be missing: `Some(…)` or `None`.
    Perhaps,
    /// A name without quotation marks.
    Name,
    /// A remark between `/*` and `*/`.
    Comment,
}

/// The most characters of what the reader says that are told.
const SAID: usize = 300;

/// Reads a value. A byte order mark at the start is passed over.
pub(crate) fn read<T: DeserializeOwned>(text: &str, form: &ron::Options) -> Result<T, FormError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    form.from_str(text).map_err(|error| FormError::of(text, error))
}

impl FormError {
    /// What the reader says of a text.
    pub(crate) fn of(text: &str, error: ron::error::SpannedError) -> Self {
        if text.trim().is_empty() {
            return Self { at: TextPlace { line: 1, column: 1 }, fault: FormFault::Empty };
        }
        let at = error.span.start;
        let fault = FormFault::from(error.code);
        match &fault {
            // A word that the end of the text cuts off.
            FormFault::Choice { found, .. } | FormFault::Field { found, .. } if text.trim_end().ends_with(found.as_str()) => {
                Self { at: TextPlace::end_of(text), fault: FormFault::Ends }
            }
            _ => Self { at: TextPlace { line: at.line, column: at.col }, fault },
        }
    }
}

impl From<Error> for FormFault {
    fn from(error: Error) -> Self {
        match error {
            Error::Eof => Self::Ends,
            Error::ExpectedStringEnd => Self::Unclosed(Kind::Text),
            Error::UnclosedBlockComment => Self::Unclosed(Kind::Comment),
            Error::ExpectedComma => Self::Missing(','),
            Error::ExpectedMapColon => Self::Missing(':'),
            Error::ExpectedArrayEnd => Self::Missing(']'),
            Error::ExpectedMap => Self::Missing('{'),
            Error::ExpectedMapEnd => Self::Missing('}'),
            Error::ExpectedStructLike => Self::Missing('('),
            Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => Self::Missing(')'),
            Error::ExpectedString => Self::Expected(Kind::Text),
            Error::ExpectedInteger | Error::ExpectedFloat | Error::UnderscoreAtBeginning | Error::InvalidIntegerDigit { .. } => {
                Self::Expected(Kind::Number)
            }
            Error::ExpectedBoolean => Self::Expected(Kind::Truth),
            Error::ExpectedArray => Self::Expected(Kind::List),
            Error::ExpectedOption => Self::Expected(Kind::Perhaps),
            Error::ExpectedIdentifier => Self::Expected(Kind::Name),
            Error::ExpectedNamedStructLike(name) | Error::ExpectedDifferentStructName { expected: name, .. } => Self::OtherThing(name),
            Error::NoSuchStructField { expected, found, .. } => Self::Field { found: beginning(&found), known: expected },
            Error::NoSuchEnumVariant { expected, found, .. } => Self::Choice { found: beginning(&found), known: expected },
            Error::MissingStructField { field, .. } => Self::FieldMissing(field),
            Error::DuplicateStructField { field, .. } => Self::FieldTwice(field),
            Error::IntegerOutOfBounds => Self::Bounds,
            Error::InvalidEscape(_) => Self::Escape,
            Error::ExceededRecursionLimit => Self::TooDeep,
            Error::TrailingCharacters => Self::Rest,
            Error::UnexpectedChar(c) => Self::Character(c),
            other => Self::Other(other.to_string().chars().take(SAID).collect()),
        }
    }
}
