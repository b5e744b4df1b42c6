//! Playing against the computer, hints and analysis, by the names on the screen.

use std::time::{Duration, Instant};

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use gobale::app::{Aim, Hint, Settings, Speed};
use gobale::rules::{BySide, Side};
use gobale::search::Level;
use gobale::session::{Node, Seat, Stage};

use super::{SMALL, Screen, Setting};

/// A late position of Fergen Gobale in which South has two turns.
const LATE: &str = "1,0,0,0,1,0/3,0,3,0,0,1/4,4 20-20 S 2";

#[test]
fn by_keys_a_list_begins_at_what_is_chosen_and_gives_the_focus_back() {
    let north = Seat::Computer(Level::Two);
    let settings = Settings { seats: BySide { south: Seat::Human, north }, ..Setting::default().settings };
    let mut screen = Setting { settings, ..Setting::default() }.open();
    screen.node_starting("Who plays North").focus();
    screen.settle();
    screen.key(Key::Enter);
    screen.key(Key::ArrowDown);
    screen.key(Key::Enter);
    assert_eq!(screen.app().settings().seats.north, Seat::Computer(Level::Three));
    assert!(screen.node_starting("Who plays North").is_focused());
}

#[test]
fn a_computer_is_chosen_on_the_first_screen_and_answers_by_itself() {
    let mut screen = Setting::default().open();
    screen.click_starting("Who plays North: A person");
    screen.click_starting("Computer 2");
    assert!(screen.shows("Who plays North: Computer 2"));
    screen.click_starting("Play Fergen Gobale");
    assert_eq!(screen.table().session().players().north.seat, Seat::Computer(Level::Two));
    screen.click_hole('A');
    screen.wait(|app| app.table().is_some_and(|table| table.session().len() == 2));
    screen.settle();
    assert_eq!(screen.table().chooser(), Side::South);
}

#[test]
fn seat_and_time_are_changed_in_the_middle_of_a_game() {
    let mut screen = Screen::playing("fergen-gobale");
    screen.click("Match");
    assert!(!screen.shows("Time for a computer’s move"));
    screen.click_starting("Memory for thinking ahead: 256 MB");
    screen.click("512 MB");
    assert_eq!(screen.app().settings().megabytes, 512);
    screen.click_starting("Who plays North: A person");
    screen.click_starting("Computer 1");
    screen.click_starting("Time for a computer’s move: 2 s");
    screen.click("1 s");
    assert_eq!(screen.app().settings().seconds, 1);
    screen.click_starting("Who plays South: A person");
    screen.click_starting("Computer 6");
    screen.wait(|app| app.progress().is_some());
    screen.click("Pause the computer");
    assert!(screen.shows("the computer waits"));
    let length = screen.table().session().len();
    screen.click("Let the computer play");
    screen.wait(|app| app.table().is_some_and(|table| table.session().len() > length));
}

#[test]
fn the_strongest_computer_thinks_shows_it_and_moves_when_told() {
    let settings = Settings {
        seats: BySide { south: Seat::Computer(Level::Six), north: Seat::Human },
        seconds: 60,
        speed: Speed::AtOnce,
        ..Settings::default()
    };
    let mut screen = Setting { settings, size: SMALL, ..Setting::default() }.open();
    screen.click_starting("Play Huroy");
    screen.wait(|app| app.progress().is_some_and(|progress| progress.nodes > 0));
    screen.settle();
    assert!(screen.shows("South is thinking"), "{:?}", screen.texts());
    screen.click("Computer, move now");
    screen.wait(|app| app.table().is_some_and(|table| table.session().len() == 1));
}

#[test]
fn values_stand_on_the_holes_and_in_the_panel() {
    let mut screen = Screen::playing_from("fergen-gobale", LATE);
    screen.click("Analysis");
    screen.click("Show values of turns");
    assert_eq!(screen.app().study().aim(), Aim::Position);
    screen.wait(|app| app.study().insight(Node::START).is_some_and(|answer| answer.turns.iter().all(|(_, worth)| worth.exact().is_some())));
    screen.settle();
    for text in ["wins the round by", "Exact: looked at to the end of the round.", "It may go on:"] {
        assert!(screen.shows(text), "{text}: {:?}", screen.texts());
    }
    let spoken = |screen: &Screen, letter: char| screen.node_starting(&format!("{letter}, ")).accesskit_node().label().unwrap_or_default();
    assert!(spoken(&screen, 'A').contains("exactly") && spoken(&screen, 'E').contains("exactly"), "{}", spoken(&screen, 'A'));
    assert!(!spoken(&screen, 'B').contains("worth"), "{}", spoken(&screen, 'B'));
    assert_eq!(screen.table().session().len(), 0);
    screen.key(Key::F3);
    assert!(!spoken(&screen, 'A').contains("worth"));
}

