//! Between two rounds: what one came to waits to be read, and what the next one starts with stays told.

use gobale::app::{Action, App, Choosing, Command, Speed};
use gobale::rules::Side;
use gobale::session::{Refusal, Stage};

use super::{choose, command, playing_from, still_moves, table, to_end};

/// Lets time pass until nothing moves.
fn settle(app: &mut App) {
    for _ in 0..4000 {
        if !still_moves(app, 0.05) {
            return;
        }
    }
    panic!("it never comes to rest");
}

/// The last turn of a round of Gabradarre, whose next one South sets out.
const SOUTH_SETS_OUT: &str = "0,0,0,0,1,0/0,0,0,0,0,0 24-35 S 10";

#[test]
fn a_person_reads_what_a_round_came_to_before_setting_out_the_next() {
    for (speed, next) in [(Speed::Usual, Command::PlayPause), (Speed::AtOnce, Command::Skip), (Speed::Usual, Command::SetOut)] {
        let mut app = playing_from("leyla-gobale-gabradarre", SOUTH_SETS_OUT);
        app.act(Action::Speed(speed));
        choose(&mut app, 'E');
        settle(&mut app);
        assert!(matches!(table(&app).session().game().stage(), Stage::Arrange { setter: Side::South, .. }));
        assert!(table(&app).waits_for_reader(), "{speed:?}");
        assert_eq!(table(&app).round_seen(), 1, "{speed:?}: it is still the round that is over");
        let told = app.narration(table(&app)).telling;
        assert_eq!(told.headline, "North has more seeds in this round");
        assert!(told.detail.contains("South has 25, North has 35"), "{told:?}");
        for letter in ['A', 'f'] {
            choose(&mut app, letter);
            assert_eq!(table(&app).refused().map(|refused| &refused.why), Some(&Refusal::ReadFirst), "{letter}");
            assert!(table(&app).waits_for_reader() && table(&app).inviting().is_empty(), "{letter}: nothing is laid out yet");
        }
        // The board still shows the round that is over.
        assert_eq!(table(&app).moment(), table(&app).playback().moment());
        command(&mut app, next);
        assert!(matches!(table(&app).choosing(), Choosing::SetOut(_)), "{next:?}");
        assert_eq!(table(&app).round_seen(), 2);
        assert!(app.narration(table(&app)).telling.headline.starts_with("South sets out the next round"));
        command(&mut app, Command::SetOut);
        settle(&mut app);
        assert_eq!(table(&app).rows().len(), 2);
    }
}

/// A click on the board and the key to the end go as far as what the round came to, and no further.
#[test]
fn skipping_stops_where_a_round_was_counted() {
    for skip in [Command::ToEnd, Command::Skip, Command::TurnForward] {
        for (id, position, hole) in
            [("leyla-gobale-gabradarre", SOUTH_SETS_OUT, 'E'), ("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30", 'D')]
        {
            let mut app = playing_from(id, position);
            choose(&mut app, hole);
            command(&mut app, skip);
            assert!(table(&app).waits_for_reader(), "{id}, {skip:?}");
            command(&mut app, Command::PlayPause);
            assert!(!table(&app).waits_for_reader(), "{id}, {skip:?}");
        }
    }
}

/// Nor does a letter go past it where the turn is paused, or was stepped back.
#[test]
fn a_hole_asked_for_at_a_pause_goes_no_further_than_what_a_round_came_to() {
    for pause in [&[Command::PlayPause][..], &[Command::ToEnd, Command::SeedBack]] {
        let mut app = playing_from("fergen-gobale", "3,2N,2S,1,0,0/0,4,0,4S,5N,0/6S,3 14-16 S 30");
        choose(&mut app, 'D');
        for &step in pause {
            command(&mut app, step);
        }
        choose(&mut app, 'A');
        assert!(table(&app).waits_for_reader(), "{pause:?}");
        assert_eq!(table(&app).rows().len(), 1, "{pause:?}: no turn of the next round is played");
    }
}

#[test]
fn holes_out_of_play_are_told_until_the_first_turn_of_the_round() {
    // South has 6 seeds: one hole of 5, one of 1, and the rest is out of play.
    let mut app = playing_from("fergen-gobale", "1,0,0,0,0,0/0,0,0,0,0,0/0,0 5-50 S 10");
    choose(&mut app, 'A');
    to_end(&mut app);
    assert!(table(&app).is_new_round() && !table(&app).position().closed().is_empty());
    let told = |app: &App| app.narration(table(app)).telling.detail;
    for part in ["C, D, E, F", "are out of play in this round", "too few seeds"] {
        assert!(told(&app).contains(part), "{part:?}: {}", told(&app));
    }
    let hole = table(&app).turns()[0].hole;
    app.act(Action::Choose(hole));
    to_end(&mut app);
    assert!(!told(&app).contains("out of play"), "{}", told(&app));
    command(&mut app, Command::Undo);
    assert!(told(&app).contains("out of play"), "it is told again where the turn is taken back: {}", told(&app));
}

/// What was read once is not asked to be read again.
#[test]
fn a_set_out_that_is_undone_can_be_changed_at_once() {
    for back in [Command::Undo, Command::Remove] {
        let mut app = playing_from("leyla-gobale-gabradarre", SOUTH_SETS_OUT);
        app.act(Action::Speed(Speed::AtOnce));
        choose(&mut app, 'E');
        command(&mut app, Command::SetOut);
        command(&mut app, Command::SetOut);
        assert_eq!(table(&app).session().len(), 2);
        command(&mut app, back);
        assert!(matches!(table(&app).session().game().stage(), Stage::Arrange { setter: Side::South, .. }), "{back:?}");
        assert!(!table(&app).waits_for_reader(), "{back:?}");
        assert!(app.narration(table(&app)).telling.headline.starts_with("South sets out the next round"), "{back:?}");
    }
}
