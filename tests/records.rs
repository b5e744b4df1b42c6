//! Past games: what leaves the table is kept once, found again, and goes only when that is asked for.

use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use eframe::App as _;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use gobale::app::{
    Action, Answer, App, Command, Date, Displaced, Effect, Fitness, Handled, Listing, Loss, Losses, NoticeKind, Question, Record, Screen,
};
use gobale::catalogue;
use gobale::outside::FileWindow;
use gobale::rules::Side;
use gobale::search::Level;
use gobale::session::file::{load, save};
use gobale::session::{Ending, Move, Node, Seat, Session};
use gobale::ui::{Shell, Start};
use gobale::words::Words;

use crate::app::{choose, command, playing, rules, table, with_session};
use crate::chance::random_move;
use crate::files::{sample, session};

fn record(name: &str, found: Result<&Session, &str>) -> Record {
    let date = Date { year: 2026, month: 2, day: 3 };
    Record::new(&Words::english(), name.to_owned(), Some(date), found.map_err(str::to_owned))
}

/// A program that shows these past games.
fn listing(mut app: App, records: Vec<Record>) -> App {
    assert_eq!(command(&mut app, Command::Records), [Effect::ReadRecords]);
    assert_eq!(app.screen(), Screen::Records);
    app.act(Action::RecordsRead(Ok(Listing { records, older: 0 })));
    app
}

fn named(south: &str, north: &str, mut session: Session) -> Session {
    for (side, name) in [(Side::South, south), (Side::North, north)] {
        name.clone_into(&mut session.players_mut()[side].name);
    }
    session
}

fn names(app: &App) -> Vec<&str> {
    app.records().found().map(|record| record.name.as_str()).collect()
}

/// What leaves the table, and what takes its place, as the effects say it.
fn displaced(effects: &[Effect]) -> (Option<&Displaced>, Option<&str>) {
    let found: Vec<_> = effects.iter().filter(|effect| matches!(effect, Effect::Displace { .. })).collect();
    let [Effect::Displace { before, by }] = found[..] else { panic!("one leaves the table: {effects:?}") };
    assert!(effects.contains(&Effect::Autosave), "the new one is kept from now on");
    (before.as_ref(), by.as_deref())
}

/// Starts another game without saving the one there.
fn start_another(app: &mut App) -> Vec<Effect> {
    let effects = app.act(Action::New(rules("gelech")));
    if app.question().is_some() { app.act(Action::Answer(Answer::WithoutSaving)) } else { effects }
}

#[test]
fn what_was_played_becomes_a_past_game_when_another_takes_its_place() {
    let mut app = playing("fergen-gobale");
    choose(&mut app, 'A');
    let before = table(&app).session().clone();
    let effects = start_another(&mut app);
    let (gone, by) = displaced(&effects);
    assert_eq!((gone, by), (Some(&Displaced { session: before.snapshot(), handled: Handled::Changed }), None));
    // Nothing was played in the new one: nothing of it would be missed.
    assert_eq!(displaced(&start_another(&mut app)), (None, None));
    // Without a turn, what was written or set up is worth keeping.
    let start = app.table().map(|table| table.session().cursor()).expect("a table");
    app.act(Action::Comment(start, "A word before".to_owned()));
    assert!(displaced(&start_another(&mut app)).0.is_some(), "its comment is kept");
    let rules = rules("huroy");
    let set_up = rules.parse_position("7,4,4,4,4,4/4,4,4,4,4,4 0-0 S").expect("a position");
    app.act(Action::PutOnTable(Box::new(Session::from_position(rules, set_up))));
    assert!(displaced(&start_another(&mut app)).0.is_some(), "its start is kept");
}

#[test]
fn what_is_only_looked_at_keeps_its_day() {
    let mut app = with_session(sample());
    command(&mut app, Command::TurnBack);
    command(&mut app, Command::Undo);
    let effects = start_another(&mut app);
    assert_eq!(displaced(&effects).0.map(|gone| gone.handled), Some(Handled::LookedAt));
}

