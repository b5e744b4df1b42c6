//! Holes and stores as a screen reader names them.

use super::{Teller, say};
use crate::rules::{Hole, Position, Side};

impl Teller<'_> {
    /// A hole, whose it is, and what lies in it: `B, South, 5 seeds, layli of North`.
    pub fn hole(self, position: &Position, hole: Hole) -> String {
        let (words, name, seeds) = (self.words, self.letter(hole), position.seeds(hole));
        let owner = position.owner(hole).map(|side| self.name(side));
        match (self.board().side_of(hole).map(|side| self.name(side)), owner) {
            (Some(player), _) if position.closed().contains(hole) => say!(words, "hole-closed", hole = name, player = player),
            (Some(player), Some(owner)) => say!(words, "hole-layli", hole = name, player = player, seeds = seeds, owner = owner),
            (Some(player), None) => say!(words, "hole-in-row", hole = name, player = player, seeds = seeds),
            (None, Some(owner)) => say!(words, "hole-claimed", hole = name, seeds = seeds, owner = owner),
            (None, None) => say!(words, "hole-central", hole = name, seeds = seeds),
        }
    }

    /// A side's store and what lies in it.
    pub fn store(self, position: &Position, side: Side) -> String {
        say!(self.words, "hole-store", player = self.name(side), seeds = position.store(side))
    }
}
