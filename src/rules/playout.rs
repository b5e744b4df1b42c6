//! Rounds played by somebody else's dice.
//!
//! Chance is passed in: nothing here knows where it comes from.

use super::board::{Holes, ROOM, Seeds, Side};
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
        let repeats = self.can_repeat();
        // In a round stores and owned holes only become more: before they did no position can come back.
        let kept = |position: &Position| (position.stores(), position.all_owned());
        let mut since = kept(position);
        let mut stood: Vec<([Seeds; ROOM], Side)> = Vec::new();
        let mut came = Came::AsStart;
        loop {
            let mut times = 1;
            if repeats {
                let now = (position.laid(), position.to_move());
                if since != kept(position) {
                    since = kept(position);
                    stood.clear();
                }
                times += stood.iter().filter(|&&before| before == now).count();
                stood.push(now);
            }
            if let Some(over) = self.over_as_it_stands(position, came, times) {
                return over;
            }
            self.begin(position, Deaf);
            if !self.play_any(position, &mut choose) {
                return RoundEnd::Stuck;
            }
            came = Came::ByTurn;
        }
    }

    /// Plays any turn that is allowed, and says whether there was one.
    #[inline]
    fn play_any(&self, position: &mut Position, choose: &mut impl FnMut(usize) -> usize) -> bool {
        if let Some(first) = self.first_hole(position)
            && self.play_any_of(position, [first].into_iter().collect(), choose)
        {
            return true;
        }
        self.play_any_of(position, self.liftable(position), choose)
    }

    /// The same, among these holes.
    #[inline]
    fn play_any_of(&self, position: &mut Position, holes: Holes, choose: &mut impl FnMut(usize) -> usize) -> bool {
        let directions = self.spec().direction.choices();
        let mut endless = [Holes::NONE; 2];
        loop {
            let no_use = directions.iter().fold(holes, |all, &direction| all.intersection(endless[direction as usize]));
            let any = holes.without(no_use);
            if any.is_empty() {
                return false;
            }
            let Some(hole) = any.iter().nth(choose(any.len())) else { return false };
            let direction = directions[if directions.len() > 1 { choose(directions.len()) } else { 0 }];
            if endless[direction as usize].contains(hole) {
                continue;
            }
            match self.sow(position, hole, direction, Deaf) {
                Sown::Endless if !self.endless_passes() => {
                    endless[direction as usize].insert(hole);
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
