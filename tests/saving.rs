//! Session files on the disk, and how large they may be.

use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use eframe::App as _;
use egui::Key;
use egui_kittest::Harness;
use fastrand::Rng;
use gobale::catalogue;
use gobale::outside::FileWindow;
use gobale::rules::notation::{LONGEST, PositionTextError, TurnTextError};
use gobale::rules::ruleset::Rounds;
use gobale::rules::{Event, Rules, Side};
use gobale::session::file::limits::{COMMENT, Large, MOVES, NAME};
use gobale::session::file::{load, read, save, write};
use gobale::session::{FileError, Move, MoveError, MoveTextError, Session};
use gobale::ui::{Shell, Start};
use gobale::words::Words;

use crate::chance::{random_move, random_session};
use crate::files::{assert_is, sample, session};

/// Asserts that something is refused as too large.
fn assert_too_large<T: std::fmt::Debug>(result: Result<T, FileError>, large: Large) {
    assert_is!(result, Err(FileError::TooLarge { what, limit, .. }) if what == large && limit == large.limit());
}

/// Asserts that the system refuses it in this way.
fn assert_io(result: &Result<(), FileError>, kind: ErrorKind) {
    assert_is!(result, Err(FileError::Io(error)) if error.kind() == kind);
}

/// The error of loading a file, which must come within a second.
fn refused(path: &Path) -> FileError {
    let begun = Instant::now();
    let error = load(path).expect_err("it is broken");
    assert!(begun.elapsed() < Duration::from_secs(1), "{error:?} took {:?}", begun.elapsed());
    error
}

#[test]
fn a_session_is_saved_under_any_name_and_over_an_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["a session.ron", "ገበጣ እና ማንካላ.ron", "منقلة.ron", "é'\" # %.gobale", "no-extension"] {
        let path = folder.path().join(name);
        save(&path, &session("huroy", &["A:ccw"])).expect("saved");
        save(&path, &sample()).expect("saved over");
        assert!(load(&path).expect("loaded") == sample(), "{name}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 5, "nothing else is left behind");
}

#[test]
fn a_save_that_fails_leaves_the_old_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("old.ron");
    save(&path, &sample()).expect("saved");
    let old = fs::read(&path).expect("read");

    let mut unreadable = sample();
    unreadable.set_comment(unreadable.cursor(), "x".repeat(COMMENT + 1));
    assert_too_large(save(&path, &unreadable), Large::Comment);
    let mut permissions = fs::metadata(&path).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("ours");
    assert_io(&save(&path, &session("huroy", &[])), ErrorKind::PermissionDenied);
    assert_eq!(fs::read(&path).expect("read"), old);

    assert_io(&save(folder.path(), &sample()), ErrorKind::IsADirectory);
    assert_is!(save(&path.join("below-a-file.ron"), &sample()), Err(FileError::Io(_)));
    assert_io(&save(&folder.path().join("none/new.ron"), &sample()), ErrorKind::NotFound);
    assert_eq!(fs::read(&path).expect("read"), old);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left behind");
}

/// As long as the system allows, less what a file that is being written has before and behind its name.
#[test]
fn long_names_are_saved_and_longer_ones_say_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ሀ".repeat(82));
    save(&path, &sample()).expect("saved");
    assert!(load(&path).expect("loaded") == sample());
    let saved = save(&folder.path().join("ሀ".repeat(86)), &sample());
    let Err(error) = saved else { panic!("longer than any system allows") };
    assert!(Words::english().file_error(&error).contains("too long"), "{error:?}");
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_keeps_the_old_file() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("old.ron");
    save(&path, &sample()).expect("saved");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("ours");
    // Some users may write everywhere.
    let may_write = File::create(folder.path().join("probe")).is_ok();
    let saved = save(&path, &session("huroy", &[]));
    let kept = load(&path).expect("loaded") == sample();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("ours");
    if !may_write {
        assert!(kept, "the old file is gone");
        assert_io(&saved, ErrorKind::PermissionDenied);
    }
}

#[cfg(unix)]
#[test]
fn a_link_keeps_leading_to_the_session() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("session.ron"), folder.path().join("link.ron"));
    save(&path, &session("huroy", &[])).expect("saved");
    std::os::unix::fs::symlink(&path, &link).expect("linked");
    save(&link, &sample()).expect("saved");
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert!(load(&path).expect("loaded") == sample());
}

#[test]
fn what_is_no_file_is_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_is!(refused(folder.path()), FileError::NotAFile);
    assert_io(&Err(refused(&folder.path().join("none.ron"))), ErrorKind::NotFound);
    #[cfg(unix)]
    assert_is!(refused(Path::new("/dev/zero")), FileError::NotAFile);
}

