//! Why a session file is refused: fields that words are made from, no words.

use std::io;
use std::sync::Arc;

use super::limits::Large;
use super::v1::Check;
use crate::catalogue::text::{FormError, NotText};
use crate::rules::notation::PositionTextError;
use crate::rules::{Position, Rules, RulesError};
use crate::search::NoLevel;
use crate::session::moves::MoveTextError;
use crate::session::series::Refusal;

/// Why a file is no session, or cannot be read or written.
#[derive(Debug)]
pub enum FileError {
    /// It is no text.
    NotText(NotText),
    /// There is nothing in it.
    Empty,
    /// It is not RON of the right form.
    Form(FormError),
    /// A newer version of the program wrote it.
    NewerFormat {
        /// The format it says it has.
        found: u64,
        /// The newest one known here.
        known: u64,
    },
    /// It says it has a format that there never was.
    NoFormat {
        /// The format it says it has.
        found: u64,
    },
    /// Its rule set contradicts itself.
    Rules {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        why: RulesError,
    },
    /// Its start is no sound position of its rules' board.
    Start {
        /// The line, from 1.
        line: usize,
        /// The rules, whose board names the holes.
        rules: Arc<Rules>,
        /// What is wrong.
        why: PositionTextError,
    },
    /// A player is a computer of a level there is not.
    Level {
        /// The line, from 1.
        line: usize,
        /// The number.
        why: NoLevel,
    },
    /// A move cannot be played where it stands.
    Move {
        /// The line, from 1.
        line: usize,
        /// The rules, whose board names the holes.
        rules: Arc<Rules>,
        /// The number of the round, from 1.
        round: usize,
        /// The number of the turn in that round, from 1; an arrangement counts with the turn that follows it.
        turn: u32,
        /// The move as the file has it.
        text: String,
        /// The position it was to be played in.
        position: Box<Position>,
        /// What is wrong.
        why: MoveError,
    },
    /// A move is said to follow itself or a later one.
    Parent {
        /// The line, from 1.
        line: usize,
    },
    /// The session is said to stand after a move that is not there.
    Cursor {
        /// The line, from 1.
        line: usize,
        /// The number of the move.
        found: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// Every move can be played, but not to the positions that were there when the file was written.
    Check {
        /// The line, from 1.
        line: usize,
        /// What the file says.
        expected: Check,
        /// What playing it gives.
        found: Check,
    },
    /// It is larger than the program reads.
    TooLarge {
        /// The line, from 1; none for the file as a whole, and for what is not written yet.
        line: Option<usize>,
        /// What is.
        what: Large,
        /// The most that is read.
        limit: u64,
    },
    /// It is a folder or a device.
    NotAFile,
    /// The system does not let us.
    Io(io::Error),
}

/// Why a move of a file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// It is no move of this board.
    Text(MoveTextError),
    /// The rules do not allow it.
    Refused(Refusal),
    /// It was played from the same place before.
    Twice,
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
