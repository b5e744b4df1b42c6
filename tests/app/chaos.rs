//! A thousand random actions, at any beat of any animation: nothing panics, and no seed is lost.

use std::path::PathBuf;
use std::sync::Arc;

use fastrand::Rng;
use gobale::app::{Action, Answer, App, Choosing, Command, Purpose, Screen, Speed, Tab};
use gobale::catalogue;
use gobale::rules::{Direction, Forbidden, Hole, Side};
use gobale::search::Level;
use gobale::session::file::{read, write};
use gobale::session::{Ending, Refusal, Seat};

use super::turn_list::assert_follows;
use super::{count, playing, still_moves, table};
use crate::chance::random_session;

/// Anything that can be asked, with more of what makes a game go on.
fn any_action(app: &App, rng: &mut Rng) -> Action {
    let session = table(app).session();
    let board = session.rules().board();
    let any_hole = |rng: &mut Rng| board.hole(rng.usize(..board.hole_count())).expect("a hole");
    let any_direction = |rng: &mut Rng| if rng.bool() { Direction::Ccw } else { Direction::Cw };
    let any_node = |rng: &mut Rng| session.node(rng.usize(..=session.len())).expect("a place");
    let path = PathBuf::from("game.ron");
    // Most is to be lost at the table.
    if app.screen().shows_examples() && rng.bool() {
        return Action::Command(Command::Continue);
    }
    match rng.u8(..84) {
        0..25 => Action::Choose(inviting(app, rng).unwrap_or_else(|| any_hole(rng))),
        25..30 => Action::Choose(any_hole(rng)),
        30..38 => Action::ChooseDirection(any_direction(rng)),
        38..60 => Action::Command(Command::ALL[rng.usize(..Command::ALL.len())]),
        60 => Action::Point(rng.bool().then(|| (any_hole(rng), rng.bool().then(|| any_direction(rng))))),
        61 => match table(app).refused().map(|refused| (&refused.why, refused.direction)) {
            Some((&Refusal::Forbidden(Forbidden::Endless(hole)), Some(direction))) => Action::WatchEndless(hole, direction),
            _ => Action::Command(Command::SetOut),
        },
        62 => Action::SetOut((0..board.row_len()).map(|_| rng.u8(..6)).collect()),
        63 if rng.u8(..8) == 0 => {
            Action::End([Ending::Agreed, Ending::Resigned(Side::South), Ending::Resigned(Side::North)][rng.usize(..3)])
        }
        63..66 => Action::GoTo(any_node(rng)),
        66..70 => Action::Seek((rng.f32() * 1.2 - 0.1) * table(app).playback().length()),
        70 => Action::Speed(Speed::ALL[rng.usize(..Speed::ALL.len())]),
        71 => Action::Rename(if rng.bool() { Side::South } else { Side::North }, "Faadumo".to_owned()),
        72 => Action::Comment(any_node(rng), "…".to_owned()),
        73 => Action::OpenFile(path),
        74 => Action::Answer([Answer::Yes, Answer::WithoutSaving, Answer::Elsewhere, Answer::Cancel][rng.usize(..4)]),
        75 => Action::PathChosen(if rng.bool() { Purpose::Open } else { Purpose::Save }, rng.bool().then_some(path)),
        76 => Action::NoPathWindow(if rng.bool() { Purpose::Open } else { Purpose::Save }, rng.bool().then_some(path)),
        77 => Action::Saved(path, table(app).revision(), if rng.bool() { Ok(()) } else { Err("full".to_owned()) }),
        78 if rng.bool() => Action::ChangedOutside(path),
        78 => Action::Exists(Purpose::Save, path),
        79 => Action::Sit(
            if rng.bool() { Side::South } else { Side::North },
            if rng.u8(..6) > 0 { Seat::Human } else { Seat::Computer(Level::ALL[rng.usize(..6)]) },
        ),
        _ => match rng.u8(..16) {
            0 => Action::New(Arc::clone(session.rules())),
            1 => Action::Opened(path, Ok(Box::new(random_session(session.rules(), 20, rng)))),
            2 => Action::Opened(path, Err("broken".to_owned())),
            3 => Action::ShowPanel(rng.bool()),
            6 => Action::ShowTab([Tab::Turns, Tab::Match, Tab::Rules, Tab::Analysis][rng.usize(..4)]),
            4 => Action::TypePath("typed.ron".to_owned()),
            5 => Action::DismissNotice,
            7 => Action::IsFolder(Purpose::Save, path),
            8 => Action::Gone([path].into()),
            9 => Action::GoOn,
            10 => Action::Memory(rng.u64(..9000)),
            _ => Action::Command(Command::Continue),
        },
    }
}

/// A hole that invites, or a central hole to be claimed.
fn inviting(app: &App, rng: &mut Rng) -> Option<Hole> {
    let holes: Vec<Hole> = table(app).inviting().union(table(app).to_claim()).iter().collect();
    rng.choice(holes)
}

#[test]
fn a_thousand_random_actions_lose_no_seed() {
    let (mut claims, mut directions, mut moved, mut refused) = (0, 0, 0, 0);
    for rules in catalogue::all() {
        for seed in 0..16 {
            let mut rng = Rng::with_seed(seed);
            let mut app = playing(&rules.spec().id);
            for number in 0..1000 {
                let action = any_action(&app, &mut rng);
                let told = format!("{}, seed {seed}, action {number}: {action:?}", rules.spec().id);
                app.act(action);
                // Lessons and predictions have a law of their own.
                if matches!(app.screen(), Screen::Lessons | Screen::Predict) {
                    app.act(Action::Command(Command::Continue));
                }
                let whole = table(&app).session().start().total();
                assert_eq!(count(&table(&app).playback().moment()), whole, "{told}");
                assert_eq!(count(&table(&app).moment()), whole, "{told}: with what is laid out");
                for _ in 0..rng.u8(..4) {
                    moved += usize::from(still_moves(&mut app, rng.f32() * 0.3));
                    assert_eq!(count(&table(&app).playback().moment()), whole, "{told}");
                }
                assert_eq!(table(&app).position().total(), whole, "{told}");
                match table(&app).choosing() {
                    Choosing::Claim { .. } => claims += 1,
                    Choosing::Direction(_) => directions += 1,
                    Choosing::Nothing => {}
                    Choosing::SetOut(setting_out) => assert!(setting_out.more.len() <= setting_out.odd, "{told}"),
                }
                refused += usize::from(table(&app).refused().is_some());
                let rows = table(&app).rows().iter().map(|row| row.node);
                assert!(rows.eq(table(&app).session().line()), "{told}");
                if number % 20 == 0 {
                    assert_follows(&app);
                }
                if number % 100 == 0 {
                    let session = table(&app).session();
                    assert!(read(write(session).as_bytes()).expect("a session that can be played again") == *session, "{told}");
                }
            }
        }
    }
    // Otherwise the law was tried on nothing.
    assert!(claims > 50 && directions > 100 && moved > 1000 && refused > 100, "{claims} {directions} {moved} {refused}");
}
