//! Random rounds a second on one thread: the engine beside a plain one, in turns, and how many times as fast it is, by the median of all turns.
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
const ROUNDS: u64 = 1_000;

/// How often the two take turns, and how long a turn is: what else the machine does then slows both.
const TURNS: usize = 61;
const TURN: Duration = Duration::from_millis(50);

fn main() {
    let mut out = std::io::stdout();
    for (id, game) in GAMES {
        let rules = catalogue::built_in(id).expect("shipped");
        for seed in 0..ROUNDS {
            let ends = (engine(&rules, &mut Rng::with_seed(seed)), plain::playout(game, &mut Rng::with_seed(seed)));
            assert_eq!(ends.0, ends.1, "{id}, seed {seed}");
        }
        let (mut fast, mut slow, mut ratio) = ([0.0; TURNS], [0.0; TURNS], [0.0; TURNS]);
        for turn in 0..TURNS {
            fast[turn] = each_second(turn as u64, |dice| engine(&rules, dice));
            slow[turn] = each_second(turn as u64, |dice| plain::playout(game, dice));
            ratio[turn] = fast[turn] / slow[turn];
        }
        let [fast, slow, ratio] = [fast, slow, ratio].map(median);
        writeln!(out, "{id}: {fast:.0} rounds/s, plain {slow:.0} rounds/s, {ratio:.2} times").expect("written");
    }
}

fn engine(rules: &Rules, dice: &mut Rng) -> End {
    let mut position = rules.start();
    rules.playout(&mut position, u32::MAX, |choices| dice.usize(..choices));
    (position.turns(), Side::BOTH.map(|side| position.store(side)))
}

fn median(mut figures: [f64; TURNS]) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[TURNS / 2]
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
