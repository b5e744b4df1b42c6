//! What is pointed out on the board at a place among events: where the sowing began, its way, what captures.

use super::Playback;
use crate::rules::{Board, Event, Hole, Holes, Seeds};
use crate::scene::Marks;

/// How many ways are drawn at most: a long relay would cover the board with its traces.
pub const TRACES: usize = 6;

/// The way of a lap: the hole lifted, and those its seeds fell into, with some holes out of play; none where nothing is sown.
pub fn way_of_lap(board: &Board, closed: Holes, event: Event) -> Option<Vec<Hole>> {
    let Event::Lap { from, seeds, direction, .. } = event else { return None };
    let drops = board.drops(from, direction, closed).take(usize::from(seeds));
    Some(std::iter::once(from).chain(drops).collect())
}

/// Adds what points out how the place that is watched came about: where the sowing began, its way, what captures.
pub fn trail(marks: &mut Marks, playback: &Playback) {
    let seen = playback.current().map_or(playback.events().len(), |current| current + 1);
    let mut closed = playback.before().closed();
    for &event in &playback.events()[..seen] {
        match event {
            Event::Lap { from, last, .. } => {
                marks.lifted.get_or_insert(from);
                marks.last = Some(last);
                // Beyond that none are drawn, and a sowing may have a thousand laps.
                if marks.traces.len() < TRACES + 2 {
                    marks.traces.extend(way_of_lap(playback.board(), closed, event));
                }
            }
            Event::Capture { last, last_taken, opposite, seeds } => taken(marks, [(opposite, seeds), (last, last_taken)]),
            Event::Singles { mine, mine_taken, theirs, taken: seeds } => taken(marks, [(theirs, seeds), (mine, mine_taken)]),
            // The next round may be set out before its first turn, and other holes are out of play then.
            Event::Close { hole } => closed.insert(hole),
            Event::Reopen { hole } => closed.remove(hole),
            // What was marked before belongs to the turn that is over.
            Event::Begin { .. } | Event::RoundOver(_) => {
                (marks.lifted, marks.last) = (None, None);
                marks.traces.clear();
                marks.taken.clear();
            }
            _ => {}
        }
    }
    if !marks.path.is_empty() {
        marks.traces.clear();
        marks.taken.clear();
    }
    match playback.current().map(|current| playback.events()[current]) {
        Some(Event::Lap { .. }) => {
            marks.last = None;
            marks.traces.pop();
        }
        Some(Event::Singles { mine, theirs, .. }) => marks.pairing.push((mine, theirs)),
        _ => {}
    }
    if marks.traces.len() > TRACES {
        marks.traces.clear();
    }
}

/// Points out where seeds were taken.
fn taken(marks: &mut Marks, from: [(Hole, Seeds); 2]) {
    marks.taken.extend(from.into_iter().filter(|(_, seeds)| *seeds > 0));
}
