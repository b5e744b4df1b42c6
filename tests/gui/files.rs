//! Saving, opening and closing, through real files.

use std::path::{Path, PathBuf};

use egui::{Event, Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable as _;
use gobale::app::{AskedPath, Brightness, Question, Settings, Speed};
use gobale::session::file::{load, save};

use super::{Screen, Setting, USUAL};

impl Screen {
    /// Types a path into the field for it, in place of what stands there.
    fn type_path(&mut self, path: &Path) {
        self.wait(|app| matches!(app.question(), Some(Question::Path(_))));
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
    let said = screen.texts().into_iter().find(|text| text.starts_with("Saved in")).expect("said");
    let notice = screen.harness.get_by_value(&said).rect();
    let board = screen.node("Board").rect();
    assert!(notice.bottom() <= board.top(), "it covers nothing of the game: {notice:?}, {board:?}");

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
fn a_wrong_path_stays_with_the_reason_until_it_does() {
    let mut screen = unsaved();
    let path = screen.folder().join("no such folder").join("game.ron");
    screen.key_with(Modifiers::COMMAND, Key::S);
    for by_button in [false, true] {
        screen.type_path(&path);
        if by_button {
            screen.click("Save");
        } else {
            screen.key(Key::Enter);
        }
        screen.wait_for(|screen| screen.shows("Not saved in"));
        screen.settle();
        assert!(screen.app().is_unsaved() && screen.app().notice().is_none(), "it is said beside the path");
        assert_eq!(screen.node("Path of the file").value().as_deref(), path.to_str(), "what was typed is kept");
        assert!(screen.node("Path of the file").is_focused(), "and can be changed at once");
    }
    let path = screen.folder().join("game.ron");
    screen.give_path(&path);
    screen.wait(|app| !app.is_unsaved() && app.question().is_none());

    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.give_path(&path.with_file_name("gone.ron"));
    screen.wait_for(|screen| screen.shows("Not opened"));
    screen.settle();
    assert_eq!(screen.node("Path of the file").value().as_deref(), path.with_file_name("gone.ron").to_str());
    screen.give_path(&path);
    screen.wait(|app| app.question().is_none());
    assert!(screen.app().notice().is_none_or(|notice| !notice.text.contains("gone.ron")));
}

#[test]
fn in_a_folder_that_is_given_to_save_in_a_file_is_proposed() {
    for (typed, ending) in [("games", ""), ("games", "/"), ("my.games", "")] {
        let mut screen = unsaved();
        let folder = screen.folder().join(typed);
        std::fs::create_dir(&folder).expect("a folder");
        screen.key_with(Modifiers::COMMAND, Key::S);
        screen.give_path(Path::new(&format!("{}{ending}", folder.display())));
        screen.wait_for(|screen| screen.shows("That is a folder"));
        screen.settle();
        let proposed = folder.join("layli-goobalay.gobale");
        assert_eq!(screen.node("Path of the file").value().as_deref(), proposed.to_str());
        screen.key(Key::Enter);
        screen.wait(|app| !app.is_unsaved());
        assert!(load(&proposed).is_ok() && !folder.with_extension("gobale").exists(), "{typed}{ending}");
    }
}

#[test]
fn recent_files_are_told_apart_and_those_that_are_gone_are_marked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).join("game.ron");
    std::fs::create_dir(folder.path().join("here")).expect("a folder");
    save(&path("here"), &gobale::session::Session::new(super::rules("huroy"))).expect("saved");
    let settings = Settings { recent: vec![path("here"), path("gone")], ..Setting::default().settings };
    let mut screen = Setting { settings, ..Setting::default() }.open();
    let labels = ["game.ron in here", "game.ron in gone (no longer there)"];
    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.wait_for(|screen| labels.iter().all(|label| screen.texts().iter().any(|text| text == label)));
    screen.key(Key::Escape);
    // In the menu too, whenever it is opened.
    std::fs::remove_file(path("here")).expect("it was there");
    screen.click("File");
    screen.click_starting("Open recent");
    screen.wait_for(|screen| screen.shows("game.ron in here (no longer there)"));
}

/// Without a window of the system's the folder last used stands in the field, to go on from, and under it the recent files.
#[test]
fn a_file_used_lately_is_opened_again_by_a_click_or_by_its_name() {
    for by_name in [true, false] {
        let mut screen = unsaved();
        let path = screen.folder().join("my game.ron");
        screen.key_with(Modifiers::COMMAND, Key::S);
        screen.give_path(&path);
        screen.wait(|app| !app.is_unsaved());
        screen.settle();
        screen.key_with(Modifiers::COMMAND, Key::N);
        screen.click_starting("Play Huroy");
        screen.key_with(Modifiers::COMMAND, Key::O);
        screen.wait(|app| matches!(app.question(), Some(Question::Path(_))));
        screen.settle();
        if by_name {
            assert!(screen.node("Path of the file").is_focused(), "one can type at once");
            screen.type_text("my game.ron");
            screen.key(Key::Enter);
        } else {
            screen.click("my game.ron");
        }
        screen.wait(|app| app.question().is_none() && app.path() == Some(&*path));
        assert_eq!(screen.table().session().len(), 1);
    }
}

#[test]
fn a_broken_file_leaves_the_table_as_it_was() {
    let mut screen = unsaved();
    let path = screen.folder().join("broken.ron");
    std::fs::write(&path, "Session(\n  format: 1,\n  what: ?").expect("written");
    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.give_path(&path);
    screen.wait_for(|screen| screen.shows("Line 3"));
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
    let at = screen.node("Don’t save").rect().center();
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
    screen.wait(|app| matches!(app.question(), Some(Question::Path(_))));
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
    for open in [|| Setting::default().open(), || Screen::playing("huroy")] {
        let mut screen = open();
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
    assert!(std::fs::read(data.join("settings.ron.bad-1")).is_ok_and(|bytes| bytes == b"\0\0\0"));
    assert!(data.join("last-session.ron.bad-1").exists() && !data.join("last-session.ron").exists());
}

/// A person who has chosen something before.
fn chosen() -> Settings {
    Settings { brightness: Brightness::Dark, text_percent: 150, ..Settings::default() }
}

/// Whatever lies in the place of the settings, the program starts, says what it is, puts it aside, and keeps new ones.
#[test]
fn whatever_the_settings_file_is_the_program_starts_and_nothing_is_written_over_unread() {
    let good = chosen().write();
    let utf16: Vec<u8> = good.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let cases: [(&str, Option<Vec<u8>>, Settings, &str); 11] = [
        ("empty", Some(Vec::new()), Settings::default(), "The file is empty"),
        ("UTF-16", Some(utf16.clone()), Settings::default(), "It is a text in UTF-16; save it as UTF-8"),
        ("UTF-16 with its mark", Some([vec![0xff, 0xfe], utf16].concat()), Settings::default(), "It is a text in UTF-16; save it as UTF-8"),
        (
            "half",
            Some(good.split_inclusive("speed: Usual,").next().expect("the first half").into()),
            chosen(),
            "Line 12, column 17: the text ends here before it is complete",
        ),
        ("random bytes", Some((0..3000_u32).map(|number| (number * number / 7) as u8).collect()), Settings::default(), "UTF-8"),
        ("NULs", Some(vec![0; 4096]), Settings::default(), "Line 1, column 1: "),
        ("a folder", None, Settings::default(), "folder"),
        (
            "one bad value",
            Some(good.replace("speed: Usual", "speed: Warp").into()),
            chosen(),
            "the setting `speed` is as at first, for `Warp` is not known here; it can be Quarter, ",
        ),
        ("a setting of nobody", Some(good.replace("speed: Usual", "spede: Usual").into()), chosen(), "`spede`"),
        ("newer", Some(good.replace("version: 1", "version: 2, moons: 2").into()), chosen(), "newer version"),
        ("large", Some(vec![b' '; (1 << 20) + 1]), Settings::default(), "large"),
    ];
    for (name, bytes, expected, told) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let (file, aside) = (data.join("settings.ron"), data.join("settings.ron.bad-1"));
        std::fs::create_dir_all(&data).expect("a folder");
        match &bytes {
            Some(bytes) => std::fs::write(&file, bytes).expect("written"),
            None => std::fs::create_dir(&file).expect("made"),
        }
        let mut screen = Screen::start(folder, USUAL, None, None);
        assert_eq!(*screen.app().settings(), expected, "{name}");
        assert!(screen.shows(told) && screen.shows("settings.ron.bad-1"), "{name}: {:?}", screen.app().notice());
        assert_eq!(std::fs::read(&aside).ok(), bytes, "{name}: it is kept as it was");
        screen.click("Close this message");
        screen.key_with(Modifiers::COMMAND, Key::L);
        eframe::App::on_exit(screen.harness.state_mut(), None);
        let kept = Settings::read(&std::fs::read_to_string(&file).expect("written"));
        assert_eq!(kept, (Settings { letters: false, ..expected }, Vec::new()), "{name}");
    }
}

#[test]
fn a_settings_file_that_may_only_be_read_is_read_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("data/settings.ron");
    std::fs::create_dir_all(folder.path().join("data")).expect("a folder");
    std::fs::write(&file, chosen().write()).expect("written");
    protect(&file);
    let mut screen = Screen::start(folder, USUAL, None, None);
    assert_eq!(*screen.app().settings(), chosen());
    assert_eq!(screen.app().notice(), None);
    screen.key_with(Modifiers::COMMAND, Key::L);
    screen.wait(|app| app.notice().is_some());
    screen.settle();
    assert!(screen.shows("The settings could not be kept"), "{:?}", screen.texts());
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), chosen().write());
}

