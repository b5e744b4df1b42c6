//! Rule sets as RON text, both ways.

use super::pretty;
use super::text::{self, At, FormError};
use crate::rules::{Rules, RulesError, RulesSpec};

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// It is not RON of the right form.
    Form(FormError),
    /// It contradicts itself.
    Contradiction {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: RulesError,
    },
}

/// Reads a rule set. A byte order mark at the start is passed over.
pub fn read(text: &str) -> Result<Rules, ReadError> {
    let spec: RulesSpec = text::read(text, &ron::Options::default()).map_err(ReadError::Form)?;
    Rules::new(spec).map_err(|why| {
        let way: Vec<At<'_>> = why.field().split('.').map(At::Field).collect();
        ReadError::Contradiction { line: text::line_of(text, &way), why }
    })
}

/// Writes a rule set so that people can read and edit it, and [`read`] gets it back.
pub fn write(spec: &RulesSpec) -> String {
    pretty(spec) + "\n"
}