#[test]
fn what_is_all_in_a_file_of_the_persons_own_is_not_kept_twice() {
    let open = |app: &mut App| app.act(Action::Opened("own.ron".into(), Ok(Box::new(sample()))));
    let mut app = playing("huroy");
    open(&mut app);
    assert_eq!(displaced(&start_another(&mut app)), (None, None));
    open(&mut app);
    app.act(Action::Comment(Node::START, "Not in the file".to_owned()));
    let effects = start_another(&mut app);
    assert!(displaced(&effects).0.is_some(), "left without saving, it is among the past games");
    // What was begun here is a past game even where it was saved elsewhere.
    let mut app = playing("huroy");
    app.act(Action::End(Ending::Agreed));
    app.act(Action::Saved("own.ron".into(), table(&app).revision(), Ok(())));
    assert!(displaced(&start_another(&mut app)).0.is_some());
}

#[test]
fn a_past_game_opens_as_it_was_and_goes_on_in_its_place() {
    let mut app = playing("fergen-gobale");
    choose(&mut app, 'A');
    let before = table(&app).session().clone();
    let mut app = listing(app, vec![record("a.ron", Ok(&sample()))]);
    assert_eq!(app.act(Action::OpenRecord("a.ron".to_owned())), [Effect::OpenRecord("a.ron".to_owned())]);
    assert_eq!(app.question(), None, "nothing is lost, so nothing is asked");
    let effects = app.act(Action::RecordOpened("a.ron".to_owned(), Ok(Box::new(sample()))));
    let (gone, by) = displaced(&effects);
    assert!(gone.is_some_and(|gone| gone.session == before.snapshot()));
    assert_eq!(by, Some("a.ron"));
    assert!(*table(&app).session() == sample() && app.screen() == Screen::Table);
    assert_eq!((app.is_unsaved(), app.path()), (false, None));
    assert_eq!(names(&app), Vec::<&str>::new(), "it lies on the table now");
    // Asked for twice, it came twice.
    assert_eq!(app.act(Action::RecordOpened("a.ron".to_owned(), Ok(Box::new(sample())))), []);
}

#[test]
fn a_change_to_a_file_of_the_persons_own_is_asked_about_before_a_past_game_takes_its_place() {
    let mut app = playing("huroy");
    app.act(Action::Opened("own.ron".into(), Ok(Box::new(sample()))));
    app.act(Action::Comment(Node::START, "Not in the file".to_owned()));
    let mut app = listing(app, vec![record("a.ron", Ok(&sample()))]);
    let open = Action::OpenRecord("a.ron".to_owned());
    assert_eq!(app.act(open.clone()), []);
    assert_eq!(
        app.question(),
        Some(&Question::Unsaved { losses: Losses::of([(Loss::Session, Fitness::Sound)]).expect("a loss"), then: Box::new(open) })
    );
    assert_eq!(app.act(Action::Answer(Answer::WithoutSaving)), [Effect::OpenRecord("a.ron".to_owned())]);
}

#[test]
fn a_past_game_that_does_not_open_leaves_everything_as_it_was() {
    let mut app = listing(with_session(sample()), vec![record("a.ron", Err("Cannot be read: Line 3"))]);
    app.act(Action::OpenRecord("a.ron".to_owned()));
    let effects = app.act(Action::RecordOpened("a.ron".to_owned(), Err("Line 3".to_owned())));
    assert_eq!(effects, [Effect::ReadRecords], "it may have gone meanwhile");
    assert!(*table(&app).session() == sample() && app.screen() == Screen::Records);
    let notice = app.notice().expect("it says so");
    assert!(notice.kind == NoticeKind::Failed && notice.text.contains("a.ron") && notice.text.contains("Line 3"));
    // A new game begun meanwhile stays on the table.
    let mut app = listing(playing("huroy"), vec![record("a.ron", Ok(&sample()))]);
    app.act(Action::OpenRecord("a.ron".to_owned()));
    start_another(&mut app);
    assert_eq!(app.act(Action::RecordOpened("a.ron".to_owned(), Ok(Box::new(sample())))), []);
    assert!(table(&app).session().is_empty());
}

