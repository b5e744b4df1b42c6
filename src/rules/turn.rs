//! Which turns are allowed, and playing one (`rules.md` sections 2 and 3).

use std::hint::cold_path;

use super::board::{Direction, Hole, Holes, Side};
use super::event::{Deaf, Event, Listen, Nothing, Stop};
use super::position::Position;
use super::ruleset::{CapturingSeed, EndlessRule, FirstTurn, Lifting, OppositeEmpty, Relay, Rules, Singles, Sowing, Three};

/// A sowing that would begin one lap more than this is endless: this project's limit (`rules.md` section 2).
pub const MAX_LAPS: usize = 1000;

/// A choice of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The hole lifted.
    pub hole: Hole,
    /// Which way its seeds go. Where the rules fix the direction, that one.
    pub direction: Direction,
    /// The central hole claimed, where the turn makes a pair and one is left to claim.
    pub claim: Option<Hole>,
}

/// How a sowing came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sown {
    /// It is done.
    Done,
    /// It made a pair, and one of these central holes is to be claimed.
    Claim(Holes),
    /// It does not end. The position is as before.
    Endless,
}

/// Why a turn is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// A central hole is never lifted.
    Central(Hole),
    /// The hole is in the other side's row.
    NotYours(Hole),
    /// The hole is out of play.
    Closed(Hole),
    /// The hole is a layli hole of this side.
    Layli(Hole, Side),
    /// The hole has no seeds.
    Empty(Hole),
    /// The hole faces exactly one seed (Gelech).
    FacesSingle(Hole),
    /// The first turn must start from this hole.
    FirstTurn(Hole),
    /// The direction is not one of these rules.
    Direction(Direction),
    /// The sowing does not end.
    Endless(Hole),
    /// The turn makes a pair, so one of these must be claimed.
    ClaimMissing(Holes),
    /// Nothing can be claimed, or not this hole.
    Claim(Hole),
}

impl Rules {
    /// Makes the start-of-turn captures (Huroy, Gelech). A second call changes nothing.
    ///
    /// They are judged on the board as the turn begins, all at once.
    #[inline(always)]
    pub fn begin(&self, position: &mut Position, mut listener: impl Listen) {
        let Some(singles) = self.spec().singles else { return };
        let (board, mover) = (self.board(), position.to_move());
        let faced = board.across(position.with_seeds());
        let row = board.row_set(mover).without(position.all_owned());
        // What is captured on one pair of holes changes nothing on the others, so each is judged as the turn begins.
        for mine in position.with_one().intersection(row).intersection(faced).iter() {
            let Some(theirs) = board.opposite(mine) else { continue };
            let mine_taken = match singles {
                Singles::Both => 1,
                Singles::Opposite => 0,
            };
            self.happen(position, Event::Singles { mine, mine_taken, theirs, taken: position.seeds(theirs) }, &mut listener);
        }
    }

    /// The holes the player to move may lift, before anything is known of endless sowings and of the first turn.
    ///
    /// Like all that follows it is to be asked after [`Rules::begin`].
    #[inline(always)]
    pub fn liftable(&self, position: &Position) -> Holes {
        let board = self.board();
        let holes = position.with_seeds().intersection(board.row_set(position.to_move())).without(position.all_owned());
        match self.spec().lifting {
            Lifting::Any => holes,
            Lifting::NotFacingSingle => holes.without(board.across(position.with_one())),
        }
    }

    /// Sows a hole that may be lifted, to the end of the sowing but without the claim that may follow.
    ///
    /// An endless sowing leaves the position untouched, and nothing of it is told.
    #[inline]
    pub fn sow(&self, position: &mut Position, hole: Hole, direction: Direction, mut listener: impl Listen) -> Sown {
        self.sow_for(position, hole, direction, &mut listener)
    }

    #[inline(always)]
    pub(super) fn sow_for<L: Listen>(&self, position: &mut Position, hole: Hole, direction: Direction, listener: &mut L) -> Sown {
        debug_assert!(position.seeds(hole) > 0, "only a hole that may be lifted is sown");
        match self.spec().sowing {
            Sowing::Single => {
                self.lap(position, hole, direction, listener);
                self.happen(position, Event::Stop(Stop::Lap), listener);
                Sown::Done
            }
            Sowing::Relay(relay) => {
                if !L::DEAF && self.sow_for(&mut position.clone(), hole, direction, &mut Deaf) == Sown::Endless {
                    return Sown::Endless;
                }
                let before = position.laid();
                let sown = self.relay_from(position, hole, direction, relay, listener);
                if sown == Sown::Endless {
                    position.lay_again(before);
                }
                sown
            }
        }
    }

