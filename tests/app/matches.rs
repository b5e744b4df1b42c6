//! Matches played through the one door, and taken back.

use fastrand::Rng;
use gobale::app::{Action, App, Choosing, Command, Effect, Sides};
use gobale::catalogue;
use gobale::rules::{Event, Side};
use gobale::session::file::{read, write};
use gobale::session::{Ending, Manners, MatchEnd, Move, Node, Refusal, Session, Stage};

use super::{PARTS, assert_shows_the_cursor, choose, command, make, playing, playing_from, still_moves, table, with_session};
use crate::chance::random_move;
use crate::vectors;

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
                    super::to_end(&mut app);
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
        while table(&app).session().cursor() != Node::START {
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
                while rng.u8(..8) > 0 && still_moves(&mut app, 0.1) {}
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
            let places = |app: &mut App, step| {
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
    let mut app = playing_from("huroy", "1,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    assert!(!table(&app).playback().events().is_empty());
    command(&mut app, Command::ToStart);
    for back in [Command::SeedBack, Command::LapBack, Command::TurnBack] {
        command(&mut app, back);
        assert_eq!(table(&app).playback().at(), 0.0, "{back:?}");
    }
}

/// `rules.md` section 5: the setter's choice is which holes have one more.
#[test]
fn the_setter_moves_the_odd_seeds_by_hand() {
    // South cannot play; 22 seeds are South's, 38 North's.
    let mut app = playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/3,3,3,3,2,2 22-22 S");
    let numbers = |app: &App| match table(app).choosing() {
        Choosing::SetOut(draft) => draft.numbers(table(app).session()),
        other => panic!("{other:?}"),
    };
    assert_eq!(numbers(&app), [4, 4, 4, 4, 3, 3]);
    // A file saved in the midst of it opens there.
    let again = with_session(read(write(table(&app).session()).as_bytes()).expect("a session"));
    assert_eq!(numbers(&again), [4, 4, 4, 4, 3, 3]);
    choose(&mut app, 'F');
    assert_eq!(numbers(&app), [4, 4, 4, 3, 3, 4], "the one farthest from the left moves");
    choose(&mut app, 'A');
    assert_eq!(numbers(&app), [3, 4, 4, 3, 3, 4]);
    command(&mut app, Command::SetOut);
    assert!(matches!(table(&app).refused().map(|refused| &refused.why), Some(Refusal::Arrangement(_))), "one seed is missing");
    choose(&mut app, 'E');
    command(&mut app, Command::SetOut);
    assert_eq!(table(&app).rows()[0].text, "set:3,4,4,3,4,4");
    command(&mut app, Command::ToEnd);
    let board = table(&app).session().rules().board().clone();
    for (hole, seeds) in board.row(Side::South).zip([3, 4, 4, 3, 4, 4]) {
        let across = board.opposite(hole).expect("a row");
        assert_eq!((table(&app).position().seeds(hole), table(&app).position().seeds(across)), (seeds, seeds));
    }
    command(&mut app, Command::Undo);
    assert_eq!(numbers(&app), [4, 4, 4, 4, 3, 3], "undone like any turn");
}

/// `rules.md` section 5: one seed against one can never end on the Gabradarre board, so the third same start ends the match.
#[test]
fn one_seed_against_one_ends_by_the_rule() {
    let mut app = playing_from("leyla-gobale-gabradarre", "1,-,-,-,-,-/-,-,-,-,-,1 0-0 S");
    for _ in 0..500 {
        command(&mut app, Command::ToEnd);
        match table(&app).session().game().stage() {
            Stage::Over(outcome) => {
                assert_eq!((outcome.winner, outcome.why), (None, MatchEnd::SameStart));
                return;
            }
            Stage::Arrange { .. } => {
                command(&mut app, Command::SetOut);
            }
            Stage::Turn => {
                let hole = table(&app).turns()[0].hole;
                app.act(Action::Choose(hole));
            }
        }
    }
    panic!("the match goes on");
}

/// Section 6, traditional manners: a chosen hole is not changed, nothing is counted, nothing is taken back.
#[test]
fn traditional_manners_count_nothing_and_take_nothing_back() {
    let mut app = playing("leyla-gobale-gabradarre");
    command(&mut app, Command::Manners);
    assert_eq!(table(&app).session().manners(), Manners::Traditional);
    assert!(!table(&app).may_count());
    let hole = table(&app).turns()[0].hole;
    app.act(Action::Point(Some((hole, None))));
    assert_eq!(table(&app).path(), [], "no preview");
    app.act(Action::Choose(hole));
    command(&mut app, Command::ToEnd);
    let cursor = table(&app).session().cursor();
    for asked in [Action::Command(Command::Undo), Action::GoTo(Node::START)] {
        app.act(asked.clone());
        assert_eq!(table(&app).session().cursor(), cursor, "{asked:?}");
        assert_eq!(table(&app).refused().map(|refused| &refused.why), Some(&Refusal::Manners), "{asked:?}");
    }
    command(&mut app, Command::ToStart);
    command(&mut app, Command::SeedBack);
    assert_eq!(table(&app).session().cursor(), cursor, "the turn can be watched, not taken back");
    command(&mut app, Command::Manners);
    assert_eq!(table(&app).session().manners(), Manners::Traditional, "not changed in the middle");
    let text = write(table(&app).session());
    assert!(read(text.as_bytes()).expect("a session") == *table(&app).session(), "{text}");

    let mut app = playing("huroy");
    command(&mut app, Command::Manners);
    choose(&mut app, 'C');
    choose(&mut app, 'D');
    assert!(
        matches!(table(&app).choosing(), Choosing::Direction(chosen) if chosen == super::hole(&app, 'C')),
        "a chosen hole is not changed"
    );
    app.act(Action::End(Ending::Agreed));
    assert!(table(&app).may_count() && table(&app).may_take_back(), "after the end all can be looked at");
}

#[test]
fn the_same_game_again_keeps_players_and_manners_and_may_change_sides() {
    for (sides, south) in [(Sides::Same, "Ubah"), (Sides::Changed, "Hodan")] {
        let mut app = playing("leyla-gobale-gabradarre");
        command(&mut app, Command::Manners);
        app.act(Action::Rename(Side::South, "Ubah".to_owned()));
        app.act(Action::Rename(Side::North, "Hodan".to_owned()));
        app.act(Action::End(Ending::Resigned(Side::North)));
        app.act(Action::Again(sides));
        let session = table(&app).session();
        assert!(session.is_empty());
        assert_eq!((session.players().south.name.as_str(), session.manners()), (south, Manners::Traditional));
    }
}

/// What is new on the board is still told when it is somebody's turn: owned holes, and holes out of play.
#[test]
fn what_is_new_is_told_to_whoever_is_next() {
    let (mut owned, mut closed) = (0, 0);
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let mut app = playing("fergen-gobale");
        for _ in 0..120 {
            let Some(next) = random_move(table(&app).session().game(), &mut rng) else { break };
            make(&mut app, &next);
            super::to_end(&mut app);
            if table(&app).session().game().stage() != Stage::Turn {
                continue;
            }
            let playback = table(&app).playback();
            let detail = app.narration(table(&app)).telling.detail;
            match playback.told().map(|number| playback.events()[number]) {
                Some(Event::Pair { .. } | Event::Claim { .. }) => {
                    owned += 1;
                    let is_told = detail.contains("end of the round") || detail.contains("at its end");
                    assert!(is_told && detail.ends_with(" is to move."), "{detail}");
                }
                Some(Event::Begin { .. }) if !table(&app).position().closed().is_empty() => {
                    closed += 1;
                    assert!(detail.contains("out of play"), "{detail}");
                }
                _ => {}
            }
        }
    }
    assert!(owned >= 5 && closed > 2, "{owned} {closed}");
}

/// `rules.md` section 9: every match of the vectors, its arrangements by the setter's own hand, through the window's actions.
#[test]
fn the_matches_of_the_vectors_are_played_by_actions() {
    let mut arranged = 0;
    for (at, game) in vectors::games().filter(|(_, game)| game.rounds.len() > 1) {
        let rules = vectors::rules_with(&game.rules, &game.options);
        let mut app = with_session(Session::from_position(rules.clone(), vectors::position(&rules, &game.rounds[0].start)));
        for round in &game.rounds {
            super::to_end(&mut app);
            if let Choosing::SetOut(draft) = table(&app).choosing() {
                let row: Vec<_> = rules.board().row(draft.setter).collect();
                let wanted = row.iter().filter(|hole| round.start.seeds[hole.index()] > draft.each);
                // First every odd seed is taken up, then each is laid where the vector has it.
                for hole in draft.more.iter().chain(wanted.copied()) {
                    app.act(Action::Choose(hole));
                }
                command(&mut app, Command::SetOut);
                arranged += 1;
            }
            for turn in &round.turns {
                let chosen = Move::parse(&rules, &turn.r#move).unwrap_or_else(|error| panic!("{at}: {error:?}"));
                make(&mut app, &chosen);
                assert_eq!(table(&app).refused(), None, "{at}: {}", turn.r#move);
            }
        }
        let played = table(&app).session().game();
        for (number, round) in game.rounds.iter().enumerate() {
            let start = played.rounds().get(number).map_or_else(|| *played.round_start(), |round| round.start);
            assert_eq!(vectors::state(&rules, &start, true), round.start, "{at}: round {}", number + 1);
            let seeds = played.rounds().get(number).map(|round| (round.seeds.south, round.seeds.north));
            assert_eq!(seeds, round.south.zip(round.north), "{at}: round {}", number + 1);
        }
    }
    assert!(arranged > 50, "only {arranged} arrangements");
}

/// Whoever would win if the match were stopped now wins when it is.
#[test]
fn whoever_is_said_to_be_ahead_wins_where_the_match_is_stopped() {
    let mut stopped = 0;
    for rules in catalogue::all() {
        let mut rng = Rng::with_seed(5);
        let mut game = Session::new(rules.clone()).game().clone();
        while let Some(next) = random_move(&game, &mut rng) {
            let (ahead, _) = game.ahead();
            let mut ended = game.clone();
            ended.play(&Move::End(Ending::Agreed), gobale::rules::Deaf).expect("allowed");
            let Stage::Over(outcome) = ended.stage() else { panic!("{}: it goes on", rules.spec().id) };
            assert_eq!(outcome.winner, ahead, "{}: {:?}", rules.spec().id, game.position());
            stopped += 1;
            game.play(&next, gobale::rules::Deaf).expect("allowed");
        }
    }
    assert!(stopped > 300, "{stopped}");
}
