//! Settings: whatever their file holds, the program starts.

use std::path::PathBuf;

use fastrand::Rng;
use gobale::app::predict::Score;
use gobale::app::settings::TEXT_PERCENT;
use gobale::app::{Action, App, Brightness, Command, Effect, Settings, Speed};
use gobale::rules::BySide;
use gobale::search::Level;
use gobale::session::Seat;
use gobale::words::Words;

use super::command;

#[test]
fn broken_text_gives_the_first_settings_and_a_complaint() {
    for broken in [
        "",
        "\0\0\0\0",
        "Settings",
        "Settings(",
        "Settings(numbers: tru",
        "Settings(speed: Warp)",
        "Settings(text_percent: -5)",
        "Settings(text_percent: 99999999)",
        "Settings(recent: [5])",
        "{}",
        "Session(format: 1)",
        "settings = true",
        "\u{feff}\u{202e}ገበጣ",
        &"[".repeat(10_000),
        &"Settings(recent: [".repeat(3_000),
    ] {
        let (settings, complaint) = Settings::read(broken);
        let start: String = broken.chars().take(30).collect();
        assert_eq!(settings, Settings::default(), "{start:?}");
        assert!(complaint.is_some_and(|complaint| !complaint.is_empty()), "{start:?} is read without a word");
    }
}

#[test]
fn what_is_missing_is_as_at_first() {
    assert_eq!(Settings::read("Settings()"), (Settings::default(), None));
    let (settings, complaint) = Settings::read("Settings(flipped: true)");
    assert_eq!((settings, complaint), (Settings { flipped: true, ..Settings::default() }, None));
}

#[test]
fn every_setting_comes_back() {
    let mut rng = Rng::with_seed(1);
    let paths = ["a.ron", "/tmp/with spaces/ገበጣ.ron", "quote\"and\\back.ron", "لعبة.ron"].map(PathBuf::from);
    for _ in 0..300 {
        let settings = Settings {
            brightness: [Brightness::System, Brightness::Light, Brightness::Dark][rng.usize(..3)],
            text_percent: rng.u16(TEXT_PERCENT),
            speed: Speed::ALL[rng.usize(..Speed::ALL.len())],
            numbers: rng.bool(),
            letters: rng.bool(),
            flipped: rng.bool(),
            seats: BySide { south: Seat::Human, north: Seat::Computer(Level::ALL[rng.usize(..6)]) },
            seconds: rng.u16(1..=60),
            learnt: std::collections::BTreeMap::from([("capture".to_owned(), [0, 2].into())]),
            foretold: Score { asked: rng.usize(..), right: rng.usize(..), streak: rng.usize(..), best: rng.usize(..) },
            panel: [None, Some(false), Some(true)][rng.usize(..3)],
            recent: paths[..rng.usize(..=paths.len())].to_vec(),
        };
        assert_eq!(Settings::read(&settings.write()), (settings, None));
    }
}

#[test]
fn sizes_of_text_stay_in_their_bounds() {
    for (text, percent) in [("0", 100), ("99", 100), ("110", 110), ("300", 300), ("301", 300), ("65535", 300)] {
        let (settings, complaint) = Settings::read(&format!("Settings(text_percent: {text})"));
        assert_eq!((settings.text_percent, complaint), (percent, None));
    }
    let mut app = App::new(Words::english(), Settings { text_percent: 110, ..Settings::default() }, None);
    for (step, end) in [(Command::TextLarger, *TEXT_PERCENT.end()), (Command::TextSmaller, *TEXT_PERCENT.start())] {
        let mut steps = 0;
        while command(&mut app, step) == [Effect::WriteSettings] {
            assert!(TEXT_PERCENT.contains(&app.settings().text_percent));
            steps += 1;
        }
        assert_eq!(app.settings().text_percent, end);
        assert!((8..=9).contains(&steps), "{steps} steps");
    }
}

#[test]
fn speeds_go_from_the_slowest_to_at_once_and_back() {
    let mut app = App::new(Words::english(), Settings::default(), None);
    let mut walk = |step: Command| {
        let mut speeds = vec![app.settings().speed];
        while command(&mut app, step) == [Effect::WriteSettings] {
            speeds.push(app.settings().speed);
        }
        speeds
    };
    let mut slower = walk(Command::Slower);
    assert_eq!(slower.last(), Some(&Speed::Quarter));
    let faster = walk(Command::Faster);
    assert_eq!(faster, Speed::ALL);
    slower = walk(Command::Slower);
    slower.reverse();
    assert_eq!(slower, Speed::ALL);
}

#[test]
fn a_changed_setting_is_written_at_once_and_an_unchanged_one_is_not() {
    let mut app = App::new(Words::english(), Settings::default(), None);
    for change in [Command::Flip, Command::Numbers, Command::Letters, Command::Theme] {
        let before = app.settings().clone();
        assert_eq!(command(&mut app, change), [Effect::WriteSettings], "{change:?}");
        assert_ne!(*app.settings(), before, "{change:?}");
    }
    for (action, changes) in [
        (Action::ShowPanel(false), true),
        (Action::ShowPanel(false), false),
        (Action::ShowPanel(true), true),
        (Action::Speed(Speed::Usual), false),
        (Action::Speed(Speed::AtOnce), true),
    ] {
        assert_eq!(!app.act(action.clone()).is_empty(), changes, "{action:?}");
    }
}

#[test]
fn recent_files_are_few_and_the_last_one_first() {
    let mut settings = Settings::default();
    for number in 0..20 {
        settings.remember(PathBuf::from(format!("{number}.ron")));
    }
    settings.remember(PathBuf::from("15.ron"));
    let names: Vec<_> = settings.recent.iter().map(|path| path.display().to_string()).collect();
    assert_eq!(names, ["15.ron", "19.ron", "18.ron", "17.ron", "16.ron", "14.ron", "13.ron", "12.ron"]);
    let long = Settings { recent: (0..20).map(|number| PathBuf::from(number.to_string())).collect(), ..Settings::default() };
    assert_eq!(Settings::read(&long.write()).0.recent.len(), 8);
}
