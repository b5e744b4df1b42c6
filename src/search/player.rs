//! A computer player.

use super::{Control, Level, Limits, Question, Search};
use crate::rules::{BySide, Position, Rules, Seeds, Turn};

/// A computer player of some strength. It plays a match as it stands, not the round alone.
pub struct Player<'a> {
    rules: &'a Rules,
    level: Level,
    search: Search<'a>,
}

impl<'a> Player<'a> {
    /// A player that keeps at most about so many bytes.
    pub fn new(rules: &'a Rules, level: Level, memory: usize) -> Self {
        Self { rules, level, search: Search::new(rules, memory) }
    }

    /// The turn it plays; none where none is allowed. With `wins` games won so far in the match. Told to stop it answers at
    /// once. The same seed of chance gives the same turn, but at the top level, where the time it was given matters.
    pub fn turn(&mut self, question: &Question, _wins: BySide<usize>, seed: u64, control: &Control) -> Option<Turn> {
        let mut position = question.position;
        self.rules.begin(&mut position, crate::rules::Deaf);
        let turns = self.rules.turns(&position);
        match self.level {
            Level::One => turns.get(seed as usize % turns.len().max(1)).copied(),
            level => {
                let depth = (level < Level::Six).then_some(2 * u16::from(level.number()) - 3);
                let answer = self.search.solve(question, Limits { depth, ..Limits::default() }, control);
                answer.best.or_else(|| turns.first().copied())
            }
        }
    }

    /// How it sets out the next round after a settled one, as the setter; `seed` and `control` as for a turn.
    pub fn arrangement(&mut self, settled: &Position, _seed: u64, _control: &Control) -> Vec<Seeds> {
        self.rules.default_arrangement(settled)
    }
}
