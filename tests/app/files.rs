//! Opening, saving and leaving: nothing played is lost unasked, and Cancel cancels everything that was to follow.

use std::path::{Path, PathBuf};

use gobale::app::{
    Action, Answer, App, AskedPath, Command, Effect, Existing, Fitness, Loss, Losses, NoticeKind, Purpose, Question, Screen,
};
use gobale::session::{Node, Session};

use super::{choose, command, playing, rules, table, with_session};

const FILE: &str = "/a folder/game.ron";

fn file() -> PathBuf {
    PathBuf::from(FILE)
}

/// A match with a turn that is in no file.
fn unsaved() -> App {
    let mut app = playing("layli-goobalay");
    choose(&mut app, 'A');
    command(&mut app, Command::ToEnd);
    assert!(app.is_unsaved());
    app
}

/// The same, in a file.
fn saved() -> App {
    let mut app = unsaved();
    save_in(&mut app, file());
    assert!(!app.is_unsaved());
    app
}

/// The same, changed after it was saved.
fn changed() -> App {
    let mut app = saved();
    choose(&mut app, 'b');
    command(&mut app, Command::ToEnd);
    assert!(app.is_unsaved());
    app
}

fn revision(app: &App) -> u64 {
    table(app).revision()
}

fn save_in(app: &mut App, path: PathBuf) -> Vec<Effect> {
    app.act(Action::Saved(path, revision(app), Ok(())))
}

fn answer(app: &mut App, answer: Answer) -> Vec<Effect> {
    app.act(Action::Answer(answer))
}

/// That the session is written as it is now.
fn write(app: &App, path: &Path, existing: Existing) -> Effect {
    Effect::Write { path: path.to_owned(), session: Box::new(table(app).session().clone()), revision: revision(app), existing }
}

/// Everything that would lose the session.
fn losing() -> [Action; 4] {
    [
        Action::Command(Command::Quit),
        Action::Command(Command::Open),
        Action::OpenFile(PathBuf::from("other.ron")),
        Action::New(rules("huroy")),
    ]
}

/// An app that asks before it does this: a session without a file of one's own is kept by itself, so that only leaving asks.
fn asking(asked: &Action) -> App {
    if *asked == LEAVING { unsaved() } else { changed() }
}

const LEAVING: Action = Action::Command(Command::Quit);

/// Whether what was asked for goes on: with these effects, and in what the program now shows.
fn goes_on(asked: &Action, app: &App, effects: &[Effect]) -> bool {
    match asked {
        Action::Command(Command::Quit) => effects.contains(&Effect::Quit),
        Action::Command(_) => effects.iter().any(|effect| matches!(effect, Effect::AskPath(Purpose::Open, _))),
        Action::OpenFile(path) => effects.contains(&Effect::Read(vec![path.clone()])),
        Action::New(rules) => table(app).session().rules() == rules && table(app).session().is_empty() && !app.is_unsaved(),
        other => panic!("{other:?} loses nothing"),
    }
}

