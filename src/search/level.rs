//! How strong a computer player is.

/// A strength, from the weakest. What each does is told by [`Player`](super::Player).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays almost anything.
    #[default]
    One,
    /// Looks at its own turn.
    Two,
    /// Looks at the answer too.
    Three,
    /// Looks a few turns ahead.
    Four,
    /// Looks many turns ahead.
    Five,
    /// Plays as well as it can in the time it has.
    Six,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level of a number from 1 to 6.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }
}
