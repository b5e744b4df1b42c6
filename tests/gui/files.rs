//! Saving, opening and closing, through real files.

use std::path::Path;

use egui::{Event, Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId};
use gobale::app::{Question, Speed};
use gobale::session::file::{load, save};

use super::{Screen, Setting, USUAL};

impl Screen {
    /// Types a path into the field for it, in place of what stands there.
    fn type_path(&mut self, path: &Path) {
        self.wait(|app| matches!(app.question(), Some(Question::Path { .. })));
        self.settle();
        assert!(self.node("Path of the file").is_focused(), "one can type at once");
        self.key_with(Modifiers::COMMAND, Key::A);
        self.type_text(&path.display().to_string());
    }

    /// Types a path and accepts it.
    pub(super) fn give_path(&mut self, path: &Path) {
        self.type_path(path);
        self.key(Key::Enter);
    }

    /// Asks the window to close, as its frame does; what it answers is in the commands of the frame.
    fn ask_to_close(&mut self) {
        let viewport = self.harness.input_mut().viewports.get_mut(&ViewportId::ROOT).expect("a window");
        viewport.events.push(ViewportEvent::Close);
        self.harness.step();
    }

    fn closes(&self) -> bool {
        self.window_commands().contains(&ViewportCommand::Close)
    }

    fn stays_open(&self) -> bool {
        self.window_commands().contains(&ViewportCommand::CancelClose)
    }
}

/// A match with one turn that is in no file.
fn unsaved() -> Screen {
    let mut screen = Setting::default().open();
    screen.click_starting("Play Layli Goobalay,");
    screen.click_hole('A');
    assert!(screen.app().is_unsaved());
    screen
}

