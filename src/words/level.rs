//! How strong a computer player is, in words.

use super::{Words, say};
use crate::search::Level;
use crate::session::Seat;

impl Words {
    /// Who sits somewhere: `A person`, `Computer 2: Takes what it sees`.
    pub fn seat_name(&self, seat: Seat) -> String {
        match seat {
            Seat::Human => say!(self, "seat-person"),
            Seat::Computer(level) => say!(self, "seat-computer", level = level.number(), name = self.level_name(level)),
        }
    }

    /// The name of a level: `Takes what it sees`.
    pub fn level_name(&self, level: Level) -> String {
        match level {
            Level::One => say!(self, "level-1"),
            Level::Two => say!(self, "level-2"),
            Level::Three => say!(self, "level-3"),
            Level::Four => say!(self, "level-4"),
            Level::Five => say!(self, "level-5"),
            Level::Six => say!(self, "level-6"),
        }
    }

    /// What a player of a level does, in a sentence.
    pub fn level_about(&self, level: Level) -> String {
        match level {
            Level::One => say!(self, "level-1-about"),
            Level::Two => say!(self, "level-2-about"),
            Level::Three => say!(self, "level-3-about"),
            Level::Four => say!(self, "level-4-about"),
            Level::Five => say!(self, "level-5-about"),
            Level::Six => say!(self, "level-6-about"),
        }
    }
}
