//! The window's title: it says on which screen one is.

use egui::{Event, Key, Modifiers, ViewportCommand};
use gobale::app::Screen as Shown;

use super::{Screen, Setting};

/// Presses a key, and gives the title that the window has then.
fn titled(screen: &mut Screen, held: Modifiers, key: Key) -> Option<String> {
    let title = |command: &ViewportCommand| if let ViewportCommand::Title(title) = command { Some(title.clone()) } else { None };
    let mut last = None;
    // One frame after the other: each tells only what it asked for itself.
    screen.harness.event(Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: held });
    for _ in 0..10 {
        screen.frame();
        last = screen.window_commands().iter().filter_map(title).next_back().or(last);
    }
    last
}

#[test]
fn every_screen_is_named_in_the_title() {
    let mut screen = Setting::default().open();
    for (asked, shown, expected) in [
        ("past games", Shown::Records, "Past games – Gobale"),
        ("lessons", Shown::Lessons, "Lessons – Gobale"),
        ("predict a turn", Shown::Predict, "Predict a turn – Gobale"),
        ("compare readings", Shown::Compare, "Side by side – Gobale"),
        ("rules and their sources", Shown::Rules, "Rules of Layli Goobalay – Gobale"),
        ("set up a position", Shown::Position, "Set up a position – Gobale"),
        ("make your own rules", Shown::MakeRules, "Make your own rules – Gobale"),
        ("settings", Shown::Settings, "Settings – Gobale"),
        ("about gobale", Shown::About, "About Gobale – Gobale"),
        ("new game: huroy", Shown::Table, "Huroy · round 1 · new – Gobale"),
    ] {
        screen.key_with(Modifiers::COMMAND, Key::K);
        screen.type_text(asked);
        let title = titled(&mut screen, Modifiers::NONE, Key::Enter);
        assert_eq!((screen.app().screen(), title.as_deref()), (shown, Some(expected)), "{asked}");
    }
    assert_eq!(titled(&mut screen, Modifiers::COMMAND, Key::N).as_deref(), Some("Gobale"));
}
