//! What is heard while something is watched: cues at beats of the playback.

use super::Playback;
use crate::rules::Event;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A seed falls into a hole.
    Seed,
    /// Seeds are taken into a store.
    Capture,
    /// A pair is made.
    Pair,
    /// A turn is over.
    TurnOver,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Self; 4] = [Self::Seed, Self::Capture, Self::Pair, Self::TurnOver];
}

impl Playback {
    /// What is heard from a beat, which is left out, up to the place: each cue once, however often it came.
    pub fn cues_since(&self, from: f32) -> Vec<Cue> {
        let passed = |beat: f32| from < beat && beat <= self.at();
        let heard = |cue: Cue| {
            self.timed_since(from).any(|(event, start, end)| match (cue, event) {
                // The first beat lifts the seeds, and each further one lets one fall.
                (Cue::Seed, Event::Lap { seeds, .. }) => (1..=seeds).any(|seed| passed(start + 1.0 + f32::from(seed))),
                (Cue::Capture, Event::Capture { .. } | Event::Singles { .. })
                | (Cue::Pair, Event::Pair { .. })
                | (Cue::TurnOver, Event::TurnOver | Event::RoundOver(_)) => passed(end),
                _ => false,
            })
        };
        Cue::ALL.into_iter().filter(|&cue| heard(cue)).collect()
    }
}
