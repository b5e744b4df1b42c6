//! Positions and games as text, and positions that are set up by hand.

use gobale::app::position_editor::Edit;
use gobale::app::rules_editor::RuleEdit;
use gobale::app::{Action, Answer, App, Command, Effect, Existing, Fitness, Loss, Purpose, Question, Screen, Settings};
use gobale::catalogue;
use gobale::rules::{Position, Rules, Side};
use gobale::session::text::GameTextError;
use gobale::session::{Move, Session, Stage};
use gobale::words::Words;

use super::{command, playing, playing_from, rules, table, with_session};
use crate::chance::{random_move, random_session};

fn copied(effects: &[Effect]) -> String {
    let text = effects.iter().find_map(|effect| if let Effect::Copy(text) = effect { Some(text.clone()) } else { None });
    text.expect("something is copied")
}

/// A copied line, read again, is the same line.
#[test]
fn games_come_back_from_their_text() {
    let mut rng = fastrand::Rng::with_seed(8);
    for rules in catalogue::all() {
        for _ in 0..20 {
            let session = random_session(rules, 60, &mut rng);
            let text = session.line_text(session.cursor()).expect("shipped rules");
            let again = Session::parse_text(&text).expect(&text);
            assert_eq!(again.game().position(), session.game().position(), "{text}");
            assert_eq!(again.game().rounds(), session.game().rounds(), "{text}");
            assert_eq!(again.line_text(again.cursor()), Some(text));
        }
    }
}

#[test]
fn options_are_in_the_text_of_a_game() {
    let mut spec = rules("fergen-gobale").spec().clone();
    spec.set("centre", "once").expect("an option");
    spec.set("mirror", "rotated").expect("an option");
    let rules = std::sync::Arc::new(Rules::new(spec).expect("sound"));
    let mut session = Session::new(rules.clone());
    session.play(Move::Sow(session.game().turns()[0])).expect("allowed");
    let text = session.line_text(session.cursor()).expect("options have names");
    assert!(text.starts_with("fergen-gobale centre=once mirror=rotated\n"), "{text}");
    assert_eq!(Session::parse_text(&text).expect("a game").rules(), &rules);
}

#[test]
fn texts_that_are_no_game_say_why() {
    let check = |text: &str, expected: &str| {
        let why = Session::parse_text(text).expect_err(text);
        let told = Words::english().game_text_error(&why);
        assert!(told.contains(expected), "{text:?}: {told}");
    };
    check("", "there is no rule set");
    check("chess\ne4", "no rule set “chess”");
    check("fergen-gobale 5\nA", "“5” is no option");
    check("fergen-gobale wins=3\nA", "wins");
    check("fergen-gobale centre=never\nA", "centre");
    check("fergen-gobale\n1,2/3\nA", "in the start");
    check("fergen-gobale\nA Z", "move 2");
    check("fergen-gobale\nA A", "move 2, A");
    check(&format!("fergen-gobale\n{}", "A ".repeat(1 << 20)), "longer than a megabyte");
    assert!(matches!(Session::parse_text("fergen-gobale\n1. A 2. A"), Err(GameTextError::Refused(_, 2, ..))), "numbers are passed over");
}

#[test]
fn a_game_pasted_lies_on_the_table_and_a_position_in_the_editor() {
    let mut app = playing("huroy");
    let next = random_move(table(&app).session().game(), &mut fastrand::Rng::with_seed(1)).expect("a move");
    super::make(&mut app, &next);
    let game = copied(&command(&mut app, Command::CopyGame));
    let position = copied(&command(&mut app, Command::CopyPosition));
    let mut other = App::new(Words::english(), Settings::default(), None);
    other.act(Action::Paste(game));
    assert_eq!((other.screen(), table(&other).session().len()), (Screen::Table, 1));
    other.act(Action::Paste(position.clone()));
    assert_eq!(other.screen(), Screen::Position);
    assert_eq!(other.position_editor().map(|editor| editor.typed().to_owned()), Some(position));
    other.act(Action::PlayPosition);
    assert_eq!(other.screen(), Screen::Table);
    assert_eq!(table(&other).session().start().stores(), table(&app).session().game().position().stores());

    for (nonsense, expected) in [("hello", "no rule set"), ("1,2/3,4", "written as holes")] {
        other.act(Action::Paste(nonsense.to_owned()));
        let told = other.notice().map(|notice| notice.text.clone()).unwrap_or_default();
        assert!(told.contains("cannot be pasted") && told.contains(expected), "{told}");
    }
    // Without a game at hand a position is one of the first rule set it fits.
    let mut fresh = App::new(Words::english(), Settings::default(), None);
    fresh.act(Action::Paste("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S".to_owned()));
    assert!(fresh.position_editor().is_some_and(|editor| editor.rules().board().hole_count() == 12));
}

