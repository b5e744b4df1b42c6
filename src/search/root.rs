//! One thread's search of a question: ever deeper, once for each reading of a repetition.

mod proofs;

use super::answer::{Answer, Limits, Question, Worth};
use super::busy::Busy;
use super::control::Control;
use super::endings::Endings;
use super::ply::{self, Child, Ply};
use super::table::{NO_CODE, Table};
use super::tree::{BEYOND, Found, Reading, Stopped, Tree};
use crate::rules::round::Came;
use crate::rules::{Rules, Side};
use proofs::{FROM, Proofs};

/// A turn of the first position.
#[derive(Clone, Copy)]
struct First {
    child: Child,
    /// South's bounds, which hold in every reading.
    low: i16,
    high: i16,
    /// For the player to move, in each reading: what the search last found, and whether that is all there is to find.
    value: [i16; 2],
    closed: [bool; 2],
}

/// The search of one thread.
pub(super) struct Root<'a> {
    tree: Tree<'a>,
    limits: Limits,
    ply: Ply,
    turns: Vec<First>,
    /// In each reading: which turn is best.
    best: [Option<usize>; 2],
    /// In each reading: whether all there is to find is found.
    closed: [bool; 2],
    depth: u16,
}

/// The two readings, by their numbers.
const READINGS: [Reading; 2] = [Reading::WorstForSouth, Reading::BestForSouth];

/// A search never looks further ahead. Where a player who loses can put off the end, lines of several hundred turns are
/// needed before nothing is left open.
pub(super) const DEEPEST: u16 = 4000;

/// How far the value of a turn is expected to lie from what it was before.
const NEAR: i16 = 3;

/// The longest line shown.
const LINE: usize = 200;

impl<'a> Root<'a> {
    pub(super) fn new(
        rules: &'a Rules,
        table: &'a Table<'a>,
        endings: &'a Endings,
        busy: Option<&'a Busy>,
        control: &'a Control,
        question: &Question,
        limits: Limits,
    ) -> Self {
        let mut tree = Tree::new(rules, table, endings, busy, control, limits.nodes.unwrap_or(u64::MAX));
        for before in &question.stood {
            tree.enter(&Ply::new(rules, before, Came::ByTurn));
        }
        let ply = Ply::new(rules, &question.position, question.came);
        // Endings say what can be reached, not how. They only count past a capture, so that the way to one is searched and
        // nobody walks about with a won round; and before one what stood already counts.
        tree.below = ply.view.open;
        let mut children = Vec::new();
        if ply.over.is_none() {
            ply::children(rules, &ply.position, &mut children);
        }
        let turns = children.into_iter().map(|child| {
            let (least, most) = child.ply.view.range();
            let value = -super::tree::estimate(&child.ply);
            let [low, high] = if child.ply.position.to_move() == Side::South { [least, most] } else { [-most, -least] };
            First { child, low, high, value: [value; 2], closed: [false; 2] }
        });
        Self { tree, limits, ply, turns: turns.collect(), best: [None; 2], closed: [false; 2], depth: 0 }
    }

    /// Looks ever deeper until nothing is left to find, or it has to stop. Threads have a number, and the one numbered 0
    /// reckons the endings; `deepest` is how deep it may look, for the sake of its thread's stack.
    pub(super) fn run(&mut self, number: usize, deepest: u16, control: &Control) {
        if self.turns.is_empty() {
            return;
        }
        self.tree.enter(&self.ply);
        let readings = if self.tree.rules.can_repeat() { 2 } else { 1 };
        let deepest = self.limits.depth.unwrap_or(deepest).min(deepest);
        let mut depth = 1;
        let mut proofs = Proofs::new(number);
        loop {
            depth = depth.min(deepest);
            if number == 0 && self.reckon().is_err() {
                return;
            }
            control.set_depth(u32::from(depth));
            if depth > FROM {
                self.tree.pause = self.tree.nodes.saturating_add(proofs.patience(self.searched()));
            }
            let whole = (0..readings).try_for_each(|reading| if self.closed[reading] { Ok(()) } else { self.look(reading, depth) });
            self.tree.pause = u64::MAX;
            match whole {
                Ok(()) => self.depth = depth,
                Err(Stopped) if self.tree.ends() => return,
                // The same again, after proof was looked for: what was found until then is known.
                Err(Stopped) => {}
            }
            let closed = self.closed[..readings].iter().all(|&closed| closed);
            // A search to a set depth ends with its last look.
            if !closed && (FROM..deepest).contains(&depth) && self.look_for_proof(&mut proofs, deepest).is_err() {
                return;
            }
            if closed || self.is_told() {
                control.set_done();
            }
            if control.ends() || whole.is_ok() && depth == deepest {
                return;
            }
            if whole.is_ok() {
                depth = next(depth);
            }
        }
    }

