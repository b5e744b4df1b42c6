//! What a round that is over is worth to the match: what the next one, begun as its totals make it begin, comes to.
//!
//! It knows matches over all the seeds only. In those each round starts where the last one left the players, and a seed
//! more may make a far worse start.

use super::{Control, Limits, Question, Search};
use crate::rules::round::Came;
use crate::rules::ruleset::{Arrangement, Rounds};
use crate::rules::{Deaf, Position, Rules, Seeds, Side, Turn};

/// More than any difference of seeds: the match is won.
const WON: i16 = 256;

/// How many rounds it looks ahead, where each is proven.
const ROUNDS: usize = 4;

/// How many turns ahead it looks in the next round, and at most for each arrangement of it. Always as many, and an even
/// number: what a search finds after its own turn and after the other's is not to be compared.
const DEPTH: u16 = 8;
const ARRANGED: u16 = 4;

/// Bytes it needs for its small searches.
const MEMORY: usize = 1 << 22;

/// A look beyond the end of the round.
pub(super) struct Outlook<'a> {
    rules: &'a Rules,
    search: Search<'a>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(rules: &'a Rules, memory: usize) -> Self {
        Self { rules, search: Search::new(rules, memory.min(MEMORY)) }
    }

    /// What the match comes to after a settled round, for South, as far as it sees.
    pub(super) fn prospect(&mut self, settled: &Position, control: &Control) -> i16 {
        let mut settled = *settled;
        let mut value = 0;
        for _ in 0..ROUNDS {
            let stores = settled.stores();
            if stores.south == 0 || stores.north == 0 {
                return WON * (i16::from(stores.south > 0) - i16::from(stores.north > 0));
            }
            let numbers = self.arrangement(&settled, ARRANGED, control);
            self.rules.set_out(&mut settled, &numbers, Deaf);
            let limits = Limits { depth: Some(DEPTH), ..Limits::default() };
            let answer = self.search.solve(&Question::new(settled), limits, &control.another());
            value = answer.worth.estimate;
            let end = answer.worth.exact().and_then(|_| played_out(self.rules, &Question::new(settled), &answer.line));
            let Some(end) = end else { break };
            settled = end;
        }
        value
    }

    /// The arrangement that makes the best start for the setter, as far as a look so many turns ahead shows.
    pub(super) fn arrangement(&mut self, settled: &Position, depth: u16, control: &Control) -> Vec<Seeds> {
        let default = self.rules.default_arrangement(settled);
        let all = arrangements(self.rules, &default);
        if all.len() <= 1 {
            return default;
        }
        let setter = self.rules.setter(settled);
        let limits = Limits { depth: Some(depth.min(ARRANGED)), ..Limits::default() };
        let mut worth = |numbers: &Vec<Seeds>| {
            let mut start = *settled;
            self.rules.set_out(&mut start, numbers, Deaf);
            let value = self.search.solve(&Question::new(start), limits, &control.another()).worth.estimate;
            if setter == Side::South { value } else { -value }
        };
        let best = all.into_iter().max_by_key(|numbers| worth(numbers));
        // Cut short it would have seen some and not others.
        best.filter(|_| !control.is_stopped()).unwrap_or(default)
    }
}

/// Every arrangement the setter may choose, given the default one.
pub(super) fn arrangements(rules: &Rules, default: &[Seeds]) -> Vec<Vec<Seeds>> {
    let Rounds::AllSeeds { arrangement: Arrangement::Spread, .. } = rules.spec().rounds else { return Vec::new() };
    let least = default.iter().min().copied().unwrap_or_default();
    let more = default.iter().filter(|&&number| number > least).count() as u32;
    let sets = (0..1_u32 << default.len()).filter(|set| set.count_ones() == more);
    sets.map(|set| (0..default.len()).map(|at| least + (set >> at & 1) as Seeds).collect()).collect()
}

/// The round settled after these turns; none where they do not lead to its end.
pub(super) fn played_out(rules: &Rules, question: &Question, line: &[Turn]) -> Option<Position> {
    let (mut position, mut came) = (question.position, question.came);
    for &turn in line {
        if rules.start_turn(&mut position, came, 1, Deaf).is_some() {
            return None;
        }
        rules.play(&mut position, turn, Deaf);
        came = Came::ByTurn;
    }
    rules.start_turn(&mut position, came, 1, Deaf)?;
    rules.settle(&mut position, Deaf);
    Some(position)
}
