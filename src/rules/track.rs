//! The way round a board in one direction, and what each short lap along it does to the holes.

use std::sync::Arc;

use super::board::{Hole, ROOM, Seeds};
use super::laid::{HALF, Laid};

/// Laps of fewer seeds than this are reckoned beforehand. A longer one goes round any board at least once.
const SHORT: usize = 32;

/// How many short laps there is room for: by the number of seeds, and among those by the hole lifted.
const LAPS: usize = SHORT * ROOM;

/// The way round the board in one direction, as the order of drops in one circuit.
///
/// A central hole may come twice in a circuit; a hole of a row comes once, so that a sowing that starts there knows its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Track {
    drops: Vec<Hole>,
    /// Where in `drops` a hole of a row stands.
    at: [u8; ROOM],
    laps: Arc<Laps>,
}

/// What each short lap from a hole of a row does when every hole is in play.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Laps {
    /// Where the last seed falls.
    last: [Hole; LAPS],
    /// What the first sixteen holes gain: the one lifted loses all it had.
    near: [u128; LAPS],
    /// What the others gain, where the board has more.
    far: Option<Box<[u128; LAPS]>>,
}

/// Where among the laps that one is, if it is a short one.
#[inline]
const fn short(from: Hole, seeds: Seeds) -> Option<usize> {
    if (seeds as usize) < SHORT { Some(seeds as usize * ROOM + from.index() % ROOM) } else { None }
}

impl Track {
    /// The track along these holes, of which the first `in_rows` by number lie in the rows.
    pub(super) fn new(drops: Vec<Hole>, in_rows: usize) -> Self {
        let mut at = [0; ROOM];
        for (place, hole) in drops.iter().enumerate() {
            at[hole.index()] = place as u8;
        }
        let far = drops.iter().any(|hole| hole.index() >= HALF).then(|| Box::new([0; LAPS]));
        let mut laps = Laps { last: [drops[0]; LAPS], near: [0; LAPS], far };
        for &from in drops.iter().filter(|hole| hole.index() < in_rows) {
            let mut gains = Laid::default();
            for (seeds, last) in (1..SHORT as Seeds).zip(follow(&drops, at[from.index()])) {
                gains.put(last, 1);
                gains.take(from, 1);
                if let Some(lap) = short(from, seeds) {
                    laps.set(lap, last, gains);
                }
            }
        }
        Self { drops, at, laps: Arc::new(laps) }
    }

    /// Where the last seed of a short lap falls.
    #[inline]
    pub(super) fn last(&self, from: Hole, seeds: Seeds) -> Option<Hole> {
        short(from, seeds).map(|lap| self.laps.last[lap])
    }

    /// Makes a lap if it is a short one, and says whether it was.
    #[inline]
    pub(super) fn lap(&self, laid: &mut Laid, from: Hole, seeds: Seeds) -> bool {
        let Some(lap) = short(from, seeds) else { return false };
        laid.gain(self.laps.near[lap], self.laps.far.as_ref().map(|far| far[lap]));
        true
    }

    /// One circuit.
    pub(super) fn circuit(&self) -> impl Iterator<Item = Hole> {
        self.drops.iter().copied()
    }

    /// The holes that follow a hole of a row, without end.
    pub(super) fn from(&self, from: Hole) -> impl Iterator<Item = Hole> {
        follow(&self.drops, self.at[from.index()])
    }
}

/// What follows a place on the way round, without end.
fn follow(drops: &[Hole], place: u8) -> impl Iterator<Item = Hole> {
    drops.iter().copied().cycle().skip(usize::from(place) + 1)
}

impl Laps {
    fn set(&mut self, lap: usize, last: Hole, gains: Laid) {
        let [near, far] = gains.halves();
        (self.last[lap], self.near[lap]) = (last, near);
        if let Some(all) = &mut self.far {
            all[lap] = far;
        }
    }
}
