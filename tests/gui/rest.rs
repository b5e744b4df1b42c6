//! At rest nothing is painted again (no CPU is used while nothing moves).

use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Key;

use super::{Screen, Setting};

/// Waits for what is due at a time of its own (keeping the session, a message that goes away); then no frame is asked for.
fn assert_rests(screen: &mut Screen, what: &str) {
    screen.settle();
    let begun = Instant::now();
    while screen.repaint_delay() < Duration::MAX {
        assert!(begun.elapsed() < Duration::from_secs(3), "{what} asks for frames: {:?}", screen.harness.ctx.repaint_causes());
        sleep(Duration::from_millis(20));
        screen.harness.step();
    }
    for _ in 0..3 {
        screen.harness.step();
        assert_eq!(screen.repaint_delay(), Duration::MAX, "{what} asks for frames: {:?}", screen.harness.ctx.repaint_causes());
    }
}

#[test]
fn no_screen_asks_for_frames_at_rest() {
    let mut screen = Setting::default().open();
    assert_rests(&mut screen, "Home");
    screen.click_starting("Play Huroy");
    assert_rests(&mut screen, "a new match");
    screen.key(Key::F1);
    assert_rests(&mut screen, "the table of keys");
    screen.key(Key::Escape);
    screen.click("View");
    assert_rests(&mut screen, "an open menu");
    screen.key(Key::Escape);
    screen.click_hole('C');
    assert_rests(&mut screen, "a choice of direction");
    screen.node("Sow C to the left: clockwise").hover();
    assert_rests(&mut screen, "a direction under the mouse");
    screen.click("Sow C to the left: clockwise");
    assert_rests(&mut screen, "a turn watched to its end");
    screen.click("One seed back");
    screen.click("One seed back");
    assert_rests(&mut screen, "a turn stepped into");
    screen.node_starting("b, ").hover();
    assert_rests(&mut screen, "a hole under the mouse");
    screen.node_starting("c, ").focus();
    assert_rests(&mut screen, "a hole with the focus");
    screen.key_with(egui::Modifiers::COMMAND, Key::Q);
    assert_rests(&mut screen, "a question");
    screen.key(Key::Escape);
    for tab in ["Match", "Rules", "Turns"] {
        screen.click(tab);
        assert_rests(&mut screen, tab);
    }
}

#[test]
fn a_pause_asks_for_no_frames() {
    let mut screen = Screen::playing("layli-goobalay");
    screen.harness.key_press(Key::A);
    screen.harness.run_steps(2);
    screen.harness.key_press(Key::P);
    assert_rests(&mut screen, "a pause");
    assert!(!screen.table().is_at_rest());
}
