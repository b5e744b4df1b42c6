//! Matches played through the one door, and taken back.

use fastrand::Rng;
use gobale::app::{Action, Command, Effect};
use gobale::catalogue;
use gobale::session::{Move, Session, Stage};

use super::{PARTS, assert_shows_the_cursor, command, make, playing, table};
use crate::chance::random_move;

/// Law 6: the session does not care what of it was watched.
#[test]
fn a_whole_match_of_every_rule_set_is_played_by_actions() {
    for rules in catalogue::all() {
        let id = &rules.spec().id;
        let mut rng = Rng::with_seed(11);
        let mut direct = Session::new(rules.clone());
        let mut app = playing(id);
        while let Some(next) = random_move(direct.game(), &mut rng) {
            let effects = match direct.game().stage() {
                // The command takes the default arrangement.
                Stage::Arrange { .. } if rng.bool() => {
                    direct.play(Move::Arrange(direct.game().default_arrangement())).expect("allowed");
                    command(&mut app, Command::ToEnd);
                    command(&mut app, Command::SetOut)
                }
                // On the table the next round is set out before a turn is played.
                Stage::Arrange { .. } if matches!(next, Move::Sow(_)) => continue,
                _ => {
                    direct.play(next.clone()).expect("allowed");
                    make(&mut app, &next)
                }
            };
            assert!(effects.contains(&Effect::Autosave), "{id} {next:?}");
            assert_eq!(table(&app).refused(), None, "{id} {next:?}");
            assert_eq!(table(&app).session().game().position(), direct.game().position(), "{id} {next:?}");
            for _ in 0..rng.u8(..3) {
                app.tick(0.2);
            }
        }
        assert!(matches!(table(&app).session().game().stage(), Stage::Over(_)), "{id}");
        assert!(*table(&app).session() == direct, "{id}");
        assert_eq!(table(&app).rows().len(), direct.len(), "{id}");
        assert!(app.is_unsaved(), "{id}");
        command(&mut app, Command::ToEnd);
        assert_shows_the_cursor(&app);
        assert!(table(&app).inviting().is_empty(), "{id}: nothing invites when the match is over");
    }
}

#[test]
fn undo_and_redo_at_any_beat_leave_session_and_playback_right() {
    for rules in catalogue::all() {
        let mut rng = Rng::with_seed(3);
        let mut app = playing(&rules.spec().id);
        for _ in 0..10 {
            let next = random_move(table(&app).session().game(), &mut rng).expect("the match goes on");
            make(&mut app, &next);
        }
        let whole = table(&app).session().clone();
        while table(&app).session().can_undo() {
            let (here, before) = (table(&app).session().cursor(), table(&app).session().line_to(table(&app).session().cursor()));
            for part in PARTS {
                app.act(Action::Seek(part * table(&app).playback().length()));
                let told = table(&app).playback().events().to_vec();
                assert_eq!(command(&mut app, Command::Undo), [Effect::Autosave]);
                assert_eq!(table(&app).session().line_to(table(&app).session().cursor()), before[..before.len() - 1]);
                assert_shows_the_cursor(&app);

                assert_eq!(command(&mut app, Command::Redo), [Effect::Autosave]);
                assert_eq!(table(&app).session().cursor(), here);
                assert_eq!(table(&app).playback().events(), told);
                assert!(table(&app).is_running() && table(&app).playback().at() == 0.0, "what is played again is shown");
                while rng.u8(..8) > 0 && app.tick(0.1) {}
                command(&mut app, Command::Undo);
                command(&mut app, Command::Redo);
                command(&mut app, Command::ToEnd);
                assert_shows_the_cursor(&app);
            }
            command(&mut app, Command::Undo);
        }
        assert_eq!(command(&mut app, Command::Undo), [], "there is nothing more to take back");
        for _ in 0..10 {
            command(&mut app, Command::Redo);
        }
        assert!(*table(&app).session() == whole, "nothing of the match is lost");
    }
}

#[test]
fn stepping_turn_by_turn_walks_the_whole_line_both_ways() {
    for rules in catalogue::all() {
        let mut rng = Rng::with_seed(5);
        let mut app = playing(&rules.spec().id);
        for _ in 0..6 {
            let next = random_move(table(&app).session().game(), &mut rng).expect("the match goes on");
            make(&mut app, &next);
        }
        command(&mut app, Command::ToEnd);
        for (forward, back) in
            [(Command::SeedForward, Command::SeedBack), (Command::LapForward, Command::LapBack), (Command::TurnForward, Command::TurnBack)]
        {
            let places = |app: &mut gobale::app::App, step| {
                let mut places = Vec::new();
                loop {
                    let place = (table(app).session().cursor(), table(app).playback().at());
                    if places.last() == Some(&place) {
                        return places;
                    }
                    places.push(place);
                    command(app, step);
                }
            };
            let back = places(&mut app, back);
            let forward = places(&mut app, forward);
            assert_eq!(back.last().map(|place| place.0.number()), Some(0), "{}", rules.spec().id);
            assert_eq!(forward.last().map(|place| place.0.number()), Some(6), "{}", rules.spec().id);
            assert!(back.len() > 6 && forward.len() > 6);
            assert_shows_the_cursor(&app);
        }
    }
}

#[test]
fn stepping_back_at_the_very_beginning_changes_nothing() {
    // A set-up position that starts with a capture of single seeds: there is something to watch before the first move.
    let mut app = super::playing_from("huroy", "1,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    assert!(!table(&app).playback().events().is_empty());
    command(&mut app, Command::ToStart);
    for back in [Command::SeedBack, Command::LapBack, Command::TurnBack] {
        command(&mut app, back);
        assert_eq!(table(&app).playback().at(), 0.0, "{back:?}");
    }
}
