//! Drills: positions in which a learner says beforehand what a turn will do.
//!
//! They come from random play. Chance is a number passed in: the same one gives the same drill.

use fastrand::Rng;

use super::ask::Ask;
use super::shown::Shown;
use crate::rules::ruleset::Sowing;
use crate::rules::{Deaf, Position, Rules, Turn};

/// What is to be said beforehand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guess {
    /// Where the last seed falls.
    #[default]
    Last,
    /// How many seeds are taken.
    Taken,
}

/// How hard a drill is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// One lap, or few seeds.
    #[default]
    One,
    /// Two or three laps.
    Two,
    /// Four to six laps.
    Three,
    /// Seven laps and more.
    Four,
}

/// A position, and the turn that is to be foretold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    /// The position, before a start-of-turn capture.
    pub position: Position,
    /// The turn, which is allowed.
    pub turn: Turn,
}

/// How many rounds are played in search of a turn of a level.
const ROUNDS: u64 = 300;
/// How many turns of a round are looked at.
const TURNS: usize = 60;
/// How much more often a turn that takes seeds is drawn where the question is how many.
const TAKING: usize = 12;

impl Guess {
    /// What is to be said.
    pub const ALL: [Self; 2] = [Self::Last, Self::Taken];

    /// The question about a turn.
    pub const fn ask(self, turn: Turn) -> Ask {
        match self {
            Self::Last => Ask::Last(turn),
            Self::Taken => Ask::Taken(turn),
        }
    }
}

impl Level {
    /// Every level, the easiest one first.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// The least and the most laps; where a turn is one lap, the seeds lifted. The hardest has no most.
    pub const fn bounds(self, rules: &Rules) -> (usize, Option<usize>) {
        match (rules.spec().sowing, self) {
            (Sowing::Relay(_), Self::One) => (1, Some(1)),
            (Sowing::Relay(_), Self::Two) => (2, Some(3)),
            (Sowing::Relay(_), Self::Four) => (7, None),
            (Sowing::Single, Self::One) => (1, Some(3)),
            (Sowing::Relay(_), Self::Three) | (Sowing::Single, Self::Two) => (4, Some(6)),
            (Sowing::Single, Self::Three) => (7, Some(9)),
            (Sowing::Single, Self::Four) => (10, None),
        }
    }

    /// Whether a turn is of this level.
    pub fn has(self, rules: &Rules, position: Position, turn: Turn) -> bool {
        let size = match rules.spec().sowing {
            Sowing::Relay(_) => Shown::turn(rules, position, turn).laps(),
            Sowing::Single => {
                let mut begun = position;
                rules.begin(&mut begun, Deaf);
                usize::from(begun.seeds(turn.hole))
            }
        };
        let (least, most) = self.bounds(rules);
        size >= least && most.is_none_or(|most| size <= most)
    }
}

/// Draws a drill. None where random play finds no such turn, as in a rule set of one's own with few seeds.
pub fn draw(rules: &Rules, level: Level, guess: Guess, chance: u64) -> Option<Drill> {
    let mut dice = Rng::with_seed(chance);
    (0..ROUNDS).find_map(|_| draw_from_round(rules, level, guess, &mut dice))
}

/// A drill from one random round: any turn of the level that could have been played in it.
fn draw_from_round(rules: &Rules, level: Level, guess: Guess, dice: &mut Rng) -> Option<Drill> {
    let mut position = rules.start();
    let (mut found, mut weight) = (None, 0);
    for _ in 0..TURNS {
        let before = position;
        rules.begin(&mut position, Deaf);
        let turns = rules.turns(&position);
        for &turn in &turns {
            if !level.has(rules, before, turn) {
                continue;
            }
            let more = if guess == Guess::Taken && Shown::turn(rules, before, turn).taken() > 0 { TAKING } else { 1 };
            weight += more;
            if dice.usize(..weight) < more {
                found = Some(Drill { position: before, turn });
            }
        }
        let Some(played) = dice.choice(&turns) else { break };
        rules.play(&mut position, *played, Deaf);
    }
    found
}