#[test]
fn a_session_is_saved_under_a_typed_path_and_opened_again_at_the_start() {
    let mut screen = unsaved();
    let path = screen.folder().join("my ገበጣ game.ron");
    screen.key_with(Modifiers::COMMAND, Key::S);
    screen.give_path(&path);
    screen.wait(|app| !app.is_unsaved());
    screen.settle();
    assert!(load(&path).expect("a session file") == *screen.table().session());
    assert!(screen.shows("Saved in"), "{:?}", screen.texts());

    // Saved again without a question.
    screen.click_hole('b');
    screen.key_with(Modifiers::COMMAND, Key::S);
    screen.wait(|app| !app.is_unsaved());
    assert_eq!(load(&path).expect("a session file").len(), 2);

    let session = screen.table().session().clone();
    let again = Screen::start(screen.folder, USUAL, None, Some(path.clone()));
    assert!(*again.table().session() == session);
    assert_eq!(again.app().path(), Some(&*path));
    assert!(!again.app().is_unsaved());
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_asked() {
    let mut screen = unsaved();
    let path = screen.folder().join("there.ron");
    std::fs::write(&path, "something else").expect("written");
    for (answer, replaced) in [("Cancel", false), ("Replace", true)] {
        screen.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        screen.give_path(&path);
        screen.wait(|app| matches!(app.question(), Some(Question::Overwrite { .. })));
        screen.settle();
        screen.click(answer);
        if replaced {
            screen.wait(|app| !app.is_unsaved());
        }
        assert_eq!(load(&path).is_ok(), replaced, "{answer}");
    }
}

#[test]
fn what_cannot_be_saved_says_so_and_stays_unsaved() {
    let mut screen = unsaved();
    let path = screen.folder().join("no such folder").join("game.ron");
    screen.key_with(Modifiers::COMMAND, Key::S);
    screen.give_path(&path);
    screen.wait(|app| app.notice().is_some());
    screen.settle();
    assert!(screen.shows("Not saved in"), "{:?}", screen.texts());
    assert!(screen.app().is_unsaved());
    screen.click("Close this message");
    assert!(!screen.shows("Not saved in"));
}

#[test]
fn a_broken_file_leaves_the_table_as_it_was() {
    let mut screen = unsaved();
    let path = screen.folder().join("broken.ron");
    std::fs::write(&path, "Session(\n  format: 1,\n  what: ?").expect("written");
    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.give_path(&path);
    screen.wait(|app| app.notice().is_some());
    screen.settle();
    assert!(screen.shows("Line 3"), "{:?}", screen.texts());
    assert_eq!(screen.table().session().len(), 1);
    assert!(screen.app().is_unsaved(), "nothing took the place of what was played");
}

#[test]
fn a_session_is_opened_by_its_path() {
    let mut screen = Setting::default().open();
    let path = screen.folder().join("sample.ron");
    save(&path, &crate::files::sample()).expect("saved");
    screen.click("Open a file…");
    screen.give_path(&path);
    screen.wait(|app| app.table().is_some());
    assert!(*screen.table().session() == crate::files::sample());
    // And stands among the recent ones from now on.
    screen.settle();
    screen.click("File");
    screen.click_starting("Open recent");
    assert!(screen.texts().contains(&"sample.ron".to_owned()));
}

#[test]
fn closing_asks_once_where_something_is_unsaved() {
    let mut screen = unsaved();
    screen.ask_to_close();
    assert!(screen.stays_open() && !screen.closes());
    screen.settle();
    assert!(screen.shows("Save this session first?"));
    screen.click("Cancel");
    assert_eq!(screen.app().question(), None);
    assert!(screen.app().is_unsaved());

    screen.ask_to_close();
    screen.settle();
    screen.key(Key::Escape);
    assert_eq!(screen.app().question(), None, "Escape is Cancel");

    screen.ask_to_close();
    screen.settle();
    let at = screen.node("Don't save").rect().center();
    screen.press_at(at);
    assert!(screen.closes());
    // The window closes now, and is not asked again.
    screen.ask_to_close();
    assert!(!screen.stays_open());
}

#[test]
fn closing_after_saving_waits_for_the_file() {
    let mut screen = unsaved();
    let path = screen.folder().join("last.ron");
    screen.ask_to_close();
    screen.settle();
    screen.click("Save");
    screen.type_path(&path);
    let at = screen.node("Save").rect().center();
    screen.press_at(at);
    screen.wait_for(Screen::closes);
    assert_eq!(load(&path).expect("saved before it closes").len(), 1);
}

#[test]
fn closing_is_given_up_where_the_path_is() {
    let mut screen = unsaved();
    screen.ask_to_close();
    screen.settle();
    screen.click("Save");
    screen.wait(|app| matches!(app.question(), Some(Question::Path { .. })));
    screen.settle();
    screen.click("Cancel");
    screen.key_with(Modifiers::COMMAND, Key::S);
    let path = screen.folder().join("later.ron");
    screen.type_path(&path);
    screen.harness.key_press(Key::Enter);
    screen.wait_for(|screen| {
        assert!(!screen.closes(), "saved later, it does not close after all");
        !screen.app().is_unsaved()
    });
    assert!(!screen.closes(), "saved later, it does not close after all");
}

#[test]
fn closing_asks_nothing_where_nothing_is_unsaved() {
    for mut screen in [Setting::default().open(), Screen::playing("huroy")] {
        screen.ask_to_close();
        assert!(screen.closes());
    }
}

#[test]
fn what_was_played_is_there_again_at_the_next_start() {
    let mut screen = unsaved();
    screen.key(Key::Plus);
    let session = screen.table().session().clone();
    eframe::App::on_exit(screen.harness.state_mut(), None);
    let mut again = Screen::start(screen.folder, USUAL, None, None);
    assert_eq!(again.app().settings().speed, Speed::AtOnce, "settings are kept at once");
    again.click("Continue Layli Goobalay");
    assert!(*again.table().session() == session);
    assert!(again.app().is_unsaved(), "it is in no file of the person's own");
}

#[test]
fn unreadable_settings_and_sessions_are_put_aside_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir_all(&data).expect("a folder");
    std::fs::write(data.join("settings.ron"), b"\0\0\0").expect("written");
    std::fs::write(data.join("last-session.ron"), "Session(format: 1").expect("written");
    let screen = Screen::start(folder, USUAL, None, None);
    assert!(screen.shows("settings.ron") && screen.shows("last-session.ron"), "{:?}", screen.app().notice());
    let files = std::fs::read_dir(data).expect("a folder");
    let mut names: Vec<_> = files.map(|file| file.expect("a file").file_name().into_string().expect("a name")).collect();
    names.retain(|name| name.contains(".ron"));
    names.sort();
    assert_eq!(names, ["last-session.ron.bad-1", "settings.ron.bad-1"]);
}

#[test]
fn the_path_to_save_in_is_whole_and_its_name_is_selected() {
    let mut screen = Screen::playing("huroy");
    screen.click_hole('A');
    screen.key(Key::ArrowRight);
    screen.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    screen.wait(|app| matches!(app.question(), Some(Question::Path { .. })));
    screen.settle();
    let path = |screen: &Screen| screen.node("Path of the file").value().unwrap_or_default();
    let before = path(&screen);
    assert!(Path::new(&before).is_absolute(), "{before}");
    screen.type_text("mine");
    assert_eq!(Path::new(&path(&screen)), Path::new(&before).with_file_name("mine.ron"));
}

#[test]
fn the_window_is_titled_with_the_program() {
    let mut screen = Screen::playing("huroy");
    screen.click_hole('A');
    let pressed = Event::Key { key: Key::ArrowRight, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    screen.harness.event(pressed);
    screen.harness.step();
    let wanted = "Huroy · round 1 · not saved – Gobale";
    let titled = |command: &ViewportCommand| matches!(command, ViewportCommand::Title(title) if title == wanted);
    assert!(screen.window_commands().iter().any(titled), "{:?}", screen.window_commands());
}
