//! The screen of settings, by mouse and by keys.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use gobale::app::settings::Style;
use gobale::app::{Brightness, Question, Screen as Shown, Setting as Entry, Settings};
use gobale::search::Level;
use gobale::session::Seat;
use gobale::words::Words;

use super::{SMALL, Screen, Setting};

fn opened() -> Screen {
    let mut screen = Setting::default().open();
    screen.key_with(Modifiers::COMMAND, Key::Comma);
    assert_eq!(screen.app().screen(), Shown::Settings);
    screen
}

#[test]
fn every_setting_is_there_with_what_it_does() {
    let words = Words::english();
    let screen = opened();
    for setting in Entry::shown() {
        let told = setting.told(&words).expect("words");
        assert!(screen.shows(&told.name) && screen.shows(&told.help), "{setting:?}");
    }
}

#[test]
fn switches_and_lists_change_what_is_kept() {
    let mut screen = opened();
    for on in [false, true] {
        screen.click("Letters of holes");
        assert_eq!(screen.app().settings().letters, on);
        let node = screen.harness.get_by_role_and_label(Role::CheckBox, "Letters of holes");
        assert_eq!(node.accesskit_node().toggled(), Some(if on { Toggled::True } else { Toggled::False }));
    }
    screen.click("Light or dark: Dark");
    assert_eq!(screen.app().settings().brightness, Brightness::Dark);
    screen.click("Who plays, North: A person");
    screen.click("Computer 3: Sees your answer");
    assert_eq!(screen.app().settings().seats.north, Seat::Computer(Level::Three));
    screen.click("Set back: Who plays");
    assert_eq!(screen.app().settings().seats.north, Seat::Human);
    assert!(!screen.shows("Set back: Who plays"), "there is nothing to set back any more");
    // It is in the file within a moment, so that a kill loses nothing.
    let file = screen.folder().join("data/settings.ron");
    screen.wait_for(|_| std::fs::read_to_string(&file).is_ok_and(|text| text.contains("brightness: Dark")));
}

#[test]
fn all_of_it_goes_by_keys() {
    let mut screen = opened();
    screen.node("Numbers of seeds").focus();
    screen.settle();
    screen.key(Key::Space);
    assert!(!screen.app().settings().numbers);
    screen.key(Key::Tab);
    // The way back stands where the setting was changed.
    screen.key(Key::Enter);
    assert!(screen.app().settings().numbers, "Tab goes from a setting to its way back");
    // A list opens, is chosen from, and closes again.
    screen.node_starting("Size of text: 100").focus();
    screen.settle();
    screen.key(Key::Enter);
    screen.node("150 %").focus();
    screen.settle();
    screen.key(Key::Enter);
    assert_eq!(screen.app().settings().text_percent, 150);
    assert!(!screen.shows("275 %"), "the list covers nothing any more");
    screen.node("Search the settings").focus();
    screen.settle();
    screen.type_text("night");
    assert!(screen.shows("Light or dark") && !screen.shows("Letters of holes"));
    screen.key(Key::Escape);
    assert!(screen.shows("Letters of holes"));
    screen.key(Key::Escape);
    screen.key(Key::Escape);
    assert_eq!(screen.app().screen(), Shown::Home);
}

#[test]
fn all_is_set_back_only_after_a_question() {
    let settings = Settings { flipped: true, text_percent: 125, ..Setting::default().settings };
    let mut screen = Setting { settings, size: SMALL, ..Setting::default() }.open();
    screen.key_with(Modifiers::COMMAND, Key::Comma);
    screen.click("Set everything back…");
    assert_eq!(screen.app().question(), Some(&Question::ResetSettings));
    // What Enter does first is to leave all as it is.
    screen.key(Key::Enter);
    assert!(screen.app().settings().flipped);
    screen.click("Set everything back…");
    screen.click("Set back");
    assert!(!screen.app().settings().differ_from_first());
    assert!(!screen.shows("Set everything back…"));
    screen.click("Done");
    assert_eq!(screen.app().screen(), Shown::Home);
}

#[test]
fn what_is_chosen_stands_in_one_line_with_the_name_of_its_setting() {
    for text_percent in [100, 150] {
        let settings = Settings { text_percent, ..Setting::default().settings };
        let mut screen = Setting { settings, ..Setting::default() }.open();
        screen.key_with(Modifiers::COMMAND, Key::Comma);
        for (name, choice) in
            [("Light or dark", "Light or dark: Light"), ("Size of text", "Size of text: "), ("Large buttons", "Large buttons")]
        {
            let text = screen.painted().into_iter().find(|text| text.galley.text() == name).expect("its name").visual_bounding_rect();
            let chosen = |node: &egui_kittest::Node<'_>| {
                node.rect().left() > text.right() && (node.rect().center().y - text.center().y).abs() < 60.0
            };
            let all =
                screen.harness.query_all(By::new().predicate(move |node| node.label().is_some_and(|label| label.starts_with(choice))));
            let beside = all.filter(chosen).map(|node| node.rect().center().y).next().expect("a choice");
            assert!((beside - text.center().y).abs() < 4.0, "{name} at {text:?}, {choice} at {beside}");
        }
    }
}

#[test]
fn a_switch_has_two_choices() {
    let words = Words::english();
    for setting in Entry::shown() {
        for picker in setting.pickers(&words, &Settings::default()) {
            assert_eq!(picker.style == Style::Switch, picker.choices.len() == 2, "{setting:?}");
        }
    }
}
