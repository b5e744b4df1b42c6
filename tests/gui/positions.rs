//! Positions set up and rules made by the names on the screen.

use egui::Key;
use gobale::app::Screen as Shown;

use super::{SMALL, Screen, Setting};
use gobale::session::Session;

#[test]
fn a_position_is_set_up_by_clicks_and_played() {
    for size in [super::USUAL, SMALL] {
        let session = Some(Session::new(super::rules("fergen-gobale")));
        let mut screen = Setting { size, session, ..Setting::default() }.open();
        screen.click("Game");
        screen.click_starting("Set up a position");
        assert_eq!(screen.app().screen(), Shown::Position);
        screen.click("Empty the board");
        assert!(screen.shows("0 seeds in all. The first arrangement has 60."));
        for letter in ['A', 'A', 'f'] {
            screen.click_starting(&format!("{letter}, "));
        }
        assert!(screen.shows("3 seeds in all."));
        screen.click("North to move");
        screen.click("Play from here");
        assert_eq!(screen.app().screen(), Shown::Table);
        assert_eq!(screen.table().session().start().total(), 3);
        assert_eq!(screen.sentence(), "North is to move");
    }
}

#[test]
fn what_is_wrong_is_said_under_the_board() {
    let mut screen = Screen::playing("fergen-gobale");
    screen.key_with(egui::Modifiers::COMMAND, Key::E);
    assert!(screen.shows("The position can be played."));
    screen.click_starting("X, 4 seeds");
    screen.click("Claimed by South");
    assert!(!screen.shows("The position can be played."), "{:?}", screen.texts());
    screen.key(Key::Escape);
    assert_eq!(screen.app().screen(), Shown::Table);
}

#[test]
fn rules_are_made_from_others_played_and_saved() {
    for size in [super::USUAL, SMALL] {
        let session = Some(Session::new(super::rules("layli-goobalay")));
        let mut screen = Setting { size, session, ..Setting::default() }.open();
        screen.click("Game");
        screen.click_starting("Make your own rules");
        assert!(screen.shows("These rules can be played.") && screen.shows("Nothing is different yet."));
        assert!(screen.shows("Layli Goobalay, my way") || screen.texts().contains(&"Layli Goobalay, my way".to_owned()));
        screen.click_starting("Direction: counter-clockwise");
        screen.click("clockwise");
        assert!(screen.shows("Direction: clockwise. It was: counter-clockwise."), "{:?}", screen.texts());
        screen.click_starting("Three across: ");
        screen.click_starting("three across make a pair and claim");
        assert!(screen.shows("These rules contradict themselves"));
        screen.click_starting("Three across: ");
        screen.click("three across make a pair");
        screen.click("Save the rules…");
        let path = screen.folder().join("mine.ron");
        screen.key_with(egui::Modifiers::COMMAND, Key::A);
        screen.type_text(path.to_str().expect("a plain path"));
        screen.key(Key::Enter);
        screen.wait(|app| app.notice().is_some());
        assert!(path.exists(), "{:?}", screen.app().notice());
        screen.click("Play by these rules");
        assert_eq!(screen.app().screen(), Shown::Table);
        assert!(screen.table().session().rules().fixed_direction() == Some(gobale::rules::Direction::Cw));
    }
}

/// What is typed in one field is one change, until the field is left or nothing is typed for a while.
#[test]
fn typing_is_undone_field_by_field() {
    let mut screen = Setting::default().open();
    screen.click("Game");
    screen.click_starting("Make your own rules");
    let name = |screen: &Screen| screen.app().rules_editor().expect("rules").spec().name.clone();
    let before = name(&screen);
    screen.click("Name");
    screen.key(Key::End);
    screen.type_text("ab");
    screen.type_text("c");
    screen.click("What it is, in a sentence");
    screen.type_text("xy");
    screen.click("Undo");
    assert_eq!((name(&screen), screen.app().rules_editor().expect("rules").spec().about.as_str()), (format!("{before}abc"), ""));
    screen.click("Undo");
    assert_eq!(name(&screen), before);
    // Back, and into the same again.
    screen.click("Back");
    assert_eq!(screen.app().screen(), Shown::Home);
    screen.click("Game");
    screen.click_starting("Make your own rules");
    screen.key(Key::Escape);
    assert_eq!(screen.app().screen(), Shown::Home);
}
