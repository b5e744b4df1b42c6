//! What positions with few open seeds are worth, in each reading of a repetition, reckoned back from the ends of the round.
//!
//! Only where nobody ever owns a hole (Huroy, Gelech): pairs make so many more positions that reckoning them costs more
//! than it saves, which was measured on the layli games. Open seeds only become fewer, so the positions with so many are
//! reckoned from those with fewer: see [`super::reckon`].

use std::sync::OnceLock;

use super::placements::Placements;
use crate::rules::ruleset::FirstTurn;
use crate::rules::{Position, Rules};

/// The most open seeds of an ending.
const MOST: usize = 30;

/// What an ending is worth to the player to move, less what that player is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ending {
    /// Where play without end is the worst for the player to move.
    pub(super) low: i16,
    /// Where it is the best.
    pub(super) high: i16,
}

/// An ending in two bytes: by how much it is better than the worst, and worse than the best. Nothing known: zeros, which the
/// system gives by the million without delay.
pub(super) type Packed = [u8; 2];

impl Ending {
    pub(super) const fn pack(self, seeds: usize) -> Packed {
        [(self.low + seeds as i16) as u8, (seeds as i16 - self.high) as u8]
    }

    pub(super) const fn unpack([up, down]: Packed, seeds: usize) -> Self {
        Self { low: up as i16 - seeds as i16, high: seeds as i16 - down as i16 }
    }
}

/// The endings of a rule set, as far as they are reckoned.
pub(super) struct Endings {
    pub(super) placements: Placements,
    /// By the number of open seeds, and the number of the placement: the holes of the player to move first, each row from its
    /// owner's left.
    layers: Vec<OnceLock<Vec<Packed>>>,
    holes: usize,
    /// The bytes they may take.
    memory: usize,
    first_turn: FirstTurn,
}

impl Endings {
    /// No endings yet, and never more than so many bytes of them.
    pub(super) fn new(rules: &Rules, memory: usize) -> Self {
        let layers = if rules.board().centre().is_some() || rules.has_pairs() { 0 } else { MOST + 1 };
        Self {
            placements: Placements::new(),
            layers: (0..layers).map(|_| OnceLock::new()).collect(),
            holes: 2 * rules.board().row_len(),
            memory,
            first_turn: rules.spec().first_turn,
        }
    }

    /// How many endings with so many open seeds there are.
    pub(super) fn size(&self, seeds: usize) -> usize {
        usize::try_from(self.placements.count(self.holes, seeds)).unwrap_or(usize::MAX)
    }

    /// The number of open seeds whose endings are to be reckoned next; none where there is no memory for them.
    pub(super) fn next(&self) -> Option<usize> {
        let next = self.layers.iter().position(|layer| layer.get().is_none())?;
        let taken = (0..=next).map(|seeds| self.size(seeds)).fold(0, usize::saturating_add);
        (taken.saturating_mul(size_of::<Packed>()) <= self.memory).then_some(next)
    }

    /// Keeps what was reckoned. Where another thread was first it has the same.
    pub(super) fn set(&self, seeds: usize, layer: Vec<Packed>) {
        let _ = self.layers[seeds].set(layer);
    }

    /// The number of a position among those with as many open seeds. It stands after a start-of-turn capture.
    pub(super) fn number(&self, rules: &Rules, position: &Position, seeds: usize) -> usize {
        let (board, me) = (rules.board(), position.to_move());
        let cells = board.row(me).chain(board.row(me.other())).map(|hole| position.seeds(hole));
        self.placements.number(cells, self.holes, seeds)
    }

    /// What a position with so many open seeds is worth, where that is known.
    pub(super) fn get(&self, rules: &Rules, position: &Position, open: i16) -> Option<Ending> {
        let seeds = open as usize;
        let layer = self.layers.get(seeds)?.get()?;
        // The layers know neither holes out of play nor a rule for the first turn.
        if !position.closed().is_empty() || self.first_turn == FirstTurn::Right && position.turns() == 0 {
            return None;
        }
        Some(Ending::unpack(layer[self.number(rules, position, seeds)], seeds))
    }
}
