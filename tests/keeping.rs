//! What is played is kept, whatever happens: the program is killed, breaks off by a mistake of its own, runs twice, or finds no
//! room on the disk. Where it can be, with processes that are really killed: this test program starts itself again as the child.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};

use eframe::App as _;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use fastrand::Rng;
use gobale::app::{Action, Displaced, Handled, Question, Settings};
use gobale::outside::FileWindow;
use gobale::outside::data_dir::DataDir;
use gobale::outside::keeper::Keeper;
use gobale::outside::place::Place;
use gobale::outside::reports::Reports;
use gobale::session::file::load;
use gobale::session::{Node, Session};
use gobale::ui::{Shell, Start};
use gobale::words::Words;

use crate::chance::random_session;
use crate::files::{sample, session};

/// What a child of this test program does with the folder it is given.
const DUTY: &str = "GOBALE_TEST_DUTY";
const FOLDER: &str = "GOBALE_TEST_FOLDER";

/// This test program, started again. It does not outlive the test that started it.
struct Started(Child);

impl Started {
    /// Ends it as no program can prevent.
    fn kill(&mut self) {
        self.0.kill().expect("it runs");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// Starts this test program again with a duty in a folder.
fn child(duty: &str, folder: &Path) -> Started {
    let mut process = Process::new(std::env::current_exe().expect("this program"));
    process.args(["keeping::duties", "--exact", "--ignored", "--nocapture"]);
    process.env(DUTY, duty).env(FOLDER, folder).stdout(Stdio::piped()).stderr(Stdio::piped());
    Started(process.spawn().expect("it starts"))
}

#[test]
#[ignore = "a child that other tests start"]
fn duties() {
    let (Ok(duty), Some(folder)) = (std::env::var(DUTY), std::env::var_os(FOLDER).map(PathBuf::from)) else { return };
    match duty.as_str() {
        "save" => save_without_end(&folder),
        "play" => play_and_wait(&folder),
        "panic in the window" => break_off(&folder, || panic!("a mistake on purpose")),
        "panic in a thread" => break_off(&folder, || {
            let broken = std::thread::Builder::new().name("thinker".to_owned()).spawn(|| panic!("a mistake on purpose"));
            assert!(broken.expect("a thread").join().is_err());
            // The window goes on, and somebody kills it.
            std::process::abort();
        }),
        "panic in the writer" => break_off_writing(&folder),
        other => panic!("{other} is no duty"),
    }
}

/// A line that a child says. It is flushed at once.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).expect("the other side listens");
}

/// The lines that a child says, as they come.
fn lines(child: &mut Started) -> Receiver<String> {
    let out = BufReader::new(child.0.stdout.take().expect("piped"));
    let (said, heard) = channel();
    std::thread::spawn(move || out.lines().map_while(Result::ok).all(|line| said.send(line).is_ok()));
    heard
}

/// Waits for a line that a child says.
fn hear(heard: &Receiver<String>, wanted: &str) {
    while heard.recv_timeout(Duration::from_mins(1)).expect("it says something") != wanted {}
}

/// The session after so many changes: it differs from the one before in its turns, its notes or its cursor.
fn state(number: usize) -> Session {
    let mut session = random_session(sample().rules(), number / 4 % 200, &mut Rng::with_seed(7));
    session.set_comment(Node::START, format!("State {number}, ገበጣ"));
    let cursor = session.node(number % (session.len() + 1)).expect("a place");
    session.go_to(cursor);
    session
}

/// Which state a session is, to the letter.
fn number_of(session: &Session) -> usize {
    let said = session.comment(Node::START).strip_prefix("State ").and_then(|rest| rest.split(',').next()?.parse().ok());
    let number = said.unwrap_or_else(|| panic!("none of the states: {:?}", session.comment(Node::START)));
    assert!(*session == state(number), "state {number} is not whole");
    number
}

/// The settings after so many changes.
fn chosen(number: usize) -> Settings {
    Settings { recent: vec![format!("{number}.ron").into()], ..Settings::default() }
}

/// Which settings a text is, to the letter.
fn chosen_in(text: &str) -> usize {
    let (settings, faults) = Settings::read(text);
    let number = settings.recent.first().and_then(|path| path.file_stem()?.to_str()?.parse().ok());
    let number = number.unwrap_or_else(|| panic!("none of the settings: {text}"));
    assert_eq!((settings, faults), (chosen(number), Vec::new()));
    number
}

/// Changes the session and the settings over and over, and says before and after which state is kept.
fn save_without_end(folder: &Path) {
    let mut data = DataDir::new(Some(folder.to_owned()));
    data.take_place();
    let found = data.read(&Words::english());
    assert_eq!(found.complaint, None, "what was kept is whole");
    let first = found.kept.as_ref().map_or(0, |kept| number_of(kept) + 1);
    let keeper = Keeper::new(data.place(), |told| panic!("{told:?}"));
    let door = keeper.door().expect("open");
    for number in first.. {
        say(&format!("begun {number}"));
        let data = data.clone();
        keeper.then(move || data.write_settings(&chosen(number)).expect("written"));
        keeper.keep(Displaced { session: state(number).snapshot(), handled: Handled::Changed });
        door.flush(Duration::from_mins(1));
        say(&format!("done {number}"));
    }
}

/// Kills a program that saves, at random moments; each time what is kept is the state before or after the save that was under way.
fn kill(times: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("last-session.ron");
    let mut rng = Rng::with_seed(times as u64);
    let (mut before, mut after, mut last) = (0, 0, None);
    for _ in 0..times {
        let mut process = child("save", folder.path());
        let heard = lines(&mut process);
        let begun = heard.recv_timeout(Duration::from_mins(1));
        let mut said: Vec<String> = begun.into_iter().collect();
        while !said.last().expect("it begins").starts_with("begun") {
            said.push(heard.recv_timeout(Duration::from_mins(1)).expect("it begins"));
        }
        sleep(Duration::from_micros(rng.u64(..100_000)));
        process.kill();
        said.extend(heard.iter());
        let latest = |word: &str| said.iter().rev().find_map(|line| line.strip_prefix(word)?.trim().parse::<usize>().ok());
        let (begun, done) = (latest("begun").expect("it began"), latest("done").or(last));
        let found = match load(&kept) {
            Ok(session) => Some(number_of(&session)),
            Err(_) if done.is_none() && !kept.exists() => None,
            Err(why) => panic!("{why:?} after {said:?}"),
        };
        assert!(found == done || found == Some(begun), "{found:?} is kept after {said:?}");
        if found == done {
            before += 1;
        } else {
            after += 1;
        }
        match fs::read_to_string(folder.path().join("settings.ron")) {
            Ok(text) => assert!([done, Some(begun)].contains(&Some(chosen_in(&text))), "{text} after {said:?}"),
            Err(_) => assert_eq!(done, None, "the settings are there"),
        }
        last = found;
    }
    let files: Vec<_> = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("readable").file_name()).collect();
    let reached = last.unwrap_or_default();
    let told = format!(
        "{times} kills in {reached} saves: {before} times the state before was kept, {after} times the one after; {} files",
        files.len()
    );
    say(&told);
    assert!(files.len() <= 6, "{files:?} are left");
}

