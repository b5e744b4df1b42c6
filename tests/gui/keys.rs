//! Menus, the table of keys, and what is typed into fields.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use gobale::app::command::{Menu, Platform};
use gobale::app::{Brightness, Command, Screen as Shown, Settings};
use gobale::scene::BoardLook;
use gobale::words::Words;

use super::{SMALL, Screen, Setting};

#[test]
fn every_command_is_found_in_a_menu_or_on_a_button() {
    let mut screen = Screen::playing("fergen-gobale");
    let mut found: BTreeSet<String> = screen.texts().into_iter().collect();
    for menu in ["File", "Game", "Replay", "Learn", "View", "Help"] {
        screen.click(menu);
        found.extend(screen.texts());
        screen.key(Key::Escape);
    }
    let words = Words::english();
    for command in Command::ALL {
        // These are shown where there is something to continue, or to cancel.
        if matches!(command, Command::Continue | Command::Cancel) {
            continue;
        }
        let label = command.label(&words);
        assert!(found.iter().any(|text| text.starts_with(&label)), "{command:?} is not found: {label}");
    }
}

#[test]
fn menus_open_one_after_the_other_and_close_by_escape() {
    let mut screen = Screen::playing("fergen-gobale");
    for (menu, entry) in [("File", "Save as…"), ("Game", "Undo"), ("View", "Turn the board round"), ("Help", "Keys")] {
        assert!(!screen.shows(entry));
        screen.click(menu);
        assert!(screen.shows(entry), "{menu} does not show {entry}");
        screen.key(Key::Escape);
        assert!(!screen.shows(entry), "{menu} stays open");
    }
    assert!(screen.table().session().is_empty());
}

#[test]
fn the_table_of_keys_opens_at_its_top_and_is_read_by_keys() {
    let settings = Settings { text_percent: 150, ..Setting::default().settings };
    let mut screen = Setting { size: SMALL, settings, ..Setting::default() }.open();
    let top = |screen: &Screen| {
        let heads = screen.painted().into_iter().filter(|text| text.galley.text() == "On the board");
        heads.map(|text| text.visual_bounding_rect().top()).fold(f32::INFINITY, f32::min)
    };
    screen.key(Key::F1);
    let first = top(&screen);
    for key in [Key::ArrowDown, Key::PageDown, Key::End] {
        screen.key(key);
        assert!(top(&screen) < first || top(&screen) == f32::INFINITY, "{key:?}");
        screen.key(Key::F1);
        screen.key(Key::F1);
        assert!((top(&screen) - first).abs() < 0.1, "after {key:?}");
    }
}

#[test]
fn the_table_of_keys_shows_every_shortcut_and_closes() {
    let words = Words::english();
    for close in [None, Some(Key::Escape), Some(Key::F1)] {
        let mut screen = Screen::playing("fergen-gobale");
        screen.key(Key::F1);
        assert!(screen.app().shows_keys());
        let texts = screen.texts();
        for command in Command::ALL.into_iter().filter(|command| command.shortcut().is_some()) {
            assert!(texts.contains(&command.label(&words)), "{command:?} is not in the table");
        }
        assert!(texts.contains(&"Ctrl+Shift+Z".to_owned()) && texts.contains(&"F1".to_owned()), "{texts:?}");
        // Keys do nothing to the game behind it.
        screen.key(Key::A);
        screen.key_with(Modifiers::COMMAND, Key::N);
        assert_eq!((screen.app().screen(), screen.table().session().len()), (Shown::Table, 0));
        match close {
            Some(key) => screen.key(key),
            None => screen.click("Close"),
        }
        assert!(!screen.app().shows_keys(), "{close:?}");
        screen.key(Key::A);
        assert_eq!(screen.table().session().len(), 1, "{close:?}: the letters belong to the board again");
    }
}

