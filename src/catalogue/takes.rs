//! How long the games that come with the program take two people.

/// About how many minutes a game takes at the usual speed, with a little time to think for each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takes {
    /// One round.
    pub round: u16,
    /// A whole match of several rounds; none where one round is the game.
    pub game: Option<u16>,
}

/// The game to begin with: the one that the first lesson teaches, and all up to the last round of a match.
pub const FIRST: &str = "fergen-gobale";

impl Takes {
    /// A game of one round.
    pub(super) const fn round(minutes: u16) -> Self {
        Self { round: minutes, game: None }
    }

    /// A game of several rounds: the minutes of one, and of all.
    pub(super) const fn rounds(round: u16, game: u16) -> Self {
        Self { round, game: Some(game) }
    }
}
