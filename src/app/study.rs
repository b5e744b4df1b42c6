//! What is known of the session on the table: what turns and positions are worth, and a hint.
//!
//! It belongs to no file: it can be found again.

use std::collections::BTreeMap;

use crate::search::{Answer, Worth};
use crate::session::Node;

/// What is looked into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// Nothing.
    #[default]
    Off,
    /// The position on the table.
    Position,
    /// Every position of the line that is shown.
    Match,
}

/// How much of a hint is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// It is still thought about.
    Asked,
    /// Which hole.
    Hole,
    /// The whole turn, and why.
    Turn,
}

/// What is known of the session on the table.
#[derive(Clone, Debug, Default)]
pub struct Study {
    aim: Aim,
    insights: BTreeMap<Node, Answer>,
    weights: BTreeMap<Node, Worth>,
    hint: Option<(Node, Hint)>,
}

impl Study {
    /// What is looked into.
    pub const fn aim(&self) -> Aim {
        self.aim
    }

    /// What the turns at a place are worth, as far as is known.
    pub fn insight(&self, node: Node) -> Option<&Answer> {
        self.insights.get(&node)
    }

    /// What the position at a place is worth, as far as is known.
    pub fn weight(&self, node: Node) -> Option<Worth> {
        let deep = self.insights.get(&node).map(|answer| answer.worth);
        let quick = self.weights.get(&node).copied();
        // What is proven is the same in both; else the one that looked at every turn has seen more.
        quick.filter(|worth| worth.exact().is_some()).or(deep).or(quick)
    }

    /// How much of a hint is given at a place.
    pub fn hint(&self, node: Node) -> Option<Hint> {
        self.hint.filter(|(at, _)| *at == node).map(|(_, hint)| hint)
    }

    pub(super) fn is_weighed(&self, node: Node) -> bool {
        self.weights.contains_key(&node)
    }

    pub(super) const fn set_aim(&mut self, aim: Aim) {
        self.aim = aim;
    }

    /// Whether nothing is left to find at a place.
    pub(super) fn is_known(&self, node: Node) -> bool {
        self.insights.get(&node).is_some_and(|answer| answer.turns.iter().all(|(_, worth)| worth.exact().is_some()))
    }

    /// Takes in an answer, without losing what an earlier one knew better.
    pub(super) fn learn(&mut self, node: Node, mut answer: Answer) {
        let Some(known) = self.insights.get_mut(&node) else {
            self.insights.insert(node, answer);
            return;
        };
        if answer.depth >= known.depth {
            std::mem::swap(known, &mut answer);
        }
        // Now the deeper one is kept, and bounded by both.
        known.worth = known.worth.within(answer.worth);
        for ((_, worth), (_, other)) in known.turns.iter_mut().zip(&answer.turns) {
            *worth = worth.within(*other);
        }
    }

    /// Gives the hint that is waited for, where there is something to tell.
    pub(super) fn give_hint(&mut self, node: Node) {
        if self.hint(node) == Some(Hint::Asked) {
            self.step_hint(node);
        }
    }

    pub(super) fn weigh(&mut self, node: Node, worth: Worth) {
        self.weights.insert(node, worth);
    }

    /// Forgets what is known of places, which have other numbers now.
    pub(super) fn forget(&mut self) {
        *self = Self { aim: self.aim, ..Self::default() };
    }

    /// Asks for a hint, for more of it, or puts it away.
    pub(super) fn step_hint(&mut self, node: Node) {
        let known = self.insights.contains_key(&node);
        self.hint = match self.hint(node) {
            None if known => Some((node, Hint::Hole)),
            None => Some((node, Hint::Asked)),
            Some(Hint::Asked) => known.then_some((node, Hint::Hole)),
            Some(Hint::Hole) => Some((node, Hint::Turn)),
            Some(Hint::Turn) => None,
        };
    }

    /// Puts the hint away; says whether there was one.
    pub(super) const fn drop_hint(&mut self) -> bool {
        self.hint.take().is_some()
    }
}