#[test]
fn what_is_saved_is_left_without_a_question() {
    for asked in losing() {
        let mut app = saved();
        let effects = app.act(asked.clone());
        assert_eq!(app.question(), None, "{asked:?}");
        assert!(goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
    }
}

#[test]
fn what_is_unsaved_is_asked_about_once_and_cancel_leaves_everything() {
    for asked in losing() {
        for cancel in [Action::Answer(Answer::Cancel), Action::Command(Command::Cancel)] {
            let mut app = asking(&asked);
            let before = table(&app).session().clone();
            assert_eq!(app.act(asked.clone()), [], "{asked:?}");
            assert_eq!(
                app.question(),
                Some(&Question::Unsaved {
                    losses: Losses::of([(Loss::Session, Fitness::Sound)]).expect("a loss"),
                    then: Box::new(asked.clone())
                })
            );
            assert_eq!(app.act(cancel), [], "{asked:?}");
            assert_eq!(app.question(), None);
            assert!(app.is_unsaved() && *table(&app).session() == before, "{asked:?}");
            // What was to follow is forgotten too.
            let effects = save_in(&mut app, file());
            assert!(!goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
        }
    }
}

#[test]
fn what_is_kept_by_itself_is_left_without_a_question() {
    for asked in losing().into_iter().filter(|asked| *asked != LEAVING) {
        let mut app = unsaved();
        let before = table(&app).session().clone();
        let effects = app.act(asked.clone());
        assert_eq!(app.question(), None, "{asked:?}");
        assert!(goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
        let gone = *table(&app).session() != before;
        assert_eq!(
            gone,
            effects.iter().any(|effect| matches!(effect, Effect::Displace { before: Some(left), .. } if left.session == before.snapshot())),
            "{asked:?}"
        );
    }
}

#[test]
fn without_saving_what_was_asked_goes_on() {
    for asked in losing() {
        let mut app = asking(&asked);
        app.act(asked.clone());
        let effects = answer(&mut app, Answer::WithoutSaving);
        assert_eq!(app.question(), None, "{asked:?}: asked once");
        assert!(goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
    }
}

/// Until another session really lies on the table, nothing of this one is given up.
#[test]
fn opening_given_up_or_failed_after_all_leaves_the_session_unsaved() {
    let ends = [
        (Action::Command(Command::Open), Action::PathChosen(Purpose::Open, None)),
        (Action::Command(Command::Open), Action::Opened(file(), Err("broken".to_owned()))),
        (Action::OpenFile(file()), Action::Opened(file(), Err("broken".to_owned()))),
    ];
    for (asked, end) in ends {
        let mut app = changed();
        let before = table(&app).session().clone();
        app.act(asked.clone());
        answer(&mut app, Answer::WithoutSaving);
        app.act(end.clone());
        assert!(*table(&app).session() == before);
        assert!(app.is_unsaved(), "{asked:?}, {end:?}: the turns are still in no file");
    }
}

#[test]
fn saved_first_what_was_asked_goes_on_once_it_is_saved() {
    for asked in losing() {
        let mut app = changed();
        app.act(asked.clone());
        let expected = write(&app, &file(), Existing::AsLeft);
        assert_eq!(answer(&mut app, Answer::Yes), [expected], "{asked:?}");
        let effects = save_in(&mut app, file());
        assert!(goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
        assert_eq!(app.question(), None);
    }
}

#[test]
fn a_failing_save_keeps_the_session_unsaved_and_does_not_go_on() {
    for asked in losing() {
        let mut app = changed();
        let before = table(&app).session().clone();
        app.act(asked.clone());
        answer(&mut app, Answer::Yes);
        let failed = Action::Saved(file(), revision(&app), Err("the disk is full".to_owned()));
        assert_eq!(app.act(failed), [], "{asked:?}");
        assert!(app.is_unsaved() && *table(&app).session() == before, "{asked:?}");
        let notice = app.notice().expect("it says so");
        assert_eq!(notice.kind, NoticeKind::Failed);
        assert!(notice.text.contains("the disk is full") && notice.text.contains(FILE), "{}", notice.text);
        // Saved later, nothing more follows.
        let effects = save_in(&mut app, file());
        assert!(!goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
    }
}

#[test]
fn cancel_in_the_file_window_behind_a_question_cancels_what_was_to_follow() {
    let asked = LEAVING;
    // By the system's window, by the question for a path, and by one that is left empty.
    let ways: [&[Action]; 4] = [
        &[Action::PathChosen(Purpose::Save, None)],
        &[Action::NoPathWindow(Purpose::Save, None), Action::Answer(Answer::Cancel)],
        &[Action::NoPathWindow(Purpose::Save, None), Action::TypePath("  ".to_owned()), Action::Answer(Answer::Yes)],
        &[Action::PathChosen(Purpose::Save, Some(file())), Action::Exists(Purpose::Save, file()), Action::Answer(Answer::Cancel)],
    ];
    for way in ways {
        let mut app = unsaved();
        let before = table(&app).session().clone();
        app.act(asked.clone());
        let effects = answer(&mut app, Answer::Yes);
        assert_eq!(effects, [Effect::AskPath(Purpose::Save, Some(PathBuf::from("layli-goobalay.gobale")))], "a name is proposed");
        for step in way {
            app.act(step.clone());
        }
        assert_eq!(app.question(), None, "{way:?}");
        assert!(app.is_unsaved() && *table(&app).session() == before, "{way:?}");
        let effects = save_in(&mut app, file());
        assert!(!goes_on(&asked, &app, &effects), "{asked:?}, {way:?}: {effects:?}");
    }
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_asked() {
    let asked = LEAVING;
    let mut app = unsaved();
    app.act(asked.clone());
    answer(&mut app, Answer::Yes);
    let expected = write(&app, &file(), Existing::Ask);
    assert_eq!(app.act(Action::PathChosen(Purpose::Save, Some(file()))), [expected]);
    assert_eq!(app.act(Action::Exists(Purpose::Save, file())), []);
    assert_eq!(app.question(), Some(&Question::Overwrite { purpose: Purpose::Save, path: file() }));
    let expected = write(&app, &file(), Existing::Replace);
    assert_eq!(answer(&mut app, Answer::Yes), [expected]);
    let effects = save_in(&mut app, file());
    assert!(goes_on(&asked, &app, &effects), "{asked:?}: {effects:?}");
}

#[test]
fn save_asks_for_a_file_once_and_save_as_every_time() {
    let mut app = unsaved();
    let proposed = Some(PathBuf::from("layli-goobalay.gobale"));
    assert_eq!(command(&mut app, Command::Save), [Effect::AskPath(Purpose::Save, proposed.clone())]);
    assert_eq!(command(&mut app, Command::SaveAs), [Effect::AskPath(Purpose::Save, proposed)]);
    let mut app = changed();
    let expected = write(&app, &file(), Existing::AsLeft);
    assert_eq!(command(&mut app, Command::Save), [expected]);
    assert_eq!(command(&mut app, Command::SaveAs), [Effect::AskPath(Purpose::Save, Some(file()))]);
}

#[test]
fn a_path_is_typed_where_there_is_no_window_for_it() {
    let mut app = unsaved();
    let [Effect::AskPath(purpose, suggested)] = &command(&mut app, Command::SaveAs)[..] else { panic!("no path is asked for") };
    app.act(Action::NoPathWindow(*purpose, suggested.clone()));
    let Some(Question::Path(AskedPath { text, .. })) = app.question() else { panic!("{:?}", app.question()) };
    assert_eq!(text, "layli-goobalay.gobale", "what is proposed can be edited");
    app.act(Action::TypePath("  /a folder/ገበጣ ".to_owned()));
    let Some(Question::Path(AskedPath { text, .. })) = app.question() else { panic!("{:?}", app.question()) };
    assert_eq!(text, "  /a folder/ገበጣ ");
    let expected = write(&app, Path::new("/a folder/ገበጣ"), Existing::Ask);
    assert_eq!(answer(&mut app, Answer::Yes), [expected], "spaces around are no part of it");

    // What is opened next often lies beside what was opened or saved last.
    app.act(Action::Answer(Answer::Cancel));
    let mut app = playing("huroy");
    app.act(Action::Saved(file(), revision(&app), Ok(())));
    for leave in [Command::Home, Command::Lessons] {
        command(&mut app, leave);
        assert_eq!(command(&mut app, Command::Open), [Effect::AskPath(Purpose::Open, Some(file()))]);
    }
    app.act(Action::New(rules("gelech")));
    assert_eq!(app.path(), None);
    assert_eq!(command(&mut app, Command::Open), [Effect::AskPath(Purpose::Open, Some(file()))]);
    app.act(Action::NoPathWindow(Purpose::Open, Some(file())));
    let Some(Question::Path(AskedPath { text, .. })) = app.question() else { panic!("{:?}", app.question()) };
    assert_eq!(Path::new(text), Path::new("/a folder/"));
    assert!(text.ends_with(std::path::is_separator), "the name is gone on with: {text}");

    app.act(Action::NoPathWindow(Purpose::Open, None));
    app.act(Action::TypePath("game".to_owned()));
    assert_eq!(answer(&mut app, Answer::Yes), [Effect::Read(vec![PathBuf::from("game")])], "a file to open is named as it is");
}

#[test]
fn a_save_of_an_older_revision_keeps_the_unsaved_mark() {
    let mut app = unsaved();
    let before = revision(&app);
    choose(&mut app, 'b');
    app.act(Action::Saved(file(), before, Ok(())));
    assert!(app.is_unsaved(), "b was played after what is in the file");
    assert_eq!(app.path(), Some(Path::new(FILE)));
    // And what was to follow asks again.
    let mut app = changed();
    command(&mut app, Command::Quit);
    answer(&mut app, Answer::Yes);
    let before = revision(&app);
    choose(&mut app, 'A');
    let effects = app.act(Action::Saved(file(), before, Ok(())));
    assert!(!effects.contains(&Effect::Quit), "{effects:?}");
    assert!(matches!(app.question(), Some(Question::Unsaved { .. })));
}

/// A slow disk answers for the session that was on the table when it was asked.
#[test]
fn a_save_that_is_answered_late_does_not_give_its_file_to_another_session() {
    let mut app = saved();
    command(&mut app, Command::Save);
    let late = Action::Saved(file(), revision(&app), Ok(()));
    app.act(Action::New(rules("huroy")));
    app.act(late);
    assert_eq!(app.path(), None, "saving the new match would replace the old one's file");
    assert!(!app.is_unsaved());
}

#[test]
fn comments_and_names_are_changes_and_steps_are_not() {
    let mut app = saved();
    for step in [Command::Undo, Command::Redo, Command::SeedBack, Command::Flip, Command::Home, Command::Continue] {
        command(&mut app, step);
        assert!(!app.is_unsaved(), "{step:?}");
    }
    app.act(Action::Comment(Node::START, "A good start".to_owned()));
    assert!(app.is_unsaved());
    let mut app = saved();
    app.act(Action::Rename(gobale::rules::Side::South, "Faadumo".to_owned()));
    assert!(app.is_unsaved());
    assert_eq!(app.names().south, "Faadumo");
}

#[test]
fn a_file_opened_takes_the_place_of_what_was_there() {
    for mut app in [App::new(gobale::words::Words::english(), gobale::app::Settings::default(), None), saved()] {
        let session = crate::files::sample();
        let effects = app.act(Action::Opened(file(), Ok(Box::new(session.clone()))));
        assert!(effects.contains(&Effect::Autosave), "from now on it is what is resumed");
        assert_eq!((app.screen(), app.path(), app.is_unsaved()), (Screen::Table, Some(Path::new(FILE)), false));
        assert!(*table(&app).session() == session);
        assert_eq!(app.settings().recent.first(), Some(&file()));
        super::assert_shows_the_cursor(&app);
    }
}

#[test]
fn a_broken_file_leaves_the_session_as_it_was_and_says_why() {
    for place in [saved, changed, unsaved] {
        let mut app = place();
        let before = (table(&app).session().clone(), app.is_unsaved(), app.path().map(Path::to_owned), app.settings().clone());
        assert_eq!(app.act(Action::Opened(PathBuf::from("broken.ron"), Err("Line 3, column 7: what is this".to_owned()))), []);
        assert_eq!((table(&app).session().clone(), app.is_unsaved(), app.path().map(Path::to_owned), app.settings().clone()), before);
        let notice = app.notice().expect("it says so");
        assert!(notice.text.contains("broken.ron") && notice.text.contains("Line 3, column 7"), "{}", notice.text);
        app.act(Action::DismissNotice);
        assert_eq!(app.notice(), None);
    }
}

#[test]
fn every_new_session_is_kept_for_the_next_start() {
    // Neither the revision nor the cursor tells them apart.
    let mut app = playing("huroy");
    assert!(app.act(Action::New(rules("gelech"))).contains(&Effect::Autosave));
    let session = Session::new(rules("fergen-gobale"));
    assert!(app.act(Action::Opened(file(), Ok(Box::new(session)))).contains(&Effect::Autosave));
}

#[test]
fn what_was_kept_from_the_last_time_counts_as_unsaved_until_it_is_saved() {
    let mut app = with_session(crate::files::sample());
    assert!(app.is_unsaved());
    save_in(&mut app, file());
    assert!(!app.is_unsaved());
    assert!(!with_session(Session::new(rules("huroy"))).is_unsaved(), "there is nothing to lose");
}

#[test]
fn a_file_that_another_program_changed_is_replaced_only_when_asked() {
    let asked = LEAVING;
    for (given, goes) in [(Answer::Yes, true), (Answer::Elsewhere, true), (Answer::Cancel, false)] {
        let mut app = changed();
        let before = table(&app).session().clone();
        app.act(asked.clone());
        answer(&mut app, Answer::Yes);
        assert_eq!(app.act(Action::ChangedOutside(file())), []);
        assert_eq!(app.question(), Some(&Question::Changed { path: file() }));
        let expected = match given {
            Answer::Yes => vec![write(&app, &file(), Existing::Replace)],
            Answer::Elsewhere => vec![Effect::AskPath(Purpose::Save, Some(file()))],
            _ => Vec::new(),
        };
        assert_eq!(answer(&mut app, given), expected);
        assert!(app.is_unsaved() && *table(&app).session() == before, "{given:?}");
        let effects = save_in(&mut app, file());
        assert_eq!(goes_on(&asked, &app, &effects), goes, "{given:?}: {effects:?}");
    }
}

#[test]
fn a_file_that_may_only_be_read_says_so_and_is_saved_elsewhere() {
    let mut app = saved();
    app.act(Action::Opened(file(), Ok(Box::new(crate::files::sample()))));
    app.act(Action::ReadOnly(PathBuf::from("another.ron")));
    assert!(!app.is_read_only(), "the answer may come when another file lies on the table");
    app.act(Action::ReadOnly(file()));
    assert!(app.is_read_only() && app.notice().is_some_and(|notice| notice.text.contains(FILE)));
    assert_eq!(command(&mut app, Command::Save), [Effect::AskPath(Purpose::Save, Some(file()))]);
    save_in(&mut app, PathBuf::from("copy.ron"));
    assert!(!app.is_read_only());
    choose(&mut app, 'b');
    let expected = write(&app, Path::new("copy.ron"), Existing::AsLeft);
    assert_eq!(command(&mut app, Command::Save), [expected]);
}

#[test]
fn what_cannot_be_kept_is_told_once_and_told_again_when_it_can() {
    let mut app = playing("huroy");
    let told = |app: &mut App, action: Action| {
        app.act(Action::DismissNotice);
        app.act(action);
        app.notice().map(|notice| notice.text.clone())
    };
    for _ in 0..2 {
        for full in [Action::NotKept("The disk is full.".to_owned()), Action::NotYetPutAway("The disk is full.".to_owned())] {
            assert!(told(&mut app, full.clone()).is_some_and(|text| text.contains("The disk is full.")), "{full:?}");
            assert_eq!(told(&mut app, full.clone()), None, "once is enough, {full:?}");
        }
        assert!(told(&mut app, Action::KeptAgain).is_some());
    }
    assert!(told(&mut app, Action::SettingsNotKept("Protected.".to_owned())).is_some_and(|text| text.contains("Protected.")));
    assert_eq!(told(&mut app, Action::SettingsNotKept("Protected.".to_owned())), None);
}

#[test]
fn a_mistake_of_the_program_is_told_and_nothing_goes_on_after_it() {
    let asked = LEAVING;
    let mut app = changed();
    app.act(asked.clone());
    answer(&mut app, Answer::Yes);
    app.act(Action::Broken);
    assert!(app.notice().is_some_and(|notice| notice.kind == NoticeKind::Failed));
    let effects = save_in(&mut app, file());
    assert!(!goes_on(&asked, &app, &effects), "saved later, it does not quit after all");
}

#[test]
fn what_was_kept_is_known_to_lie_in_its_file_unless_it_was_changed_meanwhile() {
    let kept = || with_session(crate::files::sample());
    let mut app = kept();
    assert!(app.is_unsaved(), "as far as is known");
    app.act(Action::LiesIn("own.ron".into()));
    assert_eq!((app.is_unsaved(), app.path()), (false, Some(Path::new("own.ron"))));
    app.act(Action::Comment(Node::START, "More".to_owned()));
    assert!(app.is_unsaved());
    let mut app = kept();
    app.act(Action::Comment(Node::START, "More".to_owned()));
    app.act(Action::LiesIn("own.ron".into()));
    assert_eq!((app.is_unsaved(), app.path()), (true, None));
}