    /// Reckons more endings, while there are no more of a kind than positions searched so far: then neither costs much more
    /// than the other.
    fn reckon(&mut self) -> Result<(), Stopped> {
        while let Some(seeds) = self.tree.endings.next() {
            let (searched, size) = (self.searched(), self.tree.endings.size(seeds) as u64);
            if seeds as i16 >= self.tree.below || size > searched || 2 * size > self.tree.left() {
                break;
            }
            if self.tree.reckon(seeds).is_err() {
                // There may be too little left for these, but some for the search.
                return if self.tree.control.ends() { Err(Stopped) } else { Ok(()) };
            }
        }
        Ok(())
    }

    /// Searches every turn to a depth in one reading.
    fn look(&mut self, reading: usize, depth: u16) -> Result<(), Stopped> {
        self.tree.reading = READINGS[reading];
        let mut order: Vec<usize> = (0..self.turns.len()).collect();
        order.sort_by_key(|&at| (Some(at) != self.best[reading], -self.turns[at].value[reading]));
        let (mut low, mut high, mut alpha) = (-BEYOND, -BEYOND, -BEYOND);
        for (number, at) in order.into_iter().enumerate() {
            let ply = self.turns[at].child.ply;
            let found = if self.limits.every_turn {
                self.tree.search(&ply, depth - 1, -BEYOND, BEYOND)?
            } else if number == 0 {
                self.near(&ply, depth - 1, self.turns[at].value[reading])?
            } else {
                let found = self.tree.search(&ply, depth - 1, -alpha - 1, -alpha)?;
                if -found.value > alpha { self.tree.search(&ply, depth - 1, -BEYOND, -alpha)? } else { found }
            };
            self.note(reading, at, found);
            if -found.value > alpha {
                alpha = -found.value;
                self.best[reading] = Some(at);
            }
            (low, high) = (low.max(-found.high), high.max(-found.low));
        }
        let every = self.turns.iter().all(|turn| turn.closed[reading]);
        self.closed[reading] = if self.limits.every_turn { every } else { low >= high };
        Ok(())
    }

    /// Searches the turn looked at first, where its value is expected to be about the same as one turn less deep; where it is
    /// not, on the side where it lies.
    fn near(&mut self, ply: &Ply, depth: u16, before: i16) -> Result<Found, Stopped> {
        let (low, high) = (-before - NEAR, -before + NEAR);
        let found = self.tree.search(ply, depth, low, high)?;
        match found.value {
            value if value >= high => self.tree.search(ply, depth, value - 1, BEYOND),
            value if value <= low => self.tree.search(ply, depth, -BEYOND, value + 1),
            _ => Ok(found),
        }
    }

    fn note(&mut self, reading: usize, at: usize, found: Found) {
        let turn = &mut self.turns[at];
        turn.value[reading] = -found.value;
        turn.closed[reading] = found.low >= found.high;
        self.learn_bounds(at, READINGS[reading], found);
    }

    /// Takes in what was proven of a turn in a reading.
    fn learn_bounds(&mut self, at: usize, reading: Reading, found: Found) {
        let turn = &mut self.turns[at];
        let [low, high] =
            if turn.child.ply.position.to_move() == Side::South { [found.low, found.high] } else { [-found.high, -found.low] };
        if reading == Reading::WorstForSouth || !found.repeats {
            turn.low = turn.low.max(low);
        }
        if reading == Reading::BestForSouth || !found.repeats {
            turn.high = turn.high.min(high);
        }
    }

    /// What the position is proven to be between.
    fn bounds(&self) -> (i16, i16) {
        let (lows, highs) = (self.turns.iter().map(|turn| turn.low), self.turns.iter().map(|turn| turn.high));
        match self.ply.position.to_move() {
            Side::South => (lows.max().unwrap_or(-BEYOND), highs.max().unwrap_or(BEYOND)),
            Side::North => (lows.min().unwrap_or(-BEYOND), highs.min().unwrap_or(BEYOND)),
        }
    }

    /// How far the bounds lie apart of what is asked for, all turns together.
    fn apart(&self) -> i16 {
        if self.limits.every_turn {
            return self.turns.iter().map(|turn| turn.high - turn.low).fold(0, i16::saturating_add);
        }
        let (low, high) = self.bounds();
        high - low
    }

    /// Whether all that is asked for is proven.
    fn is_told(&self) -> bool {
        self.apart() <= 0
    }

    /// The positions searched, but for endings being reckoned.
    const fn searched(&self) -> u64 {
        self.tree.nodes - self.tree.reckoned
    }

