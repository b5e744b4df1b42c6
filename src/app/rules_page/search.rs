//! Looking for a moment of random play in which something is so: the same every time.

use std::sync::Arc;

use crate::rules::{Board, Event, Position, Rules};
use crate::session::{Match, Move, Stage, Told};

/// So many matches are looked through, each as far as so many moves.
const MATCHES: u64 = 80;
const MOVES: usize = 300;

/// What goes on for longer than so many laps is no small example.
const FEW_LAPS: usize = 3;

/// What happened up to the end of a turn, up to the count of a round, or up to the start of the next one.
pub fn phases(board: &Board, told: &Told) -> Vec<Told> {
    let (mut phases, mut position, mut begun) = (Vec::new(), told.before, Told { before: told.before, events: Vec::new() });
    for &event in &told.events {
        position.apply(board, event);
        begun.events.push(event);
        if matches!(event, Event::TurnOver | Event::Counted | Event::Begin { .. }) {
            phases.push(std::mem::replace(&mut begun, Told { before: position, events: Vec::new() }));
        }
    }
    if !begun.events.is_empty() {
        phases.push(begun);
    }
    phases
}

/// The smallest phase found in which one of the events is as wanted.
pub fn phase(rules: &Arc<Rules>, wanted: impl Fn(&Told, usize) -> bool) -> Option<Told> {
    let mut best: Option<(usize, Told)> = None;
    for seed in 0..MATCHES {
        play(rules, seed, |_, told| {
            for phase in phases(rules.board(), told) {
                let laps = laps(&phase);
                let better = best.as_ref().is_none_or(|(fewest, _)| laps < *fewest);
                if better && (0..phase.events.len()).any(|event| wanted(&phase, event)) {
                    best = Some((laps, phase));
                }
            }
            best.as_ref().is_some_and(|(laps, _)| *laps <= FEW_LAPS)
        });
        // A long one is better than none, but something shorter may come in the next match.
        if best.as_ref().is_some_and(|(laps, _)| *laps <= FEW_LAPS || seed > 4) {
            break;
        }
    }
    best.map(|(_, phase)| phase)
}

/// The first position found that is as wanted, with a turn to be chosen in it.
pub fn position(rules: &Arc<Rules>, wanted: impl Fn(&Position) -> bool) -> Option<Position> {
    let mut found = None;
    for seed in 0..MATCHES {
        play(rules, seed, |game, _| {
            found = Some(*game.position()).filter(|position| game.stage() == Stage::Turn && wanted(position));
            found.is_some()
        });
        if found.is_some() {
            break;
        }
    }
    found
}

fn laps(told: &Told) -> usize {
    told.events.iter().filter(|event| matches!(event, Event::Lap { .. })).count()
}

/// Plays a match at random, and shows it after each move with what was told, until enough was seen.
fn play(rules: &Arc<Rules>, seed: u64, mut enough: impl FnMut(&Match, &Told) -> bool) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = Match::new(Arc::clone(rules), rules.start(), |_: Event| {});
    for _ in 0..MOVES {
        let next = match game.stage() {
            Stage::Turn => random.choice(game.turns()).map(Move::Sow),
            Stage::Arrange { .. } => Some(Move::Arrange(game.default_arrangement())),
            Stage::Over(_) => None,
        };
        let Some(told) = next.and_then(|next| follow(&mut game, &next)) else { return };
        if enough(&game, &told) {
            return;
        }
    }
}

/// Plays a move and gives what happened; none where it is refused.
pub fn follow(game: &mut Match, next: &Move) -> Option<Told> {
    let before = *game.position();
    let mut events = Vec::new();
    game.play(next, |event| events.push(event)).ok()?;
    Some(Told { before, events })
}
