//! The parts of a rule set in which two can differ.

use super::ruleset::RulesSpec;

/// A part of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The holes and the seeds in them.
    Start,
    /// The two central holes.
    Centre,
    /// Which way the sowing runs.
    Direction,
    /// What a sowing is.
    Sowing,
    /// Single seeds that capture.
    Singles,
    /// What may be lifted.
    Lifting,
    /// The first turn of a round.
    FirstTurn,
    /// The end of a round.
    RoundEnd,
    /// The rounds of a match.
    Rounds,
}

impl Part {
    /// Every part, in the order in which a game meets them.
    pub const ALL: [Self; 9] = [
        Self::Start,
        Self::Centre,
        Self::Direction,
        Self::Sowing,
        Self::Singles,
        Self::Lifting,
        Self::FirstTurn,
        Self::RoundEnd,
        Self::Rounds,
    ];

    /// Whether two rule sets differ in it.
    pub fn differs(self, one: &RulesSpec, other: &RulesSpec) -> bool {
        match self {
            Self::Start => one.start != other.start,
            Self::Centre => one.centre != other.centre,
            Self::Direction => one.direction != other.direction,
            Self::Sowing => one.sowing != other.sowing,
            Self::Singles => one.singles != other.singles,
            Self::Lifting => one.lifting != other.lifting,
            Self::FirstTurn => one.first_turn != other.first_turn,
            Self::RoundEnd => one.round_end != other.round_end,
            Self::Rounds => one.rounds != other.rounds,
        }
    }
}