    /// The reading in which the player to move reaches least.
    fn careful(&self) -> usize {
        usize::from(self.ply.position.to_move() == Side::North && self.tree.rules.can_repeat())
    }

    /// Counts the positions not counted yet.
    pub(super) fn tell(&mut self) {
        self.tree.tell();
    }

    /// Takes in what another thread proved of the same question.
    pub(super) fn learn(&mut self, other: &Self) {
        for (turn, known) in self.turns.iter_mut().zip(&other.turns) {
            turn.low = turn.low.max(known.low);
            turn.high = turn.high.min(known.high);
        }
        if other.depth > self.depth {
            self.depth = other.depth;
            self.best = other.best;
            for (turn, known) in self.turns.iter_mut().zip(&other.turns) {
                turn.value = known.value;
            }
        }
    }

    /// What was found so far.
    pub(super) fn answer(&mut self) -> Answer {
        self.tell();
        let nodes = self.tree.control.nodes();
        let sign = if self.ply.position.to_move() == Side::South { 1 } else { -1 };
        if self.turns.is_empty() {
            let value = sign * self.ply.over.unwrap_or_else(|| ply::settled(self.tree.rules, &self.ply.position));
            let worth = Worth { low: value, high: value, estimate: value };
            return Answer { worth, best: None, line: Vec::new(), turns: Vec::new(), depth: self.depth, nodes };
        }
        let (low, high) = self.bounds();
        let reading = self.careful();
        let best = self.best(sign * if sign > 0 { low } else { high }, low == high);
        let worth = |low: i16, high: i16, value: i16| Worth { low, high, estimate: (sign * value).max(low).min(high) };
        let turns = self.turns.iter().map(|turn| (turn.child.turn, worth(turn.low, turn.high, turn.value[reading]))).collect();
        Answer {
            worth: worth(low, high, self.turns[best].value[reading]),
            best: Some(self.turns[best].child.turn),
            line: self.line(best, low == high),
            turns,
            depth: self.depth,
            nodes,
        }
    }

    /// The best turn: one that is proven to reach the value, or else the one the careful reading has found.
    fn best(&self, value: i16, exact: bool) -> usize {
        let sure = |turn: &First| if self.ply.position.to_move() == Side::South { turn.low } else { -turn.high };
        let careful = self.best[self.careful()];
        if exact && careful.is_none_or(|at| sure(&self.turns[at]) < value) {
            return self.turns.iter().position(|turn| sure(turn) >= value).unwrap_or_default();
        }
        // Before anything was looked at, what promises most.
        let promising = || (0..self.turns.len()).max_by_key(|&at| self.turns[at].value[self.careful()]);
        careful.or(self.best[0]).or_else(promising).unwrap_or_default()
    }

    /// How it goes on, as far as the table knows.
    fn line(&mut self, best: usize, exact: bool) -> Vec<crate::rules::Turn> {
        let first = self.turns[best].child;
        let mut line = vec![first.turn];
        let (mut ply, mut children) = (first.ply, Vec::new());
        let mut passed = vec![self.ply.view.key];
        let value = self.bounds().0;
        while ply.over.is_none() && line.len() < LINE && !passed.contains(&ply.view.key) {
            passed.push(ply.view.key);
            ply::children(self.tree.rules, &ply.position, &mut children);
            let to_reach = if ply.position.to_move() == Side::South { value } else { -value };
            let next = self.tree.follow(&ply, &children, exact.then_some(to_reach));
            let Some(next) = next else { break };
            line.push(next.turn);
            ply = next.ply;
        }
        line
    }
}

/// How deep to look after a depth: turn by turn while somebody may be waiting for a turn to play, then in ever larger steps,
/// because the last look is the one that counts.
const fn next(depth: u16) -> u16 {
    match depth {
        0..12 => depth + 1,
        _ => depth + depth / 2,
    }
}

impl Tree<'_> {
    /// The turn to follow in a line: with a value, one that is proven to reach it; else the one the table has as best.
    fn follow(&mut self, ply: &Ply, children: &[Child], to_reach: Option<i16>) -> Option<Child> {
        self.reading = if ply.position.to_move() == Side::South { Reading::WorstForSouth } else { Reading::BestForSouth };
        let best = self.known(ply).map_or(NO_CODE, |(entry, _)| entry.best);
        let mut sorted: Vec<&Child> = children.iter().collect();
        sorted.sort_by_key(|child| child.code != best);
        let reaches = |child: &Child| match to_reach {
            None => child.code == best,
            Some(value) => -self.proven_most(&child.ply) >= value,
        };
        sorted.into_iter().find(|child| reaches(child)).copied()
    }
}
