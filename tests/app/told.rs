//! What the line under the board says at rest: what one plays for, why a turn ended, what came of the match.

use std::sync::Arc;

use fastrand::Rng;
use gobale::app::{Action, App, Command, Input, Speed};
use gobale::catalogue;
use gobale::rules::ruleset::{Rounds, Sowing};
use gobale::rules::{Event, Rules, RulesSpec, Stop};
use gobale::search::Level;
use gobale::session::{Ending, Move, Seat, Session, Stage};

use super::computers::{answer, errand, seated};
use super::{choose, command, make, playing, playing_from, still_moves, table, to_end, with_session};

const WEAK: Seat = Seat::Computer(Level::One);

fn detail(app: &App) -> String {
    app.narration(table(app)).telling.detail
}

/// Rule sets beside those shipped: other ways to take, and none.
fn own_rules() -> Vec<Arc<Rules>> {
    let changed = |id: &str, change: fn(&mut RulesSpec)| {
        let mut spec = catalogue::built_in(id).expect("shipped").spec().clone();
        change(&mut spec);
        Arc::new(Rules::new(spec).expect("sound"))
    };
    vec![
        changed("huroy", |spec| spec.singles = None),
        changed("huroy", |spec| spec.rounds = Rounds::One),
        changed("huroy", |spec| spec.rounds = Rounds::Wins(1)),
        changed("layli-goobalay", |spec| spec.singles = Some(gobale::rules::ruleset::Singles::Both)),
    ]
}

#[test]
fn before_the_first_turn_it_says_how_seeds_are_won_and_who_wins() {
    for rules in catalogue::all().iter().cloned().chain(own_rules()) {
        let (spec, told) = (rules.spec(), detail(&with_session(Session::new(rules.clone()))));
        let (relay, singles) = (matches!(spec.sowing, Sowing::Relay(_)), spec.singles.is_some());
        for (part, expected) in [
            ("End your sowing in an empty hole of yours", relay),
            ("your pair", rules.has_pairs()),
            ("central hole", rules.has_claims()),
            ("a single seed in a hole of yours", singles),
            ("in your row at the end", !relay && !singles),
            ("Whoever has more seeds at the end wins.", spec.rounds == Rounds::One),
            ("Whoever has no seeds left loses.", matches!(spec.rounds, Rounds::AllSeeds { .. })),
            ("wins the match.", matches!(spec.rounds, Rounds::Wins(_))),
        ] {
            assert_eq!(told.contains(part), expected, "{}: {part:?} in {told:?}", spec.id);
        }
    }
}

#[test]
fn games_that_look_the_same_are_told_apart() {
    let words = gobale::words::Words::english();
    for (number, one) in catalogue::all().iter().enumerate() {
        for other in &catalogue::all()[..number] {
            let looks_same = (one.board(), one.start()) == (other.board(), other.start());
            let same = words.nature(one) == words.nature(other);
            assert!(!(looks_same && same), "{} and {}: {}", one.spec().id, other.spec().id, words.nature(one));
        }
    }
    for rules in own_rules() {
        assert_eq!(words.nature(&rules).contains("nothing is taken"), rules.spec().singles.is_none() && rules.relay().is_none());
    }
}

#[test]
fn how_to_set_out_is_told_to_the_hand_that_does_it() {
    let mut app = playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,0 20-20 S");
    for (input, part) in
        [(Input::Pointer, "Click a hole"), (Input::Keyboard, "Press the letter"), (Input::Keyboard, "Shift+Enter takes it")]
    {
        app.act(Action::PlayedWith(input));
        assert!(detail(&app).contains(part), "{input:?}: {}", detail(&app));
    }
    let hole = table(&app).inviting().iter().next().expect("a hole that an odd seed can go to or come from");
    app.act(Action::Choose(hole));
    assert!(!detail(&app).contains("Click"), "{}", detail(&app));
}

#[test]
fn how_to_begin_is_told_to_the_hand_that_plays() {
    let mut app = playing("fergen-gobale");
    for (input, part) in [(Input::Pointer, "Click"), (Input::Keyboard, "Press A to F, or arrows and Enter"), (Input::Pointer, "Click")] {
        app.act(Action::PlayedWith(input));
        assert!(detail(&app).contains(part), "{input:?}: {}", detail(&app));
    }
}

