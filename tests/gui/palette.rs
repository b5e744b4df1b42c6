//! The palette, by keys as it is meant, and by mouse.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gobale::app::{Brightness, Screen as Shown};

use super::{Screen, Setting};

fn open(screen: &mut Screen) {
    screen.key_with(Modifiers::COMMAND, Key::K);
    assert!(screen.app().palette().is_some());
}

#[test]
fn a_game_is_begun_by_its_name() {
    let mut screen = Setting::default().open();
    open(&mut screen);
    screen.type_text("hur");
    screen.key(Key::Enter);
    assert!(screen.app().palette().is_none());
    assert_eq!((screen.app().screen(), screen.table().session().rules().spec().id.as_str()), (Shown::Table, "huroy"));
    // The keys are the board's again.
    screen.key(Key::C);
    assert!(screen.shows("Which way"), "{:?}", screen.texts());
}

#[test]
fn what_is_typed_is_typed_and_never_played() {
    let mut screen = Screen::playing("fergen-gobale");
    open(&mut screen);
    screen.type_text("b a");
    assert!(screen.table().session().is_empty());
    assert_eq!(screen.app().palette().map(|palette| palette.typed().to_owned()), Some("b a".to_owned()));
    screen.key(Key::Escape);
    assert!(screen.app().palette().is_none());
    // Not one of the letters typed: those keys were never let go.
    screen.key(Key::C);
    assert_eq!(screen.table().session().len(), 1);
}

#[test]
fn arrows_walk_round_and_enter_takes() {
    let mut screen = Screen::playing("fergen-gobale");
    open(&mut screen);
    screen.type_text("light or dark");
    let pointed = |screen: &Screen| screen.app().palette().map(|palette| palette.found()[palette.pointed()].name.clone());
    let mut names = vec![pointed(&screen).expect("found")];
    for _ in 0..3 {
        screen.key(Key::ArrowDown);
        names.push(pointed(&screen).expect("found"));
    }
    for name in names.iter().rev().skip(1) {
        screen.key(Key::ArrowUp);
        assert_eq!(pointed(&screen).as_ref(), Some(name));
    }
    screen.key(Key::ArrowUp);
    let count = screen.app().palette().map_or(0, |palette| palette.found().len());
    assert_eq!(screen.app().palette().map(|palette| palette.pointed() + 1), Some(count), "past the start is the end");
    let lit = screen.harness.get_all_by_role(Role::ListBoxOption).filter(|node| node.accesskit_node().is_selected() == Some(true));
    assert_eq!(lit.count(), 1);
    screen.key(Key::ArrowDown);
    let wanted = names.iter().position(|name| name == "Light or dark: Dark").expect("found");
    for _ in 0..wanted {
        screen.key(Key::ArrowDown);
    }
    screen.key(Key::Enter);
    assert_eq!(screen.app().settings().brightness, Brightness::Dark);
}

#[test]
fn what_cannot_be_done_says_why_and_stays() {
    let mut screen = Setting::default().open();
    open(&mut screen);
    screen.type_text("undo");
    let node = screen.node("Undo, Game, no game on the table");
    assert!(node.accesskit_node().is_disabled());
    let entry = screen.app().palette().and_then(|palette| palette.found().first().map(|entry| entry.name.clone()));
    assert_eq!(entry.as_deref(), Some("Undo"));
    let told = screen.told().join(" ");
    assert!(told.contains("cannot be done now: no game on the table"), "{told}");
    screen.key(Key::Enter);
    assert!(screen.app().palette().is_some(), "nothing is done");
}

#[test]
fn a_click_takes_and_a_click_beside_closes() {
    let mut screen = Setting::default().open();
    open(&mut screen);
    screen.type_text("predict");
    screen.click("Predict a turn, Learn, F8");
    assert_eq!(screen.app().screen(), Shown::Predict);
    open(&mut screen);
    screen.press_at(egui::pos2(5.0, 400.0));
    screen.settle();
    assert!(screen.app().palette().is_none());
}
