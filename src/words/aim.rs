//! What a game is about: what one plays for, in a sentence or two, and what is its own, in a line.

use super::{Words, say};
use crate::rules::Rules;
use crate::rules::ruleset::{CapturingSeed, DirectionRule, Rounds, Singles, Sowing, Three};

impl Words {
    /// How seeds are won by these rules, and who wins.
    pub fn aim(&self, rules: &Rules) -> String {
        let spec = rules.spec();
        let sowing = match spec.sowing {
            Sowing::Single => None,
            Sowing::Relay(relay) => Some(match relay.three {
                Three::Capture => say!(self, "aim-capture"),
                Three::Pair => say!(self, "aim-pair"),
                Three::PairAndClaim => say!(self, "aim-claim"),
            }),
        };
        let singles = spec.singles.map(|_| say!(self, "aim-singles"));
        let row = (sowing.is_none() && singles.is_none()).then(|| say!(self, "aim-row"));
        let wins = match spec.rounds {
            Rounds::One => say!(self, "aim-one-round"),
            Rounds::AllSeeds { .. } => say!(self, "aim-all-seeds"),
            Rounds::Wins(wins) => say!(self, "aim-wins", wins = wins),
        };
        let sentences: Vec<String> = [sowing, singles, row, Some(wins)].into_iter().flatten().collect();
        sentences.join(" ")
    }

    /// What tells a game from others on a board that looks the same: which way its seeds go, as each player sees it, how a turn
    /// goes on, and what takes seeds.
    pub fn nature(&self, rules: &Rules) -> String {
        let spec = rules.spec();
        let way = match spec.direction {
            DirectionRule::Ccw => say!(self, "nature-ccw"),
            DirectionRule::Cw => say!(self, "nature-cw"),
            DirectionRule::Free => say!(self, "nature-free"),
        };
        let turn = match spec.sowing {
            Sowing::Single => say!(self, "nature-lap"),
            Sowing::Relay(_) => say!(self, "nature-laps"),
        };
        let takes = match (spec.sowing, spec.singles) {
            (Sowing::Relay(relay), _) if relay.capturing_seed == CapturingSeed::Taken => say!(self, "nature-last-taken"),
            (Sowing::Relay(_), _) => say!(self, "nature-last-stays"),
            (Sowing::Single, Some(Singles::Both)) => say!(self, "nature-single-taken"),
            (Sowing::Single, Some(Singles::Opposite)) => say!(self, "nature-single-stays"),
            (Sowing::Single, None) => say!(self, "nature-row"),
        };
        say!(self, "nature", way = way, turn = turn, takes = takes)
    }
}
