//! Rounds played by somebody else's dice.
//!
//! Chance is passed in: nothing here knows where it comes from.

use super::board::{Direction, Holes};
use super::event::{Deaf, Event, RoundEnd};
use super::position::Position;
use super::round::Came;
use super::ruleset::Rules;
use super::turn::Sown;

impl Rules {
    /// Plays a round to its end from a position that stands before a start-of-turn capture; it is not settled.
    ///
    /// `choose` names one of so many, from 0. A hole is chosen among those that may be lifted, then a direction and a
    /// claim; an endless choice that is not allowed is drawn again.
    pub fn playout(&self, position: &mut Position, mut choose: impl FnMut(usize) -> usize) -> RoundEnd {
        // Stores only grow, so that no earlier position can come back once they differ.
        let mut stood = vec![*position];
        let mut came = Came::AsStart;
        loop {
            let times = stood.iter().filter(|before| before.stands_as(position)).count();
            if let Some(over) = self.over_as_it_stands(position, came, times) {
                return over;
            }
            self.begin(position, Deaf);
            if !self.play_any(position, &mut choose) {
                return RoundEnd::Stuck;
            }
            if stood.last().is_some_and(|before| before.stores() != position.stores()) {
                stood.clear();
            }
            stood.push(*position);
            came = Came::ByTurn;
        }
    }

    /// Plays any turn that is allowed, and says whether there was one.
    fn play_any(&self, position: &mut Position, choose: &mut impl FnMut(usize) -> usize) -> bool {
        if let Some(first) = self.first_hole(position)
            && self.play_any_of(position, [first].into_iter().collect(), choose)
        {
            return true;
        }
        self.play_any_of(position, self.liftable(position), choose)
    }

    /// The same, among these holes.
    fn play_any_of(&self, position: &mut Position, holes: Holes, choose: &mut impl FnMut(usize) -> usize) -> bool {
        let directions = self.spec().direction.choices();
        let mut left = [(Direction::Ccw, holes), (Direction::Cw, holes)];
        left.iter_mut().filter(|(direction, _)| !directions.contains(direction)).for_each(|(_, holes)| *holes = Holes::NONE);
        loop {
            let any = left[0].1.union(left[1].1);
            if any.is_empty() {
                return false;
            }
            let Some(hole) = any.iter().nth(choose(any.len())) else { return false };
            let direction = directions[if directions.len() > 1 { choose(directions.len()) } else { 0 }];
            let Some((_, holes)) = left.iter_mut().find(|(known, holes)| *known == direction && holes.contains(hole)) else { continue };
            match self.sow(position, hole, direction, Deaf) {
                Sown::Endless if !self.endless_passes() => {
                    holes.remove(hole);
                    continue;
                }
                Sown::Claim(free) => {
                    if let Some(centre) = free.iter().nth(choose(free.len())) {
                        self.happen(position, Event::Claim { centre }, &mut Deaf);
                    }
                }
                Sown::Done | Sown::Endless => {}
            }
            self.happen(position, Event::TurnOver, &mut Deaf);
            return true;
        }
    }
}
