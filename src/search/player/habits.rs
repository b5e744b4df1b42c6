//! What makes a level: how far it looks, and how much it leaves to chance.

use super::Level;

/// The ways of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Habits {
    /// How many turns it looks ahead; without a number, as far as it can.
    pub(super) depth: Option<u16>,
    /// How many turns of a hundred it plays by chance.
    pub(super) slips: u8,
    /// It plays any of the turns that look at most so many seeds worse than the best.
    pub(super) slack: i16,
    /// The most bytes that serve such a search: making and clearing more would take longer than the search.
    pub(super) memory: usize,
}

impl Level {
    /// Measured by `gobale bench players`, so that each takes at least 60 of 100 rounds from the one below in every rule set.
    pub(super) const fn habits(self) -> Habits {
        match self {
            Self::One => Habits { depth: Some(1), slips: 100, slack: 0, memory: 0 },
            Self::Two => Habits { depth: Some(1), slips: 43, slack: 0, memory: 1 << 12 },
            Self::Three => Habits { depth: Some(3), slips: 36, slack: 0, memory: 1 << 16 },
            Self::Four => Habits { depth: Some(5), slips: 22, slack: 0, memory: 1 << 20 },
            Self::Five => Habits { depth: Some(6), slips: 6, slack: 1, memory: 1 << 20 },
            Self::Six => Habits { depth: None, slips: 0, slack: 0, memory: usize::MAX },
        }
    }
}
