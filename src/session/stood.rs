//! The positions that stood to be played in a match, and how often each has.

use std::collections::HashMap;

use crate::rules::Position;

/// Every position that stood to be played, before its start-of-turn capture, over all rounds.
///
/// Each knows where the same one stood before, so that a round of any length is no slower to play than a short one.
#[derive(Clone, Debug, Default)]
pub(super) struct Stood {
    positions: Vec<Position>,
    before: Vec<Option<usize>>,
    /// Where each position stood last. It is only asked, never walked through: its order tells nothing.
    latest: HashMap<Position, usize>,
}

impl Stood {
    /// How many stood.
    pub(super) const fn len(&self) -> usize {
        self.positions.len()
    }

    /// The one that stood at a place. There must be one.
    pub(super) fn at(&self, place: usize) -> &Position {
        &self.positions[place]
    }

    /// Those that stood from a place on, but for the last.
    pub(super) fn before_last(&self, since: usize) -> &[Position] {
        &self.positions[since..self.len() - 1]
    }

    /// Adds a position, and says how often it has stood since a place, this time counted.
    pub(super) fn push(&mut self, position: Position, since: usize) -> usize {
        let place = self.len();
        let before = self.latest.insert(position.timeless(), place);
        self.positions.push(position);
        self.before.push(before);
        std::iter::successors(Some(place), |&place| self.before[place]).take_while(|&place| place >= since).count()
    }

    /// Forgets all but so many.
    pub(super) fn truncate(&mut self, len: usize) {
        while self.len() > len
            && let (Some(position), Some(before)) = (self.positions.pop(), self.before.pop())
        {
            match before {
                Some(place) => self.latest.insert(position.timeless(), place),
                None => self.latest.remove(&position.timeless()),
            };
        }
    }
}
