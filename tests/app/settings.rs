//! Settings: whatever their file holds, the program starts.

use std::collections::BTreeSet;
use std::path::PathBuf;

use fastrand::Rng;
use gobale::app::predict::Score;
use gobale::app::settings::{Fault, Opponent, TEXT_PERCENT, VERSION};
use gobale::app::{Action, App, Brightness, Command, Effect, MotionWish, Setting, Settings, Speed, SystemMotion, Targets};
use gobale::catalogue::text::{FormError, TextPlace};
use gobale::rules::{BySide, Side};
use gobale::scene::{BoardLook, Tone};
use gobale::search::Level;
use gobale::session::Seat;
use gobale::watch::Motion;
use gobale::words::Words;

use super::{command, set};

#[test]
fn a_text_of_another_form_gives_the_first_settings_and_says_where() {
    for broken in [
        "",
        "\0\0\0\0",
        "Settings",
        "Settings(",
        "{}",
        "Session(format: 1)",
        "settings = true",
        "\u{feff}\u{202e}ገበጣ",
        &"[".repeat(10_000),
        &"Settings(recent: [".repeat(3_000),
    ] {
        let (settings, faults) = Settings::read(broken);
        let start: String = broken.chars().take(30).collect();
        assert_eq!(settings, Settings::default(), "{start:?}");
        assert!(matches!(&faults[..], [Fault::Form(FormError { at: TextPlace { line: 1, .. }, .. })]), "{start:?}: {faults:?}");
    }
}

#[test]
fn one_bad_value_spoils_no_other_and_is_named() {
    for (bad, name) in [
        ("speed: Warp", "speed"),
        ("speed: 7", "speed"),
        ("text_percent: -5", "text_percent"),
        ("text_percent: 99999999", "text_percent"),
        ("recent: [5]", "recent"),
        ("numbers: tru", "numbers"),
        ("seats: (south: Human)", "seats"),
        ("seats: (south: Human, north: Computer(9))", "seats"),
        ("panel: Some(2)", "panel"),
        ("version: \"one\"", "version"),
    ] {
        for text in [format!("Settings({bad}, flipped: true)"), format!("\u{feff}Settings(\r\n  flipped: true, // ours\r\n  {bad},\r\n)")] {
            let (settings, faults) = Settings::read(&text);
            assert_eq!(settings, Settings { flipped: true, ..Settings::default() }, "{text}");
            assert!(matches!(&faults[..], [Fault::Value { name: found, .. }] if found == name), "{text}: {faults:?}");
            assert!(faults[0].text(&Words::english()).contains(name));
        }
    }
    let (settings, faults) = Settings::read("Settings(spede: Double, flipped: true)");
    assert_eq!((settings.flipped, faults), (true, vec![Fault::Unknown { name: "spede".to_owned() }]));
}

#[test]
fn half_a_file_gives_what_stands_in_that_half() {
    let whole = Settings { flipped: true, text_percent: 150, seconds: 30, speed: Speed::Double, ..Settings::default() };
    let text = whole.write();
    let mut seen = BTreeSet::new();
    for end in (0..text.trim_end().len()).filter(|&end| text.is_char_boundary(end)) {
        let (settings, faults) = Settings::read(&text[..end]);
        assert!(faults.iter().any(|fault| matches!(fault, Fault::Form(_))), "{end}: {faults:?}");
        seen.insert((settings.text_percent, settings.speed == Speed::Double, settings.flipped, settings.seconds));
    }
    assert!(
        seen.contains(&(100, false, false, 2)) && seen.contains(&(150, false, true, 2)) && seen.contains(&(150, true, true, 30)),
        "{seen:?}"
    );
}

#[test]
fn a_newer_version_is_known_by_its_number_and_what_is_known_of_it_is_taken_over() {
    let (settings, faults) = Settings::read("Settings(version: 2, flipped: true, speed: Warp(9), moons: {1: \"Phobos\"})");
    assert_eq!((settings, faults), (Settings { flipped: true, ..Settings::default() }, vec![Fault::Newer { found: 2 }]));
    assert!(Settings::default().write().contains(&format!("version: {VERSION},")));
}

#[test]
fn what_another_copy_changed_meanwhile_stays() {
    let before = Settings { text_percent: 125, ..Settings::default() };
    let ours = Settings { flipped: true, ..before.clone() };
    let theirs = Settings { speed: Speed::Half, text_percent: 200, ..before.clone() };
    assert_eq!(ours.over(&before, theirs.clone()), Settings { flipped: true, ..theirs.clone() });
    assert_eq!(before.over(&before, theirs.clone()), theirs);
    // Where both changed the same, the later one counts.
    let ours = Settings { text_percent: 300, ..before.clone() };
    assert_eq!(ours.over(&before, theirs).text_percent, 300);
}

