//! Variations: promoted, taken out, and all of it undone.

use gobale::app::{Action, Command};
use gobale::catalogue;
use gobale::session::file::{read, write};
use gobale::session::{Node, Session};

use super::{choose, command, playing, table, with_session};
use crate::chance::random_session;

/// A game with two turns, and another first turn that was followed by one.
fn with_variation() -> gobale::app::App {
    let mut app = playing("layli-goobalay");
    for letter in ['A', 'b'] {
        choose(&mut app, letter);
        command(&mut app, Command::ToEnd);
    }
    command(&mut app, Command::Undo);
    command(&mut app, Command::Undo);
    for letter in ['C', 'a'] {
        choose(&mut app, letter);
        command(&mut app, Command::ToEnd);
    }
    app
}

fn texts(session: &Session, nodes: &[Node]) -> Vec<String> {
    nodes.iter().filter_map(|&node| session.played(node)).map(|played| played.text(session.rules())).collect()
}

fn main_line(session: &Session) -> Vec<String> {
    texts(session, &session.line_to(session.end_of_main_line()))
}

#[test]
fn a_variation_becomes_the_main_line_and_undo_takes_it_back() {
    let mut app = with_variation();
    let before = table(&app).session().clone();
    assert_eq!(main_line(&before), ["A", "b"]);
    assert!(table(&app).is_variation());
    command(&mut app, Command::Promote);
    let after = table(&app).session().clone();
    assert_eq!(main_line(&after), ["C", "a"]);
    assert_eq!(texts(&after, &after.line_to(after.cursor())), ["C", "a"], "what is shown stays");
    assert_eq!(after.len(), 4);
    assert!(app.is_unsaved() && !table(&app).is_variation());
    assert!(read(write(&after).as_bytes()).expect("readable") == after);
    command(&mut app, Command::Undo);
    assert!(*table(&app).session() == before);
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).session().game().len(), 1, "then undo takes back turns again");
}

#[test]
fn a_turn_is_taken_out_with_what_follows_and_undo_brings_it_back() {
    let mut app = with_variation();
    command(&mut app, Command::TurnBack);
    command(&mut app, Command::TurnBack);
    let before = table(&app).session().clone();
    command(&mut app, Command::Remove);
    assert_eq!(table(&app).session().len(), 2);
    assert_eq!(table(&app).session().cursor(), Node::START);
    assert_eq!(main_line(table(&app).session()), ["A", "b"]);
    assert_eq!(table(&app).rows().len(), 2);
    command(&mut app, Command::Undo);
    assert!(*table(&app).session() == before);
    command(&mut app, Command::Redo);
    assert_eq!(table(&app).session().game().len(), 2, "redo goes on as before");
}

#[test]
fn several_edits_are_undone_one_after_the_other_but_not_past_a_turn() {
    let mut app = with_variation();
    let first = table(&app).session().clone();
    command(&mut app, Command::Promote);
    let second = table(&app).session().clone();
    command(&mut app, Command::Remove);
    command(&mut app, Command::Undo);
    assert!(*table(&app).session() == second);
    command(&mut app, Command::Undo);
    assert!(*table(&app).session() == first);
    command(&mut app, Command::Promote);
    let turn = table(&app).turns()[0];
    app.act(Action::Choose(turn.hole));
    command(&mut app, Command::Undo);
    assert_eq!(main_line(table(&app).session())[..2], ["C", "a"], "undo took the turn back, not the edit");
}

/// What was played between two edits is never undone with one of them.
#[test]
fn a_turn_between_two_edits_stays_when_both_are_undone() {
    let mut app = with_variation();
    command(&mut app, Command::Promote);
    let turn = table(&app).turns()[0];
    app.act(Action::Choose(turn.hole));
    command(&mut app, Command::ToEnd);
    let played = table(&app).session().clone();
    command(&mut app, Command::Remove);
    command(&mut app, Command::Undo);
    assert!(*table(&app).session() == played);
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).session().len(), played.len(), "the turn is taken back, and stays in the tree");
    assert_eq!(table(&app).session().game().len() + 1, played.game().len());
}

#[test]
fn a_first_turn_taken_out_can_be_undone_by_the_menu() {
    let mut app = playing("layli-goobalay");
    choose(&mut app, 'A');
    command(&mut app, Command::Remove);
    assert!(table(&app).session().is_empty() && app.can(Command::Undo));
    command(&mut app, Command::Undo);
    assert_eq!(table(&app).session().len(), 1);
}

