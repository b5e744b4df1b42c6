//! A whole turn in a few words, for a list of turns.

use super::{Progress, Teller, say};
use crate::rules::{Event, Seeds, Stop};

impl Teller<'_> {
    /// What a turn came to, by its events: `3 laps, takes 4`; `pair Dc, claims X`; `endless: passes`.
    pub fn summary(self, events: &[Event]) -> String {
        let words = self.words;
        let mut parts = Vec::new();
        let singles: Seeds = events
            .iter()
            .map(|event| match event {
                Event::Singles { mine_taken, taken, .. } => mine_taken + taken,
                _ => 0,
            })
            .sum();
        if singles > 0 {
            parts.push(say!(words, "summary-singles", seeds = singles));
        }
        let mut progress = Progress::default();
        for &event in events {
            match event {
                Event::Stop(stop) => {
                    if progress.laps > 1 {
                        parts.push(say!(words, "summary-laps", laps = progress.laps));
                    }
                    parts.extend(self.end(stop, progress));
                }
                Event::Capture { last_taken, seeds, .. } => parts.push(say!(words, "summary-takes", seeds = last_taken + seeds)),
                Event::Pair { mine, theirs } => {
                    parts.push(say!(words, "summary-pair", mine = self.letter(mine), theirs = self.letter(theirs)));
                }
                Event::Claim { centre } => parts.push(say!(words, "summary-claim", centre = self.letter(centre))),
                Event::Endless { .. } => parts.push(say!(words, "summary-endless")),
                Event::TurnOver => break,
                _ => {}
            }
            progress = progress.then(event);
        }
        words.row_of(parts)
    }

    /// Where a sowing ended; nothing where a capture or a pair says it.
    fn end(self, stop: Stop, progress: Progress) -> Option<String> {
        let last = self.letter(progress.last?);
        let words = self.words;
        match stop {
            Stop::Lap => Some(say!(words, "summary-lap", last = last)),
            Stop::Central => Some(say!(words, "summary-central", last = last)),
            Stop::Layli => Some(say!(words, "summary-layli", last = last)),
            Stop::TheirEmpty | Stop::OwnEmpty(_) => Some(say!(words, "summary-empty", last = last)),
            Stop::Capture | Stop::Pair => None,
        }
    }
}