/// Where the system has no files without a name, a killed save leaves what it wrote so far: it is swept at the next start.
#[test]
fn what_killed_saves_left_is_swept_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    // While another copy runs, what is left of the settings may be what it writes just now.
    let mut other = DataDir::new(Some(folder.path().to_owned()));
    other.take_place();
    let stays = [
        ".last-session.ron.AbCd01",
        ".last-session-2.ron.backup2",
        ".last-session-2.ron.ab-cde",
        ".settings.ron.AbCd01",
        ".other.ron.AbCd01",
        "last-session-2.ron.AbCd01",
        "place-1.lock",
    ];
    for name in stays[..6].iter().chain(&[".last-session-2.ron.AbCd01", ".last-session-2.ron.zzzzz9", ".settings.ron.old001"]) {
        fs::write(folder.path().join(name), "half").expect("written");
    }
    let old = SystemTime::now() - Duration::from_hours(1);
    let age = |name: &str| fs::File::options().write(true).open(folder.path().join(name)).and_then(|file| file.set_modified(old));
    age(".settings.ron.old001").expect("ours");
    DataDir::new(Some(folder.path().to_owned())).take_place();
    let left: BTreeSet<_> = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("readable").file_name()).collect();
    let expected: BTreeSet<_> = stays.iter().chain(&["place-2.lock"]).map(std::ffi::OsString::from).collect();
    assert_eq!(left, expected);
    drop(other);
    DataDir::new(Some(folder.path().to_owned())).take_place();
    let gone = [".last-session.ron.AbCd01", ".settings.ron.AbCd01"];
    assert!(gone.iter().all(|name| !folder.path().join(name).exists()), "alone, it sweeps its own and the settings");
}

