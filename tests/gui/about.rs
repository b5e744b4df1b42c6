//! About: found through the menu, read, searched, and left, by the names that a screen reader gives.

use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::kittest::NodeT as _;
use gobale::about;

use super::{Screen, Setting};

fn open() -> Screen {
    let mut screen = Setting::default().open();
    screen.click("Help");
    screen.click("About Gobale");
    screen
}

#[test]
fn it_tells_the_version_and_where_things_are() {
    let screen = open();
    assert!(screen.shows(about::VERSION));
    let data = screen.folder().join("data");
    for folder in [data.clone(), data.join("records"), data.join("lessons"), data.join("reports")] {
        let folder = folder.display().to_string();
        assert!(screen.texts().contains(&folder), "{folder}: {:?}", screen.texts());
    }
}

#[test]
fn each_screen_scrolls_for_itself() {
    let mut screen = Setting::default().open();
    screen.key_with(Modifiers::COMMAND, Key::Comma);
    screen.harness.hover_at(pos2(640.0, 500.0));
    screen.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -2000.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Unknown,
    });
    screen.settle();
    screen.click("Help");
    screen.click("About Gobale");
    let title = screen.node("Back").rect();
    assert!(title.top() > 0.0 && title.bottom() < 200.0, "{title:?}");
}

#[test]
fn a_folder_that_cannot_be_shown_is_told() {
    let mut screen = open();
    screen.click("Open the folder: Past games");
    screen.wait(|app| app.notice().is_some());
    assert!(screen.folder().join("data/records").is_dir(), "it is made, so that it can be looked into");
}

#[test]
fn a_licence_is_found_and_read() {
    let mut screen = open();
    screen.node("Search parts and licences").focus();
    screen.settle();
    screen.type_text("ethiopic");
    screen.click("Noto Sans Ethiopic: OFL-1.1");
    assert!(screen.texts().iter().any(|text| text.len() > 500), "the whole text is there: {:?}", screen.texts());
    screen.key(Key::Escape);
    assert_eq!(screen.app().about().search(), "ethiopic", "the list is as it was left");
    screen.click("Back");
    assert!(screen.shows("Choose a game"));
}

/// Only the parts in sight are laid out, and the keyboard leads on.
#[test]
fn the_list_is_long_and_quick() {
    let mut screen = open();
    let all = about::parts().len();
    let rows = |screen: &Screen| {
        let nodes = screen.harness.root().children_recursive();
        nodes
            .filter_map(|node| node.accesskit_node().label())
            .filter(|label| about::parts().iter().any(|part| label.starts_with(&format!("{}: ", part.name))))
            .count()
    };
    assert!((1..all / 3).contains(&rows(&screen)), "{} of {all}", rows(&screen));
    let begun = Instant::now();
    for _ in 0..60 {
        screen.harness.key_press(Key::Tab);
        screen.harness.run_steps(2);
    }
    let focused = screen.harness.root().children_recursive().find(egui_kittest::Node::is_focused);
    let label = focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default();
    assert!(about::parts()[30..].iter().any(|part| label.starts_with(&part.name)), "Tab leads to {label}");
    assert!(begun.elapsed() < Duration::from_mins(1), "120 frames take {:?}", begun.elapsed());
}
