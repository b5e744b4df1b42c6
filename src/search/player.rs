//! A computer player.
//!
//! It knows no clock: at the top level it thinks until it is told to stop, or has found all there is to find.

mod habits;
mod outlook;

use fastrand::Rng;

use super::{Answer, Control, Level, Limits, Question, Search};
use crate::rules::round::Came;
use crate::rules::ruleset::Rounds;
use crate::rules::{BySide, Deaf, Position, Rules, Seeds, Side, Turn};
use habits::Habits;
use outlook::Outlook;

/// How many positions it looks at to see how the round ends after one of its turns: no more than this, and no more than
/// this part of those it may look at for the turn.
const ENDING: u64 = 200_000;
const PART: u64 = 8;

/// The most seeds it gives up in this round for a better start of the next. What it sees of that is an estimate; with more
/// to give it was found to lose by them.
const TRADED: i16 = 2;

/// A computer player of some strength. At the top level it plays the match, not the round alone.
///
/// In a match for wins it holds on to a sure win rather than reach for a larger one. In a match over all the seeds, once the
/// outcome of the round is proven for each of its turns, it chooses the one after which the next round starts best.
pub struct Player<'a> {
    rules: &'a Rules,
    habits: Habits,
    search: Search<'a>,
    /// None where it plays the round alone.
    outlook: Option<Outlook<'a>>,
    nodes: Option<u64>,
    /// Whether it knows of the match.
    whole_match: bool,
}

impl<'a> Player<'a> {
    /// A player that keeps at most about so many bytes; the lower levels need far less.
    pub fn new(rules: &'a Rules, level: Level, memory: usize) -> Self {
        let habits = level.habits();
        let outlook = matches!(rules.spec().rounds, Rounds::AllSeeds { .. }).then(|| Outlook::new(rules, memory));
        let search = Search::new(rules, memory.min(habits.memory));
        Self { rules, habits, search, outlook, nodes: None, whole_match: level == Level::Six }
    }

    /// The same player, but looking at no more than about so many positions for a turn. Then the top level, too, always
    /// plays the same turn.
    #[must_use]
    pub fn limited(self, nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..self }
    }

    /// The same player, but playing each round for itself, as if nothing came after. For comparison.
    #[must_use]
    pub fn of_rounds(self) -> Self {
        Self { whole_match: false, outlook: None, ..self }
    }

    /// The turn it plays; none where none is allowed. Told to stop it answers at once.
    ///
    /// The same seed of chance gives the same turn, but at the top level, where the time it was given matters. How many
    /// games each has won changes nothing so far: between equals a game won is worth as much as a game lost costs, however
    /// the match stands.
    pub fn turn(&mut self, question: &Question, _wins: BySide<usize>, seed: u64, control: &Control) -> Option<Turn> {
        let mut position = question.position;
        self.rules.begin(&mut position, Deaf);
        let turns = self.rules.turns(&position);
        let mut dice = dice(self.rules, &position, seed);
        if turns.len() <= 1 || dice.u8(..100) < self.habits.slips {
            return dice.choice(turns);
        }
        let Habits { depth, slack, .. } = self.habits;
        let varies = depth.is_some();
        let limits = Limits { depth, nodes: self.nodes, every_turn: varies, ..Limits::default() };
        let answer = self.search.solve(question, limits, control);
        if varies {
            return dice.choice(near_best(&answer, position.to_move(), slack)).or(answer.best);
        }
        if self.whole_match {
            return self.for_the_match(question, &position, &answer, control);
        }
        answer.best
    }

    /// How it sets out the next round after a settled one, as the setter; `seed` and `control` as for a turn.
    pub fn arrangement(&mut self, settled: &Position, seed: u64, control: &Control) -> Vec<Seeds> {
        let default = self.rules.default_arrangement(settled);
        let Some(outlook) = &mut self.outlook else { return default };
        let mut dice = dice(self.rules, settled, seed);
        if dice.u8(..100) < self.habits.slips {
            return dice.choice(outlook::arrangements(self.rules, &default)).unwrap_or(default);
        }
        outlook.arrangement(settled, self.habits.depth.unwrap_or(u16::MAX), control)
    }

    fn for_the_match(&mut self, question: &Question, position: &Position, answer: &Answer, control: &Control) -> Option<Turn> {
        let me = position.to_move();
        match (self.rules.spec().rounds, answer.worth.exact()) {
            (Rounds::Wins(_), None) => sure_win(answer, me).or(answer.best),
            (Rounds::AllSeeds { .. }, Some(_)) => self.for_the_next_round(question, position, answer, control).or(answer.best),
            _ => answer.best,
        }
    }

    /// The turn after which the match looks best, among those that lose hardly anything in the round; none where it cannot see that far.
    fn for_the_next_round(&mut self, question: &Question, position: &Position, answer: &Answer, control: &Control) -> Option<Turn> {
        let nodes = self.nodes.map_or(ENDING, |nodes| (nodes / PART).min(ENDING));
        let mut stood = question.stood.clone();
        stood.push(question.position);
        let mut chosen = None;
        for &(turn, _) in &answer.turns {
            let mut after = *position;
            self.rules.play(&mut after, turn, Deaf);
            let next = Question { position: after, came: Came::ByTurn, stood: stood.clone() };
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let found = self.search.solve(&next, limits, &control.another());
            let end = found.worth.exact().and_then(|_| outlook::played_out(self.rules, &next, &found.line));
            let (Some(end), Some(outlook)) = (end, &mut self.outlook) else { continue };
            let sign = if position.to_move() == Side::South { 1 } else { -1 };
            if sign * (answer.worth.estimate - found.worth.estimate) > TRADED {
                continue;
            }
            let value = sign * outlook.prospect(&end, control);
            let key = (value, sign * found.worth.estimate, Some(turn) == answer.best);
            if chosen.is_none_or(|(best, _)| key > best) {
                chosen = Some((key, turn));
            }
        }
        // Cut short it would have seen some turns and not others.
        chosen.filter(|_| !control.is_stopped()).map(|(_, turn)| turn)
    }
}

/// Chance for one turn: from the seed and the position, so that a game played with one seed does not slip in every turn or in none.
fn dice(rules: &Rules, position: &Position, seed: u64) -> Rng {
    let seeds = rules.board().holes().map(|hole| position.seeds(hole)).chain([position.store(Side::South)]);
    let mixed = seeds.fold(seed ^ 0xcbf2_9ce4_8422_2325, |mixed, seeds| (mixed ^ u64::from(seeds)).wrapping_mul(0x0100_0000_01b3));
    Rng::with_seed(mixed ^ u64::from(position.turns()) << 32)
}

/// The turns that look at most so many seeds worse than the best.
fn near_best(answer: &Answer, me: Side, slack: i16) -> Vec<Turn> {
    let looks = |estimate: i16| if me == Side::South { estimate } else { -estimate };
    let best = answer.turns.iter().map(|(_, worth)| looks(worth.estimate)).max().unwrap_or_default();
    answer.turns.iter().filter(|(_, worth)| looks(worth.estimate) >= best - slack).map(|&(turn, _)| turn).collect()
}

/// The turn that is proven to win the round, by most.
fn sure_win(answer: &Answer, me: Side) -> Option<Turn> {
    let sure = answer.turns.iter().map(|&(turn, worth)| (if me == Side::South { worth.low } else { -worth.high }, turn));
    sure.filter(|&(least, _)| least > 0).max_by_key(|&(least, _)| least).map(|(_, turn)| turn)
}