#[test]
fn why_a_turn_ended_stays_told_beside_who_is_next() {
    let mut stopped = 0;
    for turn in table(&playing("fergen-gobale")).turns().to_vec() {
        let mut app = playing("fergen-gobale");
        app.act(Action::Choose(turn.hole));
        let playback = table(&app).playback();
        let stop = playback.events().iter().position(|event| matches!(event, Event::Stop(stop) if *stop != Stop::Capture));
        let Some(stop) = stop else { continue };
        app.act(Action::Seek(playback.start_of(stop)));
        let why = app.narration(table(&app)).telling;
        assert!(!why.detail.is_empty());
        command(&mut app, Command::ToEnd);
        let told = app.narration(table(&app)).telling;
        assert_eq!((told.headline, told.detail), (why.headline, format!("{} North is to move.", why.detail)));
        // The pointer still rests on the hole it clicked.
        assert_eq!(table(&app).pointed(), None);
        stopped += 1;
    }
    assert!(stopped > 0, "every first turn takes something");
}

/// The first pair of a match is told what it is, later ones are not.
#[test]
fn the_first_pair_of_a_match_is_explained() {
    for id in ["fergen-gobale", "leyla-gobale-gabradarre"] {
        let mut later = 0;
        for seed in 0..40 {
            let (mut app, mut rng, mut pairs) = (playing(id), Rng::with_seed(seed), 0);
            while pairs < 2 && matches!(table(&app).session().game().stage(), Stage::Turn) && table(&app).session().len() < 60 {
                let turns = table(&app).turns();
                let turn = turns[rng.usize(..turns.len())];
                make(&mut app, &Move::Sow(turn));
                to_end(&mut app);
                let made = table(&app).playback().events().iter().filter(|event| matches!(event, Event::Pair { .. })).count();
                let explained = detail(&app).contains("are a layli pair now: nobody lifts from them");
                let ends = table(&app).playback().events().iter().any(|event| matches!(event, Event::RoundOver(_)));
                assert!(ends || explained == (made > 0 && pairs == 0), "{id}, {seed}: {}", detail(&app));
                pairs += made;
                later += usize::from(pairs == 2);
            }
        }
        assert!(later > 0, "{id}: no match has two pairs");
    }
}

#[test]
fn a_match_without_seeds_on_either_side_says_where_they_are() {
    let mut app = playing_from("fergen-gobale", "0,0,1,0,0,0/0,0,0,0,0,0/30,29 0-0 S 9");
    for _ in 0..50 {
        command(&mut app, Command::ToEnd);
        let Some(turn) = table(&app).turns().first().copied() else { break };
        make(&mut app, &Move::Sow(turn));
    }
    let told = app.narration(table(&app)).telling;
    assert_eq!(told.headline, "The match is a draw, with no seeds for either");
    assert!(told.detail.contains("centre") && told.detail.contains("nobody’s"), "{told:?}");
}

#[test]
fn a_computer_begins_when_the_turn_before_was_there_to_be_read() {
    for speed in [Speed::Usual, Speed::Double, Speed::Half] {
        let (mut app, _) = seated("fergen-gobale", Seat::Human, WEAK);
        app.act(Action::Speed(speed));
        let effects = choose(&mut app, 'A');
        let asked = errand(&effects).expect("an errand").clone();
        answer(&mut app, &asked);
        command(&mut app, Command::ToEnd);
        assert!(table(&app).is_at_rest());
        let seconds = reading(&app) / speed.factor().expect("a speed");
        let waited = waited(&mut app);
        assert!((waited - seconds).abs() < 0.15, "{speed:?}: {waited} s for {seconds} s");
    }
}

/// As long as a child takes to read all that stands there, in seconds.
fn reading(app: &App) -> f32 {
    let told = app.narration(table(app)).telling;
    let words = format!("{} {}", told.headline, told.detail).split_whitespace().count();
    (words as f32 / 2.5).max(3.0)
}

