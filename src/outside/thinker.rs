//! The thread that thinks: it serves one errand after the other, and the window never waits for it.
//!
//! It keeps what a player or the search remembers from one errand to the next as long as the rules stay the same.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::{Action, Errand, Job, Progress, Thought};
use crate::rules::Rules;
use crate::search::{Control, Level, Limits, Player, Question, Search};
use crate::session::Node;

/// The most positions looked at to weigh one position of a match.
const NODES: u64 = 300_000;

/// How often it is asked how far it is.
pub const REPORT: Duration = Duration::from_millis(100);

/// The thread, and what it is busy with. There is none until there is something to think about.
#[derive(Default)]
pub struct Thinker {
    orders: Option<Sender<Box<Order>>>,
    busy: Option<Busy>,
}

/// The errand under way.
struct Busy {
    watch: Arc<Watch>,
    number: u64,
    /// When it has to answer.
    until: Option<Instant>,
    told: Progress,
}

/// What the window and the thread share of an errand.
#[derive(Default)]
struct Watch {
    /// The answer is not asked for any more.
    cancelled: AtomicBool,
    /// The answer is wanted at once, also from a search that has not begun.
    hurried: AtomicBool,
    /// There is no more to come.
    done: AtomicBool,
    /// The positions looked at in the searches before the one that runs.
    before: AtomicU64,
    /// Of the search that runs.
    control: Mutex<Arc<Control>>,
}

/// An errand, and where its answers go.
struct Order {
    errand: Errand,
    watch: Arc<Watch>,
    answer: Box<dyn Fn(Thought) + Send>,
}

impl Watch {
    fn control(&self) -> Arc<Control> {
        Arc::clone(&self.control.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A control for the next search; none where no answer is asked for any more.
    fn next(&self) -> Option<Arc<Control>> {
        let mut control = self.control.lock().unwrap_or_else(PoisonError::into_inner);
        if self.cancelled.load(Ordering::Relaxed) {
            return None;
        }
        self.before.fetch_add(control.nodes(), Ordering::Relaxed);
        *control = Arc::new(Control::default());
        if self.hurried.load(Ordering::Relaxed) {
            control.stop();
        }
        Some(Arc::clone(&control))
    }

    fn cancel(&self) {
        let control = self.control.lock().unwrap_or_else(PoisonError::into_inner);
        self.cancelled.store(true, Ordering::Relaxed);
        control.stop();
    }

    fn hurry(&self) {
        let control = self.control.lock().unwrap_or_else(PoisonError::into_inner);
        self.hurried.store(true, Ordering::Relaxed);
        control.stop();
    }

    fn progress(&self) -> Progress {
        let control = self.control();
        Progress { depth: control.depth(), nodes: self.before.load(Ordering::Relaxed) + control.nodes() }
    }
}

impl Thinker {
    /// Thinks about this, and no more about anything else. The answers are handed over from the thread.
    pub fn think(&mut self, errand: Errand, answer: impl Fn(Action) + Send + 'static) {
        self.stop();
        let (number, seconds) = (errand.number, errand.seconds);
        let watch = Arc::new(Watch::default());
        let until = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds.into()));
        let answer = Box::new(move |thought| answer(Action::Thought(number, thought)));
        self.busy = Some(Busy { watch: Arc::clone(&watch), number, until, told: Progress::default() });
        let order = Box::new(Order { errand, watch, answer });
        if let Err(order) = self.send(order) {
            // The thread is gone, so another is needed.
            self.orders = None;
            let _ = self.send(order);
        }
    }

    fn send(&mut self, order: Box<Order>) -> Result<(), Box<Order>> {
        let orders = self.orders.get_or_insert_with(|| {
            let (orders, asked) = channel();
            thread::spawn(move || serve_all(&asked));
            orders
        });
        orders.send(order).map_err(|unsent| unsent.0)
    }

    /// Thinks no more.
    pub fn stop(&mut self) {
        if let Some(busy) = self.busy.take() {
            busy.watch.cancel();
        }
    }

    /// Answers with what was found.
    pub fn answer_now(&mut self) {
        if let Some(busy) = &self.busy {
            busy.watch.hurry();
        }
    }

    /// Whether there is more to come.
    pub fn is_busy(&self) -> bool {
        self.busy.as_ref().is_some_and(|busy| !busy.watch.done.load(Ordering::Relaxed))
    }

    /// Looks at the clock, and says how far it is, where that has changed.
    pub fn look(&mut self) -> Option<Action> {
        if !self.is_busy() {
            self.busy = None;
        }
        if self.busy.as_ref()?.until.is_some_and(|until| Instant::now() >= until) {
            self.answer_now();
        }
        let busy = self.busy.as_mut()?;
        let progress = busy.watch.progress();
        let changed = progress != std::mem::replace(&mut busy.told, progress);
        changed.then_some(Action::Thought(busy.number, Thought::Progress(progress)))
    }
}

