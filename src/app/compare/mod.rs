//! The same position and the same turn under several rule sets or readings, side by side.
//!
//! What each of them does, and where they part, is found by plain functions; [`Comparison`] keeps what is chosen and watched.

mod asked;
mod examples;
mod explain;
mod parting;
mod run;

use std::sync::Arc;

use super::parallel::Parallel;
use super::table::Table;
use crate::rules::options::RuleOption;
use crate::rules::round::Came;
use crate::rules::{Direction, Hole, Rules, Turn};
use crate::session::{Node, Stage};
use crate::watch::Playback;

pub use asked::CompareAction;
pub use examples::{Example, alternatives, example, with};
pub use parting::{Parting, parting};
pub use run::{Case, End, Run, Step, adapted, run, same_shape};

/// How many readings are compared at most: more boards could not be followed.
pub const MOST: usize = 4;

/// A case under several readings, and how far it has been watched.
#[derive(Clone, Debug)]
pub struct Comparison {
    case: Case,
    readings: Vec<Arc<Rules>>,
    runs: Vec<Run>,
    parting: Option<Parting>,
    watched: Parallel,
    /// The option whose example it is, where it is one.
    example: Option<RuleOption>,
}

impl Comparison {
    /// A case under these readings.
    pub fn new(case: Case, readings: Vec<Arc<Rules>>) -> Self {
        let mut comparison = Self { case, readings, runs: Vec::new(), parting: None, watched: Parallel::default(), example: None };
        comparison.play();
        comparison
    }

    /// The example for an option.
    pub fn of_option(option: RuleOption) -> Option<Self> {
        let Example { case, readings } = example(option)?;
        Some(Self { example: Some(option), ..Self::new(case, readings) })
    }

    /// The position on the table, with a turn and a reading in which it comes out differently, if there is one.
    ///
    /// Where no turn is to be chosen it is the last one that was played.
    pub fn here(table: &Table) -> Option<Self> {
        let mut session = table.session().clone();
        let mut last = None;
        while session.game().stage() != Stage::Turn {
            last = session.played(session.cursor()).cloned();
            if !session.undo() {
                break;
            }
        }
        let (rules, game) = (session.rules(), session.game());
        let came = if session.cursor() == Node::START || game.standing().turns() == 0 { Came::AsStart } else { Came::ByTurn };
        let case = |turn| Case { board: rules.board().clone(), position: *game.standing(), came, turn };
        let played = match last {
            Some(crate::session::Move::Sow(turn)) => Some(turn),
            _ => None,
        };
        let turns = played.map_or_else(|| game.turns(), |turn| vec![turn]);
        let others = alternatives(rules);
        let cases: Vec<Case> = if turns.is_empty() { vec![case(None)] } else { turns.iter().map(|&turn| case(Some(turn))).collect() };
        let runs: Vec<Run> = cases.iter().map(|case| run(rules, case)).collect();
        // The hole pointed at is asked about first.
        let (pointed, rest): (Vec<usize>, Vec<usize>) =
            (0..cases.len()).partition(|&number| table.pointed().is_some() && cases[number].turn.map(|turn| turn.hole) == table.pointed());
        let parts = [pointed, rest].into_iter().find_map(|numbers| {
            let pairs = others.iter().flat_map(|other| numbers.iter().map(move |&number| (other, number)));
            pairs.into_iter().find(|&(other, number)| {
                let case = &cases[number];
                parting(&[(rules, &runs[number]), (other, &run(other, case))]).is_some()
            })
        });
        let parts = parts.map(|(other, number)| (&cases[number], other));
        let (case, other) = parts.or_else(|| Some((cases.first()?, others.first()?)))?;
        Some(Self::new(case.clone(), vec![Arc::clone(rules), Arc::clone(other)]))
    }

    /// What is played.
    pub const fn case(&self) -> &Case {
        &self.case
    }

    /// The readings, in the order in which their boards stand.
    pub fn readings(&self) -> &[Arc<Rules>] {
        &self.readings
    }

    /// What comes of the case under each reading.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Where they part, if they do.
    pub const fn parting(&self) -> Option<&Parting> {
        self.parting.as_ref()
    }

    /// What is watched.
    pub const fn watched(&self) -> &Parallel {
        &self.watched
    }

    /// The same, to be moved.
    pub const fn watched_mut(&mut self) -> &mut Parallel {
        &mut self.watched
    }

    /// The option whose example it is, where it is one.
    pub const fn example(&self) -> Option<RuleOption> {
        self.example
    }

    /// Whether one of the readings lets the player choose the direction.
    pub fn is_free(&self) -> bool {
        self.case.turn.is_some() && self.readings.iter().any(|rules| rules.fixed_direction().is_none())
    }

    /// Plays another hole of the player to move.
    pub fn choose(&mut self, hole: Hole) {
        if self.case.board.side_of(hole) == Some(self.case.position.to_move()) {
            let direction = self.case.turn.map_or(Direction::Ccw, |turn| turn.direction);
            self.case.turn = Some(Turn { hole, direction, claim: None });
            self.changed();
        }
    }

    /// Plays the same hole the other way round, where a reading lets the player choose.
    pub fn turn_round(&mut self) {
        if let Some(turn) = &mut self.case.turn {
            turn.direction = match turn.direction {
                Direction::Ccw => Direction::Cw,
                Direction::Cw => Direction::Ccw,
            };
            self.changed();
        }
    }

    /// Puts another reading on a board, or on a further one.
    pub fn read(&mut self, board: usize, rules: Arc<Rules>) {
        if let Some(reading) = self.readings.get_mut(board) {
            *reading = rules;
        } else if self.readings.len() < MOST {
            self.readings.push(rules);
        }
        self.changed();
    }

    /// Adds a board, with a reading that is not there yet, and that parts from the first one here if any does.
    pub fn add(&mut self) {
        let Some(first) = self.readings.first() else { return };
        let new: Vec<Arc<Rules>> = alternatives(first).into_iter().filter(|other| !self.readings.contains(other)).collect();
        let here = run(first, &self.case);
        let parts = new.iter().find(|other| parting(&[(first, &here), (other, &run(other, &self.case))]).is_some());
        if let Some(rules) = parts.or_else(|| new.first()) {
            self.read(self.readings.len(), Arc::clone(rules));
        }
    }

    /// Goes to where the readings part.
    pub fn to_parting(&mut self) {
        if let Some(parting) = &self.parting {
            self.watched.seek(parting.beat);
        }
    }

    /// Takes a board away; two stay.
    pub fn remove(&mut self, board: usize) {
        if self.readings.len() > 2 && board < self.readings.len() {
            self.readings.remove(board);
            self.changed();
        }
    }

    /// Plays the case anew: it is no longer the example it was.
    fn changed(&mut self) {
        self.example = None;
        self.play();
    }

    fn play(&mut self) {
        self.runs = self.readings.iter().map(|rules| run(rules, &self.case)).collect();
        let pairs: Vec<(&Rules, &Run)> = self.readings.iter().map(|rules| &**rules).zip(&self.runs).collect();
        self.parting = parting(&pairs);
        let playbacks = pairs.iter().map(|(rules, run)| Playback::new(rules.board(), run.told.clone())).collect();
        self.watched = Parallel::new(playbacks);
    }
}