fn protect(file: &Path) {
    let mut permissions = std::fs::metadata(file).expect("it is there").permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(file, permissions).expect("ours");
}

#[test]
fn two_copies_keep_the_settings_of_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("data/settings.ron");
    let mut one = Screen::start(folder, USUAL, None, None);
    let start = gobale::ui::Start { data_dir: file.parent().map(Path::to_owned), ..gobale::ui::Start::default() };
    let mut other = egui_kittest::Harness::builder()
        .build_eframe(move |cc| gobale::ui::Shell::new(&cc.egui_ctx, start, gobale::outside::FileWindow::None));
    other.step();
    one.key_with(Modifiers::COMMAND, Key::L);
    eframe::App::on_exit(one.harness.state_mut(), None);
    other.key_press_modifiers(Modifiers::COMMAND, Key::F);
    other.run_steps(2);
    eframe::App::on_exit(other.state_mut(), None);
    let kept = Settings::read(&std::fs::read_to_string(&file).expect("written"));
    assert_eq!(kept, (Settings { letters: false, flipped: true, ..Settings::default() }, Vec::new()));
}

/// A file of this name with a session, opened from it.
fn opened(name: &str, also: impl Fn(&Path)) -> Screen {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    save(&path, &crate::files::session("layli-goobalay", &["A"])).expect("saved");
    also(&path);
    let screen = Screen::start(folder, USUAL, None, Some(path.clone()));
    assert_eq!(screen.app().path(), Some(&*path), "{:?}", screen.app().notice());
    screen
}

