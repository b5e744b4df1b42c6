//! Random rule sets: sound ones of every kind, and descriptions that may say anything.

use std::fmt;
use std::sync::Arc;

use fastrand::Rng;
use gobale::rules::board::Crossing;
use gobale::rules::clause::{Authority, ClauseSpec, Source};
use gobale::rules::ruleset::{
    Arrangement, Beginner, CapturingSeed, Centre, DirectionRule, EndlessRule, FirstTurn, Lifting, Mirror, OppositeEmpty, Relay,
    RoundEndRule, Rounds, Singles, Sowing, Three,
};
use gobale::rules::{BySide, Clause, Position, Rules, RulesSpec, Setup, Side};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

fn relays() -> impl Strategy<Value = Relay> {
    (
        select(&[EndlessRule::Forbidden, EndlessRule::Pass]),
        select(&[CapturingSeed::Taken, CapturingSeed::Stays]),
        select(&[OppositeEmpty::Nothing, OppositeEmpty::Lone]),
        select(&[Three::Pair, Three::PairAndClaim, Three::Capture]),
    )
        .prop_map(|(endless, capturing_seed, opposite_empty, three)| Relay { endless, capturing_seed, opposite_empty, three })
}

fn sowings() -> impl Strategy<Value = Sowing> {
    prop_oneof![2 => relays().prop_map(Sowing::Relay), 1 => Just(Sowing::Single)]
}

fn rounds() -> impl Strategy<Value = Rounds> {
    let all_seeds = (
        select(&[Arrangement::Spread, Arrangement::Fill]),
        select(&[Mirror::Across, Mirror::Rotated]),
        select(&[Beginner::Alternate, Beginner::Setter, Beginner::Other]),
    )
        .prop_map(|(arrangement, mirror, beginner)| Rounds::AllSeeds { arrangement, mirror, beginner });
    prop_oneof![1 => Just(Rounds::One), 3 => all_seeds, 1 => (1..=4_u8).prop_map(Rounds::Wins)]
}

fn centres(seeds: std::ops::RangeInclusive<u8>) -> impl Strategy<Value = Option<Centre>> {
    prop::option::of((seeds, select(&[Crossing::Twice, Crossing::Once])).prop_map(|(seeds, crossing)| Centre { seeds, crossing }))
}

prop_compose! {
    /// Descriptions of sound rule sets: every shape of board, every choice with every other.
    pub(crate) fn sound_specs()(
        start in vec(0..=9_u8, 2..=12),
        centre in centres(0..=9),
        direction in select(&[DirectionRule::Ccw, DirectionRule::Cw, DirectionRule::Free]),
        sowing in sowings(),
        singles in prop::option::of(select(&[Singles::Both, Singles::Opposite])),
        lifting in select(&[Lifting::Any, Lifting::NotFacingSingle]),
        first_turn in select(&[FirstTurn::Free, FirstTurn::Right]),
        round_end in select(&[RoundEndRule::Mover, RoundEndRule::Either]),
        rounds in rounds(),
    ) -> RulesSpec {
        let mut spec = RulesSpec { start, centre, direction, sowing, singles, lifting, first_turn, round_end, rounds, ..plain() };
        if !spec.start.len().is_multiple_of(2) {
            spec.centre = None;
        }
        if let Sowing::Relay(relay @ Relay { three: Three::PairAndClaim, .. }) = &mut spec.sowing && spec.centre.is_none() {
            if spec.start.len().is_multiple_of(2) {
                spec.centre = Some(Centre { seeds: 4, crossing: Crossing::Twice });
            } else {
                relay.three = Three::Pair;
            }
        }
        let fills = matches!(spec.rounds, Rounds::AllSeeds { arrangement: Arrangement::Fill, .. });
        for seeds in &mut spec.start {
            *seeds = (*seeds).max(u8::from(fills));
        }
        spec.start[0] = spec.start[0].max(1);
        spec
    }
}

