//! What is not allowed is refused with the hole and the reason, and changes nothing.

use gobale::app::{Action, App, Choosing, Command};
use gobale::rules::{Direction, Forbidden, Holes, Side};
use gobale::session::{Ending, Refusal, Session};

use super::{assert_shows_the_cursor, choose, command, hole, playing, playing_from, still_moves, table};

/// The sentence for what was refused.
fn sentence(app: &App) -> String {
    let refused = table(app).refused().expect("it is refused");
    let names = app.names();
    app.teller(table(app), &names).refused(table(app).position(), &refused.why)
}

/// Asks for a hole, which is refused for this reason; returns the sentence that says so.
fn refused(app: &mut App, letter: char, why: &Refusal) -> String {
    let before = table(app).session().clone();
    assert_eq!(choose(app, letter), [], "{why:?}");
    let refused = table(app).refused().unwrap_or_else(|| panic!("{letter} is not refused: {why:?}"));
    assert_eq!((refused.hole, &refused.why), (Some(hole(app, letter)), why));
    assert!(*table(app).session() == before, "{why:?}");
    sentence(app)
}

/// Rule set, position, the hole asked for, why it is refused (given the hole of a letter), and words of the sentence.
type Case = (&'static str, &'static str, char, fn(&App) -> Forbidden, &'static [&'static str]);