#[test]
fn a_program_killed_at_any_moment_keeps_the_state_before_or_after() {
    kill(20);
}

#[test]
#[ignore = "a minute or more"]
fn three_hundred_kills() {
    kill(300);
}

/// The program in its window, with this folder.
fn window(folder: &Path) -> Harness<'static, Shell> {
    let start = Start { data_dir: Some(folder.to_owned()), ..Start::default() };
    let mut harness =
        Harness::builder().with_size([1280.0, 900.0]).build_eframe(move |cc| Shell::new(&cc.egui_ctx, start, FileWindow::None));
    harness.run_steps(2);
    harness
}

/// The field for a note.
const NOTE: egui::accesskit::Role = egui::accesskit::Role::MultilineTextInput;

/// Plays a turn of Fergen Gobale, notes something on it, and makes text larger.
fn play(harness: &mut Harness<'static, Shell>) {
    harness.get_by_label_contains("Play Fergen Gobale").click();
    harness.run_steps(2);
    harness.key_press(egui::Key::A);
    harness.run_steps(2);
    harness.get_by_label("Match").click();
    harness.run_steps(2);
    harness.get_by_role_and_label(NOTE, "Comment on this turn").click();
    harness.run_steps(2);
    harness.get_by_role_and_label(NOTE, "Comment on this turn").type_text("A note");
    harness.run_steps(2);
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Plus);
    harness.run_steps(2);
}

fn is_played(session: &Session) -> bool {
    session.len() == 1 && session.cursor().number() == 1 && session.comment(session.cursor()) == "A note"
}

fn play_and_wait(folder: &Path) {
    let mut harness = window(folder);
    play(&mut harness);
    say("played");
    // No frame is drawn any more.
    sleep(Duration::from_mins(10));
}

/// What two copies of the program, killed a second after the last change, leave for the next start: each its own session whole.
#[test]
fn two_programs_killed_once_each_has_kept_its_change_leave_all_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut copies = Vec::new();
    for _ in 0..2 {
        let mut copy = child("play", folder.path());
        hear(&lines(&mut copy), "played");
        copies.push(copy);
    }
    let sessions = ["last-session.ron", "last-session-2.ron"].map(|name| folder.path().join(name));
    // Nothing more is done by either: each writes by itself.
    wait("what they keep", || {
        sessions.iter().all(|path| load(path).is_ok_and(|session| is_played(&session)))
            && DataDir::new(Some(folder.path().to_owned())).read(&Words::english()).settings.text_percent == 150
    });
    for mut copy in copies {
        copy.kill();
    }
    for path in sessions {
        assert!(is_played(&load(&path).expect("kept")), "{}", path.display());
    }
    let mut next = window(folder.path());
    let app = next.state().app();
    assert!(app.table().is_some_and(|table| is_played(table.session())), "it is offered at the next start");
    assert_eq!(app.settings().text_percent, 150, "each made it larger");
    assert_eq!((app.notice(), app.question()), (None, None));
    next.get_by_label_contains("Continue Fergen Gobale");
    wait("the other among the past games", || folder.path().join("records").read_dir().is_ok_and(|games| games.count() == 1));
    next.state_mut().on_exit(None);
}

fn wait(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what} never comes");
        sleep(Duration::from_millis(5));
    }
}

/// Plays, and makes a mistake before anything can have been written.
fn break_off(folder: &Path, mistake: impl FnOnce()) {
    let watch = DataDir::new(Some(folder.to_owned())).reports().watch();
    let mut harness = window(folder);
    watch.guard(harness.state().door().expect("open"));
    play(&mut harness);
    mistake();
}

/// The same on the thread that writes: what comes after it is still written.
fn break_off_writing(folder: &Path) {
    let watch = DataDir::new(Some(folder.to_owned())).reports().watch();
    let (mut keeper, _) = keeper(folder);
    watch.guard(keeper.door().expect("open"));
    keeper.then(|| panic!("a mistake on purpose"));
    let mut played = session("fergen-gobale", &["A"]);
    played.set_comment(played.cursor(), "A note".to_owned());
    keeper.keep(changed(&played));
    keeper.end();
    std::process::abort();
}

