//! How strong a computer plays, in a few words.

use super::{Words, say};
use crate::search::Level;

impl Words {
    /// A level's name.
    pub fn level(&self, level: Level) -> String {
        match level {
            Level::One => say!(self, "level-1"),
            Level::Two => say!(self, "level-2"),
            Level::Three => say!(self, "level-3"),
            Level::Four => say!(self, "level-4"),
            Level::Five => say!(self, "level-5"),
            Level::Six => say!(self, "level-6"),
        }
    }
}
