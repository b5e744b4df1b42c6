//! What is asked of the search, and what it answers.

use crate::rules::round::Came;
use crate::rules::{Position, Turn};

/// A position of a round, to be searched.
#[derive(Clone, Debug)]
pub struct Question {
    /// It stands before a start-of-turn capture.
    pub position: Position,
    /// Whether the round starts with it.
    pub came: Came,
    /// The positions that stood before it in the round.
    pub stood: Vec<Position>,
}

impl Question {
    /// A position without a history, as the start of a round.
    pub const fn new(position: Position) -> Self {
        Self { position, came: Came::AsStart, stood: Vec::new() }
    }
}

/// How far a search may go. Without a limit it goes on until it is told to stop, or nothing is left to find.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most positions looked at. On one thread the same number gives the same answer.
    pub nodes: Option<u64>,
    /// The most turns looked ahead.
    pub depth: Option<u16>,
    /// How many threads search, from 1.
    pub threads: usize,
    /// Whether the value of every turn is asked for, not of the best one only.
    pub every_turn: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: None, depth: None, threads: 1, every_turn: false }
    }
}

/// What the round comes to with best play: South's seeds less North's, as they are settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Proven: at least this, whatever a repeated position counts as.
    pub low: i16,
    /// Proven: at most this.
    pub high: i16,
    /// The best guess, between the two.
    pub estimate: i16,
}

impl Worth {
    /// What is known where both of two hold: the guess is this one's.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        let (low, high) = (self.low.max(other.low), self.high.min(other.high));
        Self { low, high, estimate: self.estimate.max(low).min(high) }
    }

    /// The value, where it is proven.
    pub const fn exact(self) -> Option<i16> {
        if self.low == self.high { Some(self.low) } else { None }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the position is worth.
    pub worth: Worth,
    /// The best turn found; none where the round is over.
    pub best: Option<Turn>,
    /// How it goes on from there with best play, as far as it is known; it begins with the best turn.
    pub line: Vec<Turn>,
    /// Every allowed turn and what it is worth, in the order of [`Rules::turns`](crate::rules::Rules::turns). Of turns that are
    /// not the best one little more may be known than that they are no better.
    pub turns: Vec<(Turn, Worth)>,
    /// How many turns ahead was looked, to the end of that depth.
    pub depth: u16,
    /// How many positions were looked at.
    pub nodes: u64,
}