#[test]
fn a_search_finds_players_games_results_and_days() {
    let over = {
        let mut over = session("gelech", &[]);
        over.play(Move::End(Ending::Resigned(Side::North))).expect("allowed");
        over
    };
    let records = vec![
        record("one", Ok(&named("Hodan", "ሀና", session("huroy", &["A:ccw"])))),
        record("two", Ok(&named("Warsame", "Hodan", over))),
        record("broken", Err("Cannot be read")),
    ];
    let mut app = listing(with_session(named("Faadumo", "", session("fergen-gobale", &["A"]))), records);
    for (search, expected, on_table) in [
        ("", &["one", "two", "broken"][..], true),
        ("hodan", &["one", "two"], false),
        ("  HODAN   warsame ", &["two"], false),
        ("ሀና", &["one"], false),
        ("gave up", &["two"], false),
        ("february 2026", &["one", "two", "broken"], false),
        ("huroy 1 turn", &["one"], false),
        ("broken", &["broken"], false),
        ("fergen", &[], true),
        ("faadumo", &[], true),
        ("nobody", &[], false),
    ] {
        assert_eq!(app.act(Action::SearchRecords(search.to_owned())), [], "nothing is read again");
        assert_eq!((names(&app), app.records().on_table().is_some()), (expected.to_vec(), on_table), "{search:?}");
    }
    command(&mut app, Command::Cancel);
    assert_eq!((app.records().search(), app.screen()), ("", Screen::Records));
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Home);
}

#[test]
fn deleting_asks_and_cancel_deletes_nothing() {
    let records = || vec![record("a.ron", Ok(&sample())), record("b.ron", Err("Cannot be read"))];
    for cancel in [Action::Answer(Answer::Cancel), Action::Command(Command::Cancel)] {
        let mut app = listing(playing("huroy"), records());
        assert_eq!(app.act(Action::DeleteRecord("a.ron".to_owned())), []);
        assert!(matches!(app.question(), Some(Question::Delete { name, .. }) if name == "a.ron"));
        assert_eq!(app.act(cancel), []);
        assert_eq!((app.question(), names(&app).len()), (None, 2));
    }
    let mut app = listing(playing("huroy"), records());
    assert_eq!(app.act(Action::DeleteRecord("no such".to_owned())), []);
    assert_eq!(app.question(), None);
    app.act(Action::DeleteRecord("a.ron".to_owned()));
    assert_eq!(app.act(Action::Answer(Answer::Yes)), [Effect::DeleteRecord("a.ron".to_owned())]);
    assert_eq!(names(&app).len(), 2, "until it is done");
    app.act(Action::RecordDeleted("a.ron".to_owned(), Ok(())));
    assert_eq!(names(&app), ["b.ron"]);
    assert_eq!(app.act(Action::RecordDeleted("b.ron".to_owned(), Err("protected".to_owned()))), [Effect::ReadRecords]);
    assert_eq!(names(&app), ["b.ron"]);
    assert!(app.notice().is_some_and(|notice| notice.text.contains("protected")));
}

#[test]
fn a_record_says_how_the_game_stands() {
    let result = |session: &Session| record("x", Ok(session)).content.expect("readable").result;
    assert_eq!(result(&session("huroy", &["A:ccw"])), "Round 1, 1 turn, not finished");
    assert_eq!(result(&session("layli-goobalay", &["A"])), "1 turn, not finished");
    let mut session = session("layli-goobalay", &["A"]);
    session.play(Move::End(Ending::Resigned(Side::North))).expect("allowed");
    assert_eq!(result(&named("Hodan", "Warsame", session.clone())), "Hodan won: Warsame gave up");
    // The end of the line counts, not where the session happens to stand.
    session.go_to(Node::START);
    assert_eq!(result(&session), "South won: North gave up");
    for rules in catalogue::all() {
        let mut rng = fastrand::Rng::with_seed(3);
        let mut session = Session::new(Arc::clone(rules));
        while let Some(next) = random_move(session.game(), &mut rng).filter(|_| session.len() < 3000) {
            session.play(next).expect("allowed");
            if session.len() % 50 == 1 {
                assert!(result(&session).contains("not finished"), "{}", result(&session));
            }
        }
        let result = result(&session);
        assert!(["won", "draw", "not finished"].iter().any(|word| result.contains(word)), "{result}");
    }
}

/// The program in its window, with this folder.
fn window(folder: &Path) -> Harness<'static, Shell> {
    let start = Start { data_dir: Some(folder.to_owned()), ..Start::default() };
    let mut harness =
        Harness::builder().with_size([1280.0, 900.0]).build_eframe(move |cc| Shell::new(&cc.egui_ctx, start, FileWindow::None));
    harness.step();
    harness
}

