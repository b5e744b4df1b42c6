//! What leads on: the buttons that the moment asks for, and what Enter does. Both come from here, so that Enter never does anything
//! but what the filled button says.

use super::exercise::ExerciseAction;
use super::lessons::LessonAction;
use super::table::Refused;
use super::{Action, App, Choosing, Command, Computers, Screen, Sides, Table};
use crate::rules::{Forbidden, Hole};
use crate::session::{Refusal, Stage};
use crate::words::say;

/// Something that the moment asks for at a table: a button under the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// What stands on the button.
    pub label: String,
    /// What it does.
    pub action: Action,
    /// Whether it leads on.
    pub lead: Lead,
}

/// Whether an offer is the one that leads on. Then its button is filled, and Enter is its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Another one does, or none.
    Beside,
    /// Enter does it.
    AtOnce,
    /// Enter brings the focus to it, and only the next Enter does it: what stands there is not to go by one careless key.
    OnceSeen,
}

impl Offer {
    const fn new(label: String, action: Action, lead: Lead) -> Self {
        Self { label, action, lead }
    }

    /// Whether its button is filled.
    pub fn leads(&self) -> bool {
        self.lead != Lead::Beside
    }
}

impl App {
    /// What the moment asks for at a table, what leads on first.
    pub fn offered(&self, table: &Table) -> Vec<Offer> {
        let words = &self.words;
        if let Some(&Refused { direction: Some(direction), why: Refusal::Forbidden(Forbidden::Endless(hole)), .. }) = table.refused() {
            return vec![Offer::new(say!(words, "table-watch"), Action::WatchEndless(hole, direction), Lead::AtOnce)];
        }
        if self.exercise().is_some() {
            return Vec::new();
        }
        if table.waits_for_reader() {
            return vec![Offer::new(say!(words, "table-next-round"), Action::GoOn, Lead::AtOnce)];
        }
        let of_command = |command: Command, lead| Offer::new(command.label(words), Action::Command(command), lead);
        if table.is_for_computer() {
            return match table.computers() {
                Computers::Wait => vec![Offer::new(say!(words, "computer-go-on"), Action::Command(Command::MoveNow), Lead::AtOnce)],
                // Nobody has to hold or hurry a computer that plays.
                Computers::Play => [Command::Computers, Command::MoveNow].map(|command| of_command(command, Lead::Beside)).into(),
            };
        }
        match table.session().game().stage() {
            _ if !table.is_at_rest() => Vec::new(),
            Stage::Turn => Vec::new(),
            // Where there is nothing to choose it only has to be said.
            Stage::Arrange { .. } => {
                let is_choice = matches!(table.choosing(), Choosing::SetOut(out) if out.odd > 0);
                vec![of_command(Command::SetOut, if is_choice { Lead::OnceSeen } else { Lead::AtOnce })]
            }
            Stage::Over(_) => vec![
                Offer::new(say!(words, "table-again"), Action::Again(Sides::Same), Lead::OnceSeen),
                Offer::new(say!(words, "table-again-changed"), Action::Again(Sides::Changed), Lead::Beside),
            ],
        }
    }

    /// What Enter does where nothing that hears it has the focus: what the filled button does, and where a computer gives time to
    /// read, that it was read. None where it does nothing, or first brings the focus to that button.
    pub fn entered(&self) -> Option<Action> {
        let at_once = |table: &Table| self.offered(table).into_iter().find(|offer| offer.lead == Lead::AtOnce);
        if let Some(offer) = self.board().and_then(at_once) {
            return Some(offer.action);
        }
        if let Some(exercise) = self.exercise() {
            // What is there to watch is shown; where all is done it leads on, and after a wrong answer it is tried again.
            let watch = exercise.is_to_watch().then_some(Action::Exercise(ExerciseAction::Watch));
            let again = (exercise.may_try_again() && exercise.table().is_at_rest()).then_some(Action::Exercise(ExerciseAction::Again));
            return self.leads_on().map(Action::Lesson).or(watch).or(again);
        }
        match self.screen() {
            Screen::Home => self.leads_from_home().map(Action::Command),
            Screen::Lessons => self.lesson_to_go_on_with().map(|entry| Action::Lesson(LessonAction::Open(entry.key))),
            Screen::Table => self.waits_to_be_read().then_some(Action::GoOn),
            _ => None,
        }
    }

    /// Whether a hole that has the focus hears Enter itself: one that can be asked for now.
    pub fn hears_enter(&self, hole: Hole) -> bool {
        match self.exercise() {
            Some(_) => self.entered().is_none(),
            None => self.board().is_some_and(|table| table.accepts(hole)),
        }
    }

    /// What the filled button of Home does: a game that is under way is gone on with, and whoever is new here learns.
    pub fn leads_from_home(&self) -> Option<Command> {
        match &self.table {
            Some(table) if !matches!(table.session().game().stage(), Stage::Over(_)) => Some(Command::Continue),
            _ => self.is_new_here().then_some(Command::Lessons),
        }
    }
}
