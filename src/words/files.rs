//! Why a file cannot be read or written, in sentences.

use std::io::ErrorKind;

use super::{Teller, Words, say};
use crate::session::file::limits::{self, Large};
use crate::session::file::{FileError, MoveError};
use crate::session::text::GameTextError;

impl Words {
    /// Why a text is not a game, without a full stop at its end.
    pub fn game_text_error(&self, error: &GameTextError) -> String {
        match error {
            GameTextError::TooLong => say!(self, "error-game-too-long"),
            GameTextError::TooManyMoves => say!(self, "error-game-too-many", most = limits::MOVES),
            GameTextError::UnknownRules(name) => say!(self, "error-game-rules", name = name),
            GameTextError::NoOption(word) => say!(self, "error-game-option", word = word),
            GameTextError::Option(spec, why) => self.option_error(spec, why),
            GameTextError::Rules(why) => self.rules_error(why),
            GameTextError::Start(rules, why) => say!(self, "error-game-start", why = self.position_text_error(rules, why)),
            GameTextError::Move(rules, number, why) => {
                say!(self, "error-game-move", number = number, why = self.move_text_error(rules, why))
            }
            GameTextError::Refused(session, number, played, why) => {
                let names = self.side_names();
                let teller = Teller { words: self, rules: session.rules(), names: &names };
                let why = teller.refused(session.game().position(), why);
                say!(self, "error-game-refused", number = number, played = played, why = why)
            }
        }
    }

    /// Why a session file is refused.
    pub fn file_error(&self, error: &FileError) -> String {
        match error {
            FileError::NotText { at } => say!(self, "file-not-text", at = at),
            FileError::Empty => say!(self, "file-empty"),
            FileError::Syntax { line, column, what } => say!(self, "file-syntax", line = line, column = column, what = what),
            FileError::NewerFormat { found, known } => say!(self, "file-newer", found = found, known = known),
            FileError::Rules(why) => say!(self, "file-rules", why = self.rules_error(why)),
            FileError::Start { rules, why } => say!(self, "file-start", why = self.position_text_error(rules, why)),
            FileError::Move { rules, round, turn, text, position, why } => {
                let names = self.side_names();
                let teller = Teller { words: self, rules, names: &names };
                let why = match why {
                    MoveError::Text(why) => self.move_text_error(rules, why),
                    MoveError::Refused(why) => teller.refused(position, why),
                };
                say!(self, "file-move", round = round, turn = turn, text = text, why = why)
            }
            FileError::Parent { line } => say!(self, "file-parent", line = line),
            FileError::Cursor { found, moves } => say!(self, "file-cursor", found = found, moves = moves),
            FileError::Check { .. } => say!(self, "file-check"),
            FileError::TooLarge { what, limit } => match what {
                Large::File => say!(self, "file-too-large", limit = limit / (1024 * 1024)),
                Large::Moves => say!(self, "file-too-many-moves", limit = limit),
                Large::Comment => say!(self, "file-long-comment", limit = limit),
                Large::Name => say!(self, "file-long-name", limit = limit),
                Large::Notation => say!(self, "file-long-text", limit = limit),
            },
            FileError::NotAFile => say!(self, "file-not-a-file"),
            FileError::Io(error) => self.io_error(error),
        }
    }

    /// Why the system does not let us read or write.
    pub fn io_error(&self, error: &std::io::Error) -> String {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => say!(self, "file-not-found"),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => say!(self, "file-no-permission"),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!(self, "file-disk-full"),
            ErrorKind::IsADirectory => say!(self, "file-not-a-file"),
            ErrorKind::InvalidFilename => say!(self, "file-long-path"),
            _ => say!(self, "file-system", what = error.to_string()),
        }
    }
}