/// Lets frames and time pass until something holds.
fn wait(harness: &mut Harness<'static, Shell>, what: &str, holds: impl Fn(&Harness<'static, Shell>) -> bool) {
    let begun = Instant::now();
    while !holds(harness) {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what} never comes");
        std::thread::sleep(Duration::from_millis(5));
        harness.step();
    }
}

fn press(harness: &mut Harness<'static, Shell>, key: egui::Key) {
    harness.key_press_modifiers(egui::Modifiers::COMMAND, key);
    harness.run_steps(2);
}

/// Clicks what has this in its label.
fn click(harness: &mut Harness<'static, Shell>, label: &str) {
    wait(harness, label, |harness| harness.query_all_by_label_contains(label).next().is_some());
    harness.get_by_label_contains(label).click();
    harness.run_steps(2);
}

/// The past games once they are read.
fn show_records(harness: &mut Harness<'static, Shell>) {
    press(harness, egui::Key::R);
    wait(harness, "the list", |harness| harness.state().app().records().listing().is_some());
    // Nothing moves at rest: this ends.
    harness.run();
}

fn end(mut harness: Harness<'static, Shell>) {
    harness.state_mut().on_exit(None);
}

fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("records")) else { return Vec::new() };
    entries.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect()
}

fn moves(harness: &Harness<'static, Shell>) -> usize {
    harness.state().app().table().map_or(0, |table| table.session().len())
}

#[test]
fn a_game_is_kept_found_continued_and_deleted_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path());
    show_records(&mut harness);
    harness.get_by_label_contains("No past games yet");
    press(&mut harness, egui::Key::N);
    click(&mut harness, "Play Fergen Gobale");
    harness.key_press(egui::Key::A);
    harness.run_steps(2);
    assert_eq!(moves(&harness), 1);
    press(&mut harness, egui::Key::N);
    click(&mut harness, "Play Gelech");
    wait(&mut harness, "the record", |_| files(folder.path()).len() == 1);

    show_records(&mut harness);
    let card = "Open Fergen Gobale: South – North. Round 1, 1 turn, not finished";
    wait(&mut harness, card, |harness| harness.query_by_label_contains(card).is_some());
    harness.get_by_label("Search the past games").click();
    harness.run_steps(2);
    harness.get_by_label("Search the past games").type_text("gelech");
    harness.run_steps(2);
    harness.get_by_label_contains("No past game has “gelech” in it");
    assert!(harness.query_by_label_contains(card).is_none());
    harness.key_press(egui::Key::Escape);
    harness.run_steps(2);
    // By the keyboard.
    harness.get_by_label_contains(card).focus();
    harness.run_steps(2);
    harness.key_press(egui::Key::Enter);
    wait(&mut harness, "the game", |harness| moves(harness) == 1);
    assert_eq!(harness.state().app().screen(), Screen::Table);
    wait(&mut harness, "its place on the table", |_| files(folder.path()).is_empty());

    // Continued, it is still one game.
    let turn = harness.state().app().table().expect("a table").turns()[0];
    let letter = harness.state().app().table().expect("a table").session().rules().board().letter(turn.hole).to_ascii_uppercase();
    harness.key_press(egui::Key::from_name(&letter.to_string()).expect("a key"));
    harness.run_steps(2);
    assert_eq!(moves(&harness), 2);
    show_records(&mut harness);
    harness.get_by_label_contains("Go back to Fergen Gobale");
    press(&mut harness, egui::Key::N);
    click(&mut harness, "Play Huroy");
    wait(&mut harness, "the record", |_| files(folder.path()).len() == 1);
    let kept = load(&folder.path().join("records").join(&files(folder.path())[0])).expect("a session");
    assert_eq!(kept.len(), 2);

    press(&mut harness, egui::Key::R);
    wait(&mut harness, "the list", |harness| harness.query_by_label_contains("1 game, kept here").is_some());
    click(&mut harness, "Delete Fergen Gobale");
    click(&mut harness, "Cancel");
    assert_eq!(files(folder.path()).len(), 1);
    click(&mut harness, "Delete Fergen Gobale");
    harness.get_by_label("Delete").click();
    harness.run_steps(2);
    wait(&mut harness, "the end of it", |_| files(folder.path()).is_empty());
    wait(&mut harness, "the empty list", |harness| harness.query_by_label_contains("No past games yet").is_some());
    end(harness);
}

