//! The palette: what is typed finds what is meant, and what cannot be done says why.

use std::sync::Arc;

use gobale::app::command::Menu;
use gobale::app::lessons::{LessonAction, OwnLesson, OwnLessons};
use gobale::app::palette::Entry;
use gobale::app::{Action, App, Command, Obstacle, PaletteAction, Platform, Settings};
use gobale::catalogue;
use gobale::session::Ending;
use gobale::words::Words;

use super::{command, playing};

/// What is found.
fn found(app: &mut App, typed: &str) -> Vec<Entry> {
    command(app, Command::Palette);
    app.act(Action::Palette(PaletteAction::Type(typed.to_owned())));
    let found = app.palette().expect("open").found().to_vec();
    app.act(Action::Palette(PaletteAction::Close));
    assert!(app.palette().is_none());
    found
}

fn home() -> App {
    App::new(Words::english(), Settings::default(), None)
}

#[test]
fn a_few_letters_find_what_is_meant() {
    let check = |typed: &str, expected: &str| {
        let found = found(&mut playing("fergen-gobale"), typed);
        assert_eq!(found.first().map(|entry| entry.name.as_str()), Some(expected), "{typed:?}");
    };
    check("hint", "Hint");
    check("un", "Undo");
    check("undo", "Undo");
    check("huroy", "New game: Huroy");
    check("hur", "New game: Huroy");
    check("cpic", "Copy picture");
    check("newgh", "New game: Huroy");
    check("copy pic", "Copy picture");
    check("PICTURE copy", "Copy picture");
    check("dark", "Change between light and dark");
    check("light or dark: dark", "Light or dark: Dark");
    check("mursi", "New game: Huroy");
    check("layli pair", "Lesson: Making a layli pair");
    check("predict", "Predict a turn");
    check("kiosk", "Setting: Time until the next visitor");
    check("at once", "Speed of turns: At once");
    check("turn round", "Turn the board round");
}

#[test]
fn what_can_be_done_stands_before_what_cannot() {
    let check = |app: &mut App, typed: &str| {
        let found = found(app, typed);
        let begins = |entry: &&Entry| entry.name.to_lowercase().starts_with(typed);
        let grey: Vec<bool> = found.iter().filter(begins).map(|entry| entry.does.is_err()).collect();
        assert!(grey.contains(&true) && grey.is_sorted(), "{typed}: {grey:?}");
    };
    check(&mut home(), "co");
    check(&mut home(), "s");
    check(&mut playing("huroy"), "re");
    check(&mut playing("huroy"), "m");
}

#[test]
fn the_game_on_the_screen_is_not_gone_back_to() {
    let continued = |app: &mut App| found(app, "").iter().any(|entry| entry.command == Some(Command::Continue));
    let mut app = playing("huroy");
    assert!(!continued(&mut app));
    command(&mut app, Command::Home);
    assert!(continued(&mut app));
    assert!(!continued(&mut home()));
}

#[test]
fn the_way_to_the_table_says_to_which_game_and_whether_it_is_over() {
    let mut app = playing("huroy");
    let first = |app: &mut App| {
        command(app, Command::Home);
        let name = found(app, "")[0].name.clone();
        command(app, Command::Cancel);
        assert_eq!(app.way_to_table(), Some(name.clone()));
        name
    };
    assert_eq!(first(&mut app), "Continue Huroy");
    app.act(Action::End(Ending::Agreed));
    assert_eq!(first(&mut app), "Back to the finished Huroy");
    assert_eq!(home().way_to_table(), None);
}

#[test]
fn every_command_is_found_by_its_name() {
    let words = Words::english();
    for platform in [Platform::Mac, Platform::Windows, Platform::Other] {
        for mut app in [home().on(platform), playing("huroy").on(platform)] {
            for wanted in Command::ALL.into_iter().filter(|&wanted| wanted != Command::Palette && Menu::of(wanted, platform).is_some()) {
                let name = wanted.label_on(platform, &words);
                let found = found(&mut app, &name);
                let entry = found.iter().find(|entry| entry.command == Some(wanted)).unwrap_or_else(|| panic!("{name} is not found"));
                assert_eq!(entry.does.is_ok(), app.can(wanted), "{name}");
                assert_eq!(entry.name, name);
            }
        }
    }
}