/// Serves an errand on this thread, and gives all that comes back.
pub fn serve(errand: Errand) -> Vec<Action> {
    let (said, heard) = channel();
    let (rules, number, megabytes) = (Arc::clone(&errand.rules), errand.number, errand.megabytes);
    let answer = Box::new(move |thought| {
        // Its other end is kept below.
        let _ = said.send(Action::Thought(number, thought));
    });
    let order = Order { errand, watch: Arc::default(), answer };
    Minds::new(&rules, megabytes).serve(&order);
    heard.try_iter().collect()
}

/// Serves whatever is asked, until nobody can ask any more.
fn serve_all(orders: &Receiver<Box<Order>>) {
    let mut next = orders.recv().ok();
    while let Some(order) = next {
        next = serve_by_rules(order, orders);
    }
}

/// Serves this and what is asked after it, as long as it is by the same rules and in as much memory.
fn serve_by_rules(mut order: Box<Order>, orders: &Receiver<Box<Order>>) -> Option<Box<Order>> {
    let (rules, megabytes) = (Arc::clone(&order.errand.rules), order.errand.megabytes);
    let mut minds = Minds::new(&rules, megabytes);
    loop {
        // A mistake of ours ends the errand, not the thread: whoever waits is told.
        if catch_unwind(AssertUnwindSafe(|| minds.serve(&order))).is_err() {
            minds = Minds::new(&rules, megabytes);
            (order.answer)(Thought::Failed);
        }
        order.watch.done.store(true, Ordering::Relaxed);
        order = orders.recv().ok()?;
        if order.errand.rules != rules || order.errand.megabytes != megabytes {
            return Some(order);
        }
    }
}

/// What is remembered from errand to errand.
struct Minds<'a> {
    rules: &'a Rules,
    /// The bytes of each search.
    memory: usize,
    players: BTreeMap<Level, Player<'a>>,
    search: Option<Search<'a>>,
}

impl<'a> Minds<'a> {
    const fn new(rules: &'a Rules, megabytes: u16) -> Self {
        Self { rules, memory: (megabytes as usize) << 20, players: BTreeMap::new(), search: None }
    }

    fn serve(&mut self, order: &Order) {
        let answer = &order.answer;
        match &order.errand.job {
            Job::Turn { question, wins, level, seed } => {
                let Some(control) = order.watch.next() else { return };
                answer(Thought::Turn(self.player(*level).turn(question, *wins, *seed, &control)));
            }
            Job::Arrangement { settled, level, seed } => {
                let Some(control) = order.watch.next() else { return };
                answer(Thought::Arrangement(self.player(*level).arrangement(settled, *seed, &control)));
            }
            Job::Analysis(question) => self.analyse(question, order),
            Job::Weighing(places) => self.weigh(places, order),
        }
        answer(Thought::Done);
    }

    fn player(&mut self, level: Level) -> &mut Player<'a> {
        self.players.entry(level).or_insert_with(|| Player::new(self.rules, level, self.memory))
    }

    fn search(&mut self) -> &mut Search<'a> {
        self.search.get_or_insert_with(|| Search::new(self.rules, self.memory))
    }

    /// Looks ever deeper, and tells after each depth what is known.
    fn analyse(&mut self, question: &Question, order: &Order) {
        // One processor is left to the window.
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get).saturating_sub(1).max(1);
        let mut depth = 2;
        while let Some(control) = order.watch.next() {
            let limits = Limits { nodes: None, depth: Some(depth), threads, every_turn: true };
            let found = self.search().solve(question, limits, &control);
            if order.watch.cancelled.load(Ordering::Relaxed) {
                return;
            }
            let known = found.turns.iter().all(|(_, worth)| worth.exact().is_some());
            (order.answer)(Thought::Insight(Box::new(found)));
            if known || control.is_stopped() || depth >= DEEPEST {
                return;
            }
            depth += if depth < 10 { 1 } else { depth / 5 };
        }
    }

    /// Weighs the positions of a match, the last first: the nearer the end, the sooner they are known.
    fn weigh(&mut self, places: &[(Node, Question)], order: &Order) {
        for (node, question) in places.iter().rev() {
            let Some(control) = order.watch.next() else { return };
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            let found = self.search().solve(question, limits, &control);
            if order.watch.cancelled.load(Ordering::Relaxed) {
                return;
            }
            (order.answer)(Thought::Weighed(*node, found.worth));
        }
    }
}

/// Beyond it an analysis looks no deeper: nothing that is not found by then will be.
const DEEPEST: u16 = 4000;
