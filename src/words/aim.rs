//! What one plays for, in a sentence or two.

use super::{Words, say};
use crate::rules::Rules;
use crate::rules::ruleset::{Rounds, Sowing, Three};

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
}
