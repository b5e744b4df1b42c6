//! A lesson: steps, each with its words, its position and what is done there.

use std::sync::Arc;

use super::ask::Ask;
use super::shown::Shown;
use crate::rules::{Holes, Position, Rules, Turn};

/// A lesson. All in it was checked: every turn is allowed, every question has an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What it is known by: small letters, digits and `-`.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The steps, at least one.
    pub steps: Vec<Step>,
    /// What comes after the last one.
    pub then: Then,
}

/// What comes after the last step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The next lesson.
    NextLesson,
    /// A match against the computer, by the rules of the last step.
    Play,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is said, in paragraphs.
    pub text: Vec<String>,
    /// The rules in force.
    pub rules: Arc<Rules>,
    /// What lies on the board; it stands before a start-of-turn capture.
    pub position: Position,
    /// The holes to look at.
    pub point: Holes,
    /// What can be watched.
    pub watch: Option<Watch>,
    /// What is asked.
    pub ask: Option<Ask>,
}

/// What a step shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Watch {
    /// A turn.
    Turn(Turn),
    /// A sowing that does not end.
    Endless(Turn),
    /// The end of the round: who gathers what.
    Settle,
    /// The setting out of the next round.
    NextRound,
}

impl Step {
    /// What its watching shows; nothing where there is nothing to watch. Of an endless sowing it is the part before its limit.
    pub fn shown(&self) -> Option<Shown> {
        let (rules, before) = (&self.rules, self.position);
        match self.watch? {
            Watch::Turn(turn) => Some(Shown::turn(rules, before, turn)),
            Watch::Endless(turn) => {
                let mut events = Vec::new();
                rules.watch_endless(&before, turn.hole, turn.direction, |event| events.push(event));
                Some(Shown { before, events })
            }
            Watch::Settle => Shown::settling(rules, before),
            Watch::NextRound => Shown::next_round(rules, before),
        }
    }
}
