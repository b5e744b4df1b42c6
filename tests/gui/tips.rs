//! Tips: what tells more of what is pointed at stays under what lies over it.

use egui::{Key, Modifiers};

use super::{Screen, Setting};

/// Whether a tip is painted that says this: names alone are not painted.
fn is_tipped(screen: &Screen, text: &str) -> bool {
    screen.painted().iter().any(|shape| shape.galley.text().contains(text))
}

/// Rests the pointer there until the tip has come.
fn rest_on(screen: &mut Screen, name: &str, text: &str) {
    let at = screen.node_starting(name).rect().center();
    screen.harness.hover_at(at);
    for _ in 0..60 {
        screen.frame();
    }
    assert!(is_tipped(screen, text), "{name} has no tip");
}

#[test]
fn no_tip_lies_over_what_has_come_over_it() {
    for (held, key) in [(Modifiers::NONE, Key::F1), (Modifiers::COMMAND, Key::K), (Modifiers::COMMAND, Key::O)] {
        let mut screen = Setting::default().open();
        // The tip of a card tells of its game, and nothing else on the screen does.
        rest_on(&mut screen, "Play Huroy", "Ulichagi");
        screen.key_with(held, key);
        screen.wait_for(|screen| screen.app().is_covered());
        screen.settle();
        assert!(!is_tipped(&screen, "Ulichagi"), "{key:?}");
    }
    let mut screen = Screen::playing("fergen-gobale");
    rest_on(&mut screen, "One seed forward", "One seed forward");
    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.wait_for(|screen| screen.app().is_covered());
    screen.settle();
    assert!(!is_tipped(&screen, "One seed forward"));
}
