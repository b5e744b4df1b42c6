//! What is: the seeds, owners, stores and the side to move.
//!
//! A [`Setup`] can say anything; [`Rules::position`] lets only sound ones through. From then on a [`Position`] changes
//! only by an [`Event`], forwards or backwards.

use super::board::{Board, BySide, Hole, Holes, Seeds, Side};
use super::event::Event;
use super::laid::Laid;
use super::ruleset::Rules;

/// A position as somebody describes it, sound or not. The lists go by hole in the order `A … a … X Y`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The seeds in each hole.
    pub seeds: Vec<Seeds>,
    /// Who owns a hole as a layli hole or a claimed centre.
    pub owner: Vec<Option<Side>>,
    /// Whether a hole is out of play.
    pub closed: Vec<bool>,
    /// The seeds in the stores.
    pub stores: BySide<Seeds>,
    /// Who is to move.
    pub to_move: Side,
    /// How many turns of the round were played.
    pub turns: u32,
}

impl Setup {
    /// Nothing on the board, South to move, no turn played.
    pub fn empty(board: &Board) -> Self {
        let holes = board.hole_count();
        Self {
            seeds: vec![0; holes],
            owner: vec![None; holes],
            closed: vec![false; holes],
            stores: BySide::default(),
            to_move: Side::South,
            turns: 0,
        }
    }
}

/// Why a position is not sound (`rules.md` section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// It has another number of holes than the board.
    HoleCount {
        /// The board's number.
        expected: usize,
        /// The position's.
        found: usize,
    },
    /// There are more than 255 seeds in all.
    TooManySeeds(usize),
    /// A hole of a row has an owner, but these rules make no pairs.
    NoPairs(Hole),
    /// A central hole has an owner, but these rules claim none.
    NoClaims(Hole),
    /// A layli hole whose opposite hole has not the same owner.
    HalfPair(Hole),
    /// A layli hole without seeds.
    EmptyLayli(Hole),
    /// A hole out of play with seeds or an owner.
    ClosedNotEmpty(Hole),
    /// A central hole cannot be out of play.
    ClosedCentre(Hole),
    /// A side with more claims than pairs.
    TooManyClaims(Side),
}

/// A sound position of a rule set's board.
///
/// Two are equal when seeds, owners, holes out of play, stores, the side to move and the number of turns are.
/// Compare without the number of turns by [`Position::stands_as`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    laid: Laid,
    owned: BySide<Holes>,
    closed: Holes,
    stores: BySide<Seeds>,
    to_move: Side,
    turns: u32,
}

impl Rules {
    /// Lets a sound position through.
    pub fn position(&self, setup: &Setup) -> Result<Position, SetupError> {
        let board = self.board();
        for found in [setup.seeds.len(), setup.owner.len(), setup.closed.len()] {
            if found != board.hole_count() {
                return Err(SetupError::HoleCount { expected: board.hole_count(), found });
            }
        }
        let total = setup.seeds.iter().chain([&setup.stores.south, &setup.stores.north]).map(|&seeds| usize::from(seeds)).sum();
        if total > usize::from(Seeds::MAX) {
            return Err(SetupError::TooManySeeds(total));
        }
        for hole in board.holes() {
            self.check_hole(setup, hole)?;
        }
        let position = Position::trusted(board, setup);
        for side in Side::BOTH {
            let owned = position.owned[side];
            if owned.intersection(board.centre_set()).len() > owned.without(board.centre_set()).len() / 2 {
                return Err(SetupError::TooManyClaims(side));
            }
        }
        Ok(position)
    }

    fn check_hole(&self, setup: &Setup, hole: Hole) -> Result<(), SetupError> {
        let (seeds, owner, closed) = (setup.seeds[hole.index()], setup.owner[hole.index()], setup.closed[hole.index()]);
        let opposite = self.board().opposite(hole);
        if closed && opposite.is_none() {
            return Err(SetupError::ClosedCentre(hole));
        }
        if closed && (seeds > 0 || owner.is_some()) {
            return Err(SetupError::ClosedNotEmpty(hole));
        }
        if owner.is_none() {
            return Ok(());
        }
        match opposite {
            None if !self.has_claims() => Err(SetupError::NoClaims(hole)),
            Some(_) if !self.has_pairs() => Err(SetupError::NoPairs(hole)),
            Some(opposite) if setup.owner[opposite.index()] != owner => Err(SetupError::HalfPair(hole)),
            Some(_) if seeds == 0 => Err(SetupError::EmptyLayli(hole)),
            None | Some(_) => Ok(()),
        }
    }
}

