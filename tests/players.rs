//! The computer players play what is allowed, repeat with the same seed of chance, and are as strong as their levels say.

use std::process::Command;
use std::sync::Arc;

use fastrand::Rng;
use gobale::catalogue;
use gobale::rules::{BySide, Deaf, Rules};
use gobale::search::{Control, Level, Player, Question};
use gobale::session::{Match, Move, Stage};
use gobale::words::Words;

/// Memory enough for small questions.
const SMALL: usize = 1 << 20;

/// Positions that the top level looks at for a turn here.
const NODES: u64 = 300;

fn player(rules: &Rules, level: Level) -> Player<'_> {
    Player::new(rules, level, SMALL).limited(NODES)
}

/// Plays at most so many moves of a match, each as `choose` says, and gives them as text.
///
/// It is given the match, and the question at a turn; none where the next round is set out.
fn played(rules: &Arc<Rules>, most: usize, mut choose: impl FnMut(&Match, Option<&Question>) -> Move) -> Vec<String> {
    let mut game = Match::new(Arc::clone(rules), rules.start(), Deaf);
    let mut moves = Vec::new();
    while moves.len() < most {
        let chosen = match game.stage() {
            Stage::Over(_) => break,
            Stage::Arrange { .. } => choose(&game, None),
            Stage::Turn => choose(&game, Some(&game.question())),
        };
        let text = chosen.text(rules);
        assert_eq!(game.play(&chosen, Deaf), Ok(()), "{} {text} after {moves:?}", rules.spec().id);
        moves.push(text);
    }
    moves
}

fn moved(player: &mut Player<'_>, game: &Match, question: Option<&Question>, seed: u64, control: &Control) -> Move {
    match question {
        None => Move::Arrange(player.arrangement(game.position(), seed, control)),
        Some(question) => Move::Sow(player.turn(question, game.wins(), seed, control).expect("a turn is allowed")),
    }
}

#[test]
fn every_level_plays_what_is_allowed_through_whole_matches() {
    for rules in catalogue::all() {
        for level in Level::ALL {
            let mut dice = Rng::with_seed(u64::from(level.number()));
            let mut player = player(rules, level);
            // Half of the turns are by chance, so that many kinds of positions come up.
            let moves = played(rules, 150, |game, question| match question {
                Some(_) if dice.bool() => Move::Sow(dice.choice(game.turns()).expect("a turn")),
                _ => moved(&mut player, game, question, dice.u64(..), &Control::default()),
            });
            assert!(moves.len() > 5, "{moves:?}");
        }
    }
}

#[test]
fn the_same_seed_repeats_and_others_vary() {
    for rules in catalogue::all() {
        for level in Level::ALL {
            let game = |seed: u64| {
                let mut player = player(rules, level);
                played(rules, 40, |game, question| moved(&mut player, game, question, seed, &Control::default()))
            };
            assert_eq!(game(1), game(1), "{} {level:?}", rules.spec().id);
            if level < Level::Six {
                let first = game(1);
                let others = (2..10).filter(|&seed| game(seed) != first).count();
                assert!(others >= 4, "{} {level:?}: {others} of 8 differ", rules.spec().id);
            }
        }
    }
}

#[test]
fn a_player_that_was_stopped_still_plays() {
    let control = Control::default();
    control.stop();
    for rules in catalogue::all() {
        for level in Level::ALL {
            let mut player = Player::new(rules, level, SMALL);
            played(rules, 60, |game, question| moved(&mut player, game, question, 3, &control));
        }
    }
}

#[test]
fn where_no_turn_is_allowed_none_is_played() {
    let rules = catalogue::built_in("huroy").expect("built in");
    let position = rules.parse_position("0,0,0,0,0,0/3,0,0,0,0,2 10-33 S 2").expect("a position");
    for level in Level::ALL {
        let turn = player(&rules, level).turn(&Question::new(position), BySide::default(), 1, &Control::default());
        assert_eq!(turn, None);
    }
}

#[test]
fn the_setter_chooses_what_is_allowed_and_not_always_the_same() {
    let rules = catalogue::built_in("leyla-gobale-gabradarre").expect("built in");
    for level in Level::ALL {
        let mut player = player(&rules, level);
        let mut chosen = 0;
        for south in 1_u8..30 {
            let settled = rules.parse_position(&format!("0,0,0,0,0,0/0,0,0,0,0,0 {south}-{} N 8", 60 - south)).expect("a position");
            let numbers = player.arrangement(&settled, u64::from(south), &Control::default());
            assert_eq!(rules.allows_arrangement(&settled, &numbers), Ok(()), "{level:?} {south} {numbers:?}");
            chosen += usize::from(numbers != rules.default_arrangement(&settled));
        }
        assert!(chosen > 5, "{level:?}: {chosen}");
    }
}

#[test]
fn names_of_levels_fit_their_place() {
    let words = Words::english();
    for level in Level::ALL {
        assert!(words.level_name(level).chars().count() <= 24);
        assert!(words.level_about(level).ends_with('.'));
    }
}

/// How two players came out against each other, by the command that the README names; without the times they took.
fn contest(rules: &str, first: &str, second: &str, how: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gobale"));
    command.args(["bench", "players", "--rules", rules, "--first", first, "--second", second]).args(how);
    let output = command.output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let (found, _) = text.split_once(" ms/turn ").unwrap_or_else(|| panic!("{command:?}: {output:?}"));
    found.to_owned()
}

/// What share of the points the first player takes, in percent.
fn share(rules: &str, first: &str, second: &str, how: &[&str]) -> f64 {
    let found = contest(rules, first, second, how);
    found.split(' ').next().and_then(|share| share.parse().ok()).expect("a number")
}

fn ids() -> impl Iterator<Item = &'static str> {
    catalogue::all().iter().map(|rules| rules.spec().id.as_str())
}

#[test]
fn levels_are_in_order() {
    for id in ["fergen-gobale", "layli-goobalay", "huroy"] {
        for (first, second) in [("greedy", "1"), ("2", "1"), ("3", "1"), ("4", "2"), ("5", "3"), ("6", "2")] {
            let found = share(id, first, second, &["--rounds", "60", "--nodes", "2000"]);
            assert!(found > 50.0, "{id}: {first} takes {found} % from {second}");
        }
    }
}

/// Two ways to the same games: on one thread and on two.
#[test]
fn a_contest_is_the_same_on_two_threads() {
    let how = ["--rounds", "30", "--seed", "7"];
    let two = [&how[..], &["--threads", "2"]].concat();
    assert_eq!(contest("gelech", "3", "2", &how), contest("gelech", "3", "2", &two));
}

#[test]
#[ignore = "takes a few minutes"]
fn the_lowest_level_is_no_stronger_than_chance() {
    for id in ids() {
        let random = share(id, "1", "random", &["--rounds", "1000"]);
        let greedy = share(id, "1", "greedy", &["--rounds", "1000"]);
        assert!((40.0..=60.0).contains(&random) && greedy <= 35.0, "{id}: {random} % and {greedy} %");
    }
}

#[test]
#[ignore = "takes half an hour"]
fn each_level_takes_60_of_100_from_the_one_below() {
    let mut wrong = Vec::new();
    for id in ids() {
        for (first, second, rounds) in [("2", "1", "1000"), ("3", "2", "1000"), ("4", "3", "1000"), ("5", "4", "1000"), ("6", "5", "200")] {
            let found = share(id, first, second, &["--rounds", rounds, "--nodes", "20000"]);
            if found < 60.0 {
                wrong.push(format!("{id}: {first} takes {found} % from {second}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
