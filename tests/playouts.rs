//! Rounds by chance: they are rounds of matches, ended by the same rules for the same reasons.

use fastrand::Rng;
use gobale::rules::ruleset::FirstTurn;
use gobale::rules::{Deaf, Direction, Event, Hole, Holes, Position, Rules, Sown, Turn};
use gobale::session::{Match, Move, Stage};
use proptest::prelude::*;

use crate::laws::config;
use crate::specs::cases;

/// What these dice make of the holes: a hole, a direction, a claim; again where the sowing does not end.
fn drawn(rules: &Rules, position: &Position, holes: Holes, dice: &mut Rng) -> Option<Turn> {
    let directions = rules.spec().direction.choices();
    let mut left: Vec<(Hole, Direction)> = holes.iter().flat_map(|hole| directions.iter().map(move |&way| (hole, way))).collect();
    while !left.is_empty() {
        let any: Holes = left.iter().map(|&(hole, _)| hole).collect();
        let hole = any.iter().nth(dice.usize(..any.len()))?;
        let direction = directions[if directions.len() > 1 { dice.usize(..directions.len()) } else { 0 }];
        if !left.contains(&(hole, direction)) {
            continue;
        }
        let claim = match rules.sow(&mut position.clone(), hole, direction, Deaf) {
            Sown::Endless if !rules.endless_passes() => {
                left.retain(|&other| other != (hole, direction));
                continue;
            }
            Sown::Claim(free) => free.iter().nth(dice.usize(..free.len())),
            Sown::Done | Sown::Endless => None,
        };
        return Some(Turn { hole, direction, claim });
    }
    None
}

/// The turn these dice choose, where one is allowed.
fn chosen(rules: &Rules, position: &Position, dice: &mut Rng) -> Turn {
    let all = rules.liftable(position);
    let right = rules.board().row(position.to_move()).next_back().filter(|&hole| all.contains(hole));
    let must = right.filter(|_| position.turns() == 0 && rules.spec().first_turn == FirstTurn::Right);
    must.and_then(|first| drawn(rules, position, [first].into_iter().collect(), dice))
        .or_else(|| drawn(rules, position, all, dice))
        .expect("a match asks for a turn where there is one")
}

proptest! {
    #![proptest_config(config())]

    /// The same dice lead a match to the same position, at which the round ends for the same reason (`rules.md` section 4), or
    /// does not end.
    #[test]
    fn rounds_by_chance_are_rounds_of_matches(case in cases()) {
        const MOST: u32 = 60;
        let rules = &*case.rules;
        let mut position = case.start;
        let mut dice = Rng::with_seed(case.seed);
        let why = rules.playout(&mut position, MOST, |choices| dice.usize(..choices));

        let (mut at, mut over) = (case.start, None);
        let mut hear = |event| match event {
            _ if over.is_some() => {}
            Event::RoundOver(why) => over = Some(why),
            event => at.apply(rules.board(), event),
        };
        let mut dice = Rng::with_seed(case.seed);
        let mut game = Match::new(case.rules.clone(), case.start, &mut hear);
        let end = case.start.turns().wrapping_add(MOST);
        let mut turns = case.start.turns();
        while turns != end && game.stage() == Stage::Turn && game.position().turns() == turns {
            let turn = chosen(rules, game.position(), &mut dice);
            game.play(&Move::Sow(turn), &mut hear).expect("allowed");
            turns = turns.wrapping_add(1);
        }
        if why.is_some() {
            prop_assert_eq!((at, over), (position, why));
        } else {
            // The match has begun the next turn, which may be seen to be none.
            prop_assert_eq!((turns, position.turns()), (end, end));
        }
    }

    /// The hole that comes after so many others of a set is that of the list.
    #[test]
    fn holes_are_counted_off(bits in 0_u32..1 << 26) {
        let board = gobale::rules::Board::new(12, Some(gobale::rules::board::Crossing::Twice)).expect("a board");
        let holes: Holes = board.holes().filter(|hole| bits >> hole.index() & 1 == 1).collect();
        let list: Vec<Hole> = holes.iter().collect();
        for others in 0..=list.len() {
            prop_assert_eq!(holes.nth(others), list.get(others).copied());
        }
    }
}