#[test]
fn commands_of_the_table_do_nothing_where_it_is_not_seen() {
    for away in [Command::Home, Command::EditPosition, Command::MakeRules] {
        let mut app = with_variation();
        let before = table(&app).session().clone();
        command(&mut app, away);
        for at_table in [Command::Undo, Command::Redo, Command::Remove, Command::Promote, Command::TurnBack, Command::Hint] {
            assert_eq!(command(&mut app, at_table), [], "{away:?}, {at_table:?}");
        }
        assert!(*table(&app).session() == before, "{away:?}");
    }
}

#[test]
fn by_traditional_manners_nothing_is_taken_out() {
    let mut app = playing("leyla-gobale-gabradarre");
    command(&mut app, Command::Manners);
    choose(&mut app, 'A');
    command(&mut app, Command::Remove);
    assert_eq!(table(&app).session().len(), 1);
    assert!(table(&app).refused().is_some());
}

/// Law 8: whatever was edited, the file is the session.
#[test]
fn random_trees_stay_whole_under_random_edits() {
    let mut rng = fastrand::Rng::with_seed(12);
    for rules in catalogue::all() {
        for _ in 0..12 {
            let mut app = with_session(random_session(rules, 30, &mut rng));
            for _ in 0..12 {
                let session = table(&app).session();
                let before = session.clone();
                let node = session.node(rng.usize(..=session.len())).expect("a place");
                app.act(Action::GoTo(node));
                let shown = texts(table(&app).session(), &table(&app).session().line_to(table(&app).session().cursor()));
                let removes = rng.u8(..3) == 0;
                command(&mut app, if removes { Command::Remove } else { Command::Promote });
                let session = table(&app).session();
                assert!(read(write(session).as_bytes()).expect("readable") == *session);
                for node in session.nodes() {
                    let parent = session.parent(node).expect("a parent");
                    assert!(parent < node && session.children(parent).contains(&node));
                }
                if !removes {
                    assert_eq!(session.len(), before.len());
                    assert_eq!(texts(session, &session.line_to(session.cursor())), shown);
                    assert!(!session.is_variation(session.cursor()));
                }
            }
        }
    }
}

#[test]
fn presenting_is_left_by_escape_and_only_at_the_table() {
    let mut app = with_variation();
    let effects = command(&mut app, Command::Present);
    assert!(app.presents() && effects.contains(&gobale::app::Effect::Fullscreen(true)));
    command(&mut app, Command::Home);
    assert!(!app.presents());
    command(&mut app, Command::Continue);
    let effects = command(&mut app, Command::Cancel);
    assert!(!app.presents() && effects.contains(&gobale::app::Effect::Fullscreen(false)));
}

#[test]
fn comments_names_and_seats_leave_the_undoing_of_an_edit_and_stay() {
    use gobale::rules::Side;
    use gobale::session::Seat;
    let mut app = with_variation();
    command(&mut app, Command::Promote);
    let first = table(&app).session().cursor();
    command(&mut app, Command::TurnBack);
    command(&mut app, Command::Remove);
    let kept = table(&app).session().line_to(table(&app).session().end_of_main_line());
    let commented = kept.first().copied().unwrap_or(Node::START);
    app.act(Action::Comment(Node::START, "At the start".to_owned()));
    app.act(Action::Comment(commented, "Later".to_owned()));
    app.act(Action::Rename(Side::South, "Ayaan".to_owned()));
    app.act(Action::Sit(Side::North, Seat::Computer(gobale::search::Level::Two)));
    let told = |app: &gobale::app::App| {
        let session = table(app).session();
        let comments = [Node::START].into_iter().chain(session.nodes()).map(|node| session.comment(node));
        (comments.collect::<String>(), session.players().clone())
    };
    let before = told(&app);
    assert!(before.0.contains("At the start") && before.0.contains("Later"), "{before:?}, {kept:?}");
    for turns in [4, 4] {
        assert!(table(&app).can_undo_edit());
        command(&mut app, Command::Undo);
        assert_eq!(table(&app).session().len(), turns);
        assert_eq!(told(&app), before);
    }
    assert!(!table(&app).can_undo_edit());
    assert!(table(&app).session().nodes().any(|node| node == first));
}
