//! Predictions in the window.

use egui::Key;
use gobale::app::Screen as Shown;
use gobale::lessons::{Ask, Reply};

use super::{Screen, Setting};

/// The letter of the hole where the last seed will fall.
fn right(screen: &Screen) -> char {
    let exercise = screen.app().exercise().expect("a question");
    let (rules, position, ask) = (exercise.rules(), *exercise.position(), exercise.ask().expect("a question"));
    let Some(Reply::Hole(hole)) = ask.replies(rules, position).into_iter().find(|&reply| ask.is_right(rules, position, reply)) else {
        panic!("{ask:?}")
    };
    rules.board().letter(hole)
}

#[test]
fn a_turn_is_foretold_and_watched() {
    let mut screen = Setting::default().open();
    screen.click("Learn");
    screen.click_starting("Predict a turn");
    assert_eq!(screen.app().screen(), Shown::Predict);
    assert!(screen.shows("No answer yet"));
    let letter = right(&screen);
    screen.click_hole(letter);
    screen.click("Check");
    assert_eq!(screen.told()[1], "Right!");
    assert!(screen.shows("1 of 1 right") && screen.shows("In a row: 1 · best: 1"));
    screen.click("Next");
    let letter = right(&screen);
    screen.click_hole(if letter == 'A' { 'B' } else { 'A' });
    screen.click("Check");
    assert!(screen.shows("1 of 2 right") && screen.shows("In a row: 0 · best: 1"));
    assert!(!screen.shows("Try again"));
}

#[test]
fn game_level_and_question_are_chosen() {
    let mut screen = Setting::default().open();
    screen.key(Key::F8);
    screen.click("Game: Fergen Gobale");
    screen.click("Huroy");
    screen.click("Level: 1–3 seeds");
    screen.click("10 seeds or more");
    screen.node("Level: 10 seeds or more");
    screen.click("To say: Where it ends");
    screen.click("How many are taken");
    assert!(matches!(screen.app().exercise().expect("a question").ask(), Some(Ask::Taken(_))));
    screen.click("One more");
    screen.click("Check");
    assert!(screen.shows("of 1 right"));
}

#[test]
fn the_position_on_the_table_is_asked_about() {
    let mut screen = Screen::playing("layli-goobalay");
    screen.key(Key::F8);
    assert!(screen.shows("The turns of the position on the table"));
    assert_eq!(*screen.app().exercise().expect("a question").position(), screen.table().session().rules().start());
    screen.click("Positions from random play");
    screen.node("Level: 1 lap");
}
