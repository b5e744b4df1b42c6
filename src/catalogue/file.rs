//! Rule sets as RON text, both ways.

use crate::rules::{Rules, RulesError, RulesSpec};

/// Why a text is no rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// It is not RON of the right form; line and column count from 1.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What the RON reader says.
        what: String,
    },
    /// It contradicts itself.
    Contradiction(RulesError),
}

/// Reads a rule set. A byte order mark at the start is passed over.
pub fn read(text: &str) -> Result<Rules, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let spec: RulesSpec = ron::from_str(text).map_err(|error| ReadError::Text {
        line: error.span.start.line,
        column: error.span.start.col,
        what: error.code.to_string(),
    })?;
    Rules::new(spec).map_err(ReadError::Contradiction)
}

/// Writes a rule set so that people can read and edit it, and [`read`] gets it back.
pub fn write(spec: &RulesSpec) -> String {
    let style = ron::ser::PrettyConfig::new().struct_names(true).depth_limit(3).new_line("\n");
    // A description holds strings, numbers and choices: nothing that RON cannot write.
    let mut text = ron::ser::to_string_pretty(spec, style).unwrap_or_default();
    text.push('\n');
    text
}
