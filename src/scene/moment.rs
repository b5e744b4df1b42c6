//! What lies where at one instant, seeds in the air included.
//!
//! A moment says nothing of how it came about or what comes next, and knows no places on the screen.

use crate::rules::{Board, BySide, Hole, Holes, Position, Seeds, Side};

/// What lies where at one instant.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The seeds that lie in each hole, in the order `A … a … X Y`; those in the air are not among them.
    pub seeds: Vec<Seeds>,
    /// The seeds that lie in each store.
    pub stores: BySide<Seeds>,
    /// The holes each side owns: its layli pairs and claimed centres.
    pub owned: BySide<Holes>,
    /// The holes out of play.
    pub closed: Holes,
    /// The hand that sows, while it does.
    pub hand: Option<Hand>,
    /// Other seeds on their way.
    pub flights: Vec<Flight>,
}

/// A hand that carries seeds along the track.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// The hole it has left.
    pub from: Hole,
    /// The hole it goes to.
    pub to: Hole,
    /// How far it is: 0 over the one, 1 over the other.
    pub progress: f32,
    /// How many seeds it holds.
    pub seeds: Seeds,
}

/// Seeds that fly from one place to another: captured, crossing over, collected or set out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// Where they lay.
    pub from: Spot,
    /// Where they will lie.
    pub to: Spot,
    /// How many.
    pub seeds: Seeds,
    /// How far they are, from 0 to 1.
    pub progress: f32,
}

/// A place where seeds can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A hole.
    Hole(Hole),
    /// A side's store.
    Store(Side),
}

impl Moment {
    /// A position at rest.
    pub fn still(board: &Board, position: &Position) -> Self {
        Self {
            seeds: board.holes().map(|hole| position.seeds(hole)).collect(),
            stores: position.stores(),
            owned: BySide::from_fn(|side| position.owned(side)),
            closed: position.closed(),
            hand: None,
            flights: Vec::new(),
        }
    }

    /// The seeds that lie in a hole.
    pub fn seeds(&self, hole: Hole) -> Seeds {
        self.seeds.get(hole.index()).copied().unwrap_or(0)
    }

    /// Who owns a hole.
    pub fn owner(&self, hole: Hole) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.owned[side].contains(hole))
    }
}
