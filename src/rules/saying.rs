//! What people call out when something happens in a game, as far as the sources tell it.
//!
//! The words stand in the rule-set files; here is when they are earned (`rules.md` section 6, Huroy).

use serde::{Deserialize, Serialize};

use super::board::{Hole, Side};
use super::event::Event;
use super::position::Position;
use super::ruleset::{Rules, Sowing};

/// A saying and what earns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Saying")]
pub struct Saying {
    /// What earns it.
    pub on: Occasion,
    /// The words, in the language of those who play.
    pub says: String,
    /// What they mean.
    pub means: String,
}

/// What can earn a saying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// The last seed but one fell in the mover's own end hole in the east, and the last one in the hole opposite.
    EastEnd,
    /// The same in the west.
    WestEnd,
    /// Exactly one seed is taken from a hole of the opponent's.
    OneTaken,
    /// More than one seed is taken from a hole of the opponent's.
    MoreTaken,
    /// A match for wins is won.
    MatchWon,
}

impl Rules {
    /// The saying that an event earns, if there is one; a lap earns it as its last seed falls.
    pub fn saying(&self, before: &Position, event: Event) -> Option<&Saying> {
        self.saying_on(self.occasion(before, event)?)
    }

    /// The saying for an occasion.
    pub fn saying_on(&self, occasion: Occasion) -> Option<&Saying> {
        self.spec().sayings.iter().find(|saying| saying.on == occasion)
    }

    fn occasion(&self, before: &Position, event: Event) -> Option<Occasion> {
        match event {
            Event::Singles { taken: 1, .. } => Some(Occasion::OneTaken),
            Event::Singles { .. } => Some(Occasion::MoreTaken),
            Event::Lap { from, seeds, direction, last } if self.spec().sowing == Sowing::Single && seeds >= 2 => {
                let board = self.board();
                let before_last = board.drops(from, direction, before.closed()).nth(usize::from(seeds) - 2)?;
                let at_home = board.side_of(before_last) == Some(before.to_move());
                if at_home && board.opposite(before_last) == Some(last) { self.end(before_last) } else { None }
            }
            _ => None,
        }
    }

    /// Which end of the board a hole lies at.
    fn end(&self, hole: Hole) -> Option<Occasion> {
        let place = self.board().place_in_row(hole);
        let last = self.board().row_len() - 1;
        match (self.board().side_of(hole)?, place) {
            (Side::South, place) if place == last => Some(Occasion::EastEnd),
            (Side::North, 0) => Some(Occasion::EastEnd),
            (Side::North, place) if place == last => Some(Occasion::WestEnd),
            (Side::South, 0) => Some(Occasion::WestEnd),
            _ => None,
        }
    }
}
