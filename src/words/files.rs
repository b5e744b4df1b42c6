//! Why a file cannot be read or written, in sentences.

use std::io::ErrorKind;

use super::{Teller, Words, say};
use crate::catalogue::text::beginning;
use crate::search::{Level, NoLevel};
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
                let teller = Teller { words: self, rules: session.rules(), names };
                let why = teller.refused(session.game().position(), why);
                say!(self, "error-game-refused", number = number, played = played, why = why)
            }
        }
    }

    /// Why a session file is refused.
    pub fn file_error(&self, error: &FileError) -> String {
        match error {
            FileError::NotText(why) => say!(self, "file-sentence", why = self.not_text(*why)),
            FileError::Empty => say!(self, "file-empty"),
            FileError::Form(why) => say!(self, "file-sentence", why = self.form_error(why)),
            FileError::NewerFormat { found, known } => say!(self, "file-newer", found = found, known = known),
            FileError::NoFormat { found } => say!(self, "file-no-format", found = found),
            FileError::Rules { line, why } => say!(self, "file-sentence", why = self.contradiction(*line, why)),
            FileError::Start { line, rules, why } => {
                say!(self, "file-start", line = line, why = self.position_text_error(rules, why))
            }
            FileError::Level { line, why: NoLevel(number) } => {
                let [least, .., most] = Level::ALL.map(Level::number);
                say!(self, "file-level", line = line, number = number, least = least, most = most)
            }
            FileError::Move { line, rules, round, turn, text, position, why } => {
                let names = self.side_names();
                let teller = Teller { words: self, rules, names };
                let why = match why {
                    MoveError::Text(why) => self.move_text_error(rules, why),
                    MoveError::Refused(why) => teller.refused(position, why),
                    MoveError::Twice => say!(self, "file-move-twice"),
                };
                say!(self, "file-move", line = line, round = round, turn = turn, text = beginning(text), why = why)
            }
            FileError::Parent { line } => say!(self, "file-parent", line = line),
            FileError::Cursor { line, found, moves } => say!(self, "file-cursor", line = line, found = found, moves = moves),
            FileError::Check { line, .. } => say!(self, "file-check", line = line),
            FileError::TooLarge { line, what, limit } => {
                let why = match what {
                    Large::File => say!(self, "file-too-large", limit = limit / (1024 * 1024)),
                    Large::Moves => say!(self, "file-too-many-moves", limit = limit),
                    Large::Comment => say!(self, "file-long-comment", limit = limit),
                    Large::Name => say!(self, "file-long-name", limit = limit),
                };
                line.map_or_else(|| why.clone(), |line| say!(self, "error-line", line = line, why = &why))
            }
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
            ErrorKind::FileTooLarge => say!(self, "file-too-long"),
            ErrorKind::InvalidFilename => say!(self, "file-long-path"),
            _ => say!(self, "file-system", what = error.to_string()),
        }
    }
}