#[test]
fn a_mistake_on_any_thread_keeps_what_was_played_and_is_reported() {
    for duty in ["panic in the window", "panic in a thread", "panic in the writer"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut process = child(duty, folder.path());
        let mut complaint = String::new();
        process.0.stderr.take().expect("piped").read_to_string(&mut complaint).expect("UTF-8");
        assert!(!process.0.wait().expect("it ends").success(), "{duty}: {complaint}");
        let kept = load(&folder.path().join("last-session.ron")).unwrap_or_else(|why| panic!("{duty}: {why:?}\n{complaint}"));
        assert!(is_played(&kept), "{duty}");
        let reports = folder.path().join("reports");
        assert!(complaint.contains(&format!("A report of this mistake lies in {}", reports.display())), "{duty}: {complaint}");

        let mut next = window(folder.path());
        let Some(Question::Report(report)) = next.state().app().question().cloned() else { panic!("{duty}: nothing is told") };
        assert!(fs::read_to_string(&report.file).is_ok_and(|text| text == report.text), "{duty}");
        for part in ["a mistake on purpose", env!("CARGO_PKG_VERSION"), std::env::consts::OS, "keeping.rs"] {
            assert!(report.text.contains(part), "{duty}: no {part:?} in\n{}", report.text);
        }
        assert!(report.text.lines().count() > 15, "{duty}: no way to the mistake in\n{}", report.text);
        let home = std::env::var("HOME").unwrap_or_default();
        assert!(home.len() < 2 || !report.text.contains(&home), "{duty}: the person's folder is named in\n{}", report.text);
        next.get_by_label_contains(&report.file.display().to_string());
        next.get_by_label("Copy the report").click();
        next.step();
        let copied = next
            .output()
            .platform_output
            .commands
            .iter()
            .any(|command| matches!(command, egui::OutputCommand::CopyText(text) if *text == report.text));
        assert!(copied, "{duty}: {:?}", next.output().platform_output.commands);
        next.state_mut().on_exit(None);
        let mut after = window(folder.path());
        assert_eq!(after.state().app().question(), None, "{duty}: it is told once");
        after.state_mut().on_exit(None);
    }
}

#[test]
fn reports_do_not_pile_up() {
    let folder = tempfile::tempdir().expect("a folder");
    for number in 10..60 {
        fs::write(folder.path().join(format!("2026-01-01-0000{number}-1.new.txt")), format!("Report {number}")).expect("written");
    }
    let reports = Reports::new(folder.path().to_owned());
    assert_eq!(reports.take_newest().map(|report| report.text).as_deref(), Some("Report 59"));
    assert_eq!(reports.take_newest(), None, "all are told");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 20);
}

/// A keeper for this folder, and what it tells.
fn keeper(folder: &Path) -> (Keeper, Receiver<Action>) {
    let (told, heard) = channel();
    // Nobody may listen any more.
    (Keeper::new(Place::take(folder), move |action| drop(told.send(action))), heard)
}

fn changed(session: &Session) -> Displaced {
    Displaced { session: session.snapshot(), handled: Handled::Changed }
}

const SOON: Duration = Duration::from_secs(20);

#[test]
fn a_task_that_breaks_ends_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut keeper, heard) = keeper(folder.path());
    keeper.keep(changed(&sample()));
    keeper.then(|| panic!("a mistake on purpose"));
    let (done, wait) = channel();
    keeper.then(move || done.send(()).expect("somebody waits"));
    wait.recv_timeout(SOON).expect("the next task is done");
    assert_eq!(heard.recv_timeout(SOON), Ok(Action::Broken));
    keeper.end();
    assert!(load(&folder.path().join("last-session.ron")).expect("kept") == sample());
}

/// What keeps a folder from being written, and what ends that.
struct Trouble {
    begin: fn(&Path),
    end: fn(&Path),
    why: &'static str,
}

/// A drive that is gone: the folder's own.
const GONE: Trouble = Trouble {
    begin: |folder| {
        let drive = folder.parent().expect("below the drive");
        fs::rename(drive, drive.with_extension("away")).and_then(|()| fs::write(drive, "")).expect("ours");
    },
    end: |folder| {
        let drive = folder.parent().expect("below the drive");
        fs::remove_file(drive).and_then(|()| fs::rename(drive.with_extension("away"), drive)).expect("ours");
    },
    why: "There is no such file or folder",
};

