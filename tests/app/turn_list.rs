//! The list of turns: always the line of the session, whatever was done.

use gobale::app::{Action, App, Command};
use gobale::catalogue;
use gobale::rules::Side;
use gobale::session::turn_list::TurnList;
use gobale::session::{Ending, Move, Node, Session};

use super::{choose, command, playing, table};

/// The rows are those of the session's line, and each is what it would be if the list were made anew.
pub(crate) fn assert_follows(app: &App) {
    let session = table(app).session();
    let nodes: Vec<Node> = table(app).rows().iter().map(|row| row.node).collect();
    assert_eq!(nodes, session.line());
    assert_eq!(table(app).rows(), TurnList::new(session).rows());
}

/// Each row as it is read: number, side and turn, with a star where there are variations.
fn rows(app: &App) -> Vec<String> {
    let side = |side: Option<Side>| side.map_or('-', Side::letter);
    let star = |siblings: bool| if siblings { "*" } else { "" };
    table(app)
        .rows()
        .iter()
        .map(|row| format!("{}.{}{} {}{}", row.round, row.turn, side(row.side), row.text, star(!row.others.is_empty())))
        .collect()
}

fn play(app: &mut App, letters: &str) {
    for letter in letters.chars() {
        command(app, Command::ToEnd);
        choose(app, letter);
        assert_eq!(table(app).refused(), None, "{letter}");
    }
}

#[test]
fn rows_follow_the_line_through_undo_redo_and_variations() {
    let mut app = playing("layli-goobalay");
    play(&mut app, "AbA");
    let first = ["1.1S A", "1.2N b", "1.3S A"];
    assert_eq!(rows(&app), first);
    command(&mut app, Command::Undo);
    command(&mut app, Command::Undo);
    assert_eq!(rows(&app), first, "what can be played again stays in the list");
    let after_a = table(&app).session().cursor();

    play(&mut app, "e");
    assert_eq!(rows(&app), ["1.1S A", "1.2N e*"], "a variation takes the place of what followed");
    app.act(Action::GoTo(after_a));
    assert_eq!(rows(&app), ["1.1S A", "1.2N e*"]);
    play(&mut app, "b");
    assert_eq!(rows(&app), ["1.1S A", "1.2N b*", "1.3S A"], "a move played before is found again with what followed it");
    assert_eq!(table(&app).session().len(), 4, "and is not added");
    app.act(Action::GoTo(Node::START));
    assert_eq!(rows(&app), ["1.1S A", "1.2N b*", "1.3S A"]);

    // A variation as long as the line it leaves.
    let [after_b, after_aba] = [1, 2].map(|row: usize| table(&app).rows()[row].node);
    app.act(Action::GoTo(after_b));
    let other = table(&app).turns().iter().find(|turn| turn.hole != super::hole(&app, 'A')).expect("another turn").hole;
    let other = table(&app).session().rules().board().letter(other);
    play(&mut app, &other.to_string());
    let after_other = table(&app).session().cursor();
    for (node, last) in [(after_aba, 'A'), (after_other, other), (after_aba, 'A')] {
        app.act(Action::GoTo(node));
        assert_eq!(rows(&app), ["1.1S A".to_owned(), "1.2N b*".to_owned(), format!("1.3S {last}*")]);
    }
    app.act(Action::GoTo(Node::START));
    app.act(Action::End(Ending::Agreed));
    assert_eq!(rows(&app), ["1.0- end:agreed*"]);
    assert_follows(&app);
}

#[test]
fn going_to_a_row_shows_its_turn_at_rest() {
    let mut app = playing("huroy");
    for letter in ['A', 'a', 'B', 'b'] {
        command(&mut app, Command::ToEnd);
        choose(&mut app, letter);
        app.act(Action::ChooseDirection(gobale::rules::Direction::Ccw));
    }
    for row in table(&app).rows().to_vec().iter().rev() {
        app.act(Action::GoTo(row.node));
        assert_eq!(table(&app).session().cursor(), row.node);
        super::assert_shows_the_cursor(&app);
        assert_eq!(table(&app).playback().events(), row.events);
        assert_eq!(table(&app).playback().before(), &row.before);
        assert_follows(&app);
    }
    assert_eq!(table(&app).rows()[1].text, "a:ccw");
}

#[test]
fn rounds_and_arrangements_have_rows_of_their_own() {
    let mut app = super::playing_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 18-18 S");
    command(&mut app, Command::SetOut);
    command(&mut app, Command::ToEnd);
    let mover = table(&app).position().to_move();
    let letter = table(&app).session().rules().board().letter(table(&app).turns()[0].hole);
    play(&mut app, &letter.to_string());
    assert_eq!(rows(&app), ["2.0S set:3,3,3,3,3,3".to_owned(), format!("2.1{} {letter}", mover.letter())]);
    assert_follows(&app);
}

#[test]
fn the_last_number_of_turns_that_a_position_can_have_is_listed_too() {
    let rules = catalogue::built_in("huroy").expect("built in");
    let start = rules.parse_position("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S 4294967295").expect("a position");
    let mut session = Session::from_position(rules.clone(), start);
    session.play(Move::parse(&rules, "A:ccw").expect("a move")).expect("allowed");
    assert_eq!(TurnList::new(&session).rows().len(), 1);
}
