//! Times the engine and the search, and the reading and replaying of a long session. Every result is checked.
//!
//! `cargo bench --bench engine -- --once NAME` does one piece of work once, for `.ci/counts`, which counts the instructions it
//! takes: they do not vary with what else the machine does.

#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../../chance.rs"]
mod chance;
mod stopping;
mod work;

use std::io::Write as _;
use std::sync::Arc;

use divan::{Bencher, black_box};
use fastrand::Rng;
use gobale::catalogue;
use gobale::rules::Rules;
use gobale::session::{Session, file};

/// Work of which the instructions are counted, and what comes of it.
struct Once {
    name: &'static str,
    run: fn() -> u64,
    expected: u64,
}

const ONCE: [Once; 12] = [
    Once {
        name: "turn",
        run: || {
            let cases = work::cases();
            (0..50).map(|_| work::play(&cases)).sum()
        },
        expected: 5_677_750,
    },
    Once {
        name: "turns",
        run: || {
            let cases = work::cases();
            (0..10).map(|_| work::allowed(&cases)).sum()
        },
        expected: 242_230,
    },
    Once { name: "playout-fergen-gobale", run: || work::playouts(&shipped("fergen-gobale"), 15_000), expected: 323_102 },
    Once { name: "playout-fergen-goobalay", run: || work::playouts(&shipped("fergen-goobalay"), 15_000), expected: 345_792 },
    Once { name: "playout-leyla-gobale-gabradarre", run: || work::playouts(&shipped("leyla-gobale-gabradarre"), 5_000), expected: 162_293 },
    Once { name: "playout-huroy", run: || work::playouts(&shipped("huroy"), 15_000), expected: 198_345 },
    Once { name: "playout-gelech", run: || work::playouts(&shipped("gelech"), 15_000), expected: 296_607 },
    Once { name: "playout-layli-goobalay", run: || work::playouts(&shipped("layli-goobalay"), 5_000), expected: 133_522 },
    Once {
        name: "playout-leyla-gobale-somaliland-6",
        run: || work::playouts(&shipped("leyla-gobale-somaliland-6"), 5_000),
        expected: 129_653,
    },
    Once {
        name: "playout-leyla-gobale-somaliland-8",
        run: || work::playouts(&shipped("leyla-gobale-somaliland-8"), 5_000),
        expected: 184_464,
    },
    Once {
        name: "playout-leyla-gobale-somaliland-12",
        run: || work::playouts(&shipped("leyla-gobale-somaliland-12"), 5_000),
        expected: 280_297,
    },
    Once { name: "search", run: || work::search(&shipped("fergen-gobale"), 12), expected: 30_569 },
];

/// The turns of the long session.
const MOVES: usize = 10_000;

fn main() {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--once").skip(1);
    let Some(name) = arguments.next() else { return divan::main() };
    let once = ONCE.iter().find(|once| once.name == name).unwrap_or_else(|| panic!("nothing is called {name}"));
    let found = (once.run)();
    writeln!(std::io::stdout(), "{name}: {found}").expect("written");
    assert_eq!(found, once.expected, "{name}");
}

fn shipped(id: &str) -> Arc<Rules> {
    catalogue::built_in(id).expect("shipped")
}

/// Some thousand turns of all rule sets.
#[divan::bench]
fn turns_played(bencher: Bencher) {
    let cases = work::cases();
    bencher.bench_local(|| work::play(black_box(&cases)));
    assert_eq!((0..50).map(|_| work::play(&cases)).sum::<u64>(), ONCE[0].expected);
}

/// The allowed turns of as many positions.
#[divan::bench]
fn turns_allowed(bencher: Bencher) {
    let cases = work::cases();
    bencher.bench_local(|| work::allowed(black_box(&cases)));
    assert_eq!((0..10).map(|_| work::allowed(&cases)).sum::<u64>(), ONCE[1].expected);
}

/// A hundred random rounds.
#[divan::bench(args = catalogue::all().iter().map(|rules| rules.spec().id.as_str()))]
fn playouts(bencher: Bencher, id: &str) {
    let rules = shipped(id);
    let mut turns = 0;
    bencher.bench_local(|| turns = work::playouts(black_box(&rules), 100));
    assert!(turns > 1_000, "{turns}");
}

/// A search of the first round of Fergen, twelve turns deep.
#[divan::bench(sample_count = 20)]
fn search(bencher: Bencher) {
    let rules = shipped("fergen-gobale");
    let mut looked = 0;
    bencher.bench_local(|| looked = work::search(black_box(&rules), 12));
    assert_eq!(looked, ONCE[11].expected);
}

/// Reads a session file of ten thousand turns, which plays all of them.
#[divan::bench(sample_count = 20)]
fn load_a_long_session(bencher: Bencher) {
    let session = long_session();
    let text = file::write(&session);
    let mut read = None;
    bencher.bench_local(|| read = file::read(black_box(text.as_bytes())).ok());
    assert!(read == Some(session));
}

/// Goes to every one of ten thousand turns, in the order in which they were played.
#[divan::bench(sample_count = 20)]
fn replay_a_long_session(bencher: Bencher) {
    let mut session = long_session();
    let here = session.cursor();
    let before = *session.game().position();
    bencher.bench_local(|| session.nodes().for_each(|node| session.go_to(node)));
    session.go_to(here);
    assert_eq!(*session.game().position(), before);
}

/// Match after match, in variations of one tree.
fn long_session() -> Session {
    let mut dice = Rng::with_seed(10);
    let mut session = Session::new(shipped("leyla-gobale-gabradarre"));
    while session.len() < MOVES {
        if let Some(next) = chance::random_move(session.game(), &mut dice) {
            session.play(next).expect("allowed");
        } else {
            for _ in 0..60 {
                session.undo();
            }
        }
    }
    session
}
