//! The window's title: it says on which screen one is.

use egui::{Key, Modifiers, ViewportCommand};
use gobale::app::Screen as Shown;

use super::{Screen, Setting};

/// The last title that the window was given while it came to rest.
fn titled(screen: &mut Screen, go: impl FnOnce(&mut Screen)) -> String {
    go(screen);
    let title = |command: &ViewportCommand| if let ViewportCommand::Title(title) = command { Some(title.clone()) } else { None };
    let mut last = None;
    for _ in 0..20 {
        last = screen.window_commands().iter().filter_map(title).next_back().or(last);
        screen.frame();
    }
    last.expect("a title")
}

/// Chooses an entry of a menu.
fn choose(menu: &'static str, entry: &'static str) -> impl FnOnce(&mut Screen) {
    move |screen: &mut Screen| {
        screen.click(menu);
        let at = screen.node(entry).rect().center();
        screen.press_at(at);
    }
}

#[test]
fn every_screen_is_named_in_the_title() {
    let mut screen = Setting::default().open();
    let mut check = |go: &mut dyn FnMut(&mut Screen), shown: Shown, expected: &str| {
        let title = titled(&mut screen, go);
        assert_eq!((screen.app().screen(), title.as_str()), (shown, expected));
    };
    let mut by = |menu, entry, shown, expected| check(&mut |screen| choose(menu, entry)(screen), shown, expected);
    by("File", "Past games", Shown::Records, "Past games – Gobale");
    by("Learn", "Lessons", Shown::Lessons, "Lessons – Gobale");
    by("Learn", "Predict a turn", Shown::Predict, "Predict a turn – Gobale");
    by("Learn", "Compare readings…", Shown::Compare, "Side by side – Gobale");
    by("Learn", "Rules and their sources", Shown::Rules, "Rules of Fergen Gobale – Gobale");
    by("Game", "Set up a position", Shown::Position, "Set up a position – Gobale");
    by("Game", "Make your own rules", Shown::MakeRules, "Make your own rules – Gobale");
    by("View", "Settings…", Shown::Settings, "Settings – Gobale");
    by("Help", "About Gobale", Shown::About, "About Gobale – Gobale");
    check(&mut |screen| screen.harness.key_press_modifiers(Modifiers::COMMAND, Key::N), Shown::Home, "Gobale");
}