fn editing(id: &str, position: &str) -> App {
    let mut app = playing_from(id, position);
    command(&mut app, Command::EditPosition);
    app
}

fn edit(app: &mut App, edits: impl IntoIterator<Item = Edit>) {
    for edit in edits {
        app.act(Action::EditPosition(edit));
    }
}

fn set_up(app: &App) -> Position {
    app.position_editor().expect("an editor").position().expect("sound")
}

/// `rules.md` section 1: `2S` at B, and the hole across; a centre of `9N`.
#[test]
fn owners_claims_stores_and_the_mover_are_set() {
    let mut app = editing("fergen-gobale", "1,0,0,0,0,1/1,0,0,0,3,0/9,4 0-0 S 2");
    let hole = |letter| rules("fergen-gobale").board().hole_named(letter).expect("a hole");
    edit(
        &mut app,
        [
            Edit::Seeds(hole('c'), 2),
            Edit::Seeds(hole('D'), 1),
            Edit::Add(hole('D')),
            Edit::Owner(hole('c'), Some(Side::North)),
            Edit::Owner(hole('X'), Some(Side::North)),
            Edit::Store(Side::South, 7),
            Edit::ToMove(Side::North),
            Edit::Turns(5),
            Edit::Take(hole('A')),
            Edit::Take(hole('A')),
        ],
    );
    let text = rules("fergen-gobale").position_text(&set_up(&app));
    assert_eq!(text, "0,0,0,2N,0,1/1,0,2N,0,3,0/9N,4 7-0 N 5");
    assert_eq!(app.position_editor().map(gobale::app::position_editor::PositionEditor::typed), Some(&*text), "the text follows");
}

/// Edits that make a position unsound.
type Wrong = fn(&Rules) -> Vec<Edit>;

#[test]
fn an_unsound_position_says_what_is_wrong_and_cannot_be_played() {
    let cases: [(&str, Wrong); 4] = [
        ("claim", |rules| vec![Edit::Owner(rules.board().hole_named('X').expect("X"), Some(Side::South))]),
        ("cannot be empty", |rules| {
            let hole = rules.board().hole_named('B').expect("B");
            vec![Edit::Seeds(hole, 0), Edit::Owner(hole, Some(Side::South))]
        }),
        ("255", |rules| rules.board().row(Side::South).map(|hole| Edit::Seeds(hole, 200)).collect()),
        ("out of play", |rules| {
            let hole = rules.board().hole_named('B').expect("B");
            vec![Edit::Closed(hole, true), Edit::Add(hole)]
        }),
    ];
    for (expected, edits) in cases {
        let mut app = editing("fergen-gobale", "5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S");
        edit(&mut app, edits(&rules("fergen-gobale")));
        let before = table(&app).session().clone();
        app.act(Action::PlayPosition);
        assert_eq!(app.screen(), Screen::Position, "{expected}");
        let told = app.notice().map(|notice| notice.text.clone()).unwrap_or_default();
        assert!(told.contains(expected), "{expected}: {told}");
        assert!(*table(&app).session() == before);
    }
}