#[test]
fn what_was_kept_from_the_last_time_becomes_a_past_game_of_its_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("last-session.ron");
    save(&kept, &sample()).expect("saved");
    let day = SystemTime::UNIX_EPOCH + Duration::from_secs(951_782_400 + 3_723);
    let date = |time| File::options().write(true).open(&kept).and_then(|file| file.set_modified(time)).expect("ours");
    date(day);
    // Looked at, and closed.
    let mut harness = window(folder.path());
    click(&mut harness, "Continue");
    harness.key_press(egui::Key::PageUp);
    harness.run_steps(2);
    harness.key_press(egui::Key::PageUp);
    harness.run_steps(2);
    end(harness);
    let cursor = load(&kept).expect("a session").cursor();
    assert!(cursor != sample().cursor(), "where it stood is kept");
    assert_eq!(fs::metadata(&kept).and_then(|about| about.modified()).expect("a time"), day);

    let mut harness = window(folder.path());
    click(&mut harness, "Play Gelech");
    wait(&mut harness, "the record", |_| files(folder.path()).len() == 1);
    assert!(files(folder.path())[0].starts_with("2000-02-29-010203-"), "{:?}", files(folder.path()));
    show_records(&mut harness);
    assert!(harness.query_all_by_label_contains("29 February 2000").next().is_some());
    end(harness);
}

#[test]
fn a_file_asked_for_at_the_start_loses_nothing_of_the_last_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own.ron");
    save(&folder.path().join("last-session.ron"), &sample()).expect("saved");
    save(&own, &session("huroy", &["A:ccw"])).expect("saved");
    let start = Start { file: Some(own), data_dir: Some(folder.path().to_owned()), ..Start::default() };
    let mut harness = Harness::builder().build_eframe(move |cc| Shell::new(&cc.egui_ctx, start, FileWindow::None));
    wait(&mut harness, "the record", |_| files(folder.path()).len() == 1);
    let kept = load(&folder.path().join("records").join(&files(folder.path())[0])).expect("a session");
    assert!(kept == sample());
    end(harness);
}

#[test]
fn broken_neighbours_are_listed_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    fs::create_dir_all(records.join("a folder.ron")).expect("made");
    save(&records.join("good.ron"), &sample()).expect("saved");
    fs::write(records.join("half.ron"), "Session(\n    format: 1,\n    rul").expect("written");
    fs::write(records.join("empty.ron"), "").expect("written");
    fs::write(records.join("notes.txt"), "not ours").expect("written");
    File::create(records.join("large.ron")).and_then(|file| file.set_len(1 << 30)).expect("a file with a hole");
    let mut harness = window(folder.path());
    show_records(&mut harness);
    harness.get_by_label_contains(&format!("Open {}", sample().rules().spec().name));
    for label in ["Open half.ron: Cannot be read: Line 3", "Open empty.ron: Cannot be read", "Open large.ron: A very long game"] {
        harness.get_by_label_contains(label);
    }
    harness.get_by_label_contains("4 games");
    click(&mut harness, "Open half.ron");
    wait(&mut harness, "the reason", |harness| harness.state().app().notice().is_some());
    end(harness);
    assert_eq!(files(folder.path()).len(), 6, "nothing is deleted");
}

#[test]
fn the_newest_five_hundred_are_listed_within_a_few_seconds() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    fs::create_dir_all(&records).expect("made");
    let text = gobale::session::file::write(&sample());
    for number in 0..503_u64 {
        let path = records.join(format!("{number}.ron"));
        fs::write(&path, &text).expect("written");
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000 + 86_400 * number);
        File::options().write(true).open(&path).and_then(|file| file.set_modified(time)).expect("ours");
    }
    let mut harness = window(folder.path());
    let begun = Instant::now();
    show_records(&mut harness);
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    harness.get_by_label_contains("3 older games are kept too");
    let names = names(harness.state().app());
    assert_eq!((names.len(), names[0], names[499]), (500, "502.ron", "3.ron"));
    // Drawn frame by frame it stays quick, though all of it can be reached by the keyboard.
    let begun = Instant::now();
    harness.run_steps(20);
    let frame = begun.elapsed() / 20;
    assert!(frame < Duration::from_millis(300), "a frame takes {frame:?}");
    end(harness);
}