#[test]
fn a_gigabyte_is_refused_unread() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.ron");
    File::create(&path).expect("created").set_len(1 << 30).expect("a file with a hole");
    assert_too_large(Err::<(), _>(refused(&path)), Large::File);
}

#[test]
fn what_is_beyond_a_limit_is_neither_read_nor_saved() {
    let path = Path::new("never written");
    let largest = |comment: usize, name: usize| {
        let mut session = sample();
        session.set_comment(session.cursor(), "ሀ".repeat(comment));
        session.players_mut().north.name = "ሀ".repeat(name);
        session
    };
    assert!(read(write(&largest(COMMENT, NAME)).as_bytes()).is_ok());
    for (session, what) in [(largest(COMMENT + 1, NAME), Large::Comment), (largest(COMMENT, NAME + 1), Large::Name)] {
        assert_too_large(read(write(&session).as_bytes()), what);
        assert_too_large(save(path, &session), what);
    }
    let text = write(&sample());
    let longer = |from: &str| text.replacen(from, &format!("{from}{}", "1".repeat(LONGEST)), 1);
    assert_is!(read(longer("start: \"").as_bytes()), Err(FileError::Start { why: PositionTextError::TooLong, .. }));
    let why = MoveError::Text(MoveTextError::Turn(TurnTextError::TooLong));
    assert_is!(read(longer("(turn: \"").as_bytes()), Err(FileError::Move { why: ref found, .. }) if *found == why);
    let text = text.replacen("turns: [", &format!("turns: [{}", "(turn: \"A\"),".repeat(MOVES + 1)), 1);
    assert_too_large(read(text.as_bytes()), Large::Moves);
}

/// A long session on a thread with little stack: nothing recurses over the turns.
#[test]
fn a_hundred_thousand_turns_load_with_little_stack_and_take_forty_bytes_each() {
    let small = thread::Builder::new().stack_size(256 * 1024);
    let run = small.spawn(|| {
        let built_in = |id| catalogue::built_in(id).expect("shipped");
        for moves in [10_000, 100_000] {
            for rules in [built_in("huroy"), built_in("leyla-gobale-gabradarre"), without_captures()] {
                let id = rules.spec().id.clone();
                let session = long_session(rules, moves);
                let text = write(&session);
                assert!(text.len() <= 40 * moves, "{id}: {} bytes", text.len());
                let begun = Instant::now();
                assert!(read(text.as_bytes()).expect("a session") == session);
                assert!(begun.elapsed() < Duration::from_secs(20), "{id}: {moves} turns took {:?}", begun.elapsed());
            }
        }
    });
    run.expect("a thread").join().expect("no overflow");
}

/// How long a session of a hundred thousand turns takes, from its file to the table in the window and back.
#[test]
#[ignore = "prints times"]
fn the_times_of_a_hundred_thousand_turns() {
    let games = catalogue::all().iter().map(Arc::clone).chain([without_captures()]);
    for rules in games {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, id) = (folder.path().join("long.ron"), rules.spec().id.clone());
        let mut session = long_session(rules, 100_000);
        let timed = |begun: Instant| begun.elapsed().as_millis();
        // What the window waits for at every change: a snapshot, which shares the moves; and what it would wait for a copy of them,
        // and of the match that was played.
        session.go_to(session.end_of_main_line());
        let moves: Vec<_> = session
            .nodes()
            .map(|node| {
                (session.played(node).cloned(), session.parent(node), session.comment(node).to_owned(), session.children(node).to_vec())
            })
            .collect();
        let begun = Instant::now();
        let copied = (moves.clone(), session.game().clone());
        let copying = begun.elapsed();
        let begun = Instant::now();
        let snapshot = session.snapshot();
        let sharing = begun.elapsed();
        assert!(copied.0.len() == snapshot.session().len());
        let begun = Instant::now();
        save(&path, &session).expect("saved");
        let saved = timed(begun);
        let begun = Instant::now();
        assert!(load(&path).expect("loaded") == session);
        let loaded = timed(begun);
        let begun = Instant::now();
        let start = Start { file: Some(path), data_dir: Some(folder.path().join("data")), ..Start::default() };
        let mut window = Harness::builder().build_eframe(move |cc| Shell::new(&cc.egui_ctx, start, FileWindow::None));
        let mut longest = 0;
        let mut frame = |window: &mut Harness<'_, Shell>| {
            let begun = Instant::now();
            window.step();
            longest = longest.max(timed(begun));
        };
        while window.state().app().table().is_none() {
            thread::sleep(Duration::from_millis(1));
            frame(&mut window);
        }
        let shown = timed(begun);
        for key in [Key::PageUp, Key::PageUp, Key::PageDown, Key::Space] {
            window.key_press(key);
            frame(&mut window);
            frame(&mut window);
        }
        let begun = Instant::now();
        window.state_mut().on_exit(None);
        let kept = timed(begun);
        assert!(shown < 20_000, "{id} hangs");
        let mut out = std::io::stdout().lock();
        writeln!(
            out,
            "{id}: saved in {saved} ms, loaded in {loaded}, on the table in {shown}, longest frame {longest}, kept at the end in {kept}; copied in {copying:?}, shared in {sharing:?}"
        )
        .expect("written");
    }
}

