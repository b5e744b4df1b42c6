//! Museum mode: nothing touches a file, and after a rest all is as for the first visitor.

use std::path::PathBuf;

use fastrand::Rng;
use gobale::app::lessons::LessonAction;
use gobale::app::rules_editor::RuleEdit;
use gobale::app::{Action, Answer, App, Command, Effect, PaletteAction, Purpose, Question, Screen, Setting, Settings, SettingsAction};
use gobale::catalogue;
use gobale::rules::Side;
use gobale::words::Words;

use super::{command, still_moves};

fn museum() -> App {
    let settings = Settings { recent: vec![PathBuf::from("own.ron")], flipped: true, ..Settings::default() };
    App::new(Words::english(), settings, None).for_visitors(3)
}

/// All that the program knows, but for the numbers that are counted on from one visitor to the next.
fn known(app: &App) -> String {
    let counted = |line: &&str| line.starts_with("    chance: ") || line.starts_with("        number: ");
    format!("{app:#?}").lines().filter(|line| !counted(line)).map(|line| line.to_owned() + "\n").collect()
}

/// Anything a visitor can ask for, and the world outside can answer.
fn any_action(rng: &mut Rng) -> Action {
    let path = || PathBuf::from("/tmp/never.ron");
    let any_rules = |rng: &mut Rng| catalogue::all()[rng.usize(..catalogue::all().len())].clone();
    match rng.u8(..23) {
        0..9 => Action::Command(Command::ALL[rng.usize(..Command::ALL.len())]),
        9 => Action::OpenFile(path()),
        10 => Action::OpenFirst(vec![path()]),
        11 => Action::PathChosen(Purpose::Save, Some(path())),
        12 => Action::Answer([Answer::Yes, Answer::WithoutSaving, Answer::Elsewhere, Answer::Cancel][rng.usize(..4)]),
        13 => Action::Lesson([LessonAction::OpenFolder, LessonAction::Read][rng.usize(..2)].clone()),
        14 => Action::EditRules(RuleEdit::Holes(8)),
        15 => Action::SaveRules,
        16 => Action::StartMuseum,
        17 => Action::OpenRecord("1.ron".to_owned()),
        18 => Action::Settings(SettingsAction::Change(Setting::Flipped.reset())),
        19 => Action::Lesson(LessonAction::Open("capture".to_owned())),
        20 => Action::Palette(PaletteAction::Type("p".to_owned())),
        21 => Action::Rename(Side::South, "Visitor".to_owned()),
        _ => Action::New(any_rules(rng)),
    }
}

#[test]
fn nothing_asks_for_a_file_and_nothing_is_left_of_a_visitor() {
    let mut rng = Rng::with_seed(5);
    let mut acted = 0;
    for _ in 0..40 {
        let mut app = museum();
        let first = known(&app);
        for _ in 0..60 {
            let action = any_action(&mut rng);
            let told = format!("{action:?}");
            let mut effects = app.act(action);
            let turns = app.table().map(|table| table.turns().to_vec()).unwrap_or_default();
            if let Some(turn) = turns.first() {
                effects.extend(app.act(Action::Choose(turn.hole)));
                effects.extend(app.act(Action::ChooseDirection(turn.direction)));
                acted += 1;
            }
            effects.extend(app.tick(0.5));
            assert!(!effects.iter().any(Effect::touches_files), "{told}: {effects:?}");
            assert!(matches!(app.question(), None | Some(Question::Stop)), "{told}: {:?}", app.question());
        }
        assert_ne!(known(&app), first, "a visitor leaves traces");
        app.act(Action::Rested);
        assert_eq!(known(&app), first, "and the next one finds none");
    }
    assert!(acted > 500, "games are played: {acted}");
}

#[test]
fn after_a_rest_all_is_as_for_the_first_visitor() {
    let mut app = museum();
    let first = app.settings().clone();
    assert!(first.flipped && first.text_percent >= 150 && first.recent.is_empty(), "as its owner likes it, but large: {first:?}");
    app.act(Action::New(catalogue::all()[0].clone()));
    for asked in [Command::Theme, Command::Flip, Command::TextLarger, Command::Present, Command::Stop, Command::Keys] {
        command(&mut app, asked);
    }
    still_moves(&mut app, 0.1);
    let effects = app.act(Action::Rested);
    assert!(effects.contains(&Effect::Fullscreen(false)), "{effects:?}");
    assert_eq!((app.screen(), app.table().is_none(), app.question(), app.notice()), (Screen::Home, true, None, None));
    assert!(!app.is_covered() && !app.presents());
    assert_eq!(*app.settings(), first);
    assert!(!app.can(Command::Continue));
}

#[test]
fn what_a_visitor_copied_is_not_found_by_the_next_one() {
    let copying = [Command::CopyPosition, Command::CopyGame, Command::CopyPicture].map(Action::Command).into_iter();
    for asked in copying.chain([Action::Lesson(LessonAction::CopyFolder("lessons".to_owned())), Action::MarkedCopied]) {
        let mut app = museum();
        app.act(Action::New(catalogue::all()[0].clone()));
        app.act(asked.clone());
        assert!(app.act(Action::Rested).contains(&Effect::ForgetCopied), "{asked:?}");
        // What is there later was put there by somebody else.
        app.act(Action::New(catalogue::all()[0].clone()));
        assert!(!app.act(Action::Rested).contains(&Effect::ForgetCopied), "{asked:?}");
    }
}

#[test]
fn what_a_visitor_marked_is_not_found_by_the_next_one_and_what_others_copied_stays() {
    let mut app = museum();
    app.act(Action::Marked);
    let effects = app.act(Action::Rested);
    assert!(effects.contains(&Effect::ForgetMarked) && !effects.contains(&Effect::ForgetCopied), "{effects:?}");
    assert!(!app.act(Action::Rested).contains(&Effect::ForgetMarked));
}

#[test]
fn it_is_left_only_by_closing_the_window() {
    let mut app = museum();
    app.act(Action::New(catalogue::all()[0].clone()));
    let turn = app.table().expect("a table").turns()[0];
    app.act(Action::Choose(turn.hole));
    assert_eq!(command(&mut app, Command::Quit), []);
    assert_eq!(app.question(), None);
    assert_eq!(app.act(Action::Close), [Effect::Quit], "a visitor's game is nobody's loss");
}

#[test]
fn an_owner_is_asked_before_it_starts_and_nothing_is_lost() {
    let mut app = App::new(Words::english(), Settings { museum_minutes: 5, ..Settings::default() }, None);
    command(&mut app, Command::Museum);
    assert_eq!(app.act(Action::Answer(Answer::Yes)), [Effect::StartMuseum(5), Effect::Quit]);
    let mut app = super::playing("fergen-gobale");
    let turn = app.table().expect("a table").turns()[0];
    app.act(Action::Choose(turn.hole));
    command(&mut app, Command::Museum);
    assert_eq!(app.act(Action::Answer(Answer::Yes)), [], "what is not saved is asked about first");
    assert!(app.act(Action::Answer(Answer::WithoutSaving)).contains(&Effect::Quit));
    assert_eq!(app.act(Action::Rested), [], "whoever owns the program may leave it as long as they like");
    assert!(app.table().is_some());
}

#[test]
fn how_much_of_the_machine_is_used_is_its_owners_to_say() {
    let (before, wanted) = (Settings::default().megabytes, 64);
    assert_ne!(before, wanted);
    for (mut app, expected) in [(App::new(Words::english(), Settings::default(), None), wanted), (museum(), before)] {
        app.act(Action::Megabytes(wanted));
        assert_eq!(app.settings().megabytes, expected);
    }
}
