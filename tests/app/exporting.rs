//! The export without a window: what is asked, what is ordered, and what becomes of the answers.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use gobale::app::exporting::{Chosen, ExportAction, Ink, Large, Made, Request, Subject};
use gobale::app::{Action, Answer, App, Command, Effect, Existing, NoticeKind, Purpose, Question, Setting};
use gobale::export::{Order, Span, Still, Written};
use gobale::scene::{Drawing, Material, Theme, Tone};
use gobale::search::Level;
use gobale::session::Seat;

use super::computers::{answer, errand, seated};
use super::{choose as choose_hole, command, playing, set, still_moves, table};

/// What is chosen in the dialog.
fn chosen(app: &App) -> Option<Chosen> {
    match app.question() {
        Some(Question::Export(asked)) => Some(asked.chosen),
        _ => None,
    }
}

/// Chooses something in the dialog, and gives the path that is suggested for it.
fn go(app: &mut App, wanted: Chosen) -> PathBuf {
    command(app, Command::Export);
    app.act(Action::Export(ExportAction::Choose(wanted)));
    assert_eq!(chosen(app), Some(wanted));
    let effects = app.act(Action::Export(ExportAction::Go));
    let [Effect::AskPath(Purpose::Export, Some(suggested))] = effects.as_slice() else { panic!("{effects:?}") };
    suggested.clone()
}

/// Chooses a file, and gives what is to be written where.
fn choose(app: &mut App, path: &str) -> (PathBuf, Arc<Request>, Existing) {
    let effects = app.act(Action::PathChosen(Purpose::Export, Some(path.into())));
    let [Effect::Export { path, request, existing }] = effects.as_slice() else { panic!("{effects:?}") };
    (path.clone(), Arc::clone(request), *existing)
}

/// What is asked about stays as it is seen: neither seeds nor computers move.
#[test]
fn nothing_moves_while_it_is_asked_what_to_export() {
    let (mut app, _) = seated("fergen-gobale", Seat::Human, Seat::Computer(Level::One));
    let asked = errand(&choose_hole(&mut app, 'A')).expect("an errand").clone();
    app.tick(0.5);
    answer(&mut app, &asked);
    for at_rest in [false, true] {
        if at_rest {
            command(&mut app, Command::ToEnd);
        }
        assert!(app.moves());
        command(&mut app, Command::Export);
        let seen = app.shot(table(&app));
        for _ in 0..100 {
            assert!(!still_moves(&mut app, 1.0), "{at_rest}");
        }
        assert_eq!((app.shot(table(&app)), table(&app).session().len()), (seen, 1), "{at_rest}");
        app.act(Action::Answer(Answer::Cancel));
        assert!(still_moves(&mut app, 0.01), "it goes on");
    }
    while still_moves(&mut app, 1.0) {}
    assert_eq!(table(&app).session().len(), 2);
}

#[test]
fn what_is_chosen_is_ordered_as_it_was_seen() {
    let mut app = playing("layli-goobalay");
    app.act(Action::SystemTone(Tone::Dark));
    set(&mut app, Setting::Board, "Slate");
    let hole = table(&app).session().rules().board().hole_named('A').expect("a hole");
    app.act(Action::Choose(hole));
    app.act(Action::Seek(2.5));
    let seen = app.shot(table(&app));
    for (wanted, suggested) in [
        (Chosen::default(), "layli-goobalay.png"),
        (Chosen { subject: Subject::Picture(Still::Svg), ink: Ink::Print, ..Chosen::default() }, "layli-goobalay.svg"),
        (Chosen { subject: Subject::Turn, large: Large::Small, ..Chosen::default() }, "layli-goobalay.gif"),
        (Chosen { subject: Subject::Round, ..Chosen::default() }, "layli-goobalay.gif"),
        (Chosen { subject: Subject::Game(Written::Markdown), ..Chosen::default() }, "layli-goobalay.md"),
    ] {
        assert_eq!(go(&mut app, wanted), Path::new(suggested));
        // What happens until a file is chosen changes nothing.
        command(&mut app, Command::ToEnd);
        let (_, request, existing) = choose(&mut app, "taken away");
        assert_eq!(existing, Existing::Ask);
        assert_eq!(request.source.session, *table(&app).session());
        match (&request.order, wanted.subject) {
            (Order::Picture(picture, still), Subject::Picture(kind)) => {
                assert_eq!((*still, &picture.shot), (kind, &seen));
                let seen = Theme::new(Tone::Dark, Drawing::Lit(Material::Slate));
                assert_eq!(picture.look.theme, if wanted.ink == Ink::Print { Theme::print() } else { seen });
            }
            (Order::Film { span, pixels, .. }, Subject::Turn) => {
                assert_eq!((*span, Some(*pixels)), (Span::Turn(None), Large::Small.pixels(wanted.subject)));
            }
            (Order::Film { span, .. }, Subject::Round) => assert_eq!(*span, Span::Round),
            (Order::Game(written), Subject::Game(wanted)) => assert_eq!(*written, wanted),
            (order, subject) => panic!("{subject:?}: {order:?}"),
        }
        app.act(Action::Export(ExportAction::Made(suggested.into(), Made::Written)));
        app.act(Action::Seek(2.5));
        // The next time what was chosen last is chosen already.
        command(&mut app, Command::Export);
        assert_eq!(chosen(&app), Some(wanted));
        app.act(Action::Answer(Answer::Cancel));
    }
}

