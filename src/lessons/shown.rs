//! What is played out for a lesson: a position, and what happens to it by the rules.

use crate::rules::round::Came;
use crate::rules::{Event, Hole, Position, Rules, Seeds, Turn};

/// A position, and what happens to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The position before the first event.
    pub before: Position,
    /// The events.
    pub events: Vec<Event>,
}

impl Shown {
    /// A turn that is allowed, from the start-of-turn captures before it until it is over.
    pub fn turn(rules: &Rules, before: Position, turn: Turn) -> Self {
        let (mut position, mut events) = (before, Vec::new());
        rules.begin(&mut position, |event| events.push(event));
        rules.play(&mut position, turn, |event| events.push(event));
        Self { before, events }
    }

    /// The end of a round: who gathers what. None where the player to move can still play.
    pub fn settling(rules: &Rules, before: Position) -> Option<Self> {
        let (mut position, mut events) = (before, Vec::new());
        rules.start_turn(&mut position, Came::ByTurn, 1, |event| events.push(event))?;
        rules.settle(&mut position, |event| events.push(event));
        Some(Self { before, events })
    }

    /// The setting out of the next round after a round that is over, by default where the setter has a choice.
    pub fn next_round(rules: &Rules, over: Position) -> Option<Self> {
        let before = Self::settling(rules, over)?.after(rules);
        let (mut position, mut events) = (before, Vec::new());
        rules.set_out(&mut position, &rules.default_arrangement(&before), |event| events.push(event));
        Some(Self { before, events })
    }

    /// The position after all of it.
    pub fn after(&self, rules: &Rules) -> Position {
        let mut position = self.before;
        self.events.iter().for_each(|&event| position.apply(rules.board(), event));
        position
    }

    /// Where the last seed of the last lap fell.
    pub fn last(&self) -> Option<Hole> {
        self.events.iter().rev().find_map(|event| if let Event::Lap { last, .. } = event { Some(*last) } else { None })
    }

    /// How many laps were sown.
    pub fn laps(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::Lap { .. })).count()
    }

    /// How many seeds were taken into the mover's store.
    pub fn taken(&self) -> Seeds {
        let taken = |event: &Event| match *event {
            Event::Singles { mine_taken, taken, .. } => mine_taken + taken,
            Event::Capture { last_taken, seeds, .. } => last_taken + seeds,
            _ => 0,
        };
        self.events.iter().map(taken).sum()
    }
}