#[test]
fn a_file_that_another_program_changed_is_asked_about_before_it_is_replaced() {
    for (answer, mine, other) in [("Replace", true, false), ("Cancel", false, true), ("Save as…", true, true)] {
        let mut screen = opened("game.ron", |_| {});
        let (path, copy) = (screen.folder().join("game.ron"), screen.folder().join("copy.ron"));
        let theirs = crate::files::sample();
        screen.click_hole('b');
        save(&path, &theirs).expect("saved by another program");
        screen.key_with(Modifiers::COMMAND, Key::S);
        screen.wait(|app| app.question().is_some());
        screen.settle();
        assert!(screen.shows("Another program changed this file") && screen.shows("game.ron"), "{:?}", screen.texts());
        screen.click(answer);
        if answer == "Save as…" {
            screen.give_path(&copy);
        }
        if mine {
            screen.wait(|app| !app.is_unsaved());
        }
        assert_eq!(screen.app().is_unsaved(), !mine, "{answer}");
        assert_eq!(load(&path).is_ok_and(|session| session == theirs), other, "{answer}");
        let in_file = load(screen.app().path().expect("a file")).expect("a session");
        assert_eq!(in_file == *screen.table().session(), mine, "{answer}");
        if mine {
            // What was saved here is known again.
            screen.click_hole('A');
            screen.key_with(Modifiers::COMMAND, Key::S);
            screen.wait(|app| !app.is_unsaved());
            assert_eq!(screen.app().question(), None, "{answer}");
        }
    }
    // Touched, or gone, nothing would be lost.
    for change in [
        |path: &Path| std::fs::copy(path, path.with_extension("2")).and_then(|_| std::fs::rename(path.with_extension("2"), path)),
        |path: &Path| std::fs::remove_file(path),
    ] {
        let mut screen = opened("game.ron", |_| {});
        change(&screen.folder().join("game.ron")).expect("ours");
        screen.click_hole('b');
        screen.key_with(Modifiers::COMMAND, Key::S);
        screen.wait(|app| !app.is_unsaved());
        assert_eq!(screen.app().question(), None);
    }
}

#[test]
fn a_file_that_may_only_be_read_opens_says_so_and_is_saved_elsewhere() {
    let mut screen = opened("game.ron", protect);
    screen.wait(|app| app.notice().is_some());
    screen.settle();
    assert!(screen.shows("can be read, but not changed") && screen.shows("game.ron (read-only)"), "{:?}", screen.texts());
    screen.click_hole('b');
    screen.key_with(Modifiers::COMMAND, Key::S);
    let copy = screen.folder().join("copy.ron");
    screen.give_path(&copy);
    screen.wait(|app| !app.is_unsaved());
    assert_eq!(load(&copy).expect("a session").len(), 2);
    assert_eq!(load(&screen.folder().join("game.ron")).expect("a session").len(), 1);
    screen.settle();
    assert!(!screen.shows("read-only"), "{:?}", screen.texts());
}

