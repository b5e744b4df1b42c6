//! The clauses of a rule set: one id for each rule that a player can meet.
//!
//! Events, refusals, the rules page and the rule-set files speak of the same ids; the words stand in the files.

use serde::{Deserialize, Serialize};

use super::board::Crossing;
use super::event::{Event, Nothing, RoundEnd, Stop};
use super::ruleset::{
    Arrangement, Beginner, CapturingSeed, DirectionRule, EndlessRule, FirstTurn, Lifting, Mirror, OppositeEmpty, RoundEndRule, Rounds,
    Rules, Singles, Three,
};

/// One rule. Where an option chooses between readings, each reading is a clause of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Clause {
    /// Who begins, and which holes are whose.
    Board,
    /// Which holes may be lifted, and how seeds are sown.
    Lift,
    /// The sowing runs counter-clockwise.
    DirectionCcw,
    /// The sowing runs clockwise.
    DirectionCw,
    /// The player chooses the direction.
    DirectionFree,
    /// Both central holes on the way east and both on the way back.
    CentreTwice,
    /// One central hole each way.
    CentreOnce,
    /// The first turn starts from the right-hand hole.
    FirstTurnRight,
    /// The turn ends with the last seed.
    Single,
    /// A last seed in a hole with seeds lifts them all.
    Relay,
    /// A last seed in a central hole ends the turn.
    EndCentral,
    /// A last seed in a layli hole ends the turn.
    EndLayli,
    /// A last seed in an empty hole of the other row ends the turn.
    EndTheirEmpty,
    /// A last seed in an empty hole of one's own row takes the seeds opposite.
    Capture,
    /// The capturing seed goes too.
    CapturingSeedTaken,
    /// The capturing seed stays.
    CapturingSeedStays,
    /// Opposite an empty hole the last seed stays.
    OppositeEmptyNothing,
    /// Opposite an empty hole the last seed is taken alone.
    OppositeEmptyLone,
    /// Opposite a layli hole, or one out of play, nothing is taken.
    OppositeOut,
    /// Opposite three a pair of layli holes is made.
    Pair,
    /// Nobody lifts from a layli hole; its seeds are the owner's at the end.
    Layli,
    /// The maker of a pair claims a central hole.
    Claim,
    /// A sowing without end is not allowed.
    EndlessForbidden,
    /// A sowing without end passes.
    EndlessPass,
    /// Single seeds capture as the turn starts, and are taken too.
    SinglesBoth,
    /// Single seeds capture as the turn starts, and stay.
    SinglesOpposite,
    /// No turn starts from a hole that faces exactly one seed.
    NotFacingSingle,
    /// The round ends when the player to move cannot play.
    RoundEndMover,
    /// The round ends as soon as a row has nothing left to lift.
    RoundEndEither,
    /// The round ends when a position stands for the third time.
    Repetition,
    /// What each player has at the end of a round.
    Settle,
    /// Seeds in unclaimed central holes are nobody's.
    Unclaimed,
    /// One round is the match.
    OneRound,
    /// The match goes on until a player has no seeds.
    AllSeeds,
    /// The setter fills holes to their first numbers.
    Fill,
    /// The setter spreads seeds as equally as possible.
    Spread,
    /// The other player mirrors straight across.
    MirrorAcross,
    /// The other player mirrors left for left.
    MirrorRotated,
    /// Holes left empty by the setter are out of play.
    Closed,
    /// The players begin in turn.
    BeginnerAlternate,
    /// The setter begins.
    BeginnerSetter,
    /// The player who mirrors begins.
    BeginnerOther,
    /// The match ends when the same start comes for the third time.
    SameStart,
    /// So many won games win the match.
    Wins,
}

/// A clause in words, as a rule-set file gives it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Clause")]
pub struct ClauseSpec {
    /// Which rule it tells.
    pub rule: Clause,
    /// The rule in a sentence or two.
    pub words: String,
    /// Who says so.
    pub from: Authority,
}

/// Who says that a rule is so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Authority {
    /// A text, by its short name in the rule set's list of sources.
    Source(String),
    /// This project's reading, where the texts are silent or disagree.
    OurReading,
}

/// A text that rules are drawn from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The short name that clauses use, such as `Pankhurst 1971:181`.
    pub name: String,
    /// The full reference.
    pub reference: String,
}

impl Rules {
    /// The clauses in force, in the order in which a player meets them.
    pub fn clauses(&self) -> Vec<Clause> {
        let spec = self.spec();
        let mut list = vec![Clause::Board, Clause::Lift, self.direction_clause()];
        list.extend(self.centre_clause());
        if spec.first_turn == FirstTurn::Right {
            list.push(Clause::FirstTurnRight);
        }
        list.extend(self.singles_clause());
        if spec.lifting == Lifting::NotFacingSingle {
            list.push(Clause::NotFacingSingle);
        }
        match self.relay() {
            None => list.push(Clause::Single),
            Some(relay) => {
                list.push(Clause::Relay);
                list.extend(spec.centre.map(|_| Clause::EndCentral));
                list.extend([Clause::EndTheirEmpty, Clause::Capture, self.capturing_seed_clause(), self.opposite_empty_clause()]);
                if relay.three != Three::Capture {
                    list.extend([Clause::Pair, Clause::Layli, Clause::EndLayli, Clause::OppositeOut]);
                }
                if relay.three == Three::PairAndClaim {
                    list.push(Clause::Claim);
                }
                list.push(self.endless_clause());
            }
        }
        list.extend([self.round_end_clause(), Clause::Settle]);
        list.extend(spec.centre.map(|_| Clause::Unclaimed));
        list.push(Clause::Repetition);
        list.extend(self.rounds_clauses());
        list
    }