/// A file that its owner protected.
const PROTECTED: Trouble = Trouble {
    begin: |folder| protect(&folder.join("last-session.ron"), true),
    end: |folder| protect(&folder.join("last-session.ron"), false),
    why: "protected",
};

fn protect(file: &Path, readonly: bool) {
    let mut permissions = fs::metadata(file).expect("it is there").permissions();
    permissions.set_readonly(readonly);
    fs::set_permissions(file, permissions).expect("ours");
}

/// While there is trouble nothing old is lost and nothing new is forgotten; afterwards all is written, the sessions that left the
/// table included.
fn survives(folder: &Path, trouble: &Trouble) {
    fs::create_dir_all(folder).expect("ours");
    let kept = folder.join("last-session.ron");
    let (mut keeper, heard) = keeper(folder);
    let door = keeper.door().expect("open");
    let told = |wanted: &str| match heard.recv_timeout(SOON).expect("it is told") {
        Action::NotKept(why) => assert!(wanted == "not kept" && why.contains(trouble.why), "{wanted}: {why}"),
        Action::NotYetPutAway(why) => assert!(wanted == "not put away" && why.contains(trouble.why), "{wanted}: {why}"),
        Action::KeptAgain => assert_eq!(wanted, "kept again"),
        other => panic!("{wanted}: {other:?}"),
    };
    keeper.keep(changed(&session("huroy", &["A:ccw"])));
    door.flush(SOON);
    assert_eq!(load(&kept).expect("kept").len(), 1);
    for _ in 0..2 {
        (trouble.begin)(folder);
        keeper.keep(changed(&session("huroy", &["A:ccw", "b:ccw"])));
        door.flush(SOON);
        told("not kept");
        (trouble.end)(folder);
        assert!(load(&kept).expect("kept").rules().spec().id == "huroy", "the old file is whole");
        // Without any change it is tried again by itself.
        told("kept again");
        assert_eq!(load(&kept).expect("kept").len(), 2);
    }
    (trouble.begin)(folder);
    keeper.displace(Some(changed(&session("huroy", &["A:ccw", "b:ccw", "B:ccw"]))), None);
    told("not put away");
    keeper.keep(changed(&session("gelech", &["A:ccw"])));
    door.flush(SOON);
    told("not put away");
    (trouble.end)(folder);
    assert_eq!(load(&kept).expect("kept").rules().spec().id, "huroy", "nothing is written over it");
    // The next change tries it too.
    keeper.keep(changed(&session("gelech", &["A:ccw", "b:ccw"])));
    told("kept again");
    keeper.end();
    assert_eq!((load(&kept).expect("kept").rules().spec().id.as_str(), load(&kept).expect("kept").len()), ("gelech", 2));
    let games: Vec<_> = fs::read_dir(folder.join("records")).expect("a folder").map(|entry| entry.expect("readable").path()).collect();
    assert_eq!(games.len(), 1, "{games:?}");
    assert_eq!(load(&games[0]).expect("kept").len(), 3);
    let hidden = fs::read_dir(folder)
        .expect("a folder")
        .filter(|entry| entry.as_ref().is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with('.')));
    assert_eq!(hidden.count(), 0, "nothing half written is left");
}

#[test]
fn a_drive_that_is_gone_for_a_while_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    survives(&folder.path().join("drive/data"), &GONE);
}

#[test]
fn a_file_that_is_protected_for_a_while_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    survives(folder.path(), &PROTECTED);
}

/// A disk that is really full.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "mounts a small disk in memory, which only root may"]
fn a_full_disk_loses_nothing() {
    const FULL: Trouble = Trouble {
        begin: |folder| {
            let mut filler = fs::File::create(folder.join("filler")).expect("ours");
            while filler.write_all(&[0; 1024]).is_ok() {}
        },
        end: |folder| fs::remove_file(folder.join("filler")).expect("ours"),
        why: "There is no room left on the disk",
    };
    let folder = tempfile::tempdir().expect("a folder");
    let run = |program: &str, args: &[&str]| {
        let status = Process::new(program).args(args).arg(folder.path()).status().expect("it runs");
        assert!(status.success(), "{program} {args:?}: {status}");
    };
    run("mount", &["-t", "tmpfs", "-o", "size=256k", "tmpfs"]);
    let survived = std::panic::catch_unwind(|| survives(folder.path(), &FULL));
    run("umount", &[]);
    survived.expect("nothing is lost");
}
