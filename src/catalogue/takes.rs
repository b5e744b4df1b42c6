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

/// How long a game takes; nothing for rules that do not come with the program.
pub fn takes(id: &str) -> Option<Takes> {
    let (round, game) = match id {
        "fergen-gobale" => (4, Some(6)),
        "leyla-gobale-gabradarre" => (4, Some(25)),
        "huroy" => (4, Some(45)),
        "gelech" => (5, Some(80)),
        "fergen-goobalay" | "layli-goobalay" | "leyla-gobale-somaliland-6" => (4, None),
        "leyla-gobale-somaliland-8" | "leyla-gobale-somaliland-12" => (7, None),
        _ => return None,
    };
    Some(Takes { round, game })
}