#[test]
fn what_was_learnt_in_two_copies_is_learnt() {
    let learnt = |steps: &[(&str, usize)]| {
        let mut settings = Settings::default();
        for &(lesson, step) in steps {
            settings.learnt.entry(lesson.to_owned()).or_default().insert(step);
        }
        settings
    };
    let check = |before: &[(&str, usize)], ours: &[(&str, usize)], theirs: &[(&str, usize)], expected: &[(&str, usize)]| {
        assert_eq!(learnt(ours).over(&learnt(before), learnt(theirs)), learnt(expected), "{before:?} {ours:?} {theirs:?}");
    };
    check(&[], &[("capture", 0)], &[("pairs", 2)], &[("capture", 0), ("pairs", 2)]);
    check(
        &[("capture", 0)],
        &[("capture", 0), ("capture", 1)],
        &[("capture", 0), ("capture", 2)],
        &[("capture", 0), ("capture", 1), ("capture", 2)],
    );
    check(&[("capture", 0)], &[("capture", 0)], &[("capture", 0), ("pairs", 1)], &[("capture", 0), ("pairs", 1)]);
}

#[test]
fn what_is_missing_is_as_at_first() {
    assert_eq!(Settings::read("Settings()"), (Settings::default(), Vec::new()));
    let (settings, faults) = Settings::read("Settings(flipped: true)");
    assert_eq!((settings, faults), (Settings { flipped: true, ..Settings::default() }, Vec::new()));
}

#[test]
fn every_setting_comes_back() {
    let mut rng = Rng::with_seed(1);
    let paths = ["a.ron", "/tmp/with spaces/ገበጣ.ron", "quote\"and\\back.ron", "لعبة.ron"].map(PathBuf::from);
    for _ in 0..300 {
        let settings = Settings {
            brightness: [Brightness::System, Brightness::Light, Brightness::Dark][rng.usize(..3)],
            board: BoardLook::ALL[rng.usize(..BoardLook::ALL.len())],
            motion: MotionWish::ALL[rng.usize(..MotionWish::ALL.len())],
            text_percent: rng.u16(TEXT_PERCENT),
            speed: Speed::ALL[rng.usize(..Speed::ALL.len())],
            numbers: rng.bool(),
            letters: rng.bool(),
            flipped: rng.bool(),
            two_sides: rng.bool(),
            targets: [Targets::AsUsed, Targets::Large][rng.usize(..2)],
            seats: BySide { south: Seat::Human, north: Seat::Computer(Level::ALL[rng.usize(..6)]) },
            opponent: Opponent { side: Side::BOTH[rng.usize(..2)], level: Level::ALL[rng.usize(..6)] },
            seconds: rng.u16(1..=60),
            megabytes: rng.u16(64..=4096),
            learnt: std::collections::BTreeMap::from([("capture".to_owned(), [0, 2].into())]),
            lesson: [None, Some("own/ገበጣ \"".to_owned())][rng.usize(..2)].clone(),
            foretold: Score { asked: rng.usize(..), right: rng.usize(..), streak: rng.usize(..), best: rng.usize(..) },
            sound: rng.bool(),
            volume: rng.u16(25..=100),
            museum_minutes: rng.u16(1..=30),
            panel: [None, Some(false), Some(true)][rng.usize(..3)],
            recent: paths[..rng.usize(..=paths.len())].to_vec(),
        };
        assert_eq!(Settings::read(&settings.write()), (settings, Vec::new()));
    }
}