#[test]
fn a_hint_is_given_in_two_steps() {
    let mut screen = Screen::playing_from("fergen-gobale", LATE);
    screen.key(Key::F2);
    screen.wait(|app| app.study().hint(Node::START) == Some(Hint::Hole));
    screen.settle();
    assert!(screen.sentence().starts_with("Hint: look at hole"), "{}", screen.sentence());
    screen.key(Key::F2);
    assert!(screen.sentence().starts_with("Hint: ") && !screen.sentence().contains("look at"), "{}", screen.sentence());
    screen.key(Key::Escape);
    assert_eq!(screen.sentence(), "South is to move");
}

#[test]
fn the_course_of_the_match_is_weighed_and_leads_to_its_turns() {
    let mut screen = Screen::playing_from("fergen-goobalay", LATE);
    screen.click_hole('A');
    screen.key(Key::End);
    for _ in 0..2 {
        let turn = screen.table().turns()[0];
        let letter = screen.table().session().rules().board().letter(turn.hole);
        screen.click_hole(letter);
        screen.key(Key::End);
    }
    let length = screen.table().session().len();
    screen.click("Analysis");
    screen.click("Weigh the match");
    screen.wait(|app| app.study().aim() == Aim::Position);
    screen.settle();
    assert!(screen.shows("How the match went"), "{:?}", screen.texts());
    screen.node_starting("Course of the match.").focus();
    screen.settle();
    screen.key(Key::ArrowLeft);
    assert_eq!(screen.table().session().game().len(), length - 1);
    screen.key(Key::ArrowRight);
    assert_eq!(screen.table().session().game().len(), length);
}

/// Both seats the strongest computer: a whole match without a stall. It prints the longest frame; run it with
/// `cargo test -- --ignored --nocapture two_of_the_strongest`.
#[test]
#[ignore = "takes minutes: a second a move"]
#[expect(clippy::print_stdout, reason = "what it measures is to be read")]
fn two_of_the_strongest_play_a_whole_match() {
    for game in ["Fergen Gobale", "Huroy"] {
        let computer = Seat::Computer(Level::Six);
        let seats = BySide { south: computer, north: computer };
        let settings = Settings { seats, seconds: 1, speed: Speed::AtOnce, ..Settings::default() };
        let mut screen = Setting { settings, ..Setting::default() }.open();
        screen.click_starting(&format!("Play {game},"));
        let mut frames = Vec::new();
        let mut last_move = (0, Instant::now());
        while !matches!(screen.table().session().game().stage(), Stage::Over(_)) {
            let begun = Instant::now();
            screen.frame();
            frames.push(begun.elapsed());
            let length = screen.table().session().len();
            if length != last_move.0 {
                last_move = (length, Instant::now());
            }
            assert!(last_move.1.elapsed() < Duration::from_secs(30), "{game}: nothing is played after move {length}");
            std::thread::sleep(Duration::from_millis(8));
        }
        frames.sort();
        let (longest, moves) = (frames[frames.len() - 1], screen.table().session().len());
        let rounds = screen.table().session().game().rounds().len();
        println!(
            "{game}: {moves} moves, {rounds} rounds; of {} frames the longest took {longest:?}, 99 of 100 at most {:?}",
            frames.len(),
            frames[frames.len() * 99 / 100]
        );
    }
}

#[test]
fn the_source_of_a_rule_stands_beside_the_buttons_for_the_computer() {
    let seats = BySide { south: Seat::Human, north: Seat::Computer(Level::One) };
    let mut screen = Setting { settings: Settings { seats, ..Setting::default().settings }, ..Setting::default() }.open();
    screen.click_starting("Play Fergen Gobale");
    let hole = screen.node_starting("D, South").rect().center();
    screen.press_at(hole);
    let mut looked_at = 0;
    for _ in 0..300 {
        screen.frame();
        if screen.shows("Pause the computer") {
            let told = screen.painted().into_iter().any(|text| text.galley.text().ends_with(" · Pankhurst 1971:181"));
            assert!(told, "{:?}", screen.told());
            looked_at += 1;
        }
    }
    assert!(looked_at > 0, "it was the computer's turn");
}

#[test]
fn against_the_computer_finds_the_last_opponent_again() {
    let seats = BySide { south: Seat::Computer(Level::Four), north: Seat::Human };
    let mut screen = Setting { settings: Settings { seats, ..Setting::default().settings }, ..Setting::default() }.open();
    screen.click("Two people");
    assert_eq!(screen.app().settings().seats, BySide::default());
    screen.click("Against the computer");
    assert_eq!(screen.app().settings().seats, seats);
}