/// A file dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("the program reads files by their paths".to_owned())
    }
}

impl Screen {
    fn drop_files(&mut self, paths: &[PathBuf]) {
        let files = paths.iter().map(|path| std::sync::Arc::new(Dropped(path.clone())) as egui::DroppedFileHandle);
        self.harness.input_mut().dropped_files = files.collect();
        self.harness.step();
    }
}

#[test]
fn of_files_dropped_together_the_first_that_can_be_is_opened() {
    let mut screen = Setting::default().open();
    let at = |name: &str| screen.folder().join(name);
    let (good, broken, folder, long) = (at("ገበጣ.ron"), at("broken.ron"), at("a folder"), at(&"ሀ".repeat(80)));
    save(&good, &crate::files::sample()).expect("saved");
    save(&long, &crate::files::session("huroy", &["A:ccw"])).expect("saved");
    std::fs::write(&broken, "Session(\n  format: 1,\n  what: ?").expect("written");
    std::fs::create_dir(&folder).expect("made");
    let cases: [(&[&PathBuf], Option<&PathBuf>, &[&str]); 6] = [
        (&[&folder], None, &["a folder", "It is a folder"]),
        (&[&broken, &folder], None, &["broken.ron", "Line 3"]),
        (&[&broken, &good, &long], Some(&good), &["2 other files were left"]),
        (&[&folder, &long], Some(&long), &["1 other file was left"]),
        (&[&good], Some(&good), &[]),
        (&[&at("gone.ron")], None, &["gone.ron", "There is no such file"]),
    ];
    let cases = cases.map(|(dropped, opens, told)| (dropped.iter().map(|path| (*path).clone()).collect::<Vec<_>>(), opens.cloned(), told));
    for (dropped, opens, told) in cases {
        let before = screen.app().path().map(Path::to_owned);
        screen.drop_files(&dropped);
        let wanted = opens.clone().or(before);
        screen.wait(|app| {
            app.path() == wanted.as_deref() && (told.is_empty() || app.notice().is_some_and(|notice| notice.text.contains(told[0])))
        });
        screen.settle();
        for part in told {
            assert!(screen.shows(part), "{dropped:?}: no {part} in {:?}", screen.texts());
        }
        assert_eq!(screen.app().notice().is_some(), !told.is_empty(), "{dropped:?}");
        screen.key(Key::Escape);
    }
}

#[test]
fn a_recent_file_that_is_gone_says_so_and_loses_nothing() {
    let mut screen = opened("game.ron", |_| {});
    screen.click_hole('b');
    std::fs::remove_file(screen.folder().join("game.ron")).expect("ours");
    screen.click("File");
    screen.click_starting("Open recent");
    screen.click_starting("game.ron");
    screen.click("Don’t save");
    screen.wait(|app| app.notice().is_some());
    screen.settle();
    assert!(screen.shows("There is no such file"), "{:?}", screen.texts());
    assert_eq!(screen.table().session().len(), 2);
    assert!(screen.app().is_unsaved());
}

#[test]
fn the_path_to_save_in_is_whole_and_its_name_is_selected() {
    let mut screen = Screen::playing("huroy");
    screen.click_hole('A');
    screen.key(Key::ArrowRight);
    screen.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    screen.wait(|app| matches!(app.question(), Some(Question::Path(_))));
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

/// No shell stands between a field and the program.
#[test]
fn a_tilde_at_the_start_of_a_path_is_ones_own_folder() {
    let mut screen = Setting::default().open();
    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.wait_for(|screen| screen.app().question().is_some());
    screen.settle();
    screen.type_text("~/no such game.ron");
    screen.key(Key::Enter);
    let home = etcetera::home_dir().expect("a home").join("no such game.ron");
    screen.wait_for(|screen| screen.shows(&home.display().to_string()));
}

/// What was typed is not lost by a click that missed the field.
#[test]
fn a_click_beside_a_dialog_leaves_what_was_typed_in_it() {
    let mut screen = Setting::default().open();
    screen.key_with(Modifiers::COMMAND, Key::O);
    screen.wait_for(|screen| screen.app().question().is_some());
    screen.settle();
    screen.type_text("half a pa");
    screen.press_at(egui::pos2(8.0, 500.0));
    screen.settle();
    let typed = |screen: &Screen| matches!(screen.app().question(), Some(Question::Path(AskedPath { text, .. })) if text == "half a pa");
    assert!(typed(&screen), "{:?}", screen.app().question());
    screen.key(Key::Escape);
    assert!(screen.app().question().is_none());
}
