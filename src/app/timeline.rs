//! What the timeline of a turn shows: a mark for each lap and each thing that came of it.

use crate::rules::Event;
use crate::watch::Playback;

/// A mark on the timeline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Where it stands, in beats.
    pub beat: f32,
    /// What it marks.
    pub kind: MarkKind,
}

/// What a mark on the timeline stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// A lap starts; its number, from 1.
    Lap(usize),
    /// Seeds are captured, at the end of a sowing or as the turn starts.
    Capture,
    /// A pair is made.
    Pair,
    /// A central hole is claimed.
    Claim,
    /// The turn is over.
    TurnOver,
    /// The round is over.
    RoundOver,
    /// A round begins.
    Begin,
}

/// The marks of what was told, in order.
pub fn marks(playback: &Playback) -> Vec<Mark> {
    let mut laps = 0;
    let mut list = Vec::new();
    for (number, event) in playback.events().iter().enumerate() {
        let kind = match event {
            Event::Lap { .. } => {
                laps += 1;
                MarkKind::Lap(laps)
            }
            Event::Singles { .. } | Event::Capture { .. } => MarkKind::Capture,
            Event::Pair { .. } => MarkKind::Pair,
            Event::Claim { .. } => MarkKind::Claim,
            Event::TurnOver => MarkKind::TurnOver,
            Event::RoundOver(_) => MarkKind::RoundOver,
            Event::Begin { .. } => MarkKind::Begin,
            _ => continue,
        };
        list.push(Mark { beat: playback.start_of(number), kind });
    }
    list
}

/// Where the place that is watched lies, for those who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// There is nothing to watch.
    Nothing,
    /// In a lap.
    Lap {
        /// Its number, from 1.
        lap: usize,
        /// How many laps there are.
        laps: usize,
        /// How many of its seeds have fallen.
        seed: usize,
        /// How many seeds it has.
        seeds: usize,
    },
    /// Before the first lap.
    Before,
    /// After so many laps.
    After(usize),
    /// At the end of all.
    End,
}

impl Reached {
    /// The place of a playback.
    pub fn of(playback: &Playback) -> Self {
        let Some(current) = playback.current() else {
            return if playback.events().is_empty() { Self::Nothing } else { Self::End };
        };
        let lap = playback.lap_number(current);
        match playback.events()[current] {
            Event::Lap { seeds, .. } => {
                let passed = playback.at() - playback.start_of(current);
                // The first beat of a lap lifts.
                let laps = playback.lap_number(playback.events().len());
                Self::Lap { lap, laps, seed: (passed as usize).saturating_sub(1), seeds: usize::from(seeds) }
            }
            _ if lap == 0 => Self::Before,
            _ => Self::After(lap),
        }
    }
}
