//! Saying beforehand what a turn will do: drills from random play or from the table, a score and a streak.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::exercise::{Exercise, Trials};
use super::{App, Screen, Table};
use crate::catalogue;
use crate::lessons::{Drill, Guess, Level, Shown, drill};
use crate::rules::{Position, Rules, Turn};
use crate::session::Stage;

/// Where the positions come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// Random play.
    Play,
    /// The table, as it stood: its turns come one after the other.
    Table(Box<Position>, Vec<Turn>),
}

/// How many predictions were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// How many were made.
    pub asked: usize,
    /// How many were right.
    pub right: usize,
    /// How many were right one after the other, up to the last.
    pub streak: usize,
    /// The most that were.
    pub best: usize,
}

impl Score {
    const fn count(&mut self, right: bool) {
        self.asked = self.asked.saturating_add(1);
        if right {
            self.right = self.right.saturating_add(1);
            self.streak = self.streak.saturating_add(1);
            if self.streak > self.best {
                self.best = self.streak;
            }
        } else {
            self.streak = 0;
        }
    }
}

/// What can be asked of predictions.
#[derive(Clone, Debug, PartialEq)]
pub enum PredictAction {
    /// Chooses a game, whose positions come from random play.
    Game(Arc<Rules>),
    /// Chooses what is to be said.
    Guess(Guess),
    /// Chooses how hard it is.
    Level(Level),
    /// Shows or hides the numbers on the board until an answer is given.
    Numbers(bool),
    /// The next position or turn.
    Next,
}

/// What is predicted.
#[derive(Debug)]
pub struct Predict {
    rules: Arc<Rules>,
    guess: Guess,
    level: Level,
    numbers: bool,
    origin: Origin,
    exercise: Option<Exercise>,
    /// Whether the answer to it was counted.
    counted: bool,
    /// How many drills were drawn.
    drawn: u64,
}

impl Default for Predict {
    fn default() -> Self {
        Self {
            rules: Arc::clone(&catalogue::all()[0]),
            guess: Guess::default(),
            level: Level::default(),
            numbers: true,
            origin: Origin::Play,
            exercise: None,
            counted: false,
            drawn: 0,
        }
    }
}

impl Predict {
    /// The game.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What is to be said.
    pub const fn guess(&self) -> Guess {
        self.guess
    }

    /// How hard it is.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Whether numbers stand on the board while it is asked.
    pub const fn numbers(&self) -> bool {
        self.numbers
    }

    /// Where the positions come from.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The position and the question; none where no turn of the level was found.
    pub const fn exercise(&self) -> Option<&Exercise> {
        self.exercise.as_ref()
    }

    /// The number of the one that is asked for: later ones have greater numbers.
    pub(super) const fn drawn(&self) -> u64 {
        self.drawn
    }

    pub(super) const fn exercise_mut(&mut self) -> Option<&mut Exercise> {
        self.exercise.as_mut()
    }

    /// Counts an answer, once.
    pub(super) fn count(&mut self, score: &mut Score) {
        if let Some(verdict) = self.exercise.as_ref().and_then(Exercise::verdict)
            && !self.counted
        {
            self.counted = true;
            score.count(verdict.right);
        }
    }

    fn next(&mut self, chance: u64) {
        self.drawn += 1;
        let drill = match &self.origin {
            Origin::Play => drill::draw(&self.rules, self.level, self.guess, chance.wrapping_add(self.drawn)),
            Origin::Table(position, turns) => {
                let turn = turns.get((self.drawn % turns.len().max(1) as u64) as usize);
                turn.map(|&turn| Drill { position: **position, turn })
            }
        };
        self.counted = false;
        self.exercise =
            drill.map(|Drill { position, turn }| Exercise::new(Arc::clone(&self.rules), position, Some(self.guess.ask(turn)), Trials::One));
    }
}

impl App {
    /// What is predicted.
    pub const fn predictions(&self) -> &Predict {
        &self.screens.predict
    }

    /// Asks about the position on the table, where a turn is to be chosen there; else about positions from random play.
    pub(super) fn show_predict(&mut self) {
        let on_table = self.table.as_ref().filter(|table| self.screen() == Screen::Table && table.session().game().stage() == Stage::Turn);
        if let Some(table) = on_table {
            self.screens.predict.rules = Arc::clone(table.session().rules());
            self.screens.predict.origin = Self::origin_of(table);
        } else if self.screens.predict.origin != Origin::Play {
            self.screens.predict.rules = Predict::default().rules;
            self.screens.predict.origin = Origin::Play;
        }
        self.display.route.go(Screen::Predict);
        self.screens.predict.next(self.chance);
    }

    /// The turns of the position on the table, without those that pass, and each hole and direction once.
    fn origin_of(table: &Table) -> Origin {
        let mut turns: Vec<Turn> = Vec::new();
        for &turn in table.turns() {
            let known = turns.iter().any(|known| (known.hole, known.direction) == (turn.hole, turn.direction));
            if !known && Shown::turn(table.session().rules(), *table.position(), turn).laps() > 0 {
                turns.push(turn);
            }
        }
        Origin::Table(Box::new(*table.session().game().standing()), turns)
    }

    pub(super) fn predict(&mut self, action: PredictAction) {
        match action {
            PredictAction::Game(rules) => {
                self.screens.predict.rules = rules;
                self.screens.predict.origin = Origin::Play;
            }
            PredictAction::Guess(guess) => self.screens.predict.guess = guess,
            PredictAction::Level(level) => {
                self.screens.predict.level = level;
                self.screens.predict.origin = Origin::Play;
            }
            PredictAction::Numbers(numbers) => {
                self.screens.predict.numbers = numbers;
                return;
            }
            PredictAction::Next => {}
        }
        self.screens.predict.next(self.chance);
    }
}
