//! Reading a match that was played: whatever is watched and gone to, nothing of it changes and no computer plays.

use fastrand::Rng;
use gobale::app::{Action, App, Command, Handled, Settings};
use gobale::catalogue;
use gobale::rules::BySide;
use gobale::search::Level;
use gobale::session::{Move, Node, Seat, Session, Stage};
use gobale::words::Words;

use super::computers::errand;
use super::{choose, command, playing, rules, table};
use crate::chance::random_move;

const WEAK: Seat = Seat::Computer(Level::One);

/// A match of these rules and players that has come into its third round, or to its end.
fn played(id: &str, seats: BySide<Seat>) -> Session {
    let mut session = Session::new(rules(id));
    let players = session.players_mut();
    (players.south.seat, players.north.seat) = (seats.south, seats.north);
    let mut rng = Rng::with_seed(11);
    while session.game().rounds().len() < 2 {
        let Some(next) = random_move(session.game(), &mut rng) else { break };
        session.play(next).expect("allowed");
    }
    session
}

/// Anything that whoever reads may ask for.
fn any_reading(rng: &mut Rng, session: &Session) -> Action {
    const COMMANDS: [Command; 13] = [
        Command::Skip,
        Command::PlayPause,
        Command::ToStart,
        Command::ToEnd,
        Command::SeedForward,
        Command::SeedBack,
        Command::LapForward,
        Command::LapBack,
        Command::TurnForward,
        Command::TurnBack,
        Command::Undo,
        Command::Redo,
        Command::Cancel,
    ];
    match rng.u8(..10) {
        0 => Action::GoOn,
        1 => Action::GoTo(session.node(rng.usize(..session.len())).unwrap_or(Node::START)),
        2 => Action::Seek(rng.f32() * 60.0),
        // To where a round was counted, which random steps seldom meet.
        3 => {
            let over = |&node: &Node| matches!(session.played(node), Some(Move::Arrange(_)));
            let places: Vec<Node> = session.nodes().filter(over).filter_map(|node| session.parent(node)).collect();
            Action::GoTo(places.get(rng.usize(..places.len().max(1))).copied().unwrap_or(Node::START))
        }
        _ => Action::Command(COMMANDS[rng.usize(..COMMANDS.len())]),
    }
}

#[test]
fn whoever_reads_a_match_changes_nothing_of_it() {
    let mut rng = Rng::with_seed(12);
    let mut set_out = 0;
    for shipped in catalogue::all() {
        for (south, north) in [(Seat::Human, Seat::Human), (Seat::Human, WEAK), (WEAK, Seat::Human), (WEAK, WEAK)] {
            let session = played(&shipped.spec().id, BySide { south, north });
            let mut app = App::new(Words::english(), Settings::default(), None);
            app.act(Action::Opened("read.ron".into(), Ok(Box::new(session.clone()))));
            for _ in 0..150 {
                let asked = any_reading(&mut rng, &session);
                let told = format!("{}, {south:?} against {north:?}: {asked:?}", shipped.spec().id);
                let mut effects = app.act(asked);
                effects.extend(app.tick(if rng.bool() { 0.2 } else { 30.0 }));
                assert!(errand(&effects).is_none(), "{told}");
                assert!(!app.is_unsaved() && app.handled() == Handled::LookedAt, "{told}");
                assert_eq!(table(&app).session().len(), session.len(), "{told}");
                let arranges = matches!(table(&app).session().game().stage(), Stage::Arrange { .. });
                set_out += usize::from(arranges && table(&app).is_at_rest() && !table(&app).waits_for_reader());
            }
        }
    }
    assert!(set_out > 20, "what a round came to is gone on from: {set_out}");
}

#[test]
fn a_turn_that_was_played_before_is_found_again_and_changes_nothing() {
    let mut app = playing("huroy");
    for direction in [gobale::rules::Direction::Ccw, gobale::rules::Direction::Cw] {
        let known = table(&app).session().len();
        for again in [false, true] {
            choose(&mut app, 'B');
            app.act(Action::ChooseDirection(direction));
            command(&mut app, Command::ToEnd);
            assert_eq!(table(&app).session().len(), known + 1, "{again}");
            assert_eq!(app.is_unsaved(), !again, "{again}");
            let revision = table(&app).revision();
            app.act(Action::Saved("read.ron".into(), revision, Ok(())));
            command(&mut app, Command::Undo);
        }
    }
}
