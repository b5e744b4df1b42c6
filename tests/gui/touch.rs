//! Fingers: what they press is large enough, what they hold down is shown before it is done, and two can read it.

use std::f32::consts::PI;

use egui::{Event, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase};
use gobale::app::{Settings, Targets};
use gobale::rules::Side;
use gobale::session::Session;

use super::{SMALL, Screen, Setting, USUAL, rules};

/// A finger comes down or goes away, as the system tells it.
fn finger(screen: &mut Screen, at: Pos2, phase: TouchPhase) {
    let pressed = phase == TouchPhase::Start;
    screen.harness.input_mut().events.extend([
        Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos: at, force: None },
        Event::PointerMoved(at),
        Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE },
    ]);
    if !pressed {
        screen.harness.input_mut().events.push(Event::PointerGone);
    }
    screen.frame();
}

#[test]
fn a_finger_held_down_shows_the_way_and_plays_nothing() {
    let mut screen = Screen::playing("fergen-gobale");
    let hole = screen.node_starting("B, South").rect().center();
    finger(&mut screen, hole, TouchPhase::Start);
    for _ in 0..90 {
        screen.frame();
    }
    assert!(!screen.table().path().is_empty(), "the way is shown");
    finger(&mut screen, hole, TouchPhase::End);
    screen.settle();
    assert_eq!((screen.table().session().len(), screen.table().pointed()), (0, None));
    finger(&mut screen, hole, TouchPhase::Start);
    finger(&mut screen, hole, TouchPhase::End);
    screen.settle();
    assert_eq!(screen.table().session().len(), 1, "a short touch plays");
}

#[test]
fn the_first_touch_makes_buttons_large() {
    let mut screen = Setting { size: SMALL, session: Some(Session::new(rules("huroy"))), ..Setting::default() }.open();
    let height = |screen: &Screen, name: &str| screen.node(name).rect().height();
    assert!(height(&screen, "Play or pause") < 44.0);
    finger(&mut screen, Pos2::new(400.0, 40.0), TouchPhase::Start);
    finger(&mut screen, Pos2::new(400.0, 40.0), TouchPhase::End);
    screen.settle();
    for name in ["Play or pause", "Game", "One seed back", "Show the side panel"] {
        assert!(height(&screen, name) >= 44.0, "{name}: {}", height(&screen, name));
    }
    screen.click("Game");
    assert!(screen.node_starting("Undo").rect().height() >= 44.0, "entries of menus too");
}

#[test]
fn on_two_sides_each_reads_the_own_numbers() {
    let settings = Settings { two_sides: true, targets: Targets::Large, ..Setting::default().settings };
    let screen = Setting { settings, session: Some(Session::new(rules("fergen-gobale"))), ..Setting::default() }.open();
    let board = screen.table().session().rules().board().clone();
    let turned = screen.painted().into_iter().filter(|text| (text.angle - PI).abs() < 0.001);
    let mut turned: Vec<String> = turned.map(|text| text.galley.text().to_owned()).collect();
    let north: Vec<_> = board.row(Side::North).collect();
    let mut expected: Vec<String> = north.iter().map(|&hole| board.letter(hole).to_string()).collect();
    expected.extend(north.iter().map(|&hole| screen.table().position().seeds(hole).to_string()));
    // The store, and the player's name.
    expected.extend(["0".to_owned(), "North".to_owned()]);
    // What is said.
    let said = screen.app().narration(screen.table()).telling;
    expected.extend([said.headline, said.detail]);
    // Between the two, the central holes have their letters and numbers for both.
    for hole in board.centres() {
        expected.extend([board.letter(hole).to_string(), screen.table().position().seeds(hole).to_string()]);
    }
    turned.sort();
    expected.sort();
    assert_eq!(turned, expected);
}

#[test]
fn on_two_sides_each_reads_what_is_said() {
    for (size, text_percent) in [(USUAL, 100), (SMALL, 100), (SMALL, 200)] {
        let settings = Settings { two_sides: true, text_percent, panel: Some(false), ..Setting::default().settings };
        let mut screen = Setting { size, settings, session: Some(Session::new(rules("fergen-gobale"))) }.open();
        let twice = |screen: &Screen| {
            let said = screen.app().narration(screen.table()).telling;
            for told in [said.headline, said.detail] {
                let painted = |turned: bool| {
                    let angle = if turned { PI } else { 0.0 };
                    screen.painted().into_iter().find(|text| text.galley.text() == told && (text.angle - angle).abs() < 0.001)
                };
                let [below, above] =
                    [false, true].map(|turned| painted(turned).unwrap_or_else(|| panic!("{size:?}: {told:?}, turned: {turned}")));
                // In the same place, as each sees it: as far from the own left edge of the table, and above the own edge.
                assert!((below.pos.x - (size.x - above.pos.x)).abs() < 1.0, "{size:?}: {told:?} {} {}", below.pos.x, above.pos.x);
                assert!(above.pos.y < size.y * 0.4 && below.pos.y > size.y * 0.5, "{size:?}: {told:?}");
                assert!(!above.galley.elided, "{size:?}: {told:?}");
            }
        };
        twice(&screen);
        screen.click_hole('a');
        assert!(screen.sentence().contains("it is the turn of South"), "{}", screen.sentence());
        twice(&screen);
        screen.click_hole('D');
        twice(&screen);
    }
}

#[test]
fn nothing_is_turned_round_for_a_computer() {
    let settings = Settings { two_sides: true, ..Setting::default().settings };
    let mut screen = Setting { settings, session: Some(Session::new(rules("fergen-gobale"))), ..Setting::default() }.open();
    let turned = |screen: &Screen| screen.painted().into_iter().filter(|text| text.angle.abs() > 0.1).count();
    assert!(turned(&screen) > 0);
    screen.click("Match");
    screen.click_starting("Who plays North: A person");
    screen.click_starting("Computer 1");
    assert_eq!(turned(&screen), 0);
}

#[test]
fn on_two_sides_either_presses_what_the_moment_asks_for() {
    let settings = Settings { two_sides: true, ..Setting::default().settings };
    let session = super::session_from("leyla-gobale-gabradarre", "0,0,0,0,0,0/4,4,4,4,4,4 18-18 S");
    let mut screen = Setting { settings, session: Some(session), ..Setting::default() }.open();
    let label = screen.painted().into_iter().find(|text| text.galley.text() == "Set out the seeds" && text.angle > 1.0);
    let label = label.expect("turned round for whoever sits opposite");
    screen.press_at(label.pos - label.galley.size() / 2.0);
    screen.settle();
    assert_eq!(screen.table().session().len(), 1);
}