    /// Tells the laps of a relay sowing that does not end, as far as [`MAX_LAPS`], so that it can be watched.
    ///
    /// The position given stays as it is; the laps are told for a copy of it.
    pub fn watch_endless(&self, position: &Position, hole: Hole, direction: Direction, mut listener: impl Listen) {
        let mut scratch = *position;
        if let Some(&relay) = self.relay() {
            self.relay_from(&mut scratch, hole, direction, relay, &mut listener);
        }
    }

    #[inline(always)]
    fn relay_from(&self, position: &mut Position, hole: Hole, direction: Direction, relay: Relay, listener: &mut impl Listen) -> Sown {
        let (board, mover) = (self.board(), position.to_move());
        let (centre, owned) = (board.centre_set(), position.all_owned());
        let Some(last) = self.laps(position, hole, direction, centre.union(owned), listener) else { return Sown::Endless };
        let stop = if centre.contains(last) {
            Stop::Central
        } else if owned.contains(last) {
            Stop::Layli
        } else if board.row_set(mover).contains(last) {
            return self.end_at_home(position, last, relay, listener);
        } else {
            Stop::TheirEmpty
        };
        self.happen(position, Event::Stop(stop), listener);
        Sown::Done
    }

    /// Lap after lap, until a last seed falls in one of the holes in `ends` or in an empty one: that hole, if it comes to one.
    #[inline(always)]
    fn laps(&self, position: &mut Position, hole: Hole, direction: Direction, ends: Holes, listener: &mut impl Listen) -> Option<Hole> {
        let mut from = hole;
        for _ in 0..MAX_LAPS {
            from = self.lap(position, from, direction, listener);
            if ends.contains(from) || position.seeds(from) == 1 {
                return Some(from);
            }
        }
        None
    }

    /// The last seed has fallen in an empty hole of the mover's own row (`rules.md` section 3).
    #[inline(always)]
    fn end_at_home(&self, position: &mut Position, last: Hole, relay: Relay, listener: &mut impl Listen) -> Sown {
        let Some(opposite) = self.board().opposite(last) else { return Sown::Done };
        let seeds = position.seeds(opposite);
        let (owned, closed) = (position.all_owned(), position.closed());
        // In rounds by chance none of these can be foretold: one branch costs less than three.
        let kept = owned.union(closed).contains(opposite);
        if kept || seeds == 0 && relay.opposite_empty == OppositeEmpty::Nothing {
            let why = if owned.contains(opposite) {
                Nothing::Layli
            } else if closed.contains(opposite) {
                Nothing::Closed
            } else {
                Nothing::Empty
            };
            self.happen(position, Event::Stop(Stop::OwnEmpty(why)), listener);
            return Sown::Done;
        }
        if seeds == 3 && relay.three != Three::Capture {
            self.happen(position, Event::Stop(Stop::Pair), listener);
            self.happen(position, Event::Pair { mine: last, theirs: opposite }, listener);
            let free = self.board().centre_set().without(position.all_owned());
            return if relay.three == Three::PairAndClaim && !free.is_empty() { Sown::Claim(free) } else { Sown::Done };
        }
        // A lone seed is what is captured where nothing lies opposite, so it never stays.
        let last_taken = match relay.capturing_seed {
            CapturingSeed::Stays if seeds > 0 => 0,
            CapturingSeed::Stays | CapturingSeed::Taken => 1,
        };
        self.happen(position, Event::Stop(Stop::Capture), listener);
        self.happen(position, Event::Capture { last, last_taken, opposite, seeds }, listener);
        Sown::Done
    }

    #[inline(always)]
    fn lap(&self, position: &mut Position, from: Hole, direction: Direction, listener: &mut impl Listen) -> Hole {
        let seeds = position.seeds(from);
        let last = self.board().last_drop(from, seeds, direction, position.closed());
        self.happen(position, Event::Lap { from, seeds, direction, last }, listener);
        last
    }

    /// Plays an allowed turn to its end. It is not checked: see [`Rules::allows`].
    #[inline]
    pub fn play(&self, position: &mut Position, turn: Turn, mut listener: impl Listen) {
        match self.sow_for(position, turn.hole, turn.direction, &mut listener) {
            Sown::Done => {}
            Sown::Claim(free) => {
                let centre = turn.claim.filter(|&centre| free.contains(centre));
                debug_assert!(centre.is_some(), "a turn that makes a pair names the hole it claims");
                if let Some(centre) = centre {
                    self.happen(position, Event::Claim { centre }, &mut listener);
                }
            }
            Sown::Endless => return self.pass(position, turn.hole, listener),
        }
        self.happen(position, Event::TurnOver, &mut listener);
    }