/// For how many seconds a computer that has decided waits before it plays.
fn waited(app: &mut App) -> f32 {
    let (mut waited, played) = (0.0, table(app).session().len());
    while table(app).session().len() == played {
        assert!(app.is_waiting() && waited < 300.0, "it never plays");
        still_moves(app, 0.05);
        waited += 0.05;
    }
    waited
}

/// A new round, most of whose holes are out of play, that a computer begins and has decided how.
fn begun_by_computer(speed: Speed) -> App {
    let mut app = playing_from("fergen-gobale", "1,0,0,0,0,0/0,0,0,0,0,0/0,0 5-50 S 10");
    app.act(Action::Speed(speed));
    choose(&mut app, 'A');
    to_end(&mut app);
    assert!(table(&app).is_new_round() && !table(&app).position().closed().is_empty());
    let side = table(&app).chooser();
    let effects = app.act(Action::Sit(side, WEAK));
    let asked = errand(&effects).expect("an errand").clone();
    answer(&mut app, &asked);
    app
}

/// What a new round begins with is long, and nobody reads it faster for watching turns faster.
#[test]
fn a_computer_that_begins_a_round_leaves_time_to_read_which_holes_are_out_of_play() {
    for (speed, times) in [(Speed::Usual, 1.0), (Speed::Eightfold, 1.0), (Speed::AtOnce, 1.0), (Speed::Half, 2.0)] {
        let mut app = begun_by_computer(speed);
        let seconds = reading(&app) * times;
        assert!(seconds > 8.0, "there is much to read: {:?}", app.narration(table(&app)).telling);
        let waited = waited(&mut app);
        assert!((waited - seconds).abs() < 0.15, "{speed:?}: {waited} s for {seconds} s");
    }
}

#[test]
fn whoever_has_read_ends_the_wait() {
    for asked in [Action::GoOn, Action::Command(Command::MoveNow)] {
        let mut app = begun_by_computer(Speed::Usual);
        app.tick(0.5);
        assert!(app.is_waiting() && app.waits_to_be_read());
        let played = table(&app).session().len();
        app.act(asked.clone());
        app.tick(0.01);
        assert_eq!(table(&app).session().len(), played + 1, "{asked:?}");
    }
    // Nor is waited for where a computer that waited is told to play.
    let mut app = begun_by_computer(Speed::Usual);
    command(&mut app, Command::Computers);
    let effects = command(&mut app, Command::MoveNow);
    let asked = errand(&effects).expect("an errand").clone();
    answer(&mut app, &asked);
    let played = table(&app).session().len();
    app.tick(0.01);
    assert_eq!(table(&app).session().len(), played + 1);
}

/// Whether a computer is to decide: while a person's turn is shown nothing about it is offered.
#[test]
fn a_computer_decides_at_rest_and_not_while_a_persons_turn_is_shown() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, Seat::Computer(Level::One));
    assert!(!table(&app).is_for_computer());
    choose(&mut app, 'A');
    for beat in [0.0, 1.0, 2.0] {
        app.act(Action::Seek(beat));
        assert!(!table(&app).is_for_computer(), "beat {beat}");
    }
    command(&mut app, Command::ToEnd);
    assert!(table(&app).is_for_computer());

    // South sets out the next round, which North begins.
    let mut app = playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/3,3,3,3,2,2 22-22 S");
    app.act(Action::Sit(gobale::rules::Side::North, Seat::Computer(Level::One)));
    assert!(!table(&app).is_for_computer(), "South sets out");
    command(&mut app, Command::SetOut);
    assert!(!table(&app).is_at_rest() && !table(&app).is_for_computer(), "while the seeds are set out");
}

#[test]
fn what_is_no_turn_is_listed_in_words() {
    let mut app = playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/3,3,3,3,2,2 22-22 S");
    command(&mut app, Command::SetOut);
    app.act(Action::End(Ending::Resigned(gobale::rules::Side::South)));
    let told: Vec<String> = table(&app).rows().iter().map(|row| app.row_told(table(&app), row)).collect();
    assert_eq!(told, ["R2 South: sets out 4 4 4 4 3 3", "R2 South gave up"]);
}