/// Nothing but sowings without end, each of which passes: the worst a file can ask for.
#[test]
fn a_file_of_endless_turns_opens_without_finding_each_out() {
    let mut spec = catalogue::built_in("leyla-gobale-somaliland-6").expect("shipped").spec().clone();
    for (option, value) in [("endless", "pass"), ("first-turn", "free")] {
        spec.set(option, value).expect("an option");
    }
    spec.start = vec![0, 5, 2, 5, 2, 3];
    spec.rounds = Rounds::Wins(100);
    let mut session = Session::new(Arc::new(Rules::new(spec).expect("sound")));
    for _ in 0..20_000 {
        let turn = if session.game().position().to_move() == Side::South { "E" } else { "e" };
        let told = session.play(Move::parse(session.rules(), turn).expect("a turn")).expect("it passes");
        assert!(told.events.iter().any(|event| matches!(event, Event::Endless { .. })));
    }
    let begun = Instant::now();
    assert!(read(write(&session).as_bytes()).expect("a session") == session);
    assert!(begun.elapsed() < Duration::from_secs(20), "it took {:?}", begun.elapsed());
}

/// Rules by which a round hardly ever ends.
fn without_captures() -> Arc<Rules> {
    let mut spec = catalogue::built_in("huroy").expect("shipped").spec().clone();
    "without-captures".clone_into(&mut spec.id);
    spec.singles = None;
    spec.clauses.clear();
    Arc::new(Rules::new(spec).expect("sound"))
}

/// Match after match in variations of one tree.
fn long_session(rules: Arc<Rules>, moves: usize) -> Session {
    let mut rng = Rng::with_seed(1);
    let mut session = Session::new(rules);
    while session.len() < moves {
        let next = random_move(session.game(), &mut rng);
        match next {
            Some(next) => {
                session.play(next).expect("allowed");
            }
            None => (0..60).for_each(|_| {
                session.undo();
            }),
        }
    }
    session
}

#[test]
fn deep_trees_and_wide_ones_load() {
    let rules = catalogue::built_in("huroy").expect("shipped");
    let mut rng = Rng::with_seed(9);
    let mut session = Session::new(rules);
    // A comb: at every turn of a line each other turn is a variation.
    while let Some(on) = random_move(session.game(), &mut rng) {
        let here = session.cursor();
        for turn in session.game().turns() {
            session.play(Move::Sow(turn)).expect("allowed");
            session.go_to(here);
        }
        session.play(on).expect("allowed");
    }
    assert!(session.len() > 1_000);
    assert!(read(write(&session).as_bytes()).expect("a session") == session);
}

/// A snapshot is what would be saved of that moment, and stays so whatever happens to the session.
#[test]
fn a_snapshot_stays_as_it_was_taken_and_opens_as_the_session_was() {
    for (number, rules) in catalogue::all().iter().enumerate() {
        let mut rng = Rng::with_seed(number as u64);
        let mut session = random_session(rules, 60, &mut rng);
        let (before, taken) = (session.clone(), session.snapshot());
        let node = session.node(session.len() / 2).expect("a place");
        session.set_comment(node, "later".to_owned());
        session.go_to(node);
        session.players_mut().south.name.push_str("later");
        session.promote(node);
        session.remove(node);
        assert!(session != before && session.snapshot() != taken, "{}", rules.spec().id);
        assert!(taken == before.snapshot());
        let opened = taken.session();
        assert!(opened == before && write(&opened) == write(&before), "{}", rules.spec().id);
        assert_eq!(opened.game().position(), before.game().position());
        assert_eq!((opened.game().stage(), opened.game().rounds()), (before.game().stage(), before.game().rounds()));
    }
}
