//! How long games take: what the first screen says is near what is played.

use std::fmt::Write as _;
use std::sync::Arc;

use gobale::app::Speed;
use gobale::catalogue::{self, Takes};
use gobale::rules::Rules;
use gobale::rules::ruleset::Rounds;
use gobale::search::{Control, Level, Player};
use gobale::session::{Move, Session, Stage};
use gobale::watch::Playback;

/// How many seconds people look at the board before a turn.
const THOUGHT: f32 = 8.0;

/// What the program shows at the usual speed: beats in a second, and the most seconds for a turn.
const BEATS: f32 = 5.0;
const MOST: f32 = 12.0;

/// The minutes of each round of a match between two who see a few turns ahead.
fn minutes_of_rounds(rules: &Arc<Rules>, seed: u64, rounds: usize) -> Vec<f32> {
    assert_eq!(Speed::Usual.factor(), Some(1.0));
    let mut player = Player::new(rules, Level::Three, 1 << 20).limited(400);
    let mut session = Session::new(Arc::clone(rules));
    let mut minutes = vec![0.0];
    for number in 0..4000 {
        let game = session.game();
        let next = match game.stage() {
            Stage::Over(_) => break,
            Stage::Arrange { .. } => Move::Arrange(game.default_arrangement()),
            Stage::Turn => Move::Sow(player.turn(&game.question(), game.wins(), seed + number, &Control::default()).expect("a turn")),
        };
        let before = session.game().rounds().len();
        let told = session.play(next).expect("allowed");
        let shown = Playback::new(rules.board(), told).length() / BEATS;
        *minutes.last_mut().expect("a round") += (shown.min(MOST) + THOUGHT) / 60.0;
        if session.game().rounds().len() > before {
            minutes.push(0.0);
        }
        if minutes.len() > rounds {
            break;
        }
    }
    minutes.retain(|minutes| *minutes > 0.0);
    minutes
}

fn middle(mut all: Vec<f32>) -> f32 {
    all.sort_by(f32::total_cmp);
    all[all.len() / 2]
}

/// The middle of a few rounds, and of a few matches where there are any.
fn measured(rules: &Arc<Rules>) -> (f32, Option<f32>) {
    let matches: Vec<Vec<f32>> = (0..5).map(|seed| minutes_of_rounds(rules, 1000 * seed, 100)).collect();
    let round = middle(matches.iter().map(|rounds| rounds[0]).collect());
    let game = (rules.spec().rounds != Rounds::One).then(|| middle(matches.iter().map(|rounds| rounds.iter().sum()).collect()));
    (round, game)
}

#[test]
fn what_the_first_screen_says_is_near_what_is_played() {
    let mut told = String::new();
    let mut wrong = Vec::new();
    for rules in catalogue::all() {
        let id = &rules.spec().id;
        let Takes { round, game } = catalogue::takes(id).expect("every game that comes with the program has its minutes");
        let (found, found_match) = measured(rules);
        let _ = writeln!(told, "{id}: {found} {found_match:?}");
        let near = |said: u16, found: f32| (found / 1.6..=found * 1.6).contains(&f32::from(said));
        if !near(round, found)
            || game.is_some() != found_match.is_some()
            || !game.zip(found_match).is_none_or(|(said, found)| near(said, found))
        {
            wrong.push(id.clone());
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}\n{told}");
    assert!(catalogue::built_in(catalogue::FIRST).is_some());
}
