//! What is pointed out on the board at a place among events: where the sowing began, its way, what captures.

use super::Playback;
use crate::rules::Event;
use crate::scene::Marks;

/// How many ways are drawn at most: a long relay would cover the board with its traces.
pub const TRACES: usize = 6;

/// Adds what points out how the place that is watched came about: where the sowing began, its way, what captures.
pub fn trail(marks: &mut Marks, playback: &Playback) {
    let seen = playback.current().map_or(playback.events().len(), |current| current + 1);
    for event in &playback.events()[..seen] {
        match *event {
            Event::Lap { from, last, .. } => {
                marks.lifted.get_or_insert(from);
                marks.last = Some(last);
                marks.traces.push((from, last));
            }
            // What was marked before belongs to the turn that is over.
            Event::Begin { .. } | Event::RoundOver(_) => *marks = Marks { invite: marks.invite, focus: marks.focus, ..Marks::default() },
            _ => {}
        }
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
