//! For what a board is on the screen.

use super::{App, Screen};

/// For what a board is on the screen: another match, step or position has another one, though it may look the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardUse {
    /// A match, by the revision with which it was put on the table.
    Match(u64),
    /// A step of a lesson, by the lesson's key and the step's number from 0.
    Step(String, usize),
    /// A turn to be predicted, by its number.
    Drill(u64),
}

impl App {
    /// For what a board is on the screen; none where there is none.
    pub fn board_use(&self) -> Option<BoardUse> {
        match self.screen() {
            Screen::Table => self.table.as_ref().map(|_| BoardUse::Match(self.files.saved.since)),
            Screen::Lessons => self.screens.lessons.open().map(|open| BoardUse::Step(open.entry.key.clone(), open.number)),
            Screen::Predict => self.screens.predict.exercise().map(|_| BoardUse::Drill(self.screens.predict.drawn())),
            _ => None,
        }
    }
}
