//! What is measured: the same work every time, whose result is checked.

use std::sync::Arc;

use fastrand::Rng;
use gobale::catalogue;
use gobale::rules::round::Came;
use gobale::rules::{Deaf, Position, Rules, Turn};
use gobale::search::{Control, Limits, Question, Search};

/// Positions of random rounds with a turn that is allowed there.
pub type Cases = Vec<(Arc<Rules>, Position, Turn)>;

/// Some hundred of every rule set shipped.
pub fn cases() -> Cases {
    let mut dice = Rng::with_seed(6);
    let mut cases = Vec::new();
    for rules in catalogue::all() {
        for _ in 0..20 {
            let mut position = rules.start();
            for played in 0.. {
                let came = if played == 0 { Came::AsStart } else { Came::ByTurn };
                if played == 60 || rules.start_turn(&mut position, came, 1, Deaf).is_some() {
                    break;
                }
                let Some(turn) = dice.choice(rules.turns(&position)) else { break };
                cases.push((Arc::clone(rules), position, turn));
                rules.play(&mut position, turn, Deaf);
            }
        }
    }
    cases
}

/// Plays every turn; the sum of all stores after them.
pub fn play(cases: &Cases) -> u64 {
    let stores = cases.iter().map(|(rules, before, turn)| {
        let mut position = *before;
        rules.play(&mut position, *turn, Deaf);
        u64::from(position.stores().south) + u64::from(position.stores().north)
    });
    stores.sum()
}

/// Finds the allowed turns; how many there are.
pub fn allowed(cases: &Cases) -> u64 {
    cases.iter().map(|(rules, position, _)| rules.turns(position).len() as u64).sum()
}

/// Plays so many random rounds; how many turns they have.
pub fn playouts(rules: &Rules, rounds: u32) -> u64 {
    let mut dice = Rng::with_seed(1971);
    let turns = (0..rounds).map(|_| {
        let mut position = rules.start();
        rules.playout(&mut position, u32::MAX, |choices| dice.usize(..choices));
        u64::from(position.turns())
    });
    turns.sum()
}

/// Searches from the first arrangement; how many positions it looks at.
pub fn search(rules: &Rules, depth: u16) -> u64 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    Search::new(rules, 4 << 20).solve(&Question::new(rules.start()), limits, &Control::default()).nodes
}
