//! What the program says of itself: the licences of all its parts, and the screen that shows them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

use gobale::about::{self, Licence};
use gobale::app::{AboutAction, Action, App, Command, Effect, Folders, Keeping, NoticeKind, Screen, Settings};
use gobale::words::Words;

fn app() -> App {
    let folders = Folders {
        settings: "/data".into(),
        games: "/data/records".into(),
        lessons: "/data/lessons".into(),
        reports: "/data/reports".into(),
    };
    let mut app = App::new(Words::english(), Settings::default(), None).with_folders(folders);
    app.act(Action::Command(Command::About));
    app
}

fn asked(app: &mut App, action: AboutAction) -> Vec<Effect> {
    app.act(Action::About(action))
}

/// Every crate inside the program as it is built here, as cargo lists them: name and version.
fn crates() -> BTreeSet<String> {
    let output = Process::new(env!("CARGO"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["tree", "--locked", "--offline", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"])
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let list = String::from_utf8(output.stdout).expect("UTF-8");
    let names = list.lines().filter_map(|line| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split(' ').next()?))
    });
    names.filter(|name| !name.starts_with("gobale ")).collect()
}

#[test]
fn every_crate_in_the_program_has_its_licence() {
    let crates = crates();
    assert!(crates.len() > 100, "{crates:?}");
    let told: BTreeSet<String> = about::parts().iter().map(|part| part.name.clone()).collect();
    let missing: Vec<_> = crates.difference(&told).collect();
    assert!(missing.is_empty(), "run .ci/licences: there is no licence of {missing:?}");
}

#[test]
fn every_licence_has_a_text_and_parts() {
    let text = about::text();
    for Licence { id, name, used_by, text: own } in about::licences() {
        assert!(!id.is_empty() && !name.is_empty() && !used_by.is_empty() && own.len() > 200, "{name} of {used_by:?}");
        assert!(text.contains(own.trim_end()), "{name} is not in the whole text");
    }
    let own: Vec<&str> = about::parts().iter().map(|part| part.name.as_str()).take(5).collect();
    assert_eq!(own, ["Gobale", "Gobale", "Inter", "Noto Sans Arabic", "Noto Sans Ethiopic"]);
}

#[test]
fn every_font_that_is_bundled_is_told() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts");
    let fonts = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").file_name());
    for font in
        fonts.map(|name| name.into_string().expect("UTF-8")).filter(|name| Path::new(name).extension().is_none_or(|ending| ending != "txt"))
    {
        let family = font.split('-').next().expect("a name");
        let told = about::parts().iter().any(|part| part.name.replace(' ', "") == family);
        assert!(told, "{font}");
    }
}

#[test]
fn parts_are_found_by_name_and_by_words_of_their_licence() {
    let mut app = app();
    let all = app.about().found().len();
    assert_eq!(all, about::parts().len());
    for (search, found) in [("inter", "Inter"), ("  EGUI  ", "egui "), ("reserved font name", "Inter"), ("font inter", "Inter")] {
        asked(&mut app, AboutAction::Search(search.to_owned()));
        let names: Vec<&str> = app.about().found().iter().map(|part| part.name.as_str()).collect();
        assert!(names.len() < all && names.iter().any(|name| name.starts_with(found)), "{search}: {names:?}");
    }
    asked(&mut app, AboutAction::Search("no such word anywhere".to_owned()));
    assert!(app.about().found().is_empty());
}

#[test]
fn escape_leads_back_step_by_step() {
    let mut app = app();
    app.act(Action::Command(Command::Lessons));
    app.act(Action::Command(Command::About));
    asked(&mut app, AboutAction::Search("font".to_owned()));
    let part = (*app.about().found().first().expect("a part")).clone();
    asked(&mut app, AboutAction::Show(part.clone()));
    assert_eq!(app.about().open().map(|(open, _)| open.clone()), Some(part));
    let states: Vec<_> = (0..3)
        .map(|_| {
            app.act(Action::Command(Command::Cancel));
            (app.screen(), app.about().open().is_some(), app.about().search().to_owned())
        })
        .collect();
    let expected = [(Screen::About, false, "font"), (Screen::About, false, ""), (Screen::Lessons, false, "")];
    assert_eq!(states, expected.map(|(screen, open, search)| (screen, open, search.to_owned())));
}

#[test]
fn folders_are_shown_and_their_paths_copied() {
    let mut app = app();
    for (keeping, folder) in Keeping::ALL.into_iter().zip(["/data", "/data/records", "/data/lessons", "/data/reports"]) {
        assert_eq!(asked(&mut app, AboutAction::OpenFolder(keeping)), [Effect::OpenFolder(PathBuf::from(folder))]);
        assert_eq!(asked(&mut app, AboutAction::CopyFolder(keeping)), [Effect::Copy(folder.to_owned())]);
    }
    asked(&mut app, AboutAction::NotOpened("no file manager was found".to_owned()));
    let notice = app.notice().expect("a notice");
    assert!(notice.kind == NoticeKind::Failed && notice.text.contains("no file manager was found"), "{notice:?}");
    let mut app = App::new(Words::english(), Settings::default(), None);
    assert_eq!(asked(&mut app, AboutAction::OpenFolder(Keeping::Games)), [], "what keeps nothing has no folder");
}

#[test]
fn a_licence_is_copied_whole() {
    let mut app = app();
    let part = about::parts()[2].clone();
    asked(&mut app, AboutAction::Show(part.clone()));
    let text = about::licences()[part.licence].text.clone();
    assert_eq!(asked(&mut app, AboutAction::CopyLicence), [Effect::Copy(text)]);
}
