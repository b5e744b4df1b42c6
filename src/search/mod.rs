//! How good a position is: what the round comes to with best play, exactly where that can be proven.
//!
//! The value is South's seeds less North's at the end of the *round*; the match around it is no concern of this layer. It
//! plays with the engine's own play, listening with [`Deaf`](crate::rules::Deaf). It knows no clock and no words: it goes
//! on until nothing is left to find, a limit is reached, or a [`Control`] shared with others tells it to stop. On one
//! thread the same question gets the same answer; on several the order in which they find things may change estimates and
//! lines, but nothing that is proven.
//!
//! # What is proven
//!
//! Every search below a position brings back a value and two bounds. The value may be an estimate from the
//! horizon; the bounds never rest on one. They are made of three things only: what a round that is over came to, what is
//! safe (the other side gets all that is open, or this one does), and bounds of the positions one turn further. Where the bounds meet, the
//! value is exact, and the search goes deeper until they do. A share of it looks for such bounds alone (`root::proofs`).
//!
//! # Repetition
//!
//! In most of these games a position can come back. What that is worth hangs on the way it was reached and on how
//! one reads the rules, so a value is called exact only where it holds under every reading. The search therefore runs
//! twice. In one run a position that comes back counts as the worst the round can still be for South, in the other as the
//! best (`Reading`); the first gives the proven `low`, the second the proven `high`.
//!
//! *A low bound of the first run holds for every way a position may be reached.* What a repetition counts as there is no
//! more than anything that could follow. So a bound made of it is no more than South can reach, and may be kept in the
//! table and used on another path. Nor can South be made to walk in a circle while following kept bounds: each was found from bounds that were
//! found earlier, so if South, at every position, follows the earliest bound that is good enough, the bounds followed
//! become ever earlier, and no position is met twice. In the same way a high bound of the second run holds.
//!
//! *The other two, a high bound of the first run and a low bound of the second, are only tools*: they say what the run need not look at. They may
//! hang on the path (the graph-history interaction), and where one is used on another path the run may end with a wider bound than
//! it could have, never with a false one. They are kept under keys of their own, by whether a repetition is the worst or the best for the player to move, apart from what was found without meeting a
//! repetition, which holds in every reading and which both runs share. So where no position comes back the second run
//! costs almost nothing, and where none can there is no second run.
//!
//! *Endings* (`endings`, `reckon`) are the same two numbers for every position with few open seeds, where those can be counted. They need
//! no path, and are proven in both runs.
//!
//! *What is kept for the next question* of a round was found with another history. By the argument above whoever follows a kept
//! bound meets no position twice from there on, so that one which stood once before stands at most twice; only the third
//! time ends a round. So the table is kept, but not where a position has stood twice already.
//!
//! Start with [`Search::solve`].

mod answer;
mod busy;
mod control;
mod endings;
mod key;
mod level;
mod placements;
mod player;
mod ply;
mod reckon;
mod root;
mod table;
mod tree;
mod turns;

use std::panic::resume_unwind;
use std::thread::{self, Builder};

use crate::rules::Rules;

pub use answer::{Answer, Limits, Question, Worth};
use busy::Busy;
pub use control::Control;
use endings::Endings;
pub use level::{Level, NoLevel};
pub use player::Player;
use root::Root;
use table::Memory;

/// Bytes of a thread's stack: 16 kB for each turn of the longest line, several times what one takes.
const STACK: usize = 16 * 1024 * root::DEEPEST as usize;

/// How deep a search looks on a thread of somebody else's.
const SHALLOW: u16 = 60;

/// A search by some rules, with memory of its own.
pub struct Search<'a> {
    rules: &'a Rules,
    memory: Memory,
    endings: Endings,
    /// What the table holds may rest on a position that must not stand again.
    strict: bool,
}

impl<'a> Search<'a> {
    /// Makes a search that keeps at most about so many bytes.
    pub fn new(rules: &'a Rules, memory: usize) -> Self {
        let endings = Endings::new(rules, memory / 2);
        let memory = Memory::new(if endings.next().is_some() { memory / 2 } else { memory });
        Self { rules, memory, endings, strict: false }
    }

    /// Searches until everything asked for is proven, a limit is reached or it is told to stop.
    ///
    /// What was found for an earlier question helps with the next one. For the same answer to the same question ask a search
    /// that was asked nothing yet.
    pub fn solve(&mut self, question: &Question, limits: Limits, control: &Control) -> Answer {
        let strict = stood_twice(question);
        if strict || self.strict {
            self.memory.clear();
        }
        self.strict = strict;
        let (rules, table, endings) = (self.rules, &self.memory.table(), &self.endings);
        let busy = (limits.threads > 1).then(Busy::new);
        let root = |number: usize, deepest: u16| {
            let mut root = Root::new(rules, table, endings, busy.as_ref(), control, question, limits);
            root.run(number, deepest, control);
            control.set_done();
            root
        };
        let mut roots: Vec<Root<'_>> = thread::scope(|scope| {
            let start = |number| Builder::new().stack_size(STACK).spawn_scoped(scope, move || root(number, root::DEEPEST));
            let others: Vec<_> = (0..limits.threads.max(1)).filter_map(|number| start(number).ok()).collect();
            others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
        });
        if roots.is_empty() {
            // The system gives no thread: then on this one, with what it has of a stack.
            roots.push(root(0, SHALLOW));
        }
        let mut first = roots.remove(0);
        for mut other in roots {
            other.tell();
            first.learn(&other);
        }
        first.answer()
    }
}

/// Whether a position that can come back has stood twice in the round: once more would end it.
fn stood_twice(question: &Question) -> bool {
    let now = &question.position;
    // Stores are never emptied in a round.
    let back: Vec<_> = question.stood.iter().chain([now]).filter(|before| before.stores() == now.stores()).collect();
    back.iter().enumerate().any(|(at, before)| back[..at].iter().any(|other| other.stands_as(before)))
}
