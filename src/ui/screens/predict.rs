//! Predictions: say what a turn will do, then watch it.

use egui::{ComboBox, Label, Ui};

use super::exercise;
use crate::app::predict::{Origin, Predict, PredictAction};
use crate::app::{Action, App};
use crate::catalogue;
use crate::lessons::{Guess, Level};
use crate::scene::Scene;
use crate::ui::look::Look;
use crate::ui::widgets::button::leading_button;
use crate::ui::widgets::choices::{self, Entry};
use crate::ui::widgets::ticks::checkbox;
use crate::words::say;

/// Draws the screen. `scene` is kept from frame to frame for its memory.
pub fn show(ui: &mut Ui, app: &App, look: &Look, scene: &mut Scene, actions: &mut Vec<Action>) {
    let predict = app.predictions();
    let column = |ui: &mut Ui, look: &Look, actions: &mut Vec<Action>| {
        let words = app.words();
        ui.label(look.strong(say!(words, "predict-title"), 22.0));
        ui.add(Label::new(look.muted(say!(words, "predict-subtitle"), 14.0)).wrap());
        ui.add_space(6.0);
        asked(ui, app, look, predict, actions);
        ui.add_space(8.0);
        if predict.exercise().is_none() {
            ui.add(Label::new(look.text(say!(words, "predict-none"), 15.0)).wrap());
        }
    };
    let foot = |ui: &mut Ui, look: &Look, actions: &mut Vec<Action>| foot(ui, app, look, predict, actions);
    exercise::show(ui, app, look, scene, actions, column, foot);
}

/// A choice among several, under its name.
fn choose<T: PartialEq + Clone>(
    ui: &mut Ui,
    look: &Look,
    id: &str,
    (name, now): (String, &T),
    all: &[T],
    title: impl Fn(&T) -> String,
) -> Option<T> {
    let entries: Vec<Entry> = all.iter().map(|one| Entry { name: title(one), tip: None, is_now: one == now }).collect();
    let list = ComboBox::from_id_salt(id).width(ui.available_width()).truncate();
    choices::show(ui, look, list, &name, &entries).map(|place| all[place].clone())
}

fn asked(ui: &mut Ui, app: &App, look: &Look, predict: &Predict, actions: &mut Vec<Action>) {
    let words = app.words();
    let rules = predict.rules();
    let mut ask = |action: PredictAction| actions.push(Action::Predict(action));
    let game = say!(words, "predict-game", game = rules.spec().name);
    if let Some(rules) = choose(ui, look, "game", (game, rules), catalogue::all(), |rules| rules.spec().name.clone()) {
        ask(PredictAction::Game(rules));
    }
    let (guess, level) = (predict.guess(), predict.level());
    let name = say!(words, "predict-guess", guess = words.guess(guess));
    if let Some(guess) = choose(ui, look, "guess", (name, &guess), &Guess::ALL, |&guess| words.guess(guess)) {
        ask(PredictAction::Guess(guess));
    }
    if *predict.origin() == Origin::Play {
        let title = |&level: &Level| words.drill_level(rules, level);
        let name = say!(words, "predict-level", level = title(&level));
        if let Some(level) = choose(ui, look, "level", (name, &level), &Level::ALL, title) {
            ask(PredictAction::Level(level));
        }
    } else {
        ui.add(Label::new(look.muted(say!(words, "predict-from-table"), 14.0)).wrap());
        if ui.button(look.text(say!(words, "predict-from-play"), 14.0)).clicked() {
            ask(PredictAction::Game(std::sync::Arc::clone(rules)));
        }
    }
    let mut hidden = !predict.numbers();
    if checkbox(ui, &mut hidden, look.text(say!(words, "predict-numbers"), 14.0)).clicked() {
        ask(PredictAction::Numbers(!hidden));
    }
}

fn foot(ui: &mut Ui, app: &App, look: &Look, predict: &Predict, actions: &mut Vec<Action>) {
    let (words, score) = (app.words(), app.settings().foretold);
    let answered = predict.exercise().is_some_and(|exercise| !exercise.is_asking() && exercise.table().is_at_rest());
    ui.add(Label::new(look.muted(say!(words, "predict-streak", streak = score.streak, best = score.best), 13.0)).wrap());
    let mut next = false;
    exercise::foot_row(
        ui,
        |ui| {
            ui.label(look.strong(say!(words, "predict-score", asked = score.asked, right = score.right), 15.0));
        },
        |ui| {
            let button = if answered {
                leading_button(ui, look, say!(words, "predict-next"))
            } else {
                ui.button(look.text(say!(words, "predict-skip"), 14.0))
            };
            next = button.clicked();
        },
    );
    actions.extend(next.then_some(Action::Predict(PredictAction::Next)));
}
