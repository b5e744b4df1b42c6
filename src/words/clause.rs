//! The short title of each rule.

use super::{Words, say};
use crate::rules::Clause;

impl Words {
    /// The title of a rule; its words stand in the rule set.
    pub fn clause_title(&self, clause: Clause) -> String {
        match clause {
            Clause::Board => say!(self, "clause-board"),
            Clause::Lift => say!(self, "clause-lift"),
            Clause::DirectionCcw => say!(self, "clause-direction-ccw"),
            Clause::DirectionCw => say!(self, "clause-direction-cw"),
            Clause::DirectionFree => say!(self, "clause-direction-free"),
            Clause::CentreTwice => say!(self, "clause-centre-twice"),
            Clause::CentreOnce => say!(self, "clause-centre-once"),
            Clause::FirstTurnRight => say!(self, "clause-first-turn-right"),
            Clause::Single => say!(self, "clause-single"),
            Clause::Relay => say!(self, "clause-relay"),
            Clause::EndCentral => say!(self, "clause-end-central"),
            Clause::EndLayli => say!(self, "clause-end-layli"),
            Clause::EndTheirEmpty => say!(self, "clause-end-their-empty"),
            Clause::Capture => say!(self, "clause-capture"),
            Clause::CapturingSeedTaken => say!(self, "clause-capturing-seed-taken"),
            Clause::CapturingSeedStays => say!(self, "clause-capturing-seed-stays"),
            Clause::OppositeEmptyNothing => say!(self, "clause-opposite-empty-nothing"),
            Clause::OppositeEmptyLone => say!(self, "clause-opposite-empty-lone"),
            Clause::OppositeOut => say!(self, "clause-opposite-out"),
            Clause::Pair => say!(self, "clause-pair"),
            Clause::Layli => say!(self, "clause-layli"),
            Clause::Claim => say!(self, "clause-claim"),
            Clause::EndlessForbidden => say!(self, "clause-endless-forbidden"),
            Clause::EndlessPass => say!(self, "clause-endless-pass"),
            Clause::SinglesBoth => say!(self, "clause-singles-both"),
            Clause::SinglesOpposite => say!(self, "clause-singles-opposite"),
            Clause::NotFacingSingle => say!(self, "clause-not-facing-single"),
            Clause::RoundEndMover => say!(self, "clause-round-end-mover"),
            Clause::RoundEndEither => say!(self, "clause-round-end-either"),
            Clause::Repetition => say!(self, "clause-repetition"),
            Clause::Settle => say!(self, "clause-settle"),
            Clause::Unclaimed => say!(self, "clause-unclaimed"),
            Clause::OneRound => say!(self, "clause-one-round"),
            Clause::AllSeeds => say!(self, "clause-all-seeds"),
            Clause::Fill => say!(self, "clause-fill"),
            Clause::Spread => say!(self, "clause-spread"),
            Clause::MirrorAcross => say!(self, "clause-mirror-across"),
            Clause::MirrorRotated => say!(self, "clause-mirror-rotated"),
            Clause::Closed => say!(self, "clause-closed"),
            Clause::BeginnerAlternate => say!(self, "clause-beginner-alternate"),
            Clause::BeginnerSetter => say!(self, "clause-beginner-setter"),
            Clause::BeginnerOther => say!(self, "clause-beginner-other"),
            Clause::SameStart => say!(self, "clause-same-start"),
            Clause::Wins => say!(self, "clause-wins"),
        }
    }
}
