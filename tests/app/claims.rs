//! A pair whose central hole is still to be chosen (`rules.md` section 3): the claim is part of the same turn.

use gobale::app::{Action, App, Choosing, Command, Effect};
use gobale::rules::Event;
use gobale::session::{Ending, MatchEnd, Stage};

use super::{PARTS, assert_shows_the_cursor, choose, command, hole, playing_from, still_moves, table};

/// A makes a pair of B and e, and both central holes are free.
fn before_the_claim() -> App {
    let app = playing_from("fergen-gobale", "1,0,0,0,0,1/1,0,0,0,3,0/4,4 0-0 S 2");
    assert!(!app.table().expect("a table").inviting().is_empty());
    app
}

/// A is chosen and its sowing shown; the claim is not chosen yet.
fn claiming() -> App {
    let mut app = before_the_claim();
    assert_eq!(choose(&mut app, 'A'), [], "nothing is played before the claim is chosen");
    assert!(matches!(table(&app).choosing(), Choosing::Claim { .. }));
    assert!(table(&app).is_running());
    app
}

#[test]
fn a_claim_is_played_with_its_turn_and_the_sowing_is_not_shown_twice() {
    for centre in ['X', 'Y'] {
        let mut app = claiming();
        assert!(table(&app).session().is_empty(), "the turn waits for its claim");
        assert_eq!(table(&app).to_claim().len(), 2);
        command(&mut app, Command::ToEnd);
        let (seen, watched) = (table(&app).playback().at(), table(&app).playback().moment());
        assert_eq!(choose(&mut app, centre), [Effect::Autosave]);
        assert_eq!(table(&app).session().len(), 1);
        assert_eq!(table(&app).playback().at(), seen, "the sowing is behind us");
        assert!(table(&app).is_running(), "the claim is still to be shown");
        let current = table(&app).playback().current().expect("something is under way");
        assert_eq!(table(&app).playback().events()[current], Event::Claim { centre: hole(&app, centre) });
        assert_eq!(table(&app).playback().moment(), watched, "nothing jumps");
        while still_moves(&mut app, 0.1) {}
        assert_shows_the_cursor(&app);
        assert_eq!(table(&app).rows()[0].text, format!("A+{centre}"));
        assert_eq!(table(&app).position().owner(hole(&app, centre)), Some(gobale::rules::Side::South));
    }
}

#[test]
fn a_claim_under_way_is_given_up_at_any_beat() {
    for part in PARTS {
        for give_up in [Command::Undo, Command::Cancel] {
            let mut app = claiming();
            app.act(Action::Seek(part * table(&app).playback().length()));
            assert_eq!(command(&mut app, give_up), [], "{give_up:?}: the session never had the turn");
            assert!(table(&app).session().is_empty(), "{give_up:?}");
            assert_shows_the_cursor(&app);
            assert_eq!(table(&app).inviting(), before_the_claim().table().expect("a table").inviting());
        }
    }
}

#[test]
fn a_claim_is_taken_back_with_its_turn() {
    for part in PARTS {
        let mut app = claiming();
        command(&mut app, Command::ToEnd);
        choose(&mut app, 'Y');
        app.act(Action::Seek(part * table(&app).playback().length()));
        command(&mut app, Command::Undo);
        assert_eq!(table(&app).session().cursor().number(), 0);
        assert_shows_the_cursor(&app);
        assert_eq!(table(&app).position(), before_the_claim().table().expect("a table").position());
        command(&mut app, Command::Redo);
        assert_eq!(table(&app).playback().at(), 0.0, "played again, it is shown from its start");
        assert_eq!(table(&app).session().len(), 1);
    }
}

#[test]
fn choosing_while_the_sowing_runs_skips_it_and_chooses() {
    let mut app = claiming();
    app.tick(0.1);
    assert!(!table(&app).is_at_rest());
    assert_eq!(choose(&mut app, 'X'), [Effect::Autosave]);
    assert_eq!(table(&app).session().len(), 1);
}

#[test]
fn ending_the_match_while_a_claim_is_chosen_shows_all_of_the_end() {
    let mut app = claiming();
    command(&mut app, Command::ToEnd);
    app.act(Action::End(Ending::Agreed));
    let Stage::Over(outcome) = table(&app).session().game().stage() else { panic!("the match goes on") };
    assert_eq!(outcome.why, MatchEnd::Ended(Ending::Agreed));
    assert_eq!(table(&app).playback().at(), 0.0, "the end was not seen before");
    assert_eq!(table(&app).choosing(), Choosing::Nothing);
}