#[test]
fn the_page_of_keys_has_every_menu_and_what_the_holes_listen_to() {
    let words = Words::english();
    for (size, percent) in [(SMALL, 100), (SMALL, 200), (super::USUAL, 100)] {
        let settings = Settings { text_percent: percent, ..Setting::default().settings };
        let mut screen = Setting { size, settings, ..Setting::default() }.open();
        screen.key(Key::F1);
        let texts = screen.texts();
        for menu in Menu::all(Platform::Other) {
            let title = menu.label(&words);
            // Once on the bar, and once as a heading.
            assert_eq!(texts.iter().filter(|text| **text == title).count(), 2, "{title}");
        }
        for told in ["On the board", "A, B, C …", "Lift your hole of that letter", "Everywhere"] {
            assert!(texts.iter().any(|text| text == told), "{told}: {texts:?}");
        }
    }
}

#[test]
fn the_first_arrow_leads_to_the_board_however_a_game_was_begun() {
    for by in ["card", "palette", "mouse"] {
        let mut screen = Setting::default().open();
        match by {
            "card" => {
                screen.node_starting("Play Huroy").focus();
                screen.settle();
                screen.key(Key::Enter);
            }
            "palette" => {
                screen.key_with(Modifiers::COMMAND, Key::K);
                screen.type_text("huroy");
                screen.key(Key::Enter);
            }
            _ => screen.click_starting("Play Huroy"),
        }
        screen.key(Key::ArrowRight);
        let focused = screen.harness.root().children_recursive().find(Node::is_focused);
        let name = focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default();
        assert!(name.starts_with("A, South"), "{by}: {name:?}");
        screen.key(Key::ArrowRight);
        screen.key(Key::Enter);
        assert!(screen.shows("Which way do the seeds of B go?"), "{by}: {:?}", screen.texts());
    }
}

#[test]
fn keys_do_nothing_behind_a_question() {
    let mut screen = Screen::playing("fergen-gobale");
    screen.key(Key::B);
    screen.key_with(Modifiers::COMMAND, Key::Q);
    assert!(screen.shows("Save this session first?"));
    for key in [Key::A, Key::F1, Key::Comma, Key::PageUp] {
        screen.key(key);
    }
    screen.key_with(Modifiers::COMMAND, Key::Z);
    assert!(screen.shows("Save this session first?"));
    screen.key(Key::Escape);
    assert_eq!(screen.app().question(), None);
    assert!(!screen.app().shows_keys(), "nothing waits behind the question");
    let table = screen.table();
    assert_eq!((table.session().len(), table.session().cursor().number()), (1, 1));
    assert!(table.is_at_rest());
}

#[test]
fn the_view_is_changed_by_keys() {
    let mut screen = Screen::playing("fergen-gobale");
    let middle = |screen: &Screen, hole: &str| screen.node_starting(hole).rect().center();
    assert!(middle(&screen, "A, ").y > middle(&screen, "f, ").y && middle(&screen, "A, ").x < middle(&screen, "F, ").x);
    screen.key_with(Modifiers::COMMAND, Key::F);
    assert!(middle(&screen, "A, ").y < middle(&screen, "f, ").y && middle(&screen, "A, ").x > middle(&screen, "F, ").x);

    screen.key_with(Modifiers::COMMAND, Key::T);
    assert_eq!(screen.app().settings().brightness, Brightness::Dark);
    screen.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::B);
    assert_eq!(screen.app().settings().board, BoardLook::Earth);

    let board = |screen: &Screen| middle(screen, "A, ").x - middle(screen, "F, ").x;
    let before = board(&screen);
    screen.key_with(Modifiers::COMMAND, Key::B);
    assert!(board(&screen) > before, "in a wide window the board takes the panel's place");
    screen.key_with(Modifiers::COMMAND, Key::B);
    assert!((board(&screen) - before).abs() < 0.01, "and gives it back");

    for _ in 0..3 {
        screen.key_with(Modifiers::COMMAND, Key::Plus);
    }
    screen.key_with(Modifiers::COMMAND, Key::Equals);
    screen.key_with(Modifiers::COMMAND, Key::Minus);
    assert_eq!(screen.app().settings().text_percent, 175);
    screen.key_with(Modifiers::COMMAND, Key::Num0);
    assert_eq!(screen.app().settings().text_percent, 100);
}