impl Position {
    /// Takes a setup that is known to be sound.
    pub(super) fn trusted(board: &Board, setup: &Setup) -> Self {
        let mut laid = Laid::default();
        for (hole, &seeds) in board.holes().zip(&setup.seeds) {
            laid.put(hole, seeds);
        }
        Self {
            laid,
            owned: BySide::from_fn(|side| board.holes().filter(|hole| setup.owner[hole.index()] == Some(side)).collect()),
            closed: board.holes().filter(|hole| setup.closed[hole.index()]).collect(),
            stores: setup.stores,
            to_move: setup.to_move,
            turns: setup.turns,
        }
    }

    /// The position as a description that can be edited.
    pub fn setup(&self, board: &Board) -> Setup {
        Setup {
            seeds: board.holes().map(|hole| self.seeds(hole)).collect(),
            owner: board.holes().map(|hole| self.owner(hole)).collect(),
            closed: board.holes().map(|hole| self.closed.contains(hole)).collect(),
            stores: self.stores,
            to_move: self.to_move,
            turns: self.turns,
        }
    }

    /// The seeds in a hole.
    #[inline]
    pub const fn seeds(&self, hole: Hole) -> Seeds {
        self.laid.get(hole)
    }

    /// The holes a side owns: its layli holes and the central holes it claimed.
    #[inline]
    pub fn owned(&self, side: Side) -> Holes {
        self.owned[side]
    }

    /// Every hole that has an owner.
    #[inline]
    pub const fn all_owned(&self) -> Holes {
        self.owned.south.union(self.owned.north)
    }

