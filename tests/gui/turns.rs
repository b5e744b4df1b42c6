//! The list of turns: its rows, the variations among them, and the way through it by keys.

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;

use gobale::session::{Move, Session};

use super::{Screen, Setting, rules};

fn cursor(screen: &Screen) -> usize {
    screen.table().session().cursor().number()
}

/// The name of what has the focus.
fn focused(screen: &Screen) -> String {
    let focused = screen.harness.root().children_recursive().find(egui_kittest::Node::is_focused);
    focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// A match with two turns and one more that was played in place of the second.
fn varied() -> Screen {
    let mut screen = Screen::playing("layli-goobalay");
    screen.click_hole('A');
    screen.click_hole('b');
    screen.key_with(Modifiers::COMMAND, Key::Z);
    screen.click_hole('e');
    assert_eq!(cursor(&screen), 3);
    screen
}

#[test]
fn a_variation_is_followed_by_a_click_and_leads_back() {
    let mut screen = varied();
    for (click, turn, number) in [("Other turn here: b, 1 turn", "1.2 b", 2), ("Other turn here: e, 1 turn", "1.2 e", 3)] {
        screen.click(click);
        assert_eq!(cursor(&screen), number, "{click}");
        assert!(screen.shows(turn), "{turn} is the line now: {:?}", screen.texts());
        assert!(screen.table().is_at_rest());
    }
}

#[test]
fn a_variation_says_how_long_it_is() {
    let mut screen = varied();
    screen.click("Other turn here: b, 1 turn");
    let letter = screen.table().session().rules().board().letter(screen.table().turns()[0].hole);
    screen.click_hole(letter);
    screen.click_starting("1.1 A");
    screen.click_hole('e');
    assert!(screen.shows("Other turn here: b, 2 turns"), "{:?}", screen.texts());
}

#[test]
fn the_list_is_one_stop_for_the_keyboard_and_arrows_go_within() {
    let mut screen = varied();
    let is_row = |label: &str| label.starts_with("1.") || label == "Start" || label.starts_with("Other turn here");
    let mut stops = Vec::new();
    for _ in 0..60 {
        screen.key(Key::Tab);
        stops.extend(Some(focused(&screen)).filter(|label| is_row(label)));
    }
    assert!(!stops.is_empty() && stops.iter().all(|stop| stop.starts_with("1.2 e")), "{stops:?}");

    screen.node_starting("1.2 e").focus();
    screen.settle();
    screen.key(Key::ArrowUp);
    assert!(screen.node_starting("1.1 A").is_focused());
    screen.key(Key::ArrowDown);
    screen.key(Key::ArrowDown);
    screen.key(Key::ArrowDown);
    assert_eq!(focused(&screen), "Other turn here: b, 1 turn", "the last row holds the focus");
    assert_eq!(cursor(&screen), 3, "arrows only look");
    screen.key(Key::Enter);
    assert_eq!(cursor(&screen), 2);
    assert!(screen.node_starting("1.2 b").is_focused(), "the focus stays on the turn");
}

#[test]
fn arrows_scroll_a_long_list() {
    let mut session = Session::new(rules("huroy"));
    for _ in 0..60 {
        let turn = session.game().turns()[0];
        session.play(Move::Sow(turn)).expect("allowed");
    }
    let mut screen = Setting { session: Some(session), ..Setting::default() }.open();
    let last = screen.table().rows()[59].clone();
    screen.node_starting(&format!("{}.{} {}", last.round, last.turn, last.text)).focus();
    screen.settle();
    for _ in 0..60 {
        screen.key(Key::ArrowUp);
    }
    assert!(screen.node("Start").is_focused());
    screen.key(Key::Enter);
    assert_eq!(cursor(&screen), 0);
}
