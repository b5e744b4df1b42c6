//! Why something could not be taken away.

use super::film::MOST_FRAMES;
use crate::words::{Words, say};

/// Why something could not be taken away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportError {
    /// It was asked to stop.
    Stopped,
    /// The animation would have so many pictures, however few show a turn.
    TooLong(usize),
    /// The rules are a person's own, so that the game's notation could not be read without them.
    OwnRules,
    /// There is no turn of this number; how many there are.
    NoTurn(usize, usize),
    /// The turn has no event of this number; how many it has.
    NoEvent(usize, usize),
    /// The picture could not be painted, which is a mistake in this program; what the library says.
    Painting(String),
}

impl ExportError {
    /// A sentence.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Stopped => say!(words, "export-stopped"),
            Self::TooLong(frames) => say!(words, "export-too-long", frames = *frames, most = MOST_FRAMES),
            Self::OwnRules => say!(words, "export-own-rules"),
            Self::NoTurn(asked, turns) => say!(words, "export-no-turn", asked = *asked, turns = *turns),
            Self::NoEvent(asked, events) => say!(words, "export-no-event", asked = *asked, events = *events),
            Self::Painting(why) => say!(words, "export-not-painted", why = why),
        }
    }
}