#[test]
fn a_folder_that_cannot_be_made_keeps_the_game_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("records"), "a file in its place").expect("written");
    save(&folder.path().join("last-session.ron"), &sample()).expect("saved");
    let mut harness = window(folder.path());
    click(&mut harness, "Play Gelech");
    wait(&mut harness, "the reason", |harness| harness.state().app().notice().is_some());
    end(harness);
    let entries = fs::read_dir(folder.path()).expect("readable").map(|entry| entry.expect("readable").path());
    let ending = format!("-{}.ron", sample().rules().spec().id);
    let aside: Vec<_> = entries.filter(|path| path.to_string_lossy().ends_with(&ending)).collect();
    assert_eq!(aside.len(), 1, "{aside:?}");
    assert!(load(&aside[0]).expect("a session") == sample());
}

/// Two copies of the program on one folder do not write over one another's game, and what one leaves is a past game for the next.
#[test]
fn two_copies_keep_their_own_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path());
    click(&mut first, "Play Fergen Gobale");
    first.key_press(egui::Key::A);
    first.run_steps(2);
    let mut second = window(folder.path());
    assert!(second.state().app().table().is_none(), "the first copy's game is on the first copy's table");
    click(&mut second, "Play Gelech");
    second.key_press(egui::Key::A);
    second.key_press(egui::Key::ArrowRight);
    second.run_steps(2);
    first.key_press(egui::Key::Space);
    first.key_press(egui::Key::B);
    first.run_steps(2);
    end(first);
    end(second);
    let kept = |name: &str| load(&folder.path().join(name)).expect("a session");
    assert_eq!(kept("last-session.ron").rules().spec().id, "fergen-gobale");
    assert_eq!((kept("last-session-2.ron").rules().spec().id.as_str(), kept("last-session-2.ron").len()), ("gelech", 1));

    let mut next = window(folder.path());
    assert_eq!(next.state().app().table().map(|table| table.session().rules().spec().id.clone()).as_deref(), Some("fergen-gobale"));
    wait(&mut next, "the game left behind", |_| files(folder.path()).len() == 1);
    assert!(!folder.path().join("last-session-2.ron").exists());
    end(next);
}

#[test]
fn a_computer_is_named_with_its_level() {
    for (south, north, expected) in [
        (Seat::Human, Seat::Computer(Level::Two), "South – North (computer 2)"),
        (Seat::Computer(Level::Six), Seat::Human, "South (computer 6) – North"),
        (Seat::Human, Seat::Human, "South – North"),
    ] {
        let mut session = Session::new(rules("huroy"));
        session.players_mut().south.seat = south;
        session.players_mut().north.seat = north;
        session.play(Move::End(Ending::Resigned(Side::South))).expect("allowed");
        let record = record("a.ron", Ok(&session));
        let summary = record.content.expect("readable");
        assert_eq!(summary.versus(&Words::english()), expected);
        assert_eq!(summary.result, "North won: South gave up", "the result has the names alone");
    }
}

#[test]
fn a_match_opened_from_a_file_does_not_stand_twice() {
    let mut other = sample();
    other.players_mut().south.name = "Somebody else".to_owned();
    let mut app = playing("huroy");
    app.act(Action::Opened("own.ron".into(), Ok(Box::new(sample()))));
    let mut app = listing(app, vec![record("same.ron", Ok(&sample())), record("other.ron", Ok(&other))]);
    assert_eq!((names(&app), app.records().count()), (vec!["other.ron"], 2));
    // Played on, it is no longer the one that was kept.
    app.act(Action::End(Ending::Agreed));
    let app = listing(app, vec![record("same.ron", Ok(&sample())), record("other.ron", Ok(&other))]);
    assert_eq!(names(&app), ["same.ron", "other.ron"]);
}

#[test]
fn a_draw_without_seeds_says_where_they_are() {
    let rules = rules("fergen-gobale");
    let start = rules.parse_position("0,0,1,0,0,0/0,0,0,0,0,0/30,29 0-0 S 9").expect("a position");
    let mut session = Session::from_position(rules, start);
    while let Some(&turn) = session.game().turns().first() {
        session.play(Move::Sow(turn)).expect("allowed");
    }
    assert_eq!(record("a.ron", Ok(&session)).content.expect("readable").result, "A draw: all seeds lie in the centre");
}