#[test]
fn progress_and_ends_are_told_and_nothing_runs_twice() {
    let mut app = playing("huroy");
    for (made, kind, told) in [
        (Made::Written, NoticeKind::Done, "Exported to a.png."),
        (Made::Stopped, NoticeKind::Done, "cancelled"),
        (Made::Failed("Because.".to_owned()), NoticeKind::Failed, "Not exported to a.png: Because."),
    ] {
        go(&mut app, Chosen::default());
        choose(&mut app, "a.png");
        assert!(!app.can(Command::Export), "one is made after the other");
        app.act(Action::Export(ExportAction::Progress(3, 9)));
        assert_eq!(app.export_progress(), Some((3, 9)));
        assert_eq!(app.act(Action::Export(ExportAction::Stop)), [Effect::StopExport]);
        app.act(Action::Export(ExportAction::Made("a.png".into(), made)));
        assert_eq!(app.export_progress(), None);
        let notice = app.notice().expect("a message");
        assert!(notice.kind == kind && notice.text.contains(told), "{notice:?}");
        // A late word of progress is of the past.
        app.act(Action::Export(ExportAction::Progress(9, 9)));
        assert_eq!(app.export_progress(), None);
    }
}

/// What waits for its file is neither replaced by another nor given up with another question.
#[test]
fn while_a_file_is_looked_for_nothing_else_is_exported() {
    let mut app = playing("huroy");
    go(&mut app, Chosen::default());
    app.act(Action::PathChosen(Purpose::Open, None));
    assert!(!app.can(Command::Export), "it waits for its file");
    choose(&mut app, "a.png");
    for given_up in [Action::PathChosen(Purpose::Export, None), Action::Broken] {
        let mut app = playing("huroy");
        go(&mut app, Chosen::default());
        app.act(given_up);
        assert!(app.can(Command::Export));
    }
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_asked() {
    for (answer, replaced) in [(Answer::Cancel, false), (Answer::Yes, true)] {
        let mut app = playing("huroy");
        go(&mut app, Chosen::default());
        let (path, request, _) = choose(&mut app, "a.png");
        app.act(Action::Exists(Purpose::Export, path.clone()));
        assert_eq!(app.export_progress(), None);
        let effects = app.act(Action::Answer(answer));
        let wanted = Effect::Export { path, request, existing: Existing::Replace };
        assert_eq!(effects, if replaced { vec![wanted] } else { Vec::new() });
    }
    let mut app = playing("huroy");
    go(&mut app, Chosen::default());
    assert_eq!(app.act(Action::PathChosen(Purpose::Export, None)), []);
    assert_eq!(app.act(Action::PathChosen(Purpose::Export, Some("a.png".into()))), [], "nothing waits any more");
}

#[test]
fn a_picture_of_what_is_seen_is_handed_to_other_programs() {
    let mut app = playing("huroy");
    let seen = app.shot(table(&app));
    let effects = command(&mut app, Command::CopyPicture);
    let [Effect::CopyPicture(source, picture)] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!((&picture.shot, &source.session), (&seen, table(&app).session()));
    app.act(Action::Export(ExportAction::Copied(Ok(()))));
    assert_eq!(app.notice().map(|notice| notice.text.as_str()), Some("The picture is copied."));
    // Where the table is not seen there is nothing to copy.
    command(&mut app, Command::Home);
    assert!(!app.can(Command::CopyPicture) && !app.can(Command::Export));
    assert_eq!(command(&mut app, Command::CopyPicture), []);
    command(&mut app, Command::Export);
    assert_eq!(app.question(), None);
}

/// A computer may play on, and time goes by, while somebody chooses.
#[test]
fn what_is_exported_is_what_was_seen_as_the_dialog_opened() {
    let mut app = playing("layli-goobalay");
    let hole = table(&app).session().rules().board().hole_named('A').expect("a hole");
    app.act(Action::Choose(hole));
    app.act(Action::Seek(2.5));
    let (seen, session) = (app.shot(table(&app)), table(&app).session().clone());
    command(&mut app, Command::Export);
    // As the computer's answer would.
    app.act(Action::Seek(0.5));
    let next = table(&app).session().rules().board().hole_named('b').expect("a hole");
    app.act(Action::Choose(next));
    assert_ne!((&app.shot(table(&app)), table(&app).session().len()), (&seen, session.len()));
    app.act(Action::Export(ExportAction::Go));
    let (_, request, _) = choose(&mut app, "taken away");
    let Order::Picture(picture, _) = &request.order else { panic!("{:?}", request.order) };
    assert_eq!((&picture.shot, &request.source.session), (&seen, &session));
}