    /// Plays a turn whose sowing is known not to end, where such a turn may be chosen and passes.
    pub fn pass(&self, position: &mut Position, from: Hole, mut listener: impl Listen) {
        self.happen(position, Event::Endless { from }, &mut listener);
        self.happen(position, Event::TurnOver, &mut listener);
    }

    /// Every allowed turn, hole by hole from the mover's left; where a central hole is claimed, one turn for each choice.
    pub fn turns(&self, position: &Position) -> Vec<Turn> {
        if let Some(first) = self.first_hole(position) {
            let turns = self.turns_from([first].into_iter().collect(), position);
            if !turns.is_empty() {
                return turns;
            }
        }
        self.turns_from(self.liftable(position), position)
    }

    /// Whether the player to move has an allowed turn.
    pub fn can_play(&self, position: &Position) -> bool {
        let endless_counts = self.relay().is_none_or(|relay| relay.endless == EndlessRule::Pass);
        self.liftable(position).iter().any(|hole| {
            endless_counts
                || self
                    .spec()
                    .direction
                    .choices()
                    .iter()
                    .any(|&direction| self.sow(&mut position.clone(), hole, direction, Deaf) != Sown::Endless)
        })
    }

    /// Whether a turn is allowed, and if not, why.
    pub fn allows(&self, position: &Position, turn: Turn) -> Result<(), Forbidden> {
        self.may_lift(position, turn.hole)?;
        if !self.spec().direction.choices().contains(&turn.direction) {
            return Err(Forbidden::Direction(turn.direction));
        }
        let sown = self.sow(&mut position.clone(), turn.hole, turn.direction, Deaf);
        match (sown, turn.claim) {
            (Sown::Endless, _) if !self.endless_passes() => return Err(Forbidden::Endless(turn.hole)),
            (Sown::Claim(free), None) => return Err(Forbidden::ClaimMissing(free)),
            (Sown::Claim(free), Some(centre)) if !free.contains(centre) => return Err(Forbidden::Claim(centre)),
            (Sown::Done | Sown::Endless, Some(centre)) => return Err(Forbidden::Claim(centre)),
            _ => {}
        }
        match self.first_hole(position) {
            Some(first) if first != turn.hole && !self.turns_from([first].into_iter().collect(), position).is_empty() => {
                Err(Forbidden::FirstTurn(first))
            }
            _ => Ok(()),
        }
    }

    /// Whether the hole itself may be lifted by the player to move, whatever comes of the sowing.
    pub fn may_lift(&self, position: &Position, hole: Hole) -> Result<(), Forbidden> {
        let board = self.board();
        let Some(opposite) = board.opposite(hole) else { return Err(Forbidden::Central(hole)) };
        if position.closed().contains(hole) {
            return Err(Forbidden::Closed(hole));
        }
        if let Some(owner) = position.owner(hole) {
            return Err(Forbidden::Layli(hole, owner));
        }
        if board.side_of(hole) != Some(position.to_move()) {
            return Err(Forbidden::NotYours(hole));
        }
        if position.seeds(hole) == 0 {
            return Err(Forbidden::Empty(hole));
        }
        if self.spec().lifting == Lifting::NotFacingSingle && position.seeds(opposite) == 1 {
            return Err(Forbidden::FacesSingle(hole));
        }
        Ok(())
    }

    /// The hole from which the first turn must start if it can (option `first-turn`): the mover's right-hand one.
    #[inline(always)]
    pub(super) fn first_hole(&self, position: &Position) -> Option<Hole> {
        match self.spec().first_turn {
            FirstTurn::Right if position.turns() == 0 => {
                cold_path();
                let here = *position;
                self.board().row(here.to_move()).next_back().filter(|&hole| self.liftable(&here).contains(hole))
            }
            FirstTurn::Right | FirstTurn::Free => None,
        }
    }

    fn turns_from(&self, holes: Holes, position: &Position) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(2 * holes.len());
        for hole in holes.iter() {
            for &direction in self.spec().direction.choices() {
                match self.sow(&mut position.clone(), hole, direction, Deaf) {
                    Sown::Endless if !self.endless_passes() => {}
                    Sown::Done | Sown::Endless => turns.push(Turn { hole, direction, claim: None }),
                    Sown::Claim(free) => turns.extend(free.iter().map(|centre| Turn { hole, direction, claim: Some(centre) })),
                }
            }
        }
        turns
    }

    /// Whether an endless sowing may be chosen, and passes (option `endless`).
    #[inline]
    pub fn endless_passes(&self) -> bool {
        self.relay().is_some_and(|relay| relay.endless == EndlessRule::Pass)
    }

    /// Changes the position by an event and tells it: the one way anything happens.
    #[inline(always)]
    pub(super) fn happen(&self, position: &mut Position, event: Event, listener: &mut impl Listen) {
        position.apply(self.board(), event);
        listener.hear(event);
    }
}
