//! Home: the games to choose from.

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use gobale::app::{Question, Screen as Shown, Settings};
use gobale::catalogue;
use gobale::rules::BySide;
use gobale::search::Level;
use gobale::session::Seat;

use super::{SMALL, Screen, Setting, USUAL};

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
    let told = |screen: &Screen| -> Vec<String> {
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
    screen.wait(|app| matches!(app.question(), Some(Question::Path(_))));
}

#[test]
fn each_card_says_in_one_line_what_is_its_own() {
    for size in [SMALL, USUAL] {
        let screen = Setting { size, ..Setting::default() }.open();
        for rules in catalogue::all() {
            let nature = screen.app().words().nature(rules);
            let name = format!("Play {},", rules.spec().name);
            let card = screen.node_starting(&name);
            assert!(card.accesskit_node().description().is_some_and(|told| told.contains(&nature)));
            if card.rect().max.y <= size.y {
                let line = screen.painted().into_iter().find(|text| text.galley.text() == nature && card.rect().contains(text.pos));
                assert_eq!(line.map(|text| text.galley.rows.len()), Some(1), "{size:?}: {nature}");
            }
        }
    }
}

#[test]
fn whoever_is_alone_has_a_computer_to_play_with_in_two_steps() {
    let computer = Seat::Computer(Level::default());
    let mut screen = Setting::default().open();
    // Tab comes to the choice itself, not to the menus.
    screen.key(Key::Tab);
    assert!(screen.node("Two people").is_focused());
    screen.key(Key::Tab);
    screen.key(Key::Space);
    assert!(screen.node("Against the computer").is_focused());
    assert_eq!(screen.app().settings().seats, BySide { south: Seat::Human, north: computer });
    screen.click("Two people");
    assert_eq!(screen.app().settings().seats, BySide::default());
    // Another seat than the usual one is as good, and stays.
    let seats = BySide { south: computer, north: Seat::Human };
    let mut screen = Setting { settings: Settings { seats, ..Setting::default().settings }, ..Setting::default() }.open();
    screen.click("Against the computer");
    assert_eq!(screen.app().settings().seats, seats);
}

#[test]
fn arrows_lead_from_card_to_card() {
    let mut screen = Setting::default().open();
    let focused = |screen: &Screen| {
        let ctx = &screen.harness.ctx;
        ctx.memory(egui::Memory::focused).and_then(|focus| ctx.read_response(focus)).expect("something has the focus").rect
    };
    // To the right and down: 1, to the left and up: -1.
    let way = |moved: f32| if moved.abs() < 1.0 { 0 } else { moved.signum() as i8 };
    screen.key(Key::ArrowDown);
    let first = focused(&screen);
    let mut last = first;
    for (key, right, down) in [
        (Key::ArrowRight, 1, 0),
        (Key::ArrowRight, 1, 0),
        (Key::ArrowDown, 0, 1),
        (Key::ArrowLeft, -1, 0),
        (Key::ArrowLeft, -1, 0),
        (Key::ArrowUp, 0, -1),
    ] {
        screen.key(key);
        let now = focused(&screen);
        let moved = now.min - last.min;
        assert_eq!(now.size(), first.size(), "{key:?} leads to a card");
        assert_eq!((way(moved.x), way(moved.y)), (right, down), "{key:?}");
        last = now;
    }
    assert_eq!(last, first);
    screen.key(Key::ArrowUp);
    assert!(focused(&screen).bottom() <= first.top(), "out of the cards");
}

#[test]
fn two_people_are_asked_whether_they_sit_face_to_face() {
    for size in [SMALL, USUAL] {
        let mut screen = Setting { size, ..Setting::default() }.open();
        screen.click("Players on two sides");
        assert!(screen.app().settings().two_sides);
        screen.click("Against the computer");
        assert!(!screen.shows("Players on two sides"), "a computer sits nowhere");
    }
}

#[test]
fn the_lists_of_players_begin_in_one_line() {
    let settings = Settings { text_percent: 200, ..Setting::default().settings };
    let screen = Setting { size: SMALL, settings, ..Setting::default() }.open();
    let [south, north] = ["Who plays South", "Who plays North"].map(|name| screen.node_starting(name).rect());
    assert!(south.bottom() <= north.top(), "one below the other: {south:?}, {north:?}");
    assert!((south.left() - north.left()).abs() < 1.0 && (south.right() - north.right()).abs() < 1.0, "{south:?}, {north:?}");
}

#[test]
fn the_arrows_lead_to_the_games() {
    let mut screen = Setting::default().open();
    screen.key(Key::ArrowDown);
    assert!(screen.node_starting("Play Fergen Gobale").is_focused());
    screen.key(Key::Enter);
    assert_eq!(screen.table().session().rules().spec().id, catalogue::FIRST);
}
