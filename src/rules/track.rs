//! The way round a board in one direction, and what each short lap along it does to the holes.

use std::sync::Arc;

use super::board::{Hole, ROOM, Seeds};

/// Laps of fewer seeds than this are reckoned beforehand. A longer one goes round any board at least once.
const SHORT: usize = 32;

/// What a lap does when every hole is in play.
///
/// Alone in a line of the processor's cache, for the engine looks one up for every lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Lap {
    /// The seeds that each hole gains, modulo 256: the one lifted loses all it had.
    pub(super) gains: [Seeds; ROOM],
    /// Where the last seed falls.
    pub(super) last: Hole,
}

/// The way round the board in one direction, as the order of drops in one circuit.
///
/// A central hole may come twice in a circuit; a hole of a row comes once, so that a sowing that starts there knows its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Track {
    drops: Vec<Hole>,
    /// Where in `drops` a hole of a row stands.
    at: [u8; ROOM],
    /// Every short lap, by the hole lifted and the number of its seeds.
    laps: Arc<[Lap]>,
}

impl Track {
    /// The track along these holes, of which the first `in_rows` by number lie in the rows.
    pub(super) fn new(drops: Vec<Hole>, in_rows: usize) -> Self {
        let mut at = [0; ROOM];
        for (place, hole) in drops.iter().enumerate() {
            at[hole.index()] = place as u8;
        }
        let mut track = Self { drops, at, laps: Arc::new([]) };
        let mut rows = track.drops.clone();
        rows.retain(|hole| hole.index() < in_rows);
        rows.sort();
        track.laps = rows.into_iter().flat_map(|from| track.short_laps(from)).collect();
        track
    }

    /// The laps from a hole of a row: with no seeds, which nobody plays, with one, and so on.
    fn short_laps(&self, from: Hole) -> Vec<Lap> {
        let mut lap = Lap { gains: [0; ROOM], last: from };
        let mut laps = vec![lap];
        for last in self.from(from).take(SHORT - 1) {
            lap.gains[last.index()] = lap.gains[last.index()].wrapping_add(1);
            lap.gains[from.index()] = lap.gains[from.index()].wrapping_sub(1);
            lap.last = last;
            laps.push(lap);
        }
        laps
    }

    /// A lap from a hole of a row, where it is a short one.
    #[inline]
    pub(super) fn lap(&self, from: Hole, seeds: Seeds) -> Option<&Lap> {
        if usize::from(seeds) < SHORT { self.laps.get(from.index() * SHORT + usize::from(seeds)) } else { None }
    }

    /// One circuit.
    pub(super) fn circuit(&self) -> impl Iterator<Item = Hole> {
        self.drops.iter().copied()
    }

    /// The holes that follow a hole of a row, without end.
    pub(super) fn from(&self, from: Hole) -> impl Iterator<Item = Hole> {
        self.drops.iter().copied().cycle().skip(usize::from(self.at[from.index()]) + 1)
    }
}
