//! The commands that count: sequences of turns, and random rounds and searched positions in a second.

use std::time::{Duration, Instant};

use super::args::RulesChoice;
use super::output::{Done, Failure, Output};
use super::words;
use crate::catalogue;
use crate::search::{Control, Limits, Question, Search};
use crate::words::say;

/// The longest a measurement may take, in seconds.
const LONGEST: f64 = 3600.0;

/// Every measurement plays the same rounds.
const SEED: u64 = 1971;

/// A round by chance that is not over after so many turns is left.
const MOST_TURNS: u32 = 10_000;

/// Prints how many sequences of `depth` turns a round has.
pub(super) fn perft(choice: &RulesChoice, depth: u8, out: &mut Output) -> Done {
    let rules = choice.load()?.rules;
    out.line(&rules.perft(&rules.start(), usize::from(depth)).to_string())
}

/// Plays random rounds from the first arrangement on one thread, and prints how many a second.
pub(super) fn playouts(choice: &RulesChoice, seconds: f64, out: &mut Output) -> Done {
    if !(seconds > 0.0 && seconds <= LONGEST) {
        return Err(Failure::Input(say!(words(), "cli-seconds-range", most = LONGEST as u32)));
    }
    let rules = choice.load()?.rules;
    let mut dice = fastrand::Rng::with_seed(SEED);
    let (begun, time) = (Instant::now(), Duration::from_secs_f64(seconds));
    let (mut rounds, mut turns) = (0_u32, 0_u64);
    loop {
        let mut position = rules.start();
        rules.playout(&mut position, MOST_TURNS, |choices| dice.usize(..choices));
        rounds += 1;
        turns += u64::from(position.turns());
        if begun.elapsed() >= time {
            break;
        }
    }
    let passed = begun.elapsed().as_secs_f64();
    let [rounds, turns] = [f64::from(rounds), turns as f64].map(|count| (count / passed).round() as u64);
    out.line(&say!(words(), "cli-playouts-result", rounds = rounds, turns = turns))
}

/// How many turns ahead the measured search looks from the first arrangement of each shipped rule set, and the value it
/// finds: South's seeds less North's. It looks at the same positions every time, so that another value tells of a mistake,
/// or of a change that has to be noted here.
const SEARCHES: [(&str, u16, i16); 9] = [
    ("fergen-gobale", 18, 7),
    ("fergen-goobalay", 18, -1),
    ("leyla-gobale-gabradarre", 18, 3),
    ("huroy", 9, 0),
    ("gelech", 9, 0),
    ("layli-goobalay", 18, 9),
    ("leyla-gobale-somaliland-6", 24, -14),
    ("leyla-gobale-somaliland-8", 14, -4),
    ("leyla-gobale-somaliland-12", 10, 4),
];

/// How deep it looks by other rules.
const DEPTH: u16 = 8;

/// Its memory in bytes: little, so that making it takes no time worth measuring.
const BENCH_MEMORY: usize = 16 << 20;

/// Searches from the first arrangement to a fixed depth on one thread, and prints how many positions a second.
pub(super) fn search(choice: &RulesChoice, out: &mut Output) -> Done {
    let rules = choice.load()?.rules;
    let shipped = catalogue::built_in(&rules.spec().id).is_some_and(|known| known == rules);
    let known = SEARCHES.into_iter().find(|(id, ..)| shipped && *id == rules.spec().id);
    let depth = known.map_or(DEPTH, |(_, depth, _)| depth);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut search = Search::new(&rules, BENCH_MEMORY);
    let begun = Instant::now();
    let answer = search.solve(&Question::new(rules.start()), limits, &Control::default());
    let passed = begun.elapsed().as_secs_f64();
    if let Some((_, _, expected)) = known
        && answer.worth.estimate != expected
    {
        let [found, expected] = [answer.worth.estimate, expected].map(|value| value.to_string());
        return Err(Failure::Other(say!(words(), "cli-bench-search-wrong", found = found, expected = expected)));
    }
    let each = (answer.nodes as f64 / passed).round() as u64;
    let value = answer.worth.estimate.to_string();
    out.line(&say!(words(), "cli-bench-search-result", each = each, nodes = answer.nodes, depth = u32::from(depth), value = value))
}
