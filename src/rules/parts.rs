//! The parts of a rule set in which two can differ.

use super::clause::Clause;
use super::ruleset::{Arrangement, Beginner, Mirror, Relay, Rounds, RulesSpec, Sowing, Three};

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

/// Two rule sets, to ask in what they are the same.
struct Both<'a>(&'a RulesSpec, &'a RulesSpec);

impl Both<'_> {
    fn same<T: PartialEq>(&self, of: impl Fn(&RulesSpec) -> T) -> bool {
        of(self.0) == of(self.1)
    }

    /// Whether both relay, or neither, and where they do are the same in this.
    fn same_relay<T: PartialEq>(&self, of: impl Fn(Relay) -> T) -> bool {
        self.same(|spec| match spec.sowing {
            Sowing::Relay(relay) => Some(of(relay)),
            Sowing::Single => None,
        })
    }

    /// Whether both are played until a player has all the seeds, or neither, and where they are, are the same in this.
    fn same_next_round<T: PartialEq>(&self, of: impl Fn(Arrangement, Mirror, Beginner) -> T) -> bool {
        self.same(|spec| match spec.rounds {
            Rounds::AllSeeds { arrangement, mirror, beginner } => Some(of(arrangement, mirror, beginner)),
            Rounds::One | Rounds::Wins(_) => None,
        })
    }
}

impl Clause {
    /// Whether two rule sets are the same in all that this rule speaks of: then its words and its source for one are true of the
    /// other.
    pub fn is_same_in(self, one: &RulesSpec, other: &RulesSpec) -> bool {
        let both = Both(one, other);
        let relays = both.same_relay(|_| ());
        let pairs = both.same_relay(|relay| relay.three != Three::Capture);
        let three = both.same_relay(|relay| relay.three);
        let centre = both.same(|spec| spec.centre.is_some());
        let match_kind = both.same(|spec| std::mem::discriminant(&spec.rounds));
        let arrangement = both.same_next_round(|arrangement, _, _| arrangement);
        match self {
            Self::Board => both.same(|spec| (spec.start.clone(), spec.centre)),
            Self::Lift | Self::Relay => pairs && centre,
            Self::DirectionCcw | Self::DirectionCw | Self::DirectionFree => both.same(|spec| spec.direction),
            Self::CentreTwice | Self::CentreOnce => both.same(|spec| spec.centre.map(|centre| centre.crossing)),
            Self::FirstTurnRight => both.same(|spec| spec.first_turn),
            Self::Single | Self::EndTheirEmpty => relays,
            Self::Capture => three,
            Self::CapturingSeedTaken | Self::CapturingSeedStays => both.same_relay(|relay| relay.capturing_seed),
            Self::OppositeEmptyNothing | Self::OppositeEmptyLone => both.same_relay(|relay| relay.opposite_empty),
            Self::OppositeOut | Self::Pair | Self::Layli | Self::EndLayli => pairs,
            Self::EndCentral | Self::Claim | Self::Settle => three && centre,
            Self::EndlessForbidden | Self::EndlessPass => both.same_relay(|relay| relay.endless),
            Self::SinglesBoth | Self::SinglesOpposite => both.same(|spec| spec.singles),
            Self::NotFacingSingle => both.same(|spec| spec.lifting),
            Self::RoundEndMover | Self::RoundEndEither => both.same(|spec| spec.round_end),
            // Whether a position can come again hangs on which way the seeds go, and what leaves the board.
            Self::Repetition => relays && centre && both.same(|spec| (spec.direction, spec.singles)),
            Self::Unclaimed | Self::AllSeeds => three && centre && match_kind,
            Self::OneRound | Self::SameStart => match_kind,
            Self::Fill => arrangement && both.same(|spec| (spec.start.clone(), spec.centre)),
            Self::Spread => arrangement && both.same(|spec| spec.start.len()),
            Self::Closed => arrangement,
            Self::MirrorAcross | Self::MirrorRotated => both.same_next_round(|_, mirror, _| mirror),
            Self::BeginnerAlternate | Self::BeginnerSetter | Self::BeginnerOther => {
                match_kind && both.same_next_round(|_, _, beginner| beginner)
            }
            Self::Wins => both.same(|spec| spec.rounds),
        }
    }
}