#[test]
fn text_typed_is_set_up_as_soon_as_it_is_a_position() {
    let mut app = editing("layli-goobalay", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    edit(&mut app, [Edit::Type("1,0,0,0,0,1/1,0".to_owned())]);
    assert!(app.position_editor().is_some_and(|editor| editor.complaint().is_some()));
    assert_eq!(set_up(&app).total(), 48, "the board stays as it was");
    edit(&mut app, [Edit::Type("1,0,0,0,0,1/1,0,0,0,2,0 0-0 S 2".to_owned())]);
    assert!(app.position_editor().is_some_and(|editor| editor.complaint().is_none()));
    assert_eq!(set_up(&app).total(), 5);
}

#[test]
fn every_first_arrangement_and_an_empty_board_are_set_up() {
    for shipped in catalogue::all() {
        let mut app = with_session(Session::new(rules("huroy")));
        command(&mut app, Command::EditPosition);
        edit(&mut app, [Edit::Rules(shipped.clone()), Edit::Empty]);
        assert_eq!(set_up(&app).total(), 0);
        edit(&mut app, [Edit::First]);
        assert_eq!(set_up(&app), shipped.start());
        app.act(Action::PlayPosition);
        assert_eq!(table(&app).session().rules(), shipped);
        assert_eq!(table(&app).session().game().stage(), Stage::Turn);
    }
}

#[test]
fn escape_leaves_the_editor_and_the_game_is_as_it_was() {
    let mut app = editing("huroy", "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    let before = table(&app).session().clone();
    edit(&mut app, [Edit::Empty]);
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Table);
    assert!(*table(&app).session() == before);
}

#[test]
fn a_position_being_set_up_is_kept_and_every_change_to_it_is_undone() {
    let hole = rules("huroy").board().hole_named('A').expect("A");
    let changes = [
        Edit::Add(hole),
        Edit::Empty,
        Edit::First,
        Edit::Table,
        Edit::Rules(rules("fergen-gobale")),
        Edit::Type("0,0,0,0,0,1/1,0,0,0,0,0 0-0 N 3".to_owned()),
        Edit::Type("nonsense".to_owned()),
    ];
    for change in changes {
        let mut app = editing("huroy", "4,4,4,0,4,4/4,4,4,4,4,4 3-1 S 6");
        edit(&mut app, [Edit::Take(hole), Edit::Select(hole)]);
        let before = app.position_editor().cloned();
        edit(&mut app, [change.clone()]);
        if app.question().is_some() {
            app.act(Action::Answer(Answer::WithoutSaving));
        }
        let after = app.position_editor().cloned();
        assert_ne!(after, before, "{change:?}");
        command(&mut app, Command::Cancel);
        assert_eq!(app.screen(), Screen::Table);
        command(&mut app, Command::EditPosition);
        assert_eq!(app.position_editor().cloned(), after, "{change:?}");
        command(&mut app, Command::Undo);
        assert_eq!(app.position_editor().cloned(), before, "{change:?}");
        command(&mut app, Command::Redo);
        assert_eq!(app.position_editor().cloned(), after, "{change:?}");
        assert_eq!(table(&app).session().game().position().stores().south, 3, "the table is not touched");
    }
}

#[test]
fn what_was_not_changed_or_was_played_begins_anew_with_the_table() {
    let mut app = editing("huroy", "4,4,4,0,4,4/4,4,4,4,4,4 3-1 S 6");
    command(&mut app, Command::Cancel);
    app.act(Action::New(rules("fergen-gobale")));
    command(&mut app, Command::EditPosition);
    assert_eq!(set_up(&app), rules("fergen-gobale").start());
    edit(&mut app, [Edit::Store(Side::South, 9)]);
    let made = set_up(&app);
    app.act(Action::PlayPosition);
    assert_eq!(*table(&app).session().start(), made);
    assert!(app.position_editor().is_none());
    app.act(Action::New(rules("huroy")));
    command(&mut app, Command::EditPosition);
    assert_eq!(set_up(&app), rules("huroy").start());
}

#[test]
fn a_position_can_be_one_of_rules_of_ones_own() {
    let mut app = editing("huroy", "4,4,4,0,4,4/4,4,4,4,4,4 3-1 S 6");
    assert_eq!(app.rules_for_positions().len(), catalogue::all().len());
    command(&mut app, Command::MakeRules);
    app.act(Action::EditRules(RuleEdit::Holes(4)));
    command(&mut app, Command::EditPosition);
    let own = app.rules_for_positions().last().cloned().expect("one's own");
    assert_eq!(own.board().row_len(), 4);
    edit(&mut app, [Edit::Rules(own)]);
    app.act(Action::PlayPosition);
    assert_eq!(table(&app).session().rules().board().row_len(), 4);
    let sets = app.rules_for_positions();
    assert_eq!(sets.len(), catalogue::all().len() + 1, "the same rules once");
}

fn losses(app: &App) -> Vec<(Loss, Fitness)> {
    match app.question() {
        Some(Question::Unsaved { losses, .. }) => losses.iter().collect(),
        _ => Vec::new(),
    }
}

/// A position that is set up and was changed.
fn changed(change: Edit) -> App {
    let mut app = editing("huroy", "4,4,4,0,4,4/4,4,4,4,4,4 3-1 S 6");
    edit(&mut app, [change]);
    app
}

#[test]
fn leaving_asks_about_a_position_that_is_nowhere_kept() {
    // Not changed, or played, nothing is asked.
    let mut app = editing("huroy", "4,4,4,0,4,4/4,4,4,4,4,4 3-1 S 6");
    assert_eq!(command(&mut app, Command::Quit), [Effect::Quit]);
    let mut app = changed(Edit::Turns(7));
    app.act(Action::PlayPosition);
    assert_eq!(command(&mut app, Command::Quit), [Effect::Quit]);

    let mut app = changed(Edit::Turns(7));
    assert_eq!(command(&mut app, Command::Quit), []);
    assert_eq!(losses(&app), [(Loss::Position, Fitness::Sound)]);
    app.act(Action::Answer(Answer::Cancel));
    assert!(app.has_unsaved_position());
    command(&mut app, Command::Quit);
    assert_eq!(app.act(Action::Answer(Answer::Yes)), [Effect::AskPath(Purpose::SavePosition, Some("huroy.gobale".into()))]);
    let effects = app.act(Action::PathChosen(Purpose::SavePosition, Some("mine.ron".into())));
    let [Effect::WritePosition { session, existing: Existing::Ask, .. }] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((session.start(), session.len()), (&set_up(&app), 0), "it is a session without turns");
    let effects = app.act(Action::PositionSaved("mine.ron".into(), Ok(())));
    assert!(effects.contains(&Effect::Quit) && !app.has_unsaved_position(), "{effects:?}");
    // What is in the file stays in it, whatever was done before and after.
    command(&mut app, Command::Undo);
    assert!(app.has_unsaved_position());
    command(&mut app, Command::Redo);
    assert!(!app.has_unsaved_position());

    // What could not be saved is not left, and what is unsound cannot be.
    let mut app = changed(Edit::Turns(7));
    command(&mut app, Command::Quit);
    app.act(Action::Answer(Answer::Yes));
    app.act(Action::PathChosen(Purpose::SavePosition, Some("mine.ron".into())));
    assert!(!app.act(Action::PositionSaved("mine.ron".into(), Err("full".to_owned()))).contains(&Effect::Quit));
    let mut app = changed(Edit::Store(Side::South, 255));
    command(&mut app, Command::Quit);
    assert_eq!(losses(&app), [(Loss::Position, Fitness::Flawed)]);
    assert_eq!(app.act(Action::Answer(Answer::WithoutSaving)), [Effect::Quit]);
}

#[test]
fn a_position_is_asked_about_before_another_takes_its_place() {
    let pasted = "0,0,0,0,0,1/1,0,0,0,0,0 0-0 N 3";
    for asked in [Action::EditPosition(Edit::Table), Action::Paste(pasted.to_owned())] {
        let mut app = changed(Edit::Turns(7));
        let before = app.position_editor().cloned();
        app.act(asked.clone());
        assert_eq!(losses(&app), [(Loss::Position, Fitness::Sound)], "{asked:?}");
        assert_eq!(app.position_editor().cloned(), before, "{asked:?}");
        app.act(Action::Answer(Answer::WithoutSaving));
        assert!(!app.has_unsaved_position() && app.position_editor().cloned() != before, "{asked:?}");
        command(&mut app, Command::Undo);
        assert_eq!(app.position_editor().cloned(), before, "undo brings it back: {asked:?}");
        assert!(app.has_unsaved_position());
    }
    let mut app = changed(Edit::Turns(7));
    app.act(Action::Paste("1,2/3".to_owned()));
    assert!(app.question().is_none() && app.notice().is_some(), "nothing takes its place");
}

/// Each step as the edits, and whether typing ended after them; the numbers that undo leads back to.
#[test]
fn what_is_typed_in_one_go_is_undone_in_one_go() {
    let check = |edits: &[Option<Edit>], expected: &[u8]| {
        let mut app = editing("huroy", "4,4,4,0,4,4/4,4,4,4,4,4 3-1 S 6");
        for edit in edits {
            app.act(edit.clone().map_or(Action::TypingEnds, Action::EditPosition));
        }
        let mut seen = Vec::new();
        while app.can(Command::Undo) {
            command(&mut app, Command::Undo);
            seen.push(app.position_editor().expect("a position").setup().stores.south);
        }
        assert_eq!(seen, expected, "{edits:?}");
    };
    let south = |seeds| Some(Edit::Store(Side::South, seeds));
    let north = |seeds| Some(Edit::Store(Side::North, seeds));
    check(&[south(1), south(12), south(123)], &[3]);
    check(&[south(1), south(12), None, south(1)], &[12, 3]);
    check(&[south(1), north(2), south(12)], &[1, 1, 3]);
    check(&[south(1), Some(Edit::ToMove(Side::North)), south(12)], &[1, 1, 3]);
    // A click is a change each time.
    let hole = rules("huroy").board().hole_named('A').expect("A");
    check(&[Some(Edit::Add(hole)), Some(Edit::Add(hole))], &[3, 3]);
}