prop_compose! {
    /// Descriptions of anything.
    pub(crate) fn any_specs()(
        id in "[a-z -]{0,3}",
        name in "[a ]{0,2}",
        start in prop_oneof![vec(any::<u8>(), 0..=14), vec(0..=9_u8, 0..=14)],
        centre in centres(0..=255),
        sowing in sowings(),
        rounds in prop_oneof![rounds(), any::<u8>().prop_map(Rounds::Wins)],
        clauses in vec((select(&[Clause::Board, Clause::Lift]), "[a ]{0,2}", select(&["Marin", "Russ", ""])), 0..3),
    ) -> RulesSpec {
        let clauses = clauses.into_iter().map(|(rule, words, source)| {
            let from = if source.is_empty() { Authority::OurReading } else { Authority::Source(source.to_owned()) };
            ClauseSpec { rule, words, from }
        });
        let sources = vec![Source { name: "Marin".to_owned(), reference: String::new() }];
        RulesSpec { id, name, start, centre, sowing, rounds, sources, clauses: clauses.collect(), ..plain() }
    }
}

fn plain() -> RulesSpec {
    let mut spec = gobale::catalogue::built_in("huroy").expect("shipped").spec().clone();
    spec.sources.clear();
    spec.clauses.clear();
    spec
}

/// A match to be played at random: the rules, where it starts, and how.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) rules: Arc<Rules>,
    pub(crate) start: Position,
    pub(crate) seed: u64,
    pub(crate) moves: usize,
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RulesSpec { start, centre, direction, sowing, singles, lifting, first_turn, round_end, rounds, .. } = self.rules.spec();
        writeln!(f, "{start:?} {centre:?} {direction:?} {sowing:?} {singles:?} {lifting:?} {first_turn:?} {round_end:?} {rounds:?}")?;
        write!(f, "{}, {} moves, seed {}", self.rules.position_text(&self.start), self.moves, self.seed)
    }
}

/// Matches of random rule sets, from the first arrangement or from any position.
pub(crate) fn cases() -> impl Strategy<Value = Case> {
    (sound_specs(), any::<bool>(), any::<u64>(), 0..150_usize).prop_map(|(spec, set_up, seed, moves)| {
        let rules = Arc::new(Rules::new(spec).expect("sound"));
        let start = if set_up { random_position(&rules, &mut Rng::with_seed(seed)) } else { rules.start() };
        Case { rules, start, seed, moves }
    })
}

/// Any sound position: pairs and claims where the rules know them, holes out of play, seeds in the stores, any number of turns.
pub(crate) fn random_position(rules: &Rules, rng: &mut Rng) -> Position {
    let board = rules.board();
    let most = rng.u8(1..=6);
    let mut setup = Setup {
        seeds: board.holes().map(|_| rng.u8(0..=most)).collect(),
        owner: vec![None; board.hole_count()],
        closed: vec![false; board.hole_count()],
        stores: BySide { south: rng.u8(0..20), north: rng.u8(0..20) },
        to_move: if rng.bool() { Side::South } else { Side::North },
        turns: *rng.choice(&[0, 0, 1, 2, 7, 1000, u32::MAX]).expect("some"),
    };
    let mut pairs = BySide { south: 0, north: 0 };
    let closes = rng.u8(..4) == 0;
    for hole in board.row(Side::South) {
        let opposite = board.opposite(hole).expect("a hole of a row");
        let both = [hole.index(), opposite.index()];
        if rules.has_pairs() && rng.u8(..6) == 0 {
            let owner = if rng.bool() { Side::South } else { Side::North };
            pairs[owner] += 1;
            for at in both {
                setup.owner[at] = Some(owner);
                setup.seeds[at] += 1;
            }
        } else if closes {
            for at in both.into_iter().filter(|_| rng.bool()) {
                setup.closed[at] = true;
                setup.seeds[at] = 0;
            }
        }
    }
    if rules.has_claims() {
        for centre in board.centres() {
            let side = if rng.bool() { Side::South } else { Side::North };
            if pairs[side] > 0 {
                pairs[side] -= 1;
                setup.owner[centre.index()] = Some(side);
            }
        }
    }
    rules.position(&setup).expect("sound")
}
