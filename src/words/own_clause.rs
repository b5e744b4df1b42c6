//! A rule in words, made from the choices of the rule set where the rule set has no words of its own for it.

use super::{Words, say};
use crate::rules::ruleset::{Rounds, Three};
use crate::rules::{Clause, Rules, RulesSpec};

impl Words {
    /// A rule in a sentence or two: as the rule set has it, or from its choices.
    pub fn clause_words(&self, rules: &Rules, clause: Clause) -> String {
        rules.clause(clause).map_or_else(|| self.own_words(rules, clause), |spec| spec.words.clone())
    }

    /// Where a rule set comes from: who plays it and where, or what somebody made it from.
    pub fn origin(&self, spec: &RulesSpec) -> String {
        match &spec.made_from {
            Some(from) => say!(self, "rules-made-from", from = from),
            None if spec.people.is_empty() || spec.region.is_empty() => say!(self, "rules-your-own-set"),
            None => say!(self, "rules-from", people = spec.people, region = spec.region),
        }
    }

    fn own_words(&self, rules: &Rules, clause: Clause) -> String {
        let spec = rules.spec();
        match clause {
            Clause::Board => {
                let (holes, numbers) = (spec.start.len(), self.numbers(rules));
                match spec.centre {
                    None => say!(self, "own-board", holes = holes, numbers = numbers),
                    Some(centre) => say!(self, "own-board-centre", holes = holes, numbers = numbers, centre = centre.seeds),
                }
            }
            Clause::Lift => {
                let never = std::iter::once(say!(self, "own-lift-empty")).chain(self.never_lifted(rules));
                say!(self, "own-lift", never = self.any_of(never))
            }
            Clause::DirectionCcw => say!(self, "own-direction-ccw"),
            Clause::DirectionCw => say!(self, "own-direction-cw"),
            Clause::DirectionFree => say!(self, "own-direction-free"),
            Clause::CentreTwice => say!(self, "own-centre-twice"),
            Clause::CentreOnce => say!(self, "own-centre-once"),
            Clause::FirstTurnRight => say!(self, "own-first-turn-right"),
            Clause::Single => say!(self, "own-single"),
            Clause::Relay => match self.never_lifted(rules) {
                none if none.is_empty() => say!(self, "own-relay"),
                never => say!(self, "own-relay-never", never = self.any_of(never)),
            },
            Clause::EndCentral => say!(self, "own-end-central"),
            Clause::EndLayli => say!(self, "own-end-layli"),
            Clause::EndTheirEmpty => say!(self, "own-end-their-empty"),
            Clause::Capture => match rules.relay().map(|relay| relay.three) {
                Some(Three::Pair | Three::PairAndClaim) => say!(self, "own-capture-not-three"),
                Some(Three::Capture) | None => say!(self, "own-capture"),
            },
            Clause::CapturingSeedTaken => say!(self, "own-capturing-seed-taken"),
            Clause::CapturingSeedStays => say!(self, "own-capturing-seed-stays"),
            Clause::OppositeEmptyNothing => say!(self, "own-opposite-empty-nothing"),
            Clause::OppositeEmptyLone => say!(self, "own-opposite-empty-lone"),
            Clause::OppositeOut => say!(self, "own-opposite-out"),
            Clause::Pair => say!(self, "own-pair"),
            Clause::Layli => say!(self, "own-layli"),
            Clause::Claim => say!(self, "own-claim"),
            Clause::EndlessForbidden => say!(self, "own-endless-forbidden"),
            Clause::EndlessPass => say!(self, "own-endless-pass"),
            Clause::SinglesBoth => say!(self, "own-singles-both"),
            Clause::SinglesOpposite => say!(self, "own-singles-opposite"),
            Clause::NotFacingSingle => say!(self, "own-not-facing-single"),
            Clause::RoundEndMover => say!(self, "own-round-end-mover"),
            Clause::RoundEndEither => say!(self, "own-round-end-either"),
            Clause::Repetition => say!(self, "own-repetition"),
            Clause::Settle => match (rules.has_pairs(), rules.has_claims()) {
                (_, true) => say!(self, "own-settle-claims"),
                (true, false) => say!(self, "own-settle-layli"),
                (false, false) => say!(self, "own-settle"),
            },
            Clause::Unclaimed => say!(self, "own-unclaimed"),
            Clause::OneRound => say!(self, "own-one-round"),
            Clause::AllSeeds => say!(self, "own-all-seeds"),
            Clause::Fill if spec.centre.is_some() => say!(self, "own-fill-centre", numbers = self.numbers(rules)),
            Clause::Fill => say!(self, "own-fill", numbers = self.numbers(rules)),
            Clause::Spread => say!(self, "own-spread"),
            Clause::MirrorAcross => say!(self, "own-mirror-across"),
            Clause::MirrorRotated => say!(self, "own-mirror-rotated"),
            Clause::Closed => say!(self, "own-closed"),
            Clause::BeginnerAlternate => say!(self, "own-beginner-alternate"),
            Clause::BeginnerSetter => say!(self, "own-beginner-setter"),
            Clause::BeginnerOther => say!(self, "own-beginner-other"),
            Clause::SameStart => say!(self, "own-same-start"),
            Clause::Wins => {
                let wins = if let Rounds::Wins(wins) = spec.rounds { wins } else { 1 };
                say!(self, "own-wins", wins = wins)
            }
        }
    }

    /// The seeds of a row as a round begins: `5, 5, 3, 3, 5 and 5`.
    fn numbers(&self, rules: &Rules) -> String {
        self.all_of(rules.spec().start.iter().map(u8::to_string))
    }

    /// What is never lifted beside empty holes.
    fn never_lifted(&self, rules: &Rules) -> Vec<String> {
        let layli = rules.has_pairs().then(|| say!(self, "own-lift-layli"));
        let central = rules.spec().centre.map(|_| say!(self, "own-lift-central"));
        layli.into_iter().chain(central).collect()
    }
}
