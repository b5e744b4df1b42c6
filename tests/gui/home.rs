//! Home: the games to choose from.

use egui_kittest::kittest::NodeT as _;
use gobale::app::{Question, Screen as Shown};
use gobale::catalogue;

use super::{SMALL, Setting, USUAL};

#[test]
fn every_game_starts_from_its_card() {
    let mut screen = Setting::default().open();
    for rules in catalogue::all() {
        let spec = rules.spec();
        screen.click(&format!("Play {}, {}", spec.name, spec.region));
        assert_eq!(screen.app().screen(), Shown::Table);
        assert_eq!(screen.table().session().rules(), rules);
        for hole in rules.board().holes() {
            screen.node_starting(&format!("{}, ", rules.board().letter(hole)));
        }
        assert_eq!(screen.sentence(), "South begins");
        screen.click("File");
        screen.click_starting("New game");
        assert_eq!(screen.app().screen(), Shown::Home);
    }
}

#[test]
fn each_card_says_how_long_it_takes_and_one_is_to_begin_with() {
    let mut screen = Setting::default().open();
    let told = |screen: &super::Screen| -> Vec<String> {
        let cards = catalogue::all().iter().map(|rules| format!("Play {},", rules.spec().name));
        cards.map(|start| screen.node_starting(&start).accesskit_node().description().unwrap_or_default()).collect()
    };
    let first = told(&screen);
    assert!(first.iter().all(|card| card.contains(" min")), "{first:?}");
    let good: Vec<_> = first.iter().filter(|card| card.starts_with("Good first game: the lessons teach it.")).collect();
    assert_eq!(good.len(), 1);
    let taught = &gobale::lessons::all()[0].steps[0].rules;
    assert_eq!(taught.spec().id, catalogue::FIRST, "the lessons begin with the game to begin with");
    // Whoever has begun needs no advice.
    screen.click_starting("Play Layli Goobalay");
    screen.click("File");
    screen.click_starting("New game");
    assert!(told(&screen).iter().all(|card| !card.starts_with("Good first game")));
}

#[test]
fn games_are_in_sight_at_once() {
    for (size, cards) in [(SMALL, 4), (USUAL, 9)] {
        let screen = Setting { size, ..Setting::default() }.open();
        let seen = catalogue::all().iter().filter(|rules| {
            let card = screen.node_starting(&format!("Play {},", rules.spec().name)).rect();
            card.max.y <= size.y
        });
        assert!(seen.count() >= cards, "{size:?}");
    }
}

#[test]
fn a_match_left_can_be_continued() {
    let mut screen = Setting::default().open();
    assert!(!screen.shows("Continue"), "there is nothing to continue yet");
    screen.click_starting("Play Huroy");
    screen.click("File");
    screen.click_starting("New game");
    screen.click("Continue Huroy");
    assert_eq!(screen.app().screen(), Shown::Table);
}

/// A match that is over is looked at, not continued: what leads on is another one.
#[test]
fn a_match_that_is_over_is_not_continued() {
    let mut screen = Setting::default().open();
    screen.click_starting("Play Huroy");
    screen.click("Game");
    screen.click_starting("End the match here");
    screen.click("Agree to stop");
    screen.click("File");
    screen.click_starting("New game");
    assert!(!screen.shows("Continue"), "{:?}", screen.texts());
    screen.click("Back to the finished Huroy");
    assert_eq!(screen.app().screen(), Shown::Table);
}

#[test]
fn a_file_can_be_opened_from_home() {
    let mut screen = Setting::default().open();
    screen.click("Open a file…");
    screen.wait(|app| matches!(app.question(), Some(Question::Path { .. })));
}
