//! Random rounds a second on one thread: the engine beside a plain one, in turns, and what the one is of the other.
//!
//! Both play the same rounds, and it is checked that they do.

mod plain;

use std::io::Write as _;
use std::time::{Duration, Instant};

use fastrand::Rng;
use gobale::catalogue;
use gobale::rules::{Rules, Side};
use plain::{End, Game};

/// The games that both know.
const GAMES: [(&str, Game); 3] = [("fergen-gobale", Game::Fergen), ("leyla-gobale-gabradarre", Game::Gabradarre), ("huroy", Game::Huroy)];

/// The rounds that are compared, and how many are played between two looks at the clock.
const ROUNDS: u64 = 2_000;

/// How often the two take turns, and how long a turn is.
const TURNS: u32 = 10;
const TURN: Duration = Duration::from_millis(300);

fn main() {
    let mut out = std::io::stdout();
    for (id, game) in GAMES {
        let rules = catalogue::built_in(id).expect("shipped");
        for seed in 0..ROUNDS {
            let ends = (engine(&rules, &mut Rng::with_seed(seed)), plain::playout(game, &mut Rng::with_seed(seed)));
            assert_eq!(ends.0, ends.1, "{id}, seed {seed}");
        }
        let (mut fast, mut slow) = (0.0, 0.0);
        for turn in 0..TURNS {
            let seed = u64::from(turn);
            fast += each_second(seed, |dice| engine(&rules, dice)) / f64::from(TURNS);
            slow += each_second(seed, |dice| plain::playout(game, dice)) / f64::from(TURNS);
        }
        writeln!(out, "{id}: {fast:.0} rounds/s, plain {slow:.0} rounds/s, {:.2} times", fast / slow).expect("written");
    }
}

fn engine(rules: &Rules, dice: &mut Rng) -> End {
    let mut position = rules.start();
    rules.playout(&mut position, |choices| dice.usize(..choices));
    (position.turns(), Side::BOTH.map(|side| position.store(side)))
}

/// How many rounds a second.
fn each_second(seed: u64, mut round: impl FnMut(&mut Rng) -> End) -> f64 {
    let mut dice = Rng::with_seed(seed);
    let (begun, mut rounds, mut turns) = (Instant::now(), 0, 0_u64);
    while begun.elapsed() < TURN {
        for _ in 0..ROUNDS {
            turns += u64::from(round(&mut dice).0);
        }
        rounds += ROUNDS;
    }
    assert!(turns > rounds, "rounds of one turn each");
    rounds as f64 / begun.elapsed().as_secs_f64()
}
