//! The export in the window: by keyboard and mouse, into real files.

use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::NodeT as _;
use gobale::app::Question;
use gobale::app::exporting::Subject;
use gobale::export::Written;

use super::{SMALL, Screen, Setting, session_from};

const HELD: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

impl Screen {
    /// Chooses these in the dialog, and types a path.
    fn export(&mut self, choices: &[&str], name: &str) -> std::path::PathBuf {
        self.key_with(HELD, Key::E);
        assert!(matches!(self.app().question(), Some(Question::Export(_))), "{:?}", self.app().question());
        for choice in choices {
            self.click(choice);
        }
        self.click("Export…");
        let path = self.folder().join(name);
        self.give_path(&path);
        path
    }
}

fn screen() -> Screen {
    let mut screen = Screen::playing("layli-goobalay");
    screen.click_hole('A');
    screen.key(Key::End);
    screen
}

#[test]
fn everything_that_can_be_chosen_becomes_a_file() {
    let mut screen = screen();
    for (choices, name, start) in [
        (&[][..], "a.png", &b"\x89PNG"[..]),
        (&["SVG, sharp in every size", "Black on white, for the printer"], "b.svg", b"<svg"),
        (&["This turn as an animation", "Small, 480 × 300"], "c.gif", b"GIF89a"),
        (&["This round as an animation"], "d.gif", b"GIF89a"),
        (&["The game as text"], "e.txt", b"layli-goobalay\n"),
        (&["The game as text", "Markdown (.md), for reading"], "f.md", b"# Layli Goobalay"),
        (&["CSV (.csv), a table of turns"], "g.csv", b"round,turn"),
    ] {
        let path = screen.export(choices, name);
        screen.wait(|app| app.notice().is_some() && app.export_progress().is_none());
        screen.settle();
        assert!(screen.shows("Exported to"), "{:?}", screen.texts());
        assert!(std::fs::read(&path).expect("a file").starts_with(start), "{name}");
        screen.click("Close this message");
    }
}

#[test]
fn the_dialog_is_walked_through_by_keyboard_and_closed_by_escape() {
    let mut screen = screen();
    screen.key_with(HELD, Key::E);
    assert!(screen.node("Export…").is_focused(), "Enter goes on");
    assert!(screen.node("A picture of this moment").accesskit_node().toggled().is_some(), "what is chosen is read out");
    screen.node("The game as text").focus();
    screen.settle();
    screen.key(Key::Space);
    let chosen = |screen: &Screen| match screen.app().question() {
        Some(Question::Export(asked)) => Some(asked.chosen.subject),
        _ => None,
    };
    assert_eq!(chosen(&screen), Some(Subject::Game(Written::Text)));
    assert!(!screen.shows("Size"), "texts have none");
    screen.key(Key::Escape);
    assert_eq!(chosen(&screen), None);
    assert_eq!(screen.table().session().len(), 1, "the keys did nothing at the table");
}

#[test]
fn a_file_that_is_there_is_asked_about_first() {
    let mut screen = screen();
    let path = screen.folder().join("there.png");
    std::fs::write(&path, "something else").expect("written");
    for (answer, replaced) in [("Cancel", false), ("Replace", true)] {
        screen.export(&[], "there.png");
        screen.wait(|app| matches!(app.question(), Some(Question::Overwrite { .. })));
        screen.settle();
        screen.click(answer);
        if replaced {
            screen.wait(|app| app.notice().is_some());
        }
        assert_eq!(std::fs::read(&path).expect("a file").starts_with(b"\x89PNG"), replaced, "{answer}");
    }
}

#[test]
fn what_is_cancelled_leaves_no_file() {
    // A turn of fifty laps takes its time.
    let mut session = session_from("layli-goobalay", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    for letter in ["F", "f", "F", "f"] {
        let next = gobale::session::Move::parse(session.rules(), letter).expect("a move");
        session.play(next).expect("allowed");
    }
    let mut screen = Setting { size: SMALL, session: Some(session), ..Setting::default() }.open();
    let path = screen.export(&["This turn as an animation", "Large, 1280 × 800"], "long.gif");
    screen.wait(|app| app.export_progress().is_some_and(|(_, all)| all > 0));
    assert!(screen.shows("Exporting: picture"), "{:?}", screen.texts());
    let cancel = screen.node("Cancel the export").rect().center();
    screen.press_at(cancel);
    screen.wait(|app| app.export_progress().is_none());
    screen.settle();
    assert!(screen.shows("No file was written"), "{:?}", screen.texts());
    assert!(!path.exists());
    let left: Vec<_> = std::fs::read_dir(screen.folder()).expect("a folder").map(|entry| entry.expect("readable").file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains("long")), "{left:?}");
}

#[test]
fn what_cannot_be_written_says_why() {
    let mut screen = screen();
    screen.export(&[], "no such folder/a.png");
    screen.wait_for(|screen| screen.shows("Not exported to"));
    // Another path can be given at once, and what is exported is still what was seen.
    let path = screen.folder().join("a.png");
    screen.give_path(&path);
    screen.wait(|app| app.notice().is_some());
    assert!(path.exists() && screen.app().question().is_none());
}

#[test]
fn the_board_is_handed_over_as_a_picture() {
    let mut screen = screen();
    screen.harness.key_press_modifiers(HELD, Key::P);
    let copied = |screen: &Screen| {
        screen.harness.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyImage(image) => Some(image.size),
            _ => None,
        })
    };
    screen.wait_for(|screen| copied(screen).is_some());
    assert_eq!(copied(&screen), Some([1280, 800]));
    screen.wait(|app| app.notice().is_some());
    assert_eq!(screen.app().notice().map(|notice| notice.text.as_str()), Some("The picture is copied."));
}
