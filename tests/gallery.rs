//! Pictures of every screen in many states, to be looked at: `cargo test -- --ignored every_screen`.
//!
//! They judge nothing themselves; they are written to a folder in the system's place for temporary files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use gobale::app::exercise::ExerciseAction;
use gobale::app::exporting::{Chosen, ExportAction, Subject};
use gobale::app::lessons::{LessonAction, Lessons, OwnLesson, OwnLessons};
use gobale::app::position_editor::Edit;
use gobale::app::predict::PredictAction;
use gobale::app::rules_editor::RuleEdit;
use gobale::app::{
    AboutAction, Action, Answer, App, Brightness, Command, CompareAction, Date, Effect, Folders, Input, Job, Listing, NoticeKind,
    PaletteAction, Progress, Purpose, Record, Report, RulesPageAction, Settings, SettingsAction, Tab, Targets, Thought,
};
use gobale::catalogue;
use gobale::export::Written;
use gobale::lessons::{Guess, Level as DrillLevel, Reply};
use gobale::rules::options::RuleOption;
use gobale::rules::ruleset::DirectionRule;
use gobale::rules::{Clause, Direction, Event, Hole, Side};
use gobale::search::{Control, Level, Limits, Search};
use gobale::session::{Ending, Move, Seat, Session, Stage};
use gobale::ui::{Window, gallery::pictures};
use gobale::words::Words;

/// How the program of every picture starts.
pub(crate) struct Start {
    pub(crate) settings: Settings,
    /// The language it speaks.
    pub(crate) words: fn() -> Words,
}

impl Start {
    fn app(&self, kept: Option<Session>) -> App {
        App::new((self.words)(), self.settings.clone(), kept)
    }
}

fn at_table(session: Session, start: &Start) -> App {
    let mut app = start.app(Some(session));
    app.act(Action::Command(Command::Continue));
    app
}

fn from_text(id: &str, position: &str) -> Session {
    let rules = catalogue::built_in(id).expect("a built-in rule set");
    let start = rules.parse_position(position).expect("a sound position");
    Session::from_position(rules, start)
}

/// Random play until something holds; the same every time.
fn until(id: &str, wanted: impl Fn(&Session) -> bool) -> Session {
    let rules = catalogue::built_in(id).expect("a built-in rule set");
    for seed in 0..500 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut session = Session::new(Arc::clone(&rules));
        for _ in 0..400 {
            if wanted(&session) {
                return session;
            }
            let turns = session.game().turns();
            let next = match session.game().stage() {
                Stage::Turn => Move::Sow(turns[random.usize(..turns.len())]),
                Stage::Arrange { .. } => Move::Arrange(session.game().default_arrangement()),
                Stage::Over(_) => break,
            };
            session.play(next).expect("an allowed move");
        }
    }
    panic!("nothing like that in 500 games");
}

fn named(app: &App, letter: char) -> Hole {
    app.table().expect("a table").session().rules().board().hole_named(letter).expect("a hole")
}

fn choose(app: &mut App, letter: char) {
    let hole = named(app, letter);
    app.act(Action::Choose(hole));
}

/// Past games of every kind, and one on the table.
fn past_games(start: &Start) -> App {
    let over = |session: &Session| matches!(session.game().stage(), Stage::Over(_));
    let mut sessions = vec![
        until("huroy", |session| session.len() == 34),
        until("layli-goobalay", over),
        until("leyla-gobale-somaliland-12", |session| session.len() == 40),
        until("leyla-gobale-gabradarre", |session| matches!(session.game().stage(), Stage::Arrange { .. })),
        until("gelech", |session| session.len() == 9),
        until("leyla-gobale-somaliland-6", |session| session.len() == 25),
    ];
    let names = [("Hodan", "Warsame"), ("Ubah Abdulahi Mohamed of the long and winding name", "ሀና"), ("", "")];
    for (session, (south, north)) in sessions.iter_mut().zip(names) {
        south.clone_into(&mut session.players_mut().south.name);
        north.clone_into(&mut session.players_mut().north.name);
    }
    let words = (start.words)();
    let record = |number: u8, found: Result<&Session, String>| {
        let date = Date { year: 2026, month: 11, day: 29 - number };
        Record::new(&words, format!("{number}.ron"), Some(date), found)
    };
    let mut records: Vec<Record> = (0..).zip(&sessions).map(|(number, session)| record(number, Ok(session))).collect();
    records.insert(
        3,
        record(
            9,
            Err("Cannot be read: Line 31, column 9: Expected string. It may be a comma or a bracket missing just before.".to_owned()),
        ),
    );
    let mut app = at_table(until("fergen-gobale", |session| session.game().rounds().len() == 2), start);
    app.act(Action::Command(Command::Records));
    app.act(Action::RecordsRead(Ok(Listing { records, older: 0 })));
    app
}

