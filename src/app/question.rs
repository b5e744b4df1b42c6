//! Questions the program asks before it goes on. Each holds what it confirms.

use std::path::PathBuf;

use super::action::Action;
use super::exporting::Draft;

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// The session has turns that are not saved; what was asked for would lose them.
    Unsaved {
        /// What was asked for.
        then: Box<Action>,
    },
    /// The file is there already.
    Overwrite {
        /// What is saved.
        purpose: Purpose,
        /// The file.
        path: PathBuf,
    },
    /// Which file to open or save, where the system has no window for it.
    Path {
        /// What it is for.
        purpose: Purpose,
        /// What is typed so far.
        text: String,
    },
    /// Whether to delete a past game.
    Delete {
        /// What the world outside knows it by.
        name: String,
        /// What it is called.
        title: String,
    },
    /// What to export.
    Export(Draft),
    /// Whether to end the match here.
    Stop,
}

/// What a file is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To open it.
    Open,
    /// To save the session in it.
    Save,
    /// To save the rule set that is being made in it.
    SaveRules,
    /// To export something to it.
    Export,
}

/// An answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Do it without saving.
    WithoutSaving,
    /// Leave everything as it is.
    Cancel,
}