#[test]
fn names_and_comments_typed_never_step_the_game() {
    let mut screen = Screen::playing("layli-goobalay");
    screen.click_hole('A');
    screen.click_hole('b');
    screen.click("Match");
    let now = |screen: &Screen| {
        let table = screen.table();
        (table.session().cursor(), table.session().len(), table.playback().at().to_bits())
    };
    let before = now(&screen);
    let mut typed = Vec::new();
    for (role, field) in
        [(Role::TextInput, "Name of South"), (Role::TextInput, "Name of North"), (Role::MultilineTextInput, "Comment on this turn")]
    {
        let at = screen.harness.get_by_role_and_label(role, field).rect().center();
        screen.press_at(at);
        screen.settle();
        screen.type_text("Ab cX, y. + - d");
        for key in [Key::Home, Key::End, Key::PageUp, Key::PageDown, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp] {
            screen.key(key);
        }
        for key in [Key::Comma, Key::Period] {
            screen.key_with(Modifiers::SHIFT, key);
        }
        screen.key_with(Modifiers::COMMAND, Key::Z);
        screen.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        assert_eq!(now(&screen), before, "{field}");
        typed.push(screen.harness.get_by_role_and_label(role, field).value().unwrap_or_default());
    }
    let session = screen.table().session();
    let kept = [&session.players().south.name, &session.players().north.name, session.comment(session.cursor())];
    assert_eq!(typed, kept);
    assert_eq!(kept, ["Ab cX, y. + - d"; 3]);
    assert!(screen.shows("A, Ab cX"), "the board calls the player by name: {:?}", screen.texts());
}

#[test]
fn escape_leaves_a_field_before_it_gives_up_a_choice() {
    let mut screen = Screen::playing_from("fergen-gobale", "1,0,0,0,0,1/1,0,0,0,3,0/4,4 0-0 S 2");
    screen.click_hole('A');
    screen.click("Match");
    let at = screen.harness.get_by_role_and_label(Role::TextInput, "Name of South").rect().center();
    screen.press_at(at);
    screen.settle();
    screen.key(Key::Escape);
    assert!(!screen.table().to_claim().is_empty(), "the claim can still be chosen");
    screen.key(Key::Escape);
    assert!(screen.table().to_claim().is_empty());
}

#[test]
fn the_focus_goes_everywhere_by_tab() {
    let mut screen = Setting { size: SMALL, ..Setting::default() }.open();
    screen.click_starting("Play Huroy");
    let mut reached = BTreeSet::new();
    for _ in 0..40 {
        screen.key(Key::Tab);
        let focused = screen.harness.root().children_recursive().find(Node::is_focused);
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    for name in [
        "File",
        "Game",
        "Replay",
        "Learn",
        "View",
        "Help",
        "Show the side panel",
        "Play or pause",
        "One seed back",
        "Place in the turn",
        "Speed: 8×",
    ] {
        assert!(reached.iter().any(|label| label.starts_with(name)), "{name} is not reached: {reached:?}");
    }
    assert_eq!(reached.iter().filter(|label| label.contains("4 seeds")).count(), 12, "{reached:?}");
    screen.node("File").focus();
    screen.settle();
    screen.key(Key::Enter);
    assert!(screen.shows("Save as…"), "Enter opens a menu");
}

#[test]
fn the_page_of_keys_is_in_sight_as_a_whole_and_its_text_grows_by_its_keys() {
    let mut screen = Setting::default().open();
    screen.key(Key::F1);
    let bottom = screen.node("Close").rect().top();
    for said in ["Tab", "Esc", "Usual text size", "Slower", "Quit", "Go on: do what the filled button says, or end a wait"] {
        let rect = screen.harness.query_all_by_value(said).last().unwrap_or_else(|| panic!("{said} is not named")).rect();
        assert!(rect.bottom() < bottom, "{said}: {rect:?}");
    }
    for (key, percent) in [(Key::Plus, 125), (Key::Plus, 150), (Key::Minus, 125), (Key::Num0, 100)] {
        screen.key_with(Modifiers::COMMAND, key);
        assert_eq!(screen.app().settings().text_percent, percent, "{key:?}");
        assert!(screen.app().shows_keys());
    }
}