    /// Who owns a hole as a layli hole or a claimed centre.
    #[inline]
    pub fn owner(&self, hole: Hole) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.owned[side].contains(hole))
    }

    /// The holes out of play.
    #[inline]
    pub const fn closed(&self) -> Holes {
        self.closed
    }

    /// The seeds in a side's store.
    #[inline]
    pub fn store(&self, side: Side) -> Seeds {
        self.stores[side]
    }

    /// The seeds in both stores.
    #[inline]
    pub const fn stores(&self) -> BySide<Seeds> {
        self.stores
    }

    /// Who is to move.
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// How many turns of the round were played.
    #[inline]
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Who began the round.
    pub const fn began(&self) -> Side {
        if self.turns.is_multiple_of(2) { self.to_move } else { self.to_move.other() }
    }

    /// All seeds, in holes and stores.
    pub fn total(&self) -> usize {
        self.laid.halves().into_iter().flat_map(u128::to_le_bytes).chain([self.stores.south, self.stores.north]).map(usize::from).sum()
    }

    /// The holes that hold seeds.
    #[inline]
    pub fn with_seeds(&self) -> Holes {
        self.laid.with_seeds()
    }

    /// The holes that hold exactly one.
    #[inline]
    pub(super) fn with_one(&self) -> Holes {
        self.laid.with_one()
    }

    /// The seeds in a row, a byte a hole, the owner's left one lowest.
    #[inline]
    pub(crate) const fn row(&self, board: &Board, side: Side) -> u128 {
        let first = match side {
            Side::South => 0,
            Side::North => board.row_len(),
        };
        self.laid.from(first) & board.row_bytes()
    }

    /// The seeds by hole.
    #[inline]
    pub(super) const fn laid(&self) -> Laid {
        self.laid
    }

    /// Lays the seeds as they were before some laps.
    #[inline]
    pub(super) const fn lay_again(&mut self, laid: Laid) {
        self.laid = laid;
    }

    /// Whether both are the same but for the number of turns: what counts for repetition.
    #[inline]
    pub fn stands_as(&self, other: &Self) -> bool {
        self.laid == other.laid
            && self.owned == other.owned
            && self.closed == other.closed
            && self.stores == other.stores
            && self.to_move == other.to_move
    }

    /// The position without the number of turns: two are equal exactly when one stands as the other.
    #[must_use]
    pub const fn timeless(&self) -> Self {
        Self { turns: 0, ..*self }
    }

    /// Changes the position by an event.
    ///
    /// The event must fit: it was told by the engine for this very position, or is one whose [`Position::revert`] led here.
    #[inline(always)]
    pub fn apply(&mut self, board: &Board, event: Event) {
        let mover = self.to_move;
        match event {
            Event::Singles { mine, mine_taken, theirs, taken } => {
                self.take(mine, mine_taken, mover);
                self.take(theirs, taken, mover);
            }
            Event::Lap { from, seeds, direction, last: _ } => board.lap(&mut self.laid, from, seeds, direction, self.closed),
            Event::Capture { last, last_taken, opposite, seeds } => {
                self.take(last, last_taken, mover);
                self.take(opposite, seeds, mover);
            }
            Event::TurnOver => {
                self.to_move = mover.other();
                // A text may give any number of turns; past the last one who began is still told by odd and even.
                self.turns = self.turns.wrapping_add(1);
            }
            Event::Pair { mine, theirs } => {
                self.pass(theirs, mine);
                self.own(mover, mine);
                self.own(mover, theirs);
            }
            Event::Claim { centre } => self.own(mover, centre),
            Event::Collect { hole, to, seeds } => self.take(hole, seeds, to),
            Event::Disown { hole, was } => self.owned[was].remove(hole),
            Event::Close { hole } => self.closed.insert(hole),
            Event::Reopen { hole } => self.closed.remove(hole),
            Event::Place { store, hole, seeds } => self.give(hole, seeds, store),
            Event::Begin { side, was: _, turns: _ } => {
                self.to_move = side;
                self.turns = 0;
            }
            Event::Stop(_) | Event::Endless { .. } | Event::RoundOver(_) | Event::Left { .. } | Event::Counted => {}
        }
    }

    /// Takes an event back: the position is again what it was before [`Position::apply`].
    pub fn revert(&mut self, board: &Board, event: Event) {
        let mover = self.to_move;
        match event {
            Event::Singles { mine, mine_taken, theirs, taken } => {
                self.give(mine, mine_taken, mover);
                self.give(theirs, taken, mover);
            }
            Event::Lap { from, seeds, direction, last: _ } => {
                board.unlap(&mut self.laid, from, seeds, direction, self.closed);
            }
            Event::Capture { last, last_taken, opposite, seeds } => {
                self.give(last, last_taken, mover);
                self.give(opposite, seeds, mover);
            }
            Event::Pair { mine, theirs } => {
                self.pass(mine, theirs);
                self.owned[mover].remove(mine);
                self.owned[mover].remove(theirs);
            }
            Event::Claim { centre } => self.owned[mover].remove(centre),
            Event::TurnOver => {
                self.to_move = mover.other();
                self.turns = self.turns.wrapping_sub(1);
            }
            Event::Collect { hole, to, seeds } => self.give(hole, seeds, to),
            Event::Disown { hole, was } => self.owned[was].insert(hole),
            Event::Close { hole } => self.closed.remove(hole),
            Event::Reopen { hole } => self.closed.insert(hole),
            Event::Place { store, hole, seeds } => self.take(hole, seeds, store),
            Event::Begin { side: _, was, turns } => {
                self.to_move = was;
                self.turns = turns;
            }
            Event::Stop(_) | Event::Endless { .. } | Event::RoundOver(_) | Event::Left { .. } | Event::Counted => {}
        }
    }

    #[inline(always)]
    fn own(&mut self, side: Side, hole: Hole) {
        match side {
            Side::South => self.owned.south.insert(hole),
            Side::North => self.owned.north.insert(hole),
        }
    }

    /// Moves a seed from one hole to another.
    #[inline(always)]
    fn pass(&mut self, from: Hole, to: Hole) {
        debug_assert!(self.seeds(from) > 0, "an event takes what is there");
        self.laid.take(from, 1);
        self.laid.put(to, 1);
    }

    /// Moves seeds from a hole to a store.
    #[inline(always)]
    fn take(&mut self, hole: Hole, seeds: Seeds, to: Side) {
        debug_assert!(self.seeds(hole) >= seeds, "an event takes what is there");
        self.laid.take(hole, seeds);
        match to {
            Side::South => self.stores.south += seeds,
            Side::North => self.stores.north += seeds,
        }
    }

    /// Moves seeds from a store to a hole.
    #[inline(always)]
    fn give(&mut self, hole: Hole, seeds: Seeds, from: Side) {
        debug_assert!(self.seeds(hole).checked_add(seeds).is_some(), "no board holds so many");
        self.stores[from] -= seeds;
        self.laid.put(hole, seeds);
    }
}