/// What is found beside the games: settings, the palette, the keys, and museum mode.
fn finding(start: &Start, list: &mut Vec<(&'static str, App)>) {
    let new = |id: &str| at_table(Session::new(catalogue::built_in(id).expect("a rule set")), start);
    let mut app = new("fergen-gobale");
    app.act(Action::Command(Command::Settings));
    list.push(("settings", app));
    let mut app = new("fergen-gobale");
    app.act(Action::Command(Command::Settings));
    app.act(Action::Settings(SettingsAction::Search("sees play".to_owned())));
    list.push(("settings-found", app));
    let mut app = new("fergen-gobale");
    app.act(Action::Command(Command::Palette));
    list.push(("palette", app));
    let mut app = new("fergen-gobale");
    app.act(Action::Command(Command::Palette));
    app.act(Action::Palette(PaletteAction::Type("huroy".to_owned())));
    list.push(("palette-typed", app));
    let mut app = new("fergen-gobale");
    app.act(Action::Command(Command::Keys));
    list.push(("keys", app));
    let mut app = start.app(None);
    app.act(Action::Command(Command::Museum));
    list.push(("museum-asked", app));
    list.push(("museum", start.app(None).for_visitors(3)));
}

/// The files used lately, where one is to be opened, and a match that is over.
fn files_lately(start: &Start) -> [(&'static str, App); 2] {
    [("path-open", false), ("home-over", true)].map(|(name, over)| {
        let mut app = at_table(Session::new(catalogue::built_in("fergen-goobalay").expect("a rule set")), start);
        for file in
            ["half.ron", "a game played on a Friday afternoon under the big tree behind the market.gobale", "fergen-goobalay.gobale"]
        {
            app.act(Action::Saved(PathBuf::from("/home/hodan/games").join(file), 0, Ok(())));
        }
        app.act(Action::DismissNotice);
        if over {
            app.act(Action::End(Ending::Resigned(Side::South)));
            app.act(Action::Command(Command::Home));
        } else {
            app.act(Action::NoPathWindow(Purpose::Open, app.path().map(Path::to_owned)));
        }
        (name, app)
    })
}

/// The state of each picture.
pub(crate) fn states(start: &Start) -> Vec<(&'static str, App)> {
    let new = |id: &str| at_table(Session::new(catalogue::built_in(id).expect("a rule set")), start);
    let mut list = vec![("home", start.app(None))];

    finding(start, &mut list);
    let mut app = new("fergen-gobale");
    let hole = named(&app, 'B');
    app.act(Action::Point(Some((hole, None))));
    list.push(("path", app));

    let mut app = new("huroy");
    choose(&mut app, 'C');
    let hole = named(&app, 'C');
    app.act(Action::Point(Some((hole, Some(Direction::Ccw)))));
    list.push(("direction", app));

    let mut app = at_table(from_text("fergen-gobale", "1,0,0,0,1,0/3,0,3,0,0,1/4,4 20-20 S 2"), start);
    choose(&mut app, 'E');
    app.act(Action::Command(Command::ToEnd));
    app.act(Action::Point(None));
    list.push(("claim", app));

    let mut app = at_table(from_text("leyla-gobale-somaliland-6", "8,1,8,1,2,3/1,0,3,0,1,0 0-0 S 2"), start);
    choose(&mut app, 'A');
    list.push(("refused", app));

    let within = |session: &Session| session.game().rounds().len() == 2 && session.game().stage() == Stage::Turn;
    let mut app = at_table(until("fergen-gobale", within), start);
    app.act(Action::ShowTab(Tab::Match));
    list.push(("match", app));

    let mut app = at_table(until("leyla-gobale-gabradarre", |session| matches!(session.game().stage(), Stage::Arrange { .. })), start);
    app.act(Action::ShowTab(Tab::Rules));
    app.act(Action::Command(Command::PlayPause));
    list.push(("arrange", app));

    let mut app = at_table(from_text("huroy", "0,0,0,0,1,2/3,0,0,0,0,0 20-16 S 8"), start);
    app.act(Action::ShowTab(Tab::Match));
    list.push(("huroy-late", app));

    let mut app = at_table(until("huroy", |session| session.game().rounds().len() == 9 && session.line().len() % 7 == 0), start);
    app.act(Action::ShowTab(Tab::Match));
    list.push(("cows", app));

    let mut app = new("leyla-gobale-gabradarre");
    app.act(Action::Command(Command::Manners));
    choose(&mut app, 'C');
    app.act(Action::Command(Command::ToEnd));
    list.push(("manners", app));

    let mut app = at_table(until("layli-goobalay", |session| matches!(session.game().stage(), Stage::Over(_))), start);
    app.act(Action::Rename(Side::South, "Ubah Abdulahi Mohamed of the long and winding name".to_owned()));
    app.act(Action::Rename(Side::North, "ሀና عمر".to_owned()));
    app.act(Action::ShowTab(Tab::Match));
    list.push(("over", app));

    let mut app = new("layli-goobalay");
    choose(&mut app, 'A');
    app.act(Action::Rename(Side::South, "عمر".to_owned()));
    app.act(Action::Command(Command::ToStart));
    list.push(("arabic", app));

    let mut app = at_table(until("layli-goobalay", |session| matches!(session.game().stage(), Stage::Over(_))), start);
    let length = app.table().expect("a table").playback().length();
    app.act(Action::Seek(length - 2.0));
    list.push(("collect", app));

    let mut session = until("layli-goobalay", |session| session.len() == 12);
    for back in [5, 5, 2] {
        (0..back).for_each(|_| assert!(session.undo()));
        let known: Vec<Move> = session.children(session.cursor()).iter().filter_map(|&node| session.played(node).cloned()).collect();
        let other = session.game().turns().into_iter().map(Move::Sow).find(|turn| !known.contains(turn)).expect("another turn");
        session.play(other).expect("allowed");
        let next = session.game().turns()[0];
        session.play(Move::Sow(next)).expect("allowed");
        session.go_to(session.end_of_main_line());
    }
    list.push(("variations", at_table(session, start)));

    list.push(("twelve", at_table(until("leyla-gobale-somaliland-12", |session| session.len() == 20), start)));

    list.push(("records", past_games(start)));
    let mut app = past_games(start);
    app.act(Action::SearchRecords("nobody of this name".to_owned()));
    list.push(("records-none-found", app));
    let mut app = start.app(None);
    app.act(Action::Command(Command::Records));
    app.act(Action::RecordsRead(Ok(Listing::default())));
    list.push(("records-none", app));
    let mut app = past_games(start);
    app.act(Action::DeleteRecord("1.ron".to_owned()));
    list.push(("records-delete", app));

    list.extend(about_itself(start));

    let mut app = new("fergen-goobalay");
    choose(&mut app, 'A');
    app.act(Action::Command(Command::Quit));
    list.push(("unsaved", app));

    let mut app = new("fergen-goobalay");
    app.act(Action::NoPathWindow(Purpose::Save, Some("fergen-goobalay.gobale".into())));
    list.push(("path-field", app));

    list.extend(files_lately(start));

    let mut app = new("layli-goobalay");
    app.act(Action::Command(Command::Stop));
    app.act(Action::Answer(Answer::Cancel));
    app.act(Action::Opened(
        "a/long/folder/name/that/goes/on/broken.ron".into(),
        Err("Round 2, turn 14, C: C is a layli hole of North: nobody lifts seeds from it in this round".to_owned()),
    ));
    list.push(("notice", app));
    list.extend(troubles(start));
    studied(start, &mut list);
    explained(start, &mut list);
    learning(start, &mut list);
    touched(start, &mut list);
    told(start, &mut list);
    list
}

/// What is told at rest: what one plays for, what was taken, a pair, a round that is over, what it left out of play.
fn told(start: &Start, list: &mut Vec<(&'static str, App)>) {
    for (name, id) in [("told-aim-fergen", "fergen-gobale"), ("told-aim-huroy", "huroy")] {
        let mut app = at_table(Session::new(catalogue::built_in(id).expect("a rule set")), start);
        app.act(Action::PlayedWith(Input::Keyboard));
        list.push((name, app));
    }
    let ended = |id: &str, position: &str, hole: char| {
        let mut app = at_table(from_text(id, position), start);
        choose(&mut app, hole);
        app.act(Action::Command(Command::ToEnd));
        app
    };
    let mut app = ended("leyla-gobale-gabradarre", "0,0,0,0,1,0/0,0,0,0,0,0 24-35 S 10", 'E');
    list.push(("told-round-over", app));
    app = ended("leyla-gobale-gabradarre", "0,0,0,0,1,0/0,0,0,0,0,0 24-35 S 10", 'E');
    choose(&mut app, 'B');
    list.push(("told-round-over-refused", app));
    let mut app = ended("fergen-gobale", "1,0,0,0,0,0/0,0,0,0,0,0/0,0 5-50 S 10", 'A');
    app.act(Action::Command(Command::PlayPause));
    app.act(Action::Command(Command::ToEnd));
    list.push(("told-out-of-play", app));
    list.push(("told-captured", at_table(until("layli-goobalay", takes), start)));
    list.push(("told-captured-huroy", at_table(until("huroy", takes), start)));
    list.push((
        "told-first-pair",
        at_table(until("leyla-gobale-gabradarre", |session| session.game().position().all_owned().iter().count() == 2), start),
    ));
    let mut app = at_table(Session::new(catalogue::built_in("huroy").expect("a rule set")), start);
    app.act(Action::Sit(Side::North, Seat::Computer(Level::Two)));
    app.act(Action::Command(Command::Stop));
    list.push(("told-stop-alone", app));
    let mut app = at_table(Session::new(catalogue::built_in("huroy").expect("a rule set")), start);
    app.act(Action::Command(Command::Stop));
    list.push(("told-stop", app));
}

/// Whether the last turn took seeds.
fn takes(session: &Session) -> bool {
    let events = session.clone().told().events;
    session.len() > 8 && events.iter().any(|event| matches!(event, Event::Capture { .. } | Event::Singles { .. }))
}

/// Two people across a tablet.
fn touched(start: &Start, list: &mut Vec<(&'static str, App)>) {
    let settings = Settings { two_sides: true, targets: Targets::Large, ..start.settings.clone() };
    let start = &Start { settings, words: start.words };
    list.push(("two-sides", at_table(until("fergen-gobale", |session| session.len() == 9), start)));
    let mut app = at_table(until("huroy", |session| session.game().rounds().len() == 9 && session.line().len() % 7 == 0), start);
    app.act(Action::ShowTab(Tab::Match));
    list.push(("two-sides-huroy", app));
}

/// Settings in which a value and a bracket are wrong.
const BROKEN_SETTINGS: &str = "Settings(version: 1, speed: Warp, flipped: tru, seconds: 10";

/// What the program says of itself.
fn about_itself(start: &Start) -> [(&'static str, App); 2] {
    let folder = PathBuf::from("/home/hodan/.local/share/gobale");
    let [games, lessons, reports] = ["records", "lessons", "reports"].map(|name| folder.join(name));
    let about = || {
        let mut app = start.app(None);
        app.act(Action::Command(Command::About));
        app.with_folders(Folders { settings: folder.clone(), games: games.clone(), lessons: lessons.clone(), reports: reports.clone() })
    };
    let mut app = about();
    app.act(Action::About(AboutAction::Show(gobale::about::parts()[2].clone())));
    [("about", about()), ("about-licence", app)]
}

/// What is asked and told when files are not as they should be.
fn troubles(start: &Start) -> Vec<(&'static str, App)> {
    let file = PathBuf::from("/home/hodan/mancala games/with a rather long name/fergen-goobalay.gobale");
    let with = |actions: Vec<Action>| {
        let mut app = at_table(until("fergen-goobalay", |session| session.len() == 3), start);
        for action in actions {
            app.act(action);
        }
        app
    };
    let opened = Action::Opened(file.clone(), Ok(Box::new(until("fergen-goobalay", |session| session.len() == 3))));
    let (_, faults) = Settings::read(BROKEN_SETTINGS);
    let why: Vec<String> = faults.iter().map(|fault| fault.text(&(start.words)())).collect();
    let mut start_again = start.app(None);
    let aside = "/home/hodan/.local/share/gobale/settings.ron.bad-1: ".to_owned() + &why.join(" ");
    start_again.say(NoticeKind::Failed, aside);
    let mut broken = start.app(None);
    let report = Report { file: "/home/hodan/.local/share/gobale/reports/2026-11-30-102233-1.txt".into(), text: String::new() };
    broken.act(Action::ReportFound(report));
    vec![
        ("changed-outside", with(vec![opened.clone(), Action::ChangedOutside(file.clone())])),
        ("read-only", with(vec![opened, Action::ReadOnly(file)])),
        ("settings-aside", start_again),
        ("report", broken),
    ]
}

/// Readings side by side, and the rules.
fn explained(start: &Start, list: &mut Vec<(&'static str, App)>) {
    let compared = |option: RuleOption| {
        let mut app = start.app(None);
        app.act(Action::Compare(CompareAction::Example(option)));
        app
    };
    let mut app = compared(RuleOption::OppositeEmpty);
    app.act(Action::Compare(CompareAction::ToParting));
    list.push(("compare-lone", app));
    let mut app = compared(RuleOption::Centre);
    app.act(Action::Seek(2.6));
    list.push(("compare-centre", app));
    let mut app = compared(RuleOption::Beginner);
    app.act(Action::Command(Command::ToEnd));
    list.push(("compare-three", app));
    let mut app = compared(RuleOption::FirstTurn);
    app.act(Action::Command(Command::ToStart));
    list.push(("compare-first-turn", app));
    let mut app = at_table(until("fergen-gobale", |session| session.len() == 9), start);
    app.act(Action::Command(Command::Compare));
    app.act(Action::Compare(CompareAction::Add));
    app.act(Action::Compare(CompareAction::Add));
    app.act(Action::Compare(CompareAction::ToParting));
    list.push(("compare-four", app));
    let mut app = at_table(until("leyla-gobale-somaliland-12", |session| session.len() == 20), start);
    app.act(Action::Command(Command::Compare));
    list.push(("compare-twelve", app));
    for (name, id, clause) in [
        ("rules-fergen", "fergen-gobale", None),
        ("rules-huroy", "huroy", None),
        ("rules-claim", "fergen-gobale", Some(Clause::Claim)),
        ("rules-refusal", "gelech", Some(Clause::NotFacingSingle)),
        ("rules-twelve", "leyla-gobale-somaliland-12", Some(Clause::Relay)),
    ] {
        let mut app = start.app(None);
        app.act(Action::RulesPage(RulesPageAction::Open(catalogue::built_in(id).expect("shipped"))));
        if let Some(clause) = clause {
            app.act(Action::RulesPage(RulesPageAction::Watch(clause)));
            app.act(Action::Seek(4.4));
        }
        list.push((name, app));
    }
}

/// Lessons and predictions.
fn learning(start: &Start, list: &mut Vec<(&'static str, App)>) {
    let lessons = || {
        let mut app = start.app(None);
        app.act(Action::Command(Command::Lessons));
        app
    };
    let at_step = |key: &str, step: usize| {
        let mut app = lessons();
        app.act(Action::Lesson(LessonAction::Open(key.to_owned())));
        app.act(Action::Lesson(LessonAction::GoTo(step)));
        app
    };
    let found = |key: &str| Lessons::built_in().into_iter().find(|entry| entry.key == key).expect("a lesson").lesson;
    let mut app = at_step("relay", 0);
    for _ in 0..4 {
        app.act(Action::Lesson(LessonAction::Next));
    }
    app.act(Action::Lesson(LessonAction::List));
    let own = vec![
        OwnLesson { file: "my-lesson.ron".to_owned(), content: Ok(found("capture")) },
        OwnLesson { file: "half.ron".to_owned(), content: Err("Line 12, in step 3: this board has no hole `z`".to_owned()) },
    ];
    let folder = "a/folder/of/ones/own/lessons".to_owned();
    app.act(Action::Lesson(LessonAction::Found(OwnLessons { folder, found: Ok(own), more: 0 })));
    list.push(("lessons", app));
    list.push(("lesson-first", at_step("lifting-and-sowing", 0)));
    let mut app = at_step("the-way-round", 1);
    app.act(Action::Exercise(ExerciseAction::Watch));
    app.act(Action::Seek(3.4));
    list.push(("lesson-watch", app));
    let mut app = at_step("relay", 1);
    let hole = |app: &App, letter| app.exercise().expect("an exercise").rules().board().hole_named(letter).expect("a hole");
    let b = hole(&app, 'b');
    app.act(Action::Choose(b));
    list.push(("lesson-picked", app));
    let mut app = at_step("relay", 1);
    app.act(Action::Choose(b));
    app.act(Action::Choose(b));
    app.act(Action::Command(Command::ToEnd));
    list.push(("lesson-wrong", app));
    let mut app = at_step("capture", 2);
    app.act(Action::Exercise(ExerciseAction::Pick(Reply::Seeds(6))));
    list.push(("lesson-number", app));
    let mut app = at_step("capture", 2);
    app.act(Action::Exercise(ExerciseAction::Pick(Reply::Seeds(6))));
    app.act(Action::Exercise(ExerciseAction::Check));
    app.act(Action::Command(Command::ToEnd));
    list.push(("lesson-right", app));
    list.push(("lesson-whose", at_step("settling-a-round", 2)));
    let mut app = at_step("huroy", 4);
    let e = hole(&app, 'E');
    app.act(Action::Choose(e));
    list.push(("lesson-huroy", app));
    let mut app = at_step("the-next-round", 1);
    app.act(Action::Exercise(ExerciseAction::Watch));
    app.act(Action::Command(Command::ToEnd));
    list.push(("lesson-next-round", app));
    let mut app = start.app(None).with_chance(3);
    app.act(Action::Command(Command::Predict));
    app.act(Action::Predict(PredictAction::Level(DrillLevel::Two)));
    list.push(("predict", app));
    let mut app = at_table(until("huroy", |session| session.len() == 9), start);
    app.act(Action::Command(Command::Predict));
    app.act(Action::Predict(PredictAction::Numbers(false)));
    app.act(Action::Predict(PredictAction::Guess(Guess::Taken)));
    list.push(("predict-table", app));
}

/// Computer players, hints and analysis.
fn studied(start: &Start, list: &mut Vec<(&'static str, App)>) {
    let think = |app: &mut App, effects: Vec<Effect>| {
        for effect in effects {
            let Effect::Think(errand) = effect else { continue };
            let mut search = Search::new(&errand.rules, 1 << 24);
            let limits = Limits { nodes: Some(200_000), depth: None, threads: 1, every_turn: true };
            match &errand.job {
                Job::Analysis(question) => {
                    let found = search.solve(question, limits, &Control::default());
                    app.act(Action::Thought(errand.number, Thought::Insight(Box::new(found))));
                }
                Job::Weighing(places) => {
                    for (node, question) in places {
                        let found = search.solve(question, Limits { nodes: Some(3000), ..Limits::default() }, &Control::default());
                        app.act(Action::Thought(errand.number, Thought::Weighed(*node, found.worth)));
                    }
                }
                Job::Turn { .. } | Job::Arrangement { .. } => {}
            }
            app.act(Action::Thought(errand.number, Thought::Done));
        }
    };
    let ended = |app: &mut App| app.act(Action::Command(Command::ToEnd));
    for (name, id, moves) in
        [("analysis-fergen", "fergen-gobale", 9), ("analysis-huroy", "huroy", 7), ("analysis-12", "leyla-gobale-somaliland-12", 12)]
    {
        let mut app = at_table(until(id, |session| session.len() == moves), start);
        ended(&mut app);
        app.act(Action::ShowTab(Tab::Analysis));
        let effects = app.act(Action::Command(Command::Weigh));
        think(&mut app, effects);
        let effects = app.act(Action::Command(Command::Flip));
        think(&mut app, effects);
        app.act(Action::Command(Command::Analysis));
        let effects = app.act(Action::Command(Command::Analysis));
        think(&mut app, effects);
        app.act(Action::Command(Command::Flip));
        list.push((name, app));
    }
    let mut app = at_table(until("fergen-gobale", |session| session.len() == 9), start);
    ended(&mut app);
    let effects = app.act(Action::Command(Command::Hint));
    think(&mut app, effects);
    list.push(("hint-hole", app));
    let mut app = at_table(until("fergen-gobale", |session| session.len() == 9), start);
    ended(&mut app);
    let effects = app.act(Action::Command(Command::Hint));
    think(&mut app, effects);
    app.act(Action::Command(Command::Hint));
    list.push(("hint-turn", app));
    let mut app = at_table(until("huroy", |session| session.len() == 9), start);
    ended(&mut app);
    app.act(Action::ShowTab(Tab::Match));
    app.act(Action::Sit(Side::South, Seat::Computer(Level::Six)));
    app.act(Action::Sit(Side::North, Seat::Computer(Level::Three)));
    list.push(("computer-waits", app));
    let mut app = at_table(Session::new(catalogue::built_in("huroy").expect("shipped")), start);
    app.act(Action::ShowTab(Tab::Match));
    let effects = app.act(Action::Sit(Side::South, Seat::Computer(Level::Six)));
    if let Some(Effect::Think(errand)) = effects.into_iter().find(|effect| matches!(effect, Effect::Think(_))) {
        app.act(Action::Thought(errand.number, Thought::Progress(Progress { depth: 17, nodes: 1_234_567 })));
    }
    list.push(("computer-thinks", app));
    let mut app = at_table(until("fergen-gobale", |session| session.len() == 9), start);
    app.act(Action::Command(Command::EditPosition));
    app.act(Action::EditPosition(Edit::Select(named(&app, 'B'))));
    app.act(Action::EditPosition(Edit::Seeds(named(&app, 'B'), 0)));
    list.push(("position", app));
    let mut app = at_table(until("huroy", |session| session.len() == 9), start);
    app.act(Action::Command(Command::Present));
    list.push(("presented", app));
    let mut app = at_table(Session::new(catalogue::built_in("fergen-gobale").expect("shipped")), start);
    app.act(Action::Command(Command::MakeRules));
    app.act(Action::EditRules(RuleEdit::Holes(8)));
    app.act(Action::EditRules(RuleEdit::Direction(DirectionRule::Free)));
    list.push(("rules-made", app));
    let mut app = at_table(until("fergen-gobale", |session| session.len() == 9), start);
    app.act(Action::Command(Command::Export));
    list.push(("export", app));
    let mut app = at_table(until("huroy", |session| session.len() == 9), start);
    app.act(Action::Command(Command::Export));
    let chosen = Chosen { subject: Subject::Game(Written::Markdown), ..Chosen::default() };
    app.act(Action::Export(ExportAction::Choose(chosen)));
    list.push(("export-text", app));
    let mut app = at_table(until("huroy", |session| session.len() == 9), start);
    app.act(Action::Command(Command::Export));
    app.act(Action::Export(ExportAction::Go));
    app.act(Action::PathChosen(Purpose::Export, Some("huroy.png".into())));
    app.act(Action::Export(ExportAction::Progress(57, 140)));
    app.say(NoticeKind::Done, "The picture is copied.".to_owned());
    list.push(("export-progress", app));
}

#[test]
#[ignore = "writes pictures to be looked at"]
fn every_screen() {
    // `GOBALE_SCREENS=lesson` paints those alone whose names begin so.
    let wanted = std::env::var("GOBALE_SCREENS").unwrap_or_default();
    let folder = std::env::temp_dir().join("gobale-screens");
    std::fs::create_dir_all(&folder).expect("a folder");
    for (size, brightness, percent) in [
        ([1280.0, 800.0], Brightness::Light, 100),
        ([800.0, 560.0], Brightness::Dark, 100),
        ([800.0, 560.0], Brightness::Light, 200),
        ([1280.0, 800.0], Brightness::Light, 300),
    ] {
        let settings = Settings { brightness, text_percent: percent, ..Settings::default() };
        for (name, app) in states(&Start { settings, words: Words::english }).into_iter().filter(|(name, _)| name.starts_with(&wanted)) {
            let mut window = Window::new(app);
            let picture = pictures::screen(&mut window, size, 1.0);
            let name = format!("{name}-{}-{percent}.png", size[0] as u32);
            picture.save(folder.join(name)).expect("a file");
        }
    }
}
