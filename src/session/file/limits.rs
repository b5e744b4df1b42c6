//! How large a session file and its parts may be.
//!
//! They are far beyond what people play, and keep a hostile file from taking all memory. The same limits are kept on the way
//! out, so that nothing is written that could not be read.

use super::error::FileError;
use crate::rules::Side;
use crate::session::tree::{Node, Session};

/// The bytes of a file.
pub const FILE_BYTES: u64 = 64 * 1024 * 1024;

/// The moves of a session, variations included.
pub const MOVES: usize = 200_000;

/// The characters of a comment.
pub const COMMENT: usize = 20_000;

/// The characters of a player's name.
pub const NAME: usize = 200;

/// What can be too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Large {
    /// The file: [`FILE_BYTES`].
    File,
    /// The number of moves: [`MOVES`].
    Moves,
    /// A comment: [`COMMENT`].
    Comment,
    /// A player's name: [`NAME`].
    Name,
}

impl Large {
    /// The largest number allowed.
    pub const fn limit(self) -> u64 {
        match self {
            Self::File => FILE_BYTES,
            Self::Moves => MOVES as u64,
            Self::Comment => COMMENT as u64,
            Self::Name => NAME as u64,
        }
    }

    /// The error for what is.
    pub(super) const fn refuse(self, line: Option<usize>) -> FileError {
        FileError::TooLarge { line, what: self, limit: self.limit() }
    }

    /// Refuses a number beyond the limit.
    const fn check(self, number: u64) -> Result<(), FileError> {
        if number > self.limit() { Err(self.refuse(None)) } else { Ok(()) }
    }
}

/// Refuses a file of so many bytes.
pub(super) const fn check_size(bytes: u64) -> Result<(), FileError> {
    Large::File.check(bytes)
}

/// Refuses a text of a file that has more characters than its limit.
pub(super) fn within(what: Large, text: &str, line: impl FnOnce() -> usize) -> Result<(), FileError> {
    what.check(characters(text)).map_err(|_| what.refuse(Some(line())))
}

/// Refuses a session that is beyond the limits.
pub(super) fn check(session: &Session) -> Result<(), FileError> {
    Large::Moves.check(session.len() as u64)?;
    for side in Side::BOTH {
        Large::Name.check(characters(&session.players()[side].name))?;
    }
    for node in std::iter::once(Node::START).chain(session.nodes()) {
        Large::Comment.check(characters(session.comment(node)))?;
    }
    Ok(())
}

fn characters(text: &str) -> u64 {
    text.chars().count() as u64
}
