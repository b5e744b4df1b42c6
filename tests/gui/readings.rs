//! Readings side by side, by the names a screen reader gives.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gobale::app::{Screen as Shown, Speed};

use super::{SMALL, Screen, Setting, USUAL, session_from};

/// Side by side from a table with this position.
fn compared(id: &str, position: &str, size: egui::Vec2) -> Screen {
    let mut screen = Setting { session: Some(session_from(id, position)), size, ..Setting::default() }.open();
    screen.click("Learn");
    screen.click_starting("Compare readings");
    screen
}

#[test]
fn two_boards_stand_side_by_side_and_move_as_one() {
    for size in [SMALL, USUAL] {
        let mut screen = compared("layli-goobalay", "1,0,0,0,0,1/1,0,0,0,0,2 0-0 S 2", size);
        assert_eq!(screen.app().screen(), Shown::Compare);
        assert!(screen.shows("The readings part: Facing an empty hole"));
        assert!(screen.shows("Ludii’s program"));
        screen.click("Go to the difference");
        screen.key(Key::End);
        screen.node("Board 1: B, South, 1 seed");
        screen.node("Board 2: B, South, no seeds");
        assert!(screen.shows("Board 2: Store of South, 1 seed"));
        screen.key(Key::Home);
        screen.node("Board 2: B, South, no seeds");
        screen.node("Board 2: A, South, 1 seed");
        let [one, two] = [1, 2].map(|board| screen.node_starting(&format!("Board {board}: A,")).rect());
        assert!((one.min.y - two.min.y).abs() > 100.0 || (one.min.x - two.min.x).abs() > 100.0);
        screen.key(Key::Escape);
        assert_eq!(screen.app().screen(), Shown::Table);
    }
}

#[test]
fn another_hole_is_compared_by_click_and_by_letter() {
    let mut screen = compared("layli-goobalay", "1,0,0,1,0,1/1,0,0,0,0,2 0-0 S 2", USUAL);
    screen.click_starting("Board 2: D, South");
    let turn = |screen: &Screen| screen.app().comparison().expect("shown").case().turn.expect("a turn").hole;
    let named = |screen: &Screen, letter: char| screen.app().comparison().expect("shown").case().board.hole_named(letter);
    assert_eq!(Some(turn(&screen)), named(&screen, 'D'));
    screen.node("Play or pause").focus();
    screen.settle();
    screen.key(Key::F);
    assert_eq!(Some(turn(&screen)), named(&screen, 'F'));
}

#[test]
fn a_board_takes_another_reading_from_its_menu() {
    let mut screen = compared("layli-goobalay", "1,0,0,0,0,1/1,0,0,0,0,2 0-0 S 2", USUAL);
    screen.click_starting("Another reading for board 2");
    screen.click("Leyla Gobale (Gabradarre)");
    assert_eq!(screen.app().comparison().expect("shown").readings()[1].spec().id, "leyla-gobale-gabradarre");
    assert!(screen.shows("This comes out the same on every board"));
    screen.click("Add a board");
    screen.click("Take board 3 away");
    screen.click_starting("Show an example");
    screen.click("Who begins the next round");
    assert!(screen.shows("What follows when this round is over"));
    screen.click("Back");
    assert_eq!(screen.app().screen(), Shown::Table);
}

#[test]
fn the_timeline_tells_where_the_readings_part() {
    let screen = compared("layli-goobalay", "1,0,0,0,0,1/1,0,0,0,0,2 0-0 S 2", USUAL);
    assert_eq!(screen.app().settings().speed, Speed::Eightfold);
    assert!(screen.texts().iter().any(|text| text.starts_with("Place in the turn")));
    let value = screen.node_starting("Place in the turn").accesskit_node().value().expect("a value");
    assert!(value.contains("the readings part at beat 2"), "{value}");
}

#[test]
fn the_rules_of_a_game_are_reached_from_its_card() {
    let mut screen = Setting::default().open();
    screen.click("Rules of Huroy");
    assert_eq!(screen.app().screen(), Shown::Rules);
    assert!(screen.app().table().is_none(), "the card itself was not clicked");
    screen.click("Back");
    screen.click_starting("Play Huroy");
    assert_eq!(screen.app().screen(), Shown::Table);
    screen.click("Rules");
    screen.click("All on a page, with examples");
    assert_eq!(screen.app().rules_page().expect("shown").rules().spec().id, "huroy");
}

#[test]
fn a_rule_is_watched_and_leads_to_its_words_and_back() {
    for size in [SMALL, USUAL] {
        let mut screen = Setting { size, ..Setting::default() }.open();
        screen.click("Rules of Fergen Gobale");
        for text in [
            "Our reading",
            "Ludii, Fergen Gobale",
            "What the sources leave open",
            "Also read: a last seed that faces an empty hole is taken alone.",
        ] {
            assert!(screen.shows(text), "{text}");
        }
        screen.click("Watch it: Layli pair");
        screen.key(Key::Home);
        assert!(screen.sentence().contains("lifts"), "{}", screen.sentence());
        while !screen.sentence().contains("makes a layli pair") {
            screen.key(Key::Period);
        }
        screen.click("Show the rule: Layli pair");
        let title = screen.harness.query_all_by_value("Layli pair").next().expect("its title").rect();
        assert!(title.top() > 40.0 && title.bottom() < size.y, "{size:?}: it is in sight: {title:?}");
        screen.click("Show the track");
        assert_eq!(screen.sentence(), "The way the seeds go round");
        screen.click("Compare: Facing an empty hole");
        assert_eq!(screen.app().screen(), Shown::Compare);
        screen.key(Key::Escape);
        assert_eq!(screen.app().screen(), Shown::Rules);
        screen.click("Play this game");
        assert_eq!(screen.app().screen(), Shown::Table);
    }
}

#[test]
fn four_boards_are_seen_whole_in_the_usual_window() {
    let mut screen = compared("fergen-gobale", "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S", USUAL);
    screen.click("Add a board");
    screen.click("Add a board");
    let last = screen.node_starting("Board 4: F, South").rect();
    let timeline = screen.node("Play or pause").rect();
    assert!(last.bottom() < timeline.top() - 40.0, "{last:?}, {timeline:?}");
}
