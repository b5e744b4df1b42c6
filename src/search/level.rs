//! How strong a computer player is.

use serde::{Deserialize, Serialize};

/// A strength, from the weakest, in files its number. [`Player`](super::Player) plays by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Level {
    /// Plays any turn that is allowed, by chance.
    #[default]
    One,
    /// Looks at what its own turn brings; plays 43 turns of 100 by chance.
    Two,
    /// Looks three turns ahead: its own, the answer, and its next; plays 36 turns of 100 by chance.
    Three,
    /// Looks five turns ahead; plays 22 turns of 100 by chance.
    Four,
    /// Looks six turns ahead and plays any turn that looks at most one seed worse than the best; plays 6 turns of 100 by chance.
    Five,
    /// Looks ahead as far as it can in the time it has, leaves nothing to chance, and plays the match, not only the round.
    Six,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.number()
    }
}

/// A number that is no level's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLevel(pub u8);

impl std::fmt::Display for NoLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a computer's level is a number from 1 to 6")
    }
}

impl TryFrom<u8> for Level {
    type Error = NoLevel;

    fn try_from(number: u8) -> Result<Self, NoLevel> {
        Self::ALL.into_iter().find(|level| level.number() == number).ok_or(NoLevel(number))
    }
}