#[test]
fn what_cannot_be_done_says_why() {
    let check = |app: &mut App, name: &str, why: Obstacle| {
        let found = found(app, name);
        let entry = found.iter().find(|entry| entry.name == name).unwrap_or_else(|| panic!("{name} is not found"));
        assert_eq!(entry.does, Err(why), "{name}");
    };
    check(&mut home(), "Undo", Obstacle::NoGame);
    check(&mut home(), "Save as…", Obstacle::NoGame);
    check(&mut home(), "Smaller text", Obstacle::Nothing);
    check(&mut playing("huroy"), "Redo", Obstacle::Nothing);
    let mut elsewhere = playing("huroy");
    command(&mut elsewhere, Command::Home);
    check(&mut elsewhere, "Undo", Obstacle::Elsewhere);
    let mut traditional = playing("leyla-gobale-gabradarre");
    command(&mut traditional, Command::Manners);
    check(&mut traditional, "Hint", Obstacle::Manners);
}

#[test]
fn with_nothing_typed_it_is_all_that_can_be_done() {
    let mut app = playing("huroy");
    let all = found(&mut app, "  ");
    assert!(all.iter().all(|entry| entry.does.is_ok()) && all.len() > 40, "{}", all.len());
    for rules in catalogue::all() {
        assert!(all.iter().any(|entry| entry.does == Ok(Action::New(rules.clone()))), "{}", rules.spec().name);
    }
    assert_eq!(found(&mut app, "qqqq"), []);
}

#[test]
fn the_place_pointed_at_stays_among_what_is_found() {
    let mut app = home();
    command(&mut app, Command::Palette);
    for (action, expected) in [
        (PaletteAction::Point(3), 3),
        (PaletteAction::Point(usize::MAX), usize::MAX),
        (PaletteAction::Type("huroy".to_owned()), 0),
        (PaletteAction::Type("qqqq".to_owned()), 0),
        (PaletteAction::Point(5), 0),
    ] {
        app.act(Action::Palette(action));
        let palette = app.palette().expect("open");
        assert_eq!(palette.pointed(), expected.min(palette.found().len().saturating_sub(1)));
    }
    command(&mut app, Command::Cancel);
    assert!(app.palette().is_none());
}

#[test]
fn each_entry_that_can_be_done_does_something() {
    let mut app = playing("fergen-gobale");
    command(&mut app, Command::ToEnd);
    for entry in found(&mut app, "new game") {
        let mut other = playing("huroy");
        other.act(entry.does.clone().expect("a game can always be begun"));
        if let Ok(Action::New(rules)) = entry.does {
            assert_eq!(other.table().expect("a table").session().rules(), &rules);
        }
    }
}

#[test]
fn a_name_of_many_like_words_is_looked_through_at_once() {
    let mut app = home();
    let lesson = gobale::lessons::read(&format!(
        "Lesson(id: \"many\", title: \"{}\", rules: \"huroy\", steps: [(text: \"Look.\")])",
        "a ".repeat(39)
    ));
    let own = OwnLesson { file: "many.ron".to_owned(), content: Ok(Arc::new(lesson.expect("a lesson"))) };
    app.act(Action::Lesson(LessonAction::Found(OwnLessons { folder: String::new(), found: Ok(vec![own]), more: 0 })));
    // As often as two to the power of 39 it would be looked at in vain.
    assert_eq!(found(&mut app, &format!("{}b", "a".repeat(30))), []);
    let all = found(&mut app, &"a".repeat(39));
    assert_eq!(all.len(), 1, "{all:?}");
}
