//! Reckons all positions with so many open seeds from those with fewer.
//!
//! Each is at first worth anything at all. Then every position is reckoned from those that follow, again and again,
//! until nothing changes: the low numbers then count play without end as the worst for the player to move, and the high
//! ones as the best, and no line of play is needed to see that they do.

use super::endings::{Ending, Endings, Packed};
use super::placements;
use super::ply::{self, Child, Ply};
use super::tree::Stopped;
use crate::rules::round::Came;
use crate::rules::{BySide, Event, Position, Rules, Seeds, Setup, Side};

/// After so many positions it asks whether to go on.
pub(super) const STRIDE: usize = 256;

/// Reckons the endings with so many open seeds. Before every [`STRIDE`] positions `go_on` is told how many were looked at since it
/// was asked last.
pub(super) fn reckon(
    rules: &Rules,
    endings: &Endings,
    seeds: usize,
    mut go_on: impl FnMut(u64) -> Result<(), Stopped>,
) -> Result<Vec<Packed>, Stopped> {
    let layer = vec![[0; 2]; endings.size(seeds)];
    let mut work = Work { rules, endings, seeds, layer, children: Vec::new() };
    while work.sweep(&mut go_on)? {}
    Ok(work.layer)
}

struct Work<'a> {
    rules: &'a Rules,
    endings: &'a Endings,
    seeds: usize,
    layer: Vec<Packed>,
    children: Vec<Child>,
}

impl Work<'_> {
    /// Reckons every position that is still open once; whether anything changed.
    fn sweep(&mut self, go_on: &mut impl FnMut(u64) -> Result<(), Stopped>) -> Result<bool, Stopped> {
        let board = self.rules.board();
        let holes: Vec<_> = board.row(Side::South).chain(board.row(Side::North)).collect();
        let Some(base) = base(self.rules, self.seeds as Seeds) else { return Ok(false) };
        let mut cells = vec![0; holes.len()];
        placements::first(&mut cells, self.seeds as Seeds);
        let (mut changed, mut looked) = (false, 0);
        for number in 0..self.layer.len() {
            if number % STRIDE == 0 {
                go_on(std::mem::take(&mut looked))?;
            }
            let known = Ending::unpack(self.layer[number], self.seeds);
            if known.low < known.high {
                looked += 1;
                let mut position = base;
                for (&hole, &seeds) in holes.iter().zip(&cells) {
                    position.apply(board, Event::Place { store: Side::South, hole, seeds });
                }
                let found = self.look(&position, known);
                changed |= found != known;
                self.layer[number] = found.pack(self.seeds);
            }
            placements::next(&mut cells);
        }
        go_on(looked)?;
        Ok(changed)
    }

    /// Reckons a position from those that follow.
    fn look(&mut self, position: &Position, known: Ending) -> Ending {
        let ply = Ply::new(self.rules, position, Came::AsStart);
        if !ply.still {
            // It never stands after a start-of-turn capture, so nobody asks for it.
            return Ending { low: 0, high: 0 };
        }
        let mut children = std::mem::take(&mut self.children);
        if ply.over.is_none() {
            ply::children(self.rules, position, &mut children);
        } else {
            children.clear();
        }
        let bounds = children.iter().map(|child| self.bounds(&child.ply));
        let reached = bounds.map(|(low, high)| (-high, -low)).reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)));
        self.children = children;
        let (low, high) = reached.unwrap_or_else(|| {
            let value = ply::settled(self.rules, position);
            (value, value)
        });
        let ahead = ply.view.ahead;
        // On the way there they only close in on each other.
        Ending { low: known.low.max(low - ahead), high: known.high.min(high - ahead) }
    }

    /// What a position one turn further is worth to the player to move there, as far as it is known.
    fn bounds(&self, ply: &Ply) -> (i16, i16) {
        if let Some(value) = ply.over {
            return (value, value);
        }
        let ending = if ply.view.open as usize == self.seeds {
            Some(Ending::unpack(self.layer[self.endings.number(self.rules, &ply.position, self.seeds)], self.seeds))
        } else {
            self.endings.get(self.rules, &ply.position, ply.view.open)
        };
        ending.map_or(ply.view.range(), |ending| (ending.low + ply.view.ahead, ending.high + ply.view.ahead))
    }
}

/// An empty board with all the seeds in the store of South, who is to move.
fn base(rules: &Rules, seeds: Seeds) -> Option<Position> {
    let holes = rules.board().hole_count();
    let stores = BySide { south: seeds, north: 0 };
    // The first turn may have a rule of its own.
    let turns = 2;
    let setup = Setup { seeds: vec![0; holes], owner: vec![None; holes], closed: vec![false; holes], stores, to_move: Side::South, turns };
    rules.position(&setup).ok()
}
