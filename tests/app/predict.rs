//! Predictions: asked, judged once, counted.

use gobale::app::exercise::ExerciseAction;
use gobale::app::predict::{Origin, PredictAction};
use gobale::app::{Action, App, Command, Effect, Screen, Settings};
use gobale::catalogue;
use gobale::lessons::{Ask, Guess, Level};
use gobale::words::Words;

use super::lessons::{answer, answers, exercise};
use super::{command, playing_from, table};

fn predicting() -> App {
    let mut app = App::new(Words::english(), Settings::default(), None).with_chance(5);
    command(&mut app, Command::Predict);
    assert_eq!(app.screen(), Screen::Predict);
    app
}

fn next(app: &mut App) {
    app.act(Action::Predict(PredictAction::Next));
}

#[test]
fn right_and_wrong_answers_are_counted_once() {
    let mut app = predicting();
    let mut expected = (0, 0, 0, 0);
    for right_one in [true, true, true, false, true, true, false] {
        let [right, wrong] = answers(exercise(&app));
        answer(&mut app, if right_one { right } else { wrong });
        let (asked, right_ones, streak, best) = expected;
        let streak = if right_one { streak + 1 } else { 0 };
        expected = (asked + 1, right_ones + usize::from(right_one), streak, streak.max(best));
        // Nothing that comes later counts again.
        app.act(Action::Exercise(ExerciseAction::Check));
        app.act(Action::Exercise(ExerciseAction::Again));
        answer(&mut app, right);
        app.tick(1.0);
        command(&mut app, Command::ToEnd);
        let score = app.settings().foretold;
        assert_eq!((score.asked, score.right, score.streak, score.best), expected);
        next(&mut app);
        assert!(exercise(&app).is_asking());
    }
    // One that is passed over does not count.
    next(&mut app);
    assert_eq!(app.settings().foretold.asked, 7);
}

#[test]
fn every_game_level_and_question_is_asked() {
    let mut app = predicting();
    for rules in catalogue::all() {
        app.act(Action::Predict(PredictAction::Game(rules.clone())));
        for level in Level::ALL {
            app.act(Action::Predict(PredictAction::Level(level)));
            for guess in Guess::ALL {
                app.act(Action::Predict(PredictAction::Guess(guess)));
                let exercise = exercise(&app);
                assert_eq!(exercise.rules(), rules);
                let ((Some(Ask::Last(turn)), Guess::Last) | (Some(Ask::Taken(turn)), Guess::Taken)) = (exercise.ask(), guess) else {
                    panic!("{guess:?} asks {:?}", exercise.ask());
                };
                assert!(level.has(rules, *exercise.position(), turn));
                assert!(exercise.pointed_at().contains(turn.hole));
            }
        }
    }
}

#[test]
fn the_turns_on_the_table_are_asked_for_one_after_the_other() {
    let mut app = playing_from("fergen-gobale", "0,2,0,1,0,1/1,3,0,1,0,2/9,4 10-10 S 8");
    let before = table(&app).session().clone();
    command(&mut app, Command::Predict);
    let Origin::Table(position, turns) = app.predictions().origin().clone() else { panic!("not from the table") };
    // The turn that claims X or Y is one sowing.
    assert_eq!(turns.len(), 3);
    let mut asked = Vec::new();
    for _ in 0..3 {
        assert_eq!(exercise(&app).position(), &*position);
        let Some(Ask::Last(turn)) = exercise(&app).ask() else { panic!("{:?}", exercise(&app).ask()) };
        asked.push(turn.hole);
        let [right, _] = answers(exercise(&app));
        answer(&mut app, right);
        next(&mut app);
    }
    asked.sort_unstable();
    asked.dedup();
    assert_eq!(asked.len(), 3);
    assert_eq!(table(&app).session(), &before);
    // Another level is found in random play.
    app.act(Action::Predict(PredictAction::Level(Level::Two)));
    assert_eq!(app.predictions().origin(), &Origin::Play);
}

#[test]
fn numbers_are_hidden_until_the_answer_is_given() {
    let mut app = predicting();
    app.act(Action::Predict(PredictAction::Numbers(false)));
    assert!(!app.shows_numbers(exercise(&app).table()));
    let [right, _] = answers(exercise(&app));
    answer(&mut app, right);
    assert!(app.shows_numbers(exercise(&app).table()));
    next(&mut app);
    assert!(!app.shows_numbers(exercise(&app).table()));
    app.act(Action::Predict(PredictAction::Numbers(true)));
    assert!(app.shows_numbers(exercise(&app).table()));
}

#[test]
fn the_same_chance_asks_the_same() {
    let asked = || {
        let mut app = predicting();
        (0..10)
            .map(|_| {
                next(&mut app);
                (*exercise(&app).position(), exercise(&app).ask())
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(asked(), asked());
}

#[test]
fn escape_leaves_it() {
    let mut app = predicting();
    command(&mut app, Command::Cancel);
    assert_eq!(app.screen(), Screen::Home);
    assert!(app.exercise().is_none());
}

#[test]
fn the_score_goes_on_after_a_restart() {
    let mut app = predicting();
    let [right, _] = answers(exercise(&app));
    let effects = answer(&mut app, right);
    assert!(effects.contains(&Effect::WriteSettings), "{effects:?}");
    let (settings, complaint) = Settings::read(&app.settings().write());
    assert_eq!((settings.foretold.right, settings.foretold.streak, complaint), (1, 1, Vec::new()));
    let mut app = App::new(Words::english(), settings, None);
    command(&mut app, Command::Predict);
    let [right, _] = answers(exercise(&app));
    answer(&mut app, right);
    assert_eq!((app.settings().foretold.asked, app.settings().foretold.best), (2, 2));
}
