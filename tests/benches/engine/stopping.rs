//! How long a search that is told to stop takes to answer, at any moment of it: the first round of each rule set, on two
//! threads, with the usual memory.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use divan::Bencher;
use fastrand::Rng;
use gobale::catalogue;
use gobale::rules::Rules;
use gobale::search::{Answer, Control, Limits, Question, Search};

const MEMORY: usize = 256 << 20;

/// A search under way.
struct Running {
    control: Arc<Control>,
    answer: Receiver<Answer>,
}

impl Running {
    /// Starts a search, and lets it run for so long.
    fn start(rules: &Arc<Rules>, time: Duration) -> Self {
        let (control, rules) = (Arc::new(Control::default()), Arc::clone(rules));
        let (say, answer) = channel();
        let watched = Arc::clone(&control);
        thread::spawn(move || {
            let mut search = Search::new(&rules, MEMORY);
            let limits = Limits { threads: 2, ..Limits::default() };
            // Whoever waits for it waits no longer while the memory is given back.
            say.send(search.solve(&Question::new(rules.start()), limits, &watched)).expect("somebody waits");
        });
        thread::sleep(time);
        Self { control, answer }
    }

    fn stop(self) -> Answer {
        self.control.stop();
        self.answer.recv().expect("an answer")
    }
}

#[divan::bench(sample_count = 50, sample_size = 1, args = catalogue::all().iter().map(|rules| rules.spec().id.as_str()))]
fn stopped(bencher: Bencher, id: &str) {
    let rules = super::shipped(id);
    let mut dice = Rng::with_seed(20);
    let start = || Running::start(&rules, Duration::from_micros(dice.u64(..400_000)));
    bencher.with_inputs(start).bench_local_values(|running| {
        let worth = running.stop().worth;
        assert!(worth.low <= worth.high, "{worth:?}");
    });
}
