//! The commands that count: sequences of turns, and random rounds in a second.

use std::time::{Duration, Instant};

use super::args::RulesChoice;
use super::output::{Done, Failure, Output};
use super::words;
use crate::words::say;

/// The longest a measurement may take, in seconds.
const LONGEST: f64 = 3600.0;

/// Every measurement plays the same rounds.
const SEED: u64 = 1971;

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
        rules.playout(&mut position, |choices| dice.usize(..choices));
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
