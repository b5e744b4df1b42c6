//! The filled button and Enter: one law over the states of the table.

use egui::{Event, Key, Modifiers};
use gobale::app::{Computers, Lead, Settings, Speed};
use gobale::rules::{BySide, Side};
use gobale::search::Level;
use gobale::session::{Ending, Move, Seat, Session, Stage};

use super::{Screen, Setting, rules, session_from};

/// A table at which both sides are taken like this, after these moves.
fn at(mut session: Session, seats: BySide<Seat>, moves: &[Move]) -> Screen {
    for side in Side::BOTH {
        session.players_mut()[side].seat = seats[side];
    }
    for played in moves {
        session.play(played.clone()).expect("allowed");
    }
    let settings = Settings { seats, speed: Speed::AtOnce, ..Setting::default().settings };
    Setting { settings, session: Some(session), ..Setting::default() }.open()
}

/// A state of the table by its name, and how it is come to.
type State = (&'static str, fn() -> Screen);

/// Every state in which a button under the board is filled.
fn states() -> [State; 6] {
    const PEOPLE: BySide<Seat> = BySide { south: Seat::Human, north: Seat::Human };
    const AGAINST: BySide<Seat> = BySide { south: Seat::Human, north: Seat::Computer(Level::One) };
    [
        ("a round to be read", || {
            let mut screen = Screen::playing_from("leyla-gobale-gabradarre", "0,0,0,0,1,0/0,0,0,0,0,0 24-35 S 10");
            screen.click_hole('E');
            screen
        }),
        ("nothing to choose", || at(session_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 18-18 S"), PEOPLE, &[])),
        ("odd seeds to lay", || at(session_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 17-19 S"), PEOPLE, &[])),
        ("a computer that waits", || {
            let session = Session::new(rules("fergen-gobale"));
            let turn = session.game().turns()[0];
            at(session, AGAINST, &[Move::Sow(turn)])
        }),
        ("a computer that waits to set out", || {
            let session = session_from("leyla-gobale-gabradarre", "0,0,0,0,1,0/0,0,0,0,0,0 34-25 S 10");
            let turn = session.game().turns()[0];
            let mut screen = at(session, AGAINST, &[Move::Sow(turn)]);
            screen.click("Next round");
            screen
        }),
        ("a match that is over", || at(Session::new(rules("huroy")), PEOPLE, &[Move::End(Ending::Agreed)])),
    ]
}

/// What a press comes to, as far as it can be told at once: when a computer has thought is another matter.
fn come_to(screen: &Screen) -> (Option<usize>, bool, bool, Computers) {
    let (table, session) = (screen.table(), screen.table().session());
    let of_people = Side::BOTH.into_iter().all(|side| session.players()[side].seat == Seat::Human);
    let is_over = matches!(session.game().stage(), Stage::Over(_));
    (of_people.then(|| session.len()), table.waits_for_reader(), is_over, table.computers())
}

#[test]
fn enter_does_what_the_filled_button_says_on_every_state_of_the_table() {
    for (state, open) in states() {
        let mut clicked = open();
        let offers = clicked.app().offered(clicked.table());
        let Some(first) = offers.first().filter(|offer| offer.leads()).cloned() else { panic!("{state}: nothing leads: {offers:?}") };
        assert!(offers[1..].iter().all(|offer| !offer.leads()), "{state}: one leads");
        let before = come_to(&clicked);
        clicked.click(&first.label);
        assert_ne!(come_to(&clicked), before, "{state}: the button does something");
        // From nowhere, and from a hole that there is nothing to do with.
        for from_hole in [false, true] {
            let mut pressed = open();
            if from_hole {
                pressed.node_starting(if state == "odd seeds to lay" { "a, " } else { "A, " }).focus();
                pressed.settle();
            }
            pressed.key(Key::Enter);
            if first.lead == Lead::OnceSeen {
                assert_eq!(come_to(&pressed), before, "{state}: the first Enter changes nothing");
                assert!(pressed.node(&first.label).is_focused(), "{state}: it comes to the button");
                pressed.key(Key::Enter);
            }
            assert_eq!(come_to(&pressed), come_to(&clicked), "{state}, from a hole: {from_hole}");
        }
    }
}

#[test]
fn a_key_held_down_wipes_no_result_and_the_match_stays_among_the_past_games() {
    let mut screen = Setting::default().open();
    screen.click_starting("Play Huroy");
    screen.click_hole('A');
    screen.key(Key::ArrowRight);
    screen.key(Key::End);
    screen.click("Game");
    screen.click_starting("End the match here");
    screen.click("Agree to stop");
    let enter = |pressed| Event::Key { key: Key::Enter, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    for pressed in [true; 20].into_iter().chain([false]) {
        screen.harness.event(enter(pressed));
        screen.settle();
    }
    assert!(screen.node("Play again").is_focused());
    for key in [Key::A, Key::B, Key::Num1, Key::Backspace, Key::Delete] {
        screen.key(key);
    }
    screen.click_hole('A');
    assert!(matches!(screen.table().session().game().stage(), Stage::Over(_)), "the result stays");
    while !screen.node("Play again").is_focused() {
        screen.key(Key::Enter);
    }
    screen.key(Key::Enter);
    assert!(screen.table().session().is_empty(), "another match has begun");
    screen.key_with(Modifiers::COMMAND, Key::R);
    screen.wait(|app| app.records().found().next().is_some());
}

#[test]
fn whoever_plays_by_keys_is_told_how_to_play_again() {
    let (_, open) = states().into_iter().next_back().expect("a state");
    let mut screen = open();
    screen.key(Key::Tab);
    assert!(screen.told()[1].contains("Enter comes to “Play again”"), "{:?}", screen.told());
}

#[test]
fn on_other_screens_enter_comes_to_the_filled_button() {
    let mut screen = Screen::playing("huroy");
    screen.key_with(Modifiers::COMMAND, Key::E);
    screen.key(Key::Enter);
    assert!(screen.node("Play from here").is_focused());
    assert_eq!(screen.app().screen(), gobale::app::Screen::Position, "and presses it only then");
    screen.key(Key::Enter);
    assert_eq!(screen.app().screen(), gobale::app::Screen::Table);
}
