//! Rounds played by somebody else's dice.
//!
//! Chance is passed in: nothing here knows where it comes from.

use super::board::{Direction, Hole, Holes};
use super::event::{Deaf, Event, RoundEnd};
use super::position::Position;
use super::round::Came;
use super::ruleset::{DirectionRule, Rules};
use super::stood::Stood;
use super::turn::Sown;

impl Rules {
    /// Plays a round to its end from a position that stands before a start-of-turn capture; it is not settled. Where that takes
    /// more than `most` turns it stops there and gives no end: without captures chance seldom comes back to a position.
    ///
    /// `choose` names one of so many, from 0. A hole is chosen among those that may be lifted, then a direction and a
    /// claim; an endless choice that is not allowed is drawn again, so that each number has to be named at some time.
    pub fn playout(&self, position: &mut Position, most: u32, mut choose: impl FnMut(usize) -> usize) -> Option<RoundEnd> {
        let repeats = self.can_repeat();
        let mut stood = Stood::default();
        // A copy that is lent to nobody can be kept in registers.
        let mut here = *position;
        let mut came = Came::AsStart;
        let mut left = most;
        let over = loop {
            let times = if repeats { stood.again(&here) } else { 1 };
            if let Some(over) = self.over_as_it_stands(&here, came, times) {
                break Some(over);
            }
            if left == 0 {
                break None;
            }
            left -= 1;
            self.begin(&mut here, Deaf);
            if !self.play_any(&mut here, &mut choose) {
                break Some(RoundEnd::Stuck);
            }
            came = Came::ByTurn;
        };
        *position = here;
        over
    }

    /// Plays any turn that is allowed, and says whether there was one.
    #[inline(always)]
    fn play_any(&self, position: &mut Position, choose: &mut impl FnMut(usize) -> usize) -> bool {
        if let Some(first) = self.first_hole(position)
            && let Some(next) = self.begin_with(*position, first, choose)
        {
            *position = next;
            return true;
        }
        self.play_any_of(position, self.liftable(position), choose)
    }

    /// What comes of a first turn from the hole where it must start if it can.
    #[cold]
    #[inline(never)]
    fn begin_with(&self, mut position: Position, first: Hole, choose: &mut impl FnMut(usize) -> usize) -> Option<Position> {
        let played = self.play_any_of(&mut position, [first].into_iter().collect(), choose);
        played.then_some(position)
    }

    /// Plays any turn from these holes that is allowed, and says whether there was one.
    #[inline(always)]
    fn play_any_of(&self, position: &mut Position, holes: Holes, choose: &mut impl FnMut(usize) -> usize) -> bool {
        let mut choices = Choices::new(holes, self.spec().direction);
        while let Some((hole, direction)) = choices.draw(choose) {
            match self.sow_for(position, hole, direction, &mut Deaf) {
                Sown::Endless if !self.endless_passes() => {
                    choices.remove(hole, direction);
                    continue;
                }
                Sown::Claim(free) => {
                    if let Some(centre) = free.nth(choose(free.len())) {
                        self.happen(position, Event::Claim { centre }, &mut Deaf);
                    }
                }
                Sown::Done | Sown::Endless => {}
            }
            self.happen(position, Event::TurnOver, &mut Deaf);
            return true;
        }
        false
    }
}

/// The holes that may be lifted, by the direction their seeds may go; those found endless are taken out.
struct Choices {
    rule: DirectionRule,
    ccw: Holes,
    cw: Holes,
}

impl Choices {
    #[inline]
    fn new(holes: Holes, rule: DirectionRule) -> Self {
        match rule {
            DirectionRule::Ccw => Self { rule, ccw: holes, cw: Holes::NONE },
            DirectionRule::Cw => Self { rule, ccw: Holes::NONE, cw: holes },
            DirectionRule::Free => Self { rule, ccw: holes, cw: holes },
        }
    }

    /// Draws a hole, and then a direction, until both go together.
    #[inline(always)]
    fn draw(&self, choose: &mut impl FnMut(usize) -> usize) -> Option<(Hole, Direction)> {
        loop {
            let holes = self.ccw.union(self.cw);
            if holes.is_empty() {
                return None;
            }
            let hole = holes.nth(choose(holes.len()))?;
            let (direction, open) = match self.rule {
                DirectionRule::Ccw => return Some((hole, Direction::Ccw)),
                DirectionRule::Cw => return Some((hole, Direction::Cw)),
                DirectionRule::Free if choose(2) == 0 => (Direction::Ccw, self.ccw),
                DirectionRule::Free => (Direction::Cw, self.cw),
            };
            if open.contains(hole) {
                return Some((hole, direction));
            }
        }
    }

    #[cold]
    fn remove(&mut self, hole: Hole, direction: Direction) {
        match direction {
            Direction::Ccw => self.ccw.remove(hole),
            Direction::Cw => self.cw.remove(hole),
        }
    }
}
