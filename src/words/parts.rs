//! The choices of a rule set in words, for those who make one.

use super::{Words, say};
use crate::rules::board::Crossing;
use crate::rules::parts::Part;
use crate::rules::ruleset::{
    Arrangement, Beginner, CapturingSeed, Centre, DirectionRule, EndlessRule, FirstTurn, Lifting, Mirror, OppositeEmpty, Relay,
    RoundEndRule, Rounds, Singles, Sowing, Three,
};
use crate::rules::{Rules, RulesSpec};

impl Words {
    /// What a rule set of one's own is called that is made from another one.
    pub fn own_name(&self, from: &Rules) -> String {
        say!(self, "rules-own-name", name = from.spec().name)
    }

    /// What a part of a rule set is called.
    pub fn part(&self, part: Part) -> String {
        match part {
            Part::Start => say!(self, "part-start"),
            Part::Centre => say!(self, "part-centre"),
            Part::Direction => say!(self, "part-direction"),
            Part::Sowing => say!(self, "part-sowing"),
            Part::Singles => say!(self, "part-singles"),
            Part::Lifting => say!(self, "part-lifting"),
            Part::FirstTurn => say!(self, "part-first-turn"),
            Part::RoundEnd => say!(self, "part-round-end"),
            Part::Rounds => say!(self, "part-rounds"),
        }
    }

    /// How a rule set has it.
    pub fn part_of(&self, spec: &RulesSpec, part: Part) -> String {
        match part {
            Part::Start => {
                let numbers: Vec<String> = spec.start.iter().map(u8::to_string).collect();
                say!(self, "part-start-is", numbers = numbers.join(" "))
            }
            Part::Centre => self.centre(spec.centre),
            Part::Direction => self.direction_rule(spec.direction),
            Part::Sowing => match spec.sowing {
                Sowing::Single => self.sowing(spec.sowing),
                Sowing::Relay(Relay { endless, capturing_seed, opposite_empty, three }) => self.row_of([
                    self.sowing(spec.sowing),
                    self.capturing_seed(capturing_seed),
                    self.opposite_empty(opposite_empty),
                    self.three(three),
                    self.endless(endless),
                ]),
            },
            Part::Singles => self.singles(spec.singles),
            Part::Lifting => self.lifting(spec.lifting),
            Part::FirstTurn => self.first_turn(spec.first_turn),
            Part::RoundEnd => self.round_end_rule(spec.round_end),
            Part::Rounds => match spec.rounds {
                Rounds::AllSeeds { arrangement, mirror, beginner } => {
                    self.row_of([self.rounds(spec.rounds), self.arrangement(arrangement), self.mirror(mirror), self.beginner(beginner)])
                }
                rounds => self.rounds(rounds),
            },
        }
    }

    fn centre(&self, centre: Option<Centre>) -> String {
        match centre {
            None => say!(self, "centre-none"),
            Some(Centre { seeds, crossing }) => say!(self, "centre-two", seeds = seeds, crossing = self.crossing(crossing)),
        }
    }

    /// How the sowing crosses the central holes.
    pub fn crossing(&self, crossing: Crossing) -> String {
        match crossing {
            Crossing::Twice => say!(self, "crossing-twice"),
            Crossing::Once => say!(self, "crossing-once"),
        }
    }

    /// Which way the sowing runs.
    pub fn direction_rule(&self, direction: DirectionRule) -> String {
        match direction {
            DirectionRule::Ccw => say!(self, "direction-rule-ccw"),
            DirectionRule::Cw => say!(self, "direction-rule-cw"),
            DirectionRule::Free => say!(self, "direction-rule-free"),
        }
    }

    /// What a sowing is.
    pub fn sowing(&self, sowing: Sowing) -> String {
        match sowing {
            Sowing::Single => say!(self, "sowing-single"),
            Sowing::Relay(_) => say!(self, "sowing-relay"),
        }
    }

    /// What becomes of the seed that captures.
    pub fn capturing_seed(&self, choice: CapturingSeed) -> String {
        match choice {
            CapturingSeed::Taken => say!(self, "capturing-seed-taken"),
            CapturingSeed::Stays => say!(self, "capturing-seed-stays"),
        }
    }

    /// What a last seed opposite an empty hole does.
    pub fn opposite_empty(&self, choice: OppositeEmpty) -> String {
        match choice {
            OppositeEmpty::Nothing => say!(self, "opposite-empty-nothing"),
            OppositeEmpty::Lone => say!(self, "opposite-empty-lone"),
        }
    }

    /// What a last seed opposite three does.
    pub fn three(&self, choice: Three) -> String {
        match choice {
            Three::Capture => say!(self, "three-capture"),
            Three::Pair => say!(self, "three-pair"),
            Three::PairAndClaim => say!(self, "three-claim"),
        }
    }

    /// What becomes of a sowing without end.
    pub fn endless(&self, choice: EndlessRule) -> String {
        match choice {
            EndlessRule::Forbidden => say!(self, "endless-forbidden"),
            EndlessRule::Pass => say!(self, "endless-pass"),
        }
    }

    /// What single seeds take.
    pub fn singles(&self, choice: Option<Singles>) -> String {
        match choice {
            None => say!(self, "singles-none"),
            Some(Singles::Both) => say!(self, "singles-both"),
            Some(Singles::Opposite) => say!(self, "singles-opposite"),
        }
    }

    /// Which holes a turn may not start from.
    pub fn lifting(&self, choice: Lifting) -> String {
        match choice {
            Lifting::Any => say!(self, "lifting-any"),
            Lifting::NotFacingSingle => say!(self, "lifting-not-facing"),
        }
    }

    /// Where the first turn starts.
    pub fn first_turn(&self, choice: FirstTurn) -> String {
        match choice {
            FirstTurn::Free => say!(self, "first-turn-free"),
            FirstTurn::Right => say!(self, "first-turn-right"),
        }
    }

    /// When a round ends.
    pub fn round_end_rule(&self, choice: RoundEndRule) -> String {
        match choice {
            RoundEndRule::Mover => say!(self, "round-end-mover"),
            RoundEndRule::Either => say!(self, "round-end-either"),
        }
    }

    /// How many rounds make a match.
    pub fn rounds(&self, choice: Rounds) -> String {
        match choice {
            Rounds::One => say!(self, "rounds-one"),
            Rounds::AllSeeds { .. } => say!(self, "rounds-all-seeds"),
            Rounds::Wins(wins) => say!(self, "rounds-wins", wins = wins),
        }
    }

    /// How the next round is set out.
    pub fn arrangement(&self, choice: Arrangement) -> String {
        match choice {
            Arrangement::Fill => say!(self, "arrangement-fill"),
            Arrangement::Spread => say!(self, "arrangement-spread"),
        }
    }

    /// Where the other player mirrors.
    pub fn mirror(&self, choice: Mirror) -> String {
        match choice {
            Mirror::Across => say!(self, "mirror-across"),
            Mirror::Rotated => say!(self, "mirror-rotated"),
        }
    }

    /// Who begins the next round.
    pub fn beginner(&self, choice: Beginner) -> String {
        match choice {
            Beginner::Alternate => say!(self, "beginner-alternate"),
            Beginner::Setter => say!(self, "beginner-setter"),
            Beginner::Other => say!(self, "beginner-other"),
        }
    }
}
