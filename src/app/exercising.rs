//! Exercises on the screen: what is asked of their board, and what is said of it.

use super::exercise::{Exercise, ExerciseAction, Showing};
use super::narration::{Mood, Narration};
use super::{Action, App, Command, Effect, Screen, Table};
use crate::lessons::{Ask, Reply};
use crate::words::{Teller, Telling, say};

impl App {
    /// The exercise on the screen.
    pub const fn exercise(&self) -> Option<&Exercise> {
        match self.screen() {
            Screen::Lessons => match self.screens.lessons.open() {
                Some(open) => Some(&open.exercise),
                None => None,
            },
            Screen::Predict => self.screens.predict.exercise(),
            _ => None,
        }
    }

    fn exercise_mut(&mut self) -> Option<&mut Exercise> {
        match self.screen() {
            Screen::Lessons => self.screens.lessons.open_mut().map(|open| &mut open.exercise),
            Screen::Predict => self.screens.predict.exercise_mut(),
            _ => None,
        }
    }

    /// The table on the screen: that of the match, or that of an exercise.
    pub fn board(&self) -> Option<&Table> {
        match self.screen() {
            Screen::Table => self.table.as_ref(),
            _ => self.exercise().map(Exercise::table),
        }
    }

    /// Whether the numbers of seeds stand on a board: a prediction may be made without.
    pub fn shows_numbers(&self, table: &Table) -> bool {
        let hidden =
            self.screen() == Screen::Predict && !self.screens.predict.numbers() && self.exercise().is_some_and(Exercise::is_asking);
        self.settings.numbers && table.may_count() && !hidden
    }

    /// Whoever tells what happens in an exercise.
    pub fn exercise_teller<'a>(&'a self, exercise: &'a Exercise) -> Teller<'a> {
        Teller { words: &self.words, rules: exercise.rules(), names: self.words.side_names() }
    }

    /// Lets an exercise on the screen hear what is asked of its board. None where that is not for it.
    pub(super) fn exercise_hears(&mut self, action: &Action) -> Option<Vec<Effect>> {
        // Behind the end of what there is to see in a step of a lesson comes the next step.
        if *action == Action::Command(Command::TurnForward)
            && let Some(on) = self.leads_on()
        {
            return Some(self.lesson(on));
        }
        let heard = self.exercise_mut().is_some_and(|exercise| exercise.hears(action));
        self.see_answer();
        heard.then(Vec::new)
    }

    pub(super) fn exercise_asked(&mut self, action: ExerciseAction) {
        if let Some(exercise) = self.exercise_mut() {
            exercise.act(action);
        }
        self.see_answer();
    }

    /// Keeps what an answer is worth, where there is a new one.
    fn see_answer(&mut self) {
        match self.screen() {
            Screen::Lessons if self.exercise().is_some_and(|exercise| exercise.ask().is_some()) => self.learn_step(),
            Screen::Predict => self.screens.predict.count(&mut self.settings.foretold),
            _ => {}
        }
    }

    /// Lets time pass for an exercise. `beats` gives how many pass on a table.
    pub(super) fn exercise_passes(&mut self, beats: impl FnOnce(&Table) -> f32) {
        if let Some(exercise) = self.exercise_mut() {
            let beats = beats(exercise.table());
            exercise.pass(beats);
        }
    }

    /// Ends what runs in an exercise.
    pub(super) fn exercise_finishes(&mut self) {
        if let Some(exercise) = self.exercise_mut() {
            exercise.finish();
        }
    }

    /// What is said under the board of an exercise; nothing where it is said as at any table.
    pub(super) fn of_exercise(&self, exercise: &Exercise) -> Option<Narration> {
        let (words, table) = (&self.words, exercise.table());
        if table.refused().is_some() || !table.is_at_rest() || exercise.is_choosing() {
            return None;
        }
        let (headline, detail) = match (exercise.verdict(), exercise.ask(), exercise.showing()) {
            // What came of it stands beside the question.
            (Some(_), ..) => {
                let next = if exercise.may_try_again() { say!(words, "answer-try") } else { say!(words, "answer-next") };
                (next, say!(words, "answer-replay"))
            }
            // So does the question.
            (_, Some(ask), _) => (self.how_to_answer(ask), String::new()),
            // What came of it stays to be read.
            (_, _, Showing::Watch) => (self.of_event(table).telling.headline, say!(words, "lesson-watched-detail")),
            (..) if exercise.can_watch() => (say!(words, "lesson-to-watch"), say!(words, "lesson-to-watch-detail")),
            _ => (say!(words, "lesson-read"), say!(words, "lesson-read-detail")),
        };
        let clause = exercise.verdict().and_then(|_| table.clause());
        Some(Narration { telling: Telling { headline, detail }, clause, mood: Mood::Telling })
    }

    fn how_to_answer(&self, ask: Ask) -> String {
        match ask {
            Ask::Sow(_) => say!(self.words, "ask-how-sow"),
            Ask::Last(_) => say!(self.words, "ask-how-last"),
            Ask::Taken(_) => say!(self.words, "ask-how-taken"),
            Ask::Whose(_) => say!(self.words, "ask-how-whose"),
        }
    }

    /// What was answered, in a sentence; nothing where a turn was sown.
    pub fn answered(&self, exercise: &Exercise) -> Option<String> {
        let words = &self.words;
        match exercise.verdict()?.reply {
            Reply::Turn(_) => None,
            Reply::Hole(hole) => Some(say!(words, "answer-yours-hole", hole = exercise.rules().board().letter(hole))),
            Reply::Seeds(seeds) => Some(say!(words, "answer-yours-seeds", seeds = seeds)),
            Reply::Heir(heir) => Some(say!(words, "answer-yours-heir", who = self.exercise_teller(exercise).heir(heir))),
        }
    }
}
