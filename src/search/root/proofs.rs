//! Looking for proof beside looking for the value.
//!
//! Looking for the value, the search guesses at its horizon, and proves something once nothing is left to guess. In games where much is
//! captured soon it is better to ask the other way round: what is proven within so many turns, if whatever is still open at
//! the [horizon](Horizon::Proven) counts as lost? So a search puts a share of its positions into that. The share grows
//! while the bounds come nearer to each other by it, and shrinks while they do not, so that little is spent where little comes of it.

use super::super::tree::{Horizon, Reading, Stopped};
use super::{READINGS, Root};
use crate::rules::Side;

/// From this depth on proof is looked for: before it somebody may be waiting for a turn to play.
pub(super) const FROM: u16 = 12;

/// What is looked for of the value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Low,
    High,
}

/// The share of the positions that goes into proof, to those searched for the value, in parts of [`Share::WHOLE`].
struct Share(u64);

impl Share {
    const WHOLE: u64 = 64;
    const LEAST: u64 = 1;
    const MOST: u64 = 8 * Self::WHOLE;

    /// How many positions may go into proof beside so many others.
    const fn of(&self, others: u64) -> u64 {
        others / Self::WHOLE * self.0
    }

    /// How many positions may be searched for the value beside so many spent on proof; no limit while little comes of proof.
    const fn leaves(&self, spent: u64) -> u64 {
        if self.0 > Self::WHOLE { spent / self.0 * Self::WHOLE } else { u64::MAX }
    }

    /// Notes how far the bounds lay apart before proof was looked for, and after.
    fn judge(&mut self, before: i16, after: i16) {
        let parts = if (before - after) * 8 >= before { self.0 * 2 } else { self.0 / 2 };
        self.0 = parts.clamp(Self::LEAST, Self::MOST);
    }
}

/// The proofs looked for in the search of one thread.
pub(super) struct Proofs {
    /// The thread's.
    number: usize,
    /// How deep to look next: for the one reading and for the other.
    depths: [u16; 2],
    /// Which reading comes next.
    next: usize,
    /// The positions spent.
    spent: u64,
    share: Share,
}

impl Proofs {
    /// None yet. Threads with even and odd numbers begin with different readings.
    pub(super) const fn new(number: usize) -> Self {
        Self { number, depths: [FROM; 2], next: number % 2, spent: 0, share: Share(2 * Share::WHOLE) }
    }

    /// How many positions may be searched for the value before proof is looked for again, after so many in all.
    pub(super) fn patience(&self, searched: u64) -> u64 {
        let others = searched - self.spent;
        self.share.leaves(self.spent).saturating_sub(others).max(others / 4)
    }
}

impl Root<'_> {
    /// Looks for proof as far as its share goes, a little deeper each time.
    pub(super) fn look_for_proof(&mut self, proofs: &mut Proofs, deepest: u16) -> Result<(), Stopped> {
        loop {
            if proofs.number == 0 {
                self.reckon()?;
            }
            let others = self.searched() - proofs.spent;
            let may = proofs.share.of(others).saturating_sub(proofs.spent);
            let reading = proofs.next;
            if may == 0 || self.is_told() || proofs.depths[reading] > deepest {
                return Ok(());
            }
            let (before, begun) = (self.apart(), self.tree.nodes);
            self.tree.horizon = Horizon::Proven;
            self.tree.pause = begun + may;
            let whole = self.prove(READINGS[reading], proofs.depths[reading]);
            self.tree.horizon = Horizon::Guessed;
            self.tree.pause = u64::MAX;
            proofs.spent += self.tree.nodes - begun;
            match whole {
                Ok(()) => proofs.depths[reading] += 1,
                Err(Stopped) if self.tree.ends() => return Err(Stopped),
                // What was found until then is known the next time.
                Err(Stopped) => {}
            }
            proofs.share.judge(before, self.apart());
            proofs.next = 1 - reading;
        }
    }

    /// Looks for a better bound of every turn that matters, where a reading says which bound that is.
    fn prove(&mut self, reading: Reading, depth: u16) -> Result<(), Stopped> {
        self.tree.reading = reading;
        let south = self.ply.position.to_move() == Side::South;
        let bound = if (reading == Reading::WorstForSouth) == south { Bound::Low } else { Bound::High };
        let number = usize::from(reading == Reading::BestForSouth);
        // Where a position cannot come back, only the first reading was searched for values.
        let best = self.best[number].or(self.best[0]);
        let mut order: Vec<usize> = (0..self.turns.len()).collect();
        order.sort_by_key(|&at| (Some(at) != best, -self.turns[at].value[self.careful()]));
        let mut reached = i16::MIN;
        for at in order {
            let turn = &self.turns[at];
            let (bounds, value) = if self.limits.every_turn {
                ((turn.low, turn.high), turn.value[self.careful()])
            } else {
                (self.bounds(), best.map_or(0, |at| self.turns[at].value[self.careful()]))
            };
            let (low, high) = if south { bounds } else { (-bounds.1, -bounds.0) };
            if low >= high {
                continue;
            }
            let (alpha, beta) = match bound {
                Bound::Low if low < value && value < high => (low, value),
                Bound::High if low < value && value < high => (value, high),
                Bound::Low | Bound::High => (low, high),
            };
            let alpha = if self.limits.every_turn { alpha } else { alpha.max(reached) };
            if alpha >= beta {
                break;
            }
            let ply = turn.child.ply;
            let found = self.tree.search(&ply, depth - 1, -beta, -alpha)?;
            self.learn_bounds(at, reading, found);
            reached = reached.max(-found.value);
        }
        Ok(())
    }
}