const CASES: [Case; 9] = [
    ("fergen-gobale", "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S", 'X', |app| Forbidden::Central(hole(app, 'X')), &["X", "central"]),
    ("fergen-gobale", "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S", 'b', |app| Forbidden::NotYours(hole(app, 'b')), &["b", "North", "South"]),
    ("layli-goobalay", "0,4,4,4,4,4/4,4,4,4,4,4 0-0 S 2", 'A', |app| Forbidden::Empty(hole(app, 'A')), &["A", "empty"]),
    ("layli-goobalay", "2N,4,4,4,4,4/4,4,4,4,4,2N 0-0 S 2", 'A', |app| Forbidden::Layli(hole(app, 'A'), Side::North), &["A", "North"]),
    ("leyla-gobale-gabradarre", "1,1,1,1,-,-/-,-,1,1,1,1 0-52 N", 'a', |app| Forbidden::Closed(hole(app, 'a')), &["a", "out of play"]),
    ("gelech", "2,0,0,0,0,3/3,0,0,0,0,1 0-0 S 2", 'A', |app| Forbidden::FacesSingle(hole(app, 'A')), &["A", "f", "exactly 1"]),
    ("huroy", "4,4,4,4,4,0/4,4,4,4,4,4 0-0 S", 'F', |app| Forbidden::Empty(hole(app, 'F')), &["F", "empty"]),
    ("leyla-gobale-somaliland-6", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", 'A', |app| Forbidden::FirstTurn(hole(app, 'F')), &["F", "right"]),
    ("leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2", 'A', |app| Forbidden::Endless(hole(app, 'A')), &["A", "1000"]),
];

#[test]
fn a_hole_that_may_not_be_lifted_is_refused_with_its_reason() {
    for (id, position, letter, why, words) in CASES {
        let mut app = playing_from(id, position);
        let why = Refusal::Forbidden(why(&app));
        let said = refused(&mut app, letter, &why);
        for word in words {
            assert!(said.replace(',', "").contains(word), "{id} {letter}: {said:?} does not say {word:?}");
        }
        assert!(!table(&app).inviting().contains(hole(&app, letter)), "{id} {letter}: what is refused does not invite");
        command(&mut app, Command::Cancel);
        assert_shows_the_cursor(&app);
    }
}

#[test]
fn a_refusal_is_not_said_beside_a_turn_that_is_watched_again() {
    let watching = [
        Command::Skip,
        Command::PlayPause,
        Command::ToStart,
        Command::SeedBack,
        Command::LapBack,
        Command::TurnBack,
        Command::ToEnd,
        Command::SeedForward,
    ];
    for watch in watching {
        let mut app = playing("fergen-gobale");
        choose(&mut app, 'A');
        command(&mut app, Command::ToEnd);
        let central = Refusal::Forbidden(Forbidden::Central(hole(&app, 'X')));
        refused(&mut app, 'X', &central);
        command(&mut app, watch);
        assert_eq!(table(&app).refused(), None, "{watch:?}");
    }
}

#[test]
fn a_refusal_is_forgotten_as_soon_as_something_else_is_chosen() {
    let mut app = playing("fergen-gobale");
    refused(&mut app, 'X', &Refusal::Forbidden(Forbidden::Central(hole(&playing("fergen-gobale"), 'X'))));
    choose(&mut app, 'A');
    assert_eq!(table(&app).refused(), None);
    assert_eq!(table(&app).session().len(), 1);
}

#[test]
fn every_hole_that_invites_is_accepted_and_no_other() {
    for rules in gobale::catalogue::all() {
        for hole in rules.board().holes() {
            let mut app = playing(&rules.spec().id);
            let invited = table(&app).inviting().contains(hole);
            app.act(Action::Choose(hole));
            assert_eq!(table(&app).refused().is_none(), invited, "{} {hole:?}", rules.spec().id);
        }
    }
}

#[test]
fn another_hole_than_a_free_centre_is_refused_while_a_claim_is_chosen() {
    let mut app = playing_from("fergen-gobale", "1,0,0,2N,0,1/1,0,2N,0,3,0/9N,4 0-0 S 2");
    choose(&mut app, 'A');
    command(&mut app, Command::ToEnd);
    let free: Holes = [hole(&app, 'Y')].into_iter().collect();
    for letter in ['F', 'a', 'X'] {
        let said = refused(&mut app, letter, &Refusal::Forbidden(Forbidden::ClaimMissing(free)));
        assert!(said.contains('Y') && said.contains("claim"), "{said}");
        assert!(matches!(table(&app).choosing(), Choosing::Claim { .. }), "the claim can still be chosen");
    }
    choose(&mut app, 'Y');
    assert_eq!(table(&app).session().len(), 1);
}

#[test]
fn nothing_is_lifted_before_the_next_round_is_set_out() {
    // South cannot play, so the first round is over at once.
    let mut app = playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 18-18 S");
    assert_shows_the_cursor(&app);
    assert!(table(&app).inviting().is_empty(), "no hole invites while a round is to be set out");
    refused(&mut app, 'A', &Refusal::SetOutFirst);
    refused(&mut app, 'a', &Refusal::SetOutFirst);
    let wrong = vec![18, 0, 0, 0, 0, 0];
    assert_eq!(app.act(Action::SetOut(wrong)), []);
    assert!(matches!(table(&app).refused().map(|refused| &refused.why), Some(Refusal::Arrangement(_))), "18 0 0 0 0 0 is not equal");
    command(&mut app, Command::SetOut);
    assert_eq!(table(&app).rows()[0].text, "set:3,3,3,3,3,3");
    command(&mut app, Command::ToEnd);
    assert_shows_the_cursor(&app);
    assert_eq!(command(&mut app, Command::SetOut), []);
    assert_eq!(table(&app).refused().map(|refused| &refused.why), Some(&Refusal::NothingToSetOut));
}

#[test]
fn nothing_is_lifted_after_the_end() {
    let mut app = playing("huroy");
    app.act(Action::End(Ending::Resigned(Side::South)));
    command(&mut app, Command::ToEnd);
    let result = app.narration(table(&app));
    assert_eq!(result.telling.headline, "North wins the match");
    for letter in ['A', 'a'] {
        choose(&mut app, letter);
        assert_eq!(app.narration(table(&app)), result, "{letter}: how the match came out stays told");
    }
    assert_eq!(table(&app).session().len(), 1);
}

/// `rules.md` section 8: A is endless; B–F are allowed.
#[test]
fn an_endless_sowing_is_refused_can_be_watched_and_leaves_the_session_as_it_was() {
    let endless = || playing_from("leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2");
    let mut app = endless();
    let before = table(&app).session().clone();
    let watch = Action::WatchEndless(hole(&app, 'A'), Direction::Cw);
    choose(&mut app, 'A');
    assert_eq!(table(&app).refused().and_then(|refused| refused.direction), Some(Direction::Cw), "which way to watch is known");

    assert_eq!(app.act(watch.clone()), []);
    assert!(table(&app).shows_endless() && table(&app).is_running());
    assert_eq!(table(&app).playback().events().len(), 1000, "`rules.md` section 2: as far as the limit");
    let whole = before.start().total();
    while still_moves(&mut app, 1.0 / 60.0) {
        assert_eq!(super::count(&table(&app).playback().moment()), whole);
    }
    assert_shows_the_cursor(&app);
    assert!(*table(&app).session() == before);

    for leave in [Command::Undo, Command::Cancel, Command::ToEnd] {
        let mut app = endless();
        app.act(watch.clone());
        app.tick(3.0);
        assert!(!table(&app).is_at_rest(), "nothing is chosen on a board that shows something else");
        assert_eq!(command(&mut app, leave), [], "{leave:?}");
        assert_shows_the_cursor(&app);
        assert!(*table(&app).session() == before, "{leave:?}");
    }

    let mut app = endless();
    app.act(watch);
    choose(&mut app, 'B');
    assert!(!table(&app).shows_endless());
    assert_eq!(table(&app).rows()[0].text, "B");
}

#[test]
fn where_endless_sowings_pass_they_are_played() {
    let mut spec = super::rules("leyla-gobale-somaliland-6").spec().clone();
    spec.set("endless", "pass").expect("an option");
    let rules = std::sync::Arc::new(gobale::rules::Rules::new(spec).expect("rules"));
    let start = rules.parse_position("8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2").expect("a position");
    let mut app = super::with_session(Session::from_position(rules, start));
    choose(&mut app, 'A');
    assert_eq!((table(&app).session().len(), table(&app).refused()), (1, None));
    command(&mut app, Command::ToEnd);
    assert_eq!(table(&app).position().with_seeds(), start.with_seeds());
    assert_eq!(table(&app).position().to_move(), Side::North);
}
