//! Museum mode in a window: no file is touched, and it comes back to Home by itself.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, OutputCommand, ViewportCommand};
use egui_kittest::Harness;
use gobale::app::{Screen as Shown, Settings};
use gobale::outside::FileWindow;
use gobale::ui::{Museum, Shell, Start};
use tempfile::TempDir;

use super::{Painter, Screen, USUAL};

/// Every file and folder below one, with its bytes and the time it was last changed.
fn contents(folder: &Path) -> BTreeMap<PathBuf, (Vec<u8>, std::time::SystemTime)> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable")) {
            let path = entry.path();
            let changed = entry.metadata().and_then(|about| about.modified()).expect("a time");
            let bytes = if path.is_dir() { Vec::new() } else { std::fs::read(&path).expect("readable") };
            if path.is_dir() {
                open.push(path.clone());
            }
            found.insert(path, (bytes, changed));
        }
    }
    found
}

fn museum(folder: TempDir, data: PathBuf) -> Screen {
    let start = Start { file: None, data_dir: Some(data), museum: Some(Museum { minutes: Some(1) }) };
    let builder = Harness::builder().with_size(USUAL).renderer(Painter::default()).with_render_cursor(false);
    let harness = builder.build_eframe(|cc| Shell::new(&cc.egui_ctx, start, FileWindow::None));
    let mut screen = Screen { harness, folder };
    screen.settle();
    screen
}

/// Plays, looks around, asks for all that is not to be had, and closes the window.
fn visit(screen: &mut Screen) {
    screen.click_starting("Play Fergen Gobale");
    screen.click_hole('A');
    screen.click("Show the side panel");
    screen.click("Match");
    assert!(screen.shows("Name of South") && !screen.shows("Memory for thinking ahead"), "{:?}", screen.texts());
    assert!(screen.shows("Fergen Gobale · round 1") && !screen.shows("not saved"), "{:?}", screen.texts());
    for key in [Key::S, Key::O, Key::R, Key::Comma, Key::E, Key::T, Key::Q] {
        screen.key_with(Modifiers::COMMAND, key);
        screen.key(Key::Escape);
    }
    for key in [Key::F9, Key::F8] {
        screen.key(key);
    }
    screen.click("File");
    for hidden in ["Open…", "Open recent", "Save", "Past games", "Export…", "Settings…", "Quit"] {
        assert!(!screen.shows(hidden), "{hidden}");
    }
    screen.key(Key::Escape);
    assert!(!screen.shows("Open a file…"));
}

#[test]
fn no_file_is_touched() {
    let broken = Settings { flipped: true, ..Settings::default() }.write().replace("numbers: true", "numbers: maybe");
    for settings in [None, Some(broken)] {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        if let Some(text) = &settings {
            std::fs::create_dir_all(data.join("past-games")).expect("a folder");
            std::fs::write(data.join("settings.ron"), text).expect("written");
            std::fs::write(data.join("last-session.ron"), "not a session").expect("written");
        }
        let before = contents(folder.path());
        let mut screen = museum(folder, data);
        assert_eq!(screen.app().settings().flipped, settings.is_some(), "as its owner likes it");
        visit(&mut screen);
        // Longer than what is played is usually kept after.
        for _ in 0..20 {
            std::thread::sleep(std::time::Duration::from_millis(50));
            screen.frame();
        }
        assert_eq!(contents(screen.folder()), before);
        let Screen { mut harness, folder } = screen;
        eframe::App::on_exit(harness.state_mut(), None);
        drop(harness);
        assert_eq!(contents(folder.path()), before, "and at the end neither");
    }
}

#[test]
fn it_returns_to_home_when_nobody_touches_it_and_not_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut screen = museum(folder, data);
    screen.click_starting("Play Huroy");
    screen.key_with(Modifiers::COMMAND, Key::T);
    screen.key(Key::F1);
    let time = |screen: &Screen| screen.harness.ctx.input(|input| input.time);
    let begun = time(&screen);
    while time(&screen) < begun + 40.0 {
        screen.frame();
    }
    screen.key(Key::F1);
    let touched = time(&screen);
    while time(&screen) < touched + 55.0 {
        screen.frame();
        assert_eq!(screen.app().screen(), Shown::Table, "after {} s", time(&screen) - touched);
    }
    while time(&screen) < touched + 62.0 {
        screen.frame();
    }
    assert_eq!((screen.app().screen(), screen.app().table().is_none()), (Shown::Home, true));
    assert!(!screen.shows("Continue"));
}

/// What a visitor marked in a field and copied is gone with the visitor.
#[test]
fn what_a_visitor_copied_from_a_field_is_gone_after_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut screen = museum(folder, data);
    let copied = |screen: &Screen| -> Vec<String> {
        let commands = &screen.harness.output().platform_output.commands;
        let text = |command: &OutputCommand| if let OutputCommand::CopyText(text) = command { Some(text.clone()) } else { None };
        commands.iter().filter_map(text).collect()
    };
    screen.key_with(Modifiers::COMMAND, Key::K);
    screen.type_text("huroy");
    screen.key_with(Modifiers::COMMAND, Key::A);
    screen.harness.event(egui::Event::Copy);
    screen.frame();
    assert_eq!(copied(&screen), ["huroy"]);
    let mut handed = Vec::new();
    for _ in 0..300 {
        screen.frame();
        handed.extend(copied(&screen));
    }
    assert_eq!(handed, [""], "once, and by the program's own rest");
}

#[test]
fn closing_the_window_asks_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mut screen = museum(folder, data);
    screen.click_starting("Play Fergen Gobale");
    screen.click_hole('A');
    screen.harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default().events.push(egui::ViewportEvent::Close);
    screen.frame();
    assert_eq!(screen.app().question(), None);
    assert!(screen.window_commands().contains(&ViewportCommand::Close), "{:?}", screen.window_commands());
}