    /// The clause that an event follows.
    pub fn clause_of(&self, event: Event) -> Clause {
        match event {
            Event::Singles { .. } => self.singles_clause().unwrap_or(Clause::SinglesBoth),
            Event::Lap { .. } | Event::TurnOver => Clause::Lift,
            Event::Stop(stop) => self.stop_clause(stop),
            Event::Capture { seeds: 0, .. } => Clause::OppositeEmptyLone,
            Event::Capture { .. } => self.capturing_seed_clause(),
            Event::Pair { .. } => Clause::Pair,
            Event::Claim { .. } => Clause::Claim,
            Event::Endless { .. } => self.endless_clause(),
            Event::RoundOver(why) => match why {
                RoundEnd::Stuck => self.round_end_clause(),
                RoundEnd::Either => Clause::RoundEndEither,
                RoundEnd::Repetition => Clause::Repetition,
                RoundEnd::Agreed => Clause::Settle,
            },
            Event::Collect { .. } | Event::Counted => Clause::Settle,
            Event::Left { .. } => Clause::Unclaimed,
            Event::Disown { .. } => Clause::AllSeeds,
            Event::Close { .. } | Event::Reopen { .. } => Clause::Closed,
            Event::Place { .. } => match self.spec().rounds {
                Rounds::AllSeeds { arrangement: Arrangement::Fill, .. } => Clause::Fill,
                Rounds::AllSeeds { arrangement: Arrangement::Spread, .. } => Clause::Spread,
                Rounds::One | Rounds::Wins(_) => Clause::Wins,
            },
            Event::Begin { .. } => match self.spec().rounds {
                Rounds::AllSeeds { beginner, .. } => beginner_clause(beginner),
                Rounds::One | Rounds::Wins(_) => Clause::BeginnerAlternate,
            },
        }
    }

    fn stop_clause(&self, stop: Stop) -> Clause {
        match stop {
            Stop::Lap => Clause::Single,
            Stop::Central => Clause::EndCentral,
            Stop::Layli => Clause::EndLayli,
            Stop::TheirEmpty => Clause::EndTheirEmpty,
            Stop::OwnEmpty(Nothing::Empty) => self.opposite_empty_clause(),
            Stop::OwnEmpty(Nothing::Layli | Nothing::Closed) => Clause::OppositeOut,
            Stop::Capture => Clause::Capture,
            Stop::Pair => Clause::Pair,
        }
    }

    /// The clause for the direction of sowing.
    pub fn direction_clause(&self) -> Clause {
        match self.spec().direction {
            DirectionRule::Ccw => Clause::DirectionCcw,
            DirectionRule::Cw => Clause::DirectionCw,
            DirectionRule::Free => Clause::DirectionFree,
        }
    }

    /// The clause for a sowing without end.
    pub fn endless_clause(&self) -> Clause {
        match self.relay().map(|relay| relay.endless) {
            Some(EndlessRule::Pass) => Clause::EndlessPass,
            Some(EndlessRule::Forbidden) | None => Clause::EndlessForbidden,
        }
    }

    fn centre_clause(&self) -> Option<Clause> {
        self.spec().centre.map(|centre| match centre.crossing {
            Crossing::Twice => Clause::CentreTwice,
            Crossing::Once => Clause::CentreOnce,
        })
    }

    fn singles_clause(&self) -> Option<Clause> {
        self.spec().singles.map(|singles| match singles {
            Singles::Both => Clause::SinglesBoth,
            Singles::Opposite => Clause::SinglesOpposite,
        })
    }

    fn capturing_seed_clause(&self) -> Clause {
        match self.relay().map(|relay| relay.capturing_seed) {
            Some(CapturingSeed::Stays) => Clause::CapturingSeedStays,
            Some(CapturingSeed::Taken) | None => Clause::CapturingSeedTaken,
        }
    }

    fn opposite_empty_clause(&self) -> Clause {
        match self.relay().map(|relay| relay.opposite_empty) {
            Some(OppositeEmpty::Lone) => Clause::OppositeEmptyLone,
            Some(OppositeEmpty::Nothing) | None => Clause::OppositeEmptyNothing,
        }
    }

    fn round_end_clause(&self) -> Clause {
        match self.spec().round_end {
            RoundEndRule::Mover => Clause::RoundEndMover,
            RoundEndRule::Either => Clause::RoundEndEither,
        }
    }

    fn rounds_clauses(&self) -> Vec<Clause> {
        match self.spec().rounds {
            Rounds::One => vec![Clause::OneRound],
            Rounds::Wins(_) => vec![Clause::Wins, Clause::BeginnerAlternate],
            Rounds::AllSeeds { arrangement, mirror, beginner } => {
                let arrangement = match arrangement {
                    Arrangement::Fill => Clause::Fill,
                    Arrangement::Spread => Clause::Spread,
                };
                let mirror = match mirror {
                    Mirror::Across => Clause::MirrorAcross,
                    Mirror::Rotated => Clause::MirrorRotated,
                };
                vec![Clause::AllSeeds, arrangement, mirror, Clause::Closed, beginner_clause(beginner), Clause::SameStart]
            }
        }
    }
}

const fn beginner_clause(beginner: Beginner) -> Clause {
    match beginner {
        Beginner::Alternate => Clause::BeginnerAlternate,
        Beginner::Setter => Clause::BeginnerSetter,
        Beginner::Other => Clause::BeginnerOther,
    }
}