#[test]
fn sizes_of_text_stay_in_their_bounds() {
    for (text, percent) in [("0", 100), ("99", 100), ("110", 110), ("300", 300), ("301", 300), ("65535", 300)] {
        let (settings, faults) = Settings::read(&format!("Settings(text_percent: {text})"));
        assert_eq!((settings.text_percent, faults), (percent, Vec::new()));
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

/// The key that changes between light and dark is seen to do so each time, whatever the system is set to.
#[test]
fn each_change_of_tone_is_seen() {
    for system in [Tone::Light, Tone::Dark] {
        for brightness in Brightness::ALL {
            let mut app = App::new(Words::english(), Settings { brightness, ..Settings::default() }, None);
            app.act(Action::SystemTone(system));
            for _ in 0..3 {
                let before = app.tone();
                command(&mut app, Command::Theme);
                assert_eq!(app.tone(), before.other(), "{system:?}, {:?}", app.settings().brightness);
            }
        }
    }
}

#[test]
fn the_next_board_is_another_one_until_all_were_seen() {
    let mut app = App::new(Words::english(), Settings::default(), None);
    let mut seen = vec![app.settings().board];
    while seen.len() < BoardLook::ALL.len() {
        command(&mut app, Command::Board);
        seen.push(app.settings().board);
    }
    assert_eq!(seen, BoardLook::ALL);
    command(&mut app, Command::Board);
    assert_eq!(app.settings().board, BoardLook::Game);
}

#[test]
fn motion_follows_the_wish_and_where_it_says_so_the_system() {
    for (wish, system, motion) in [
        (MotionWish::System, SystemMotion::Silent, Motion::Flowing),
        (MotionWish::System, SystemMotion::Less, Motion::Stepped),
        (MotionWish::Full, SystemMotion::Less, Motion::Flowing),
        (MotionWish::Reduced, SystemMotion::Silent, Motion::Stepped),
    ] {
        let mut app = App::new(Words::english(), Settings { motion: wish, ..Settings::default() }, None);
        app.act(Action::SystemMotion(system));
        assert_eq!(app.motion(), motion, "{wish:?}, {system:?}");
    }
}

#[test]
fn a_changed_setting_is_written_at_once_and_an_unchanged_one_is_not() {
    let mut app = App::new(Words::english(), Settings::default(), None);
    for change in
        [Command::Flip, Command::Numbers, Command::Letters, Command::Theme, Command::Board, Command::TextLarger, Command::TextUsual]
    {
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
        (Action::SystemTone(Tone::Dark), false),
        (Action::SystemMotion(SystemMotion::Less), false),
    ] {
        assert_eq!(!app.act(action.clone()).is_empty(), changes, "{action:?}");
    }
    for (setting, name, changes) in [
        (Setting::Brightness, "As the system", true),
        (Setting::Board, "Slate", true),
        (Setting::Board, "Slate", false),
        (Setting::Motion, "Reduced", true),
    ] {
        assert_eq!(!set(&mut app, setting, name).is_empty(), changes, "{setting:?}");
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

#[test]
fn whoever_plays_alone_again_finds_the_same_opponent() {
    let opponent = |app: &App| (app.settings().opponent.side, app.settings().opponent.level);
    let mut app = App::new(Words::english(), Settings::default(), None);
    assert_eq!(opponent(&app), (Side::North, Level::default()));
    app.act(Action::Sit(Side::South, Seat::Computer(Level::Four)));
    app.act(Action::Sit(Side::South, Seat::Human));
    assert_eq!(opponent(&app), (Side::South, Level::Four));
    let (read, faults) = Settings::read(&app.settings().write());
    assert_eq!((read.opponent, faults.len()), (app.settings().opponent, 0), "over a restart too");
    // Settings of an older version know nobody but who sits there.
    let seats = BySide { south: Seat::Human, north: Seat::Computer(Level::Three) };
    let mut app = App::new(Words::english(), Settings { seats, ..Settings::default() }, None);
    app.act(Action::Sit(Side::North, Seat::Human));
    assert_eq!(opponent(&app), (Side::North, Level::Three));
}

#[test]
fn no_more_memory_can_be_chosen_than_the_machine_has() {
    for (has, most) in [(20, 64), (64, 64), (700, 512), (4095, 1024), (1 << 20, 4096)] {
        let mut app = App::new(Words::english(), Settings { megabytes: 4096, ..Settings::default() }, None);
        assert_eq!(app.memories().last(), Some(&4096), "before it is known");
        app.act(Action::Memory(has));
        assert_eq!(app.memories().last(), Some(&most), "{has}");
        assert_eq!(app.pickers(Setting::Megabytes)[0].choices.len(), app.memories().len());
        app.act(Action::Sit(Side::South, Seat::Computer(Level::One)));
        let effects = app.act(Action::New(gobale::catalogue::all()[0].clone()));
        let errand = effects.iter().find_map(|effect| if let Effect::Think(errand) = effect { Some(errand) } else { None });
        assert_eq!(errand.map(|errand| errand.megabytes), Some(most), "{has}");
        assert_eq!(app.settings().megabytes, 4096, "what was chosen stays, for a machine that has it");
    }
}
