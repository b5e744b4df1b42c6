//! How long a computer player waits before it plays: as long as what stands there takes to be read.

use super::{App, Screen, Table};
use crate::session::Stage;

/// How many words a child reads in a second.
const WORDS_A_SECOND: f32 = 2.5;

/// How long a computer waits at the usual speed however little there is to read, in seconds: where one turn ended is looked for.
const LEAST: f32 = 3.0;

/// How long what stands there was to be read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Rest {
    /// Something still moves, as far as a computer player waits for that.
    #[default]
    ToCome,
    /// Nothing moves any more.
    Since {
        /// For how many seconds.
        seconds: f32,
        /// How many words there were to read as it came to rest.
        words: usize,
    },
    /// Nobody wants to read any more.
    Read,
}

impl App {
    /// Whether time passes while nothing on the screen moves: a computer player gives time to read.
    pub fn is_waiting(&self) -> bool {
        self.screen() == Screen::Table
            && !self.is_covered()
            && self.table.as_ref().is_some_and(Table::is_at_rest)
            && self.waits_for_computer()
    }

    /// Whether something waits until a person has read it: what a round came to, or what stands there before a computer plays.
    pub fn waits_to_be_read(&self) -> bool {
        self.is_waiting() || self.screen() == Screen::Table && self.table.as_ref().is_some_and(Table::waits_for_reader)
    }

    /// What waits to be read was read: it goes on.
    pub(super) fn go_on(&mut self) {
        if self.table.as_ref().is_some_and(Table::waits_for_reader) {
            self.at_table(Table::go_on_after_round);
        } else if self.is_waiting() {
            self.has_read();
        }
    }

    /// How long a computer player waits at rest before it plays where there are so many words to read, in seconds.
    fn pause(&self, words: usize) -> f32 {
        let Some(table) = &self.table else { return 0.0 };
        let reading = (words as f32 / WORDS_A_SECOND).max(LEAST);
        let factor = self.settings.speed.factor();
        match table.session().game().stage() {
            // What a round came to was read before.
            Stage::Arrange { .. } if table.has_person() => 0.0,
            // What a new round begins with is long and is told once: nobody reads it faster for watching turns faster.
            Stage::Turn if table.is_new_round() && table.has_person() => reading / factor.map_or(1.0, |factor| factor.min(1.0)),
            Stage::Turn | Stage::Arrange { .. } | Stage::Over(_) => factor.map_or(0.0, |factor| reading / factor),
        }
    }

    /// Whether what stands there was to be read for long enough.
    fn is_read(&self) -> bool {
        match self.thinking.rest {
            Rest::ToCome => false,
            Rest::Since { seconds, words } => seconds >= self.pause(words),
            Rest::Read => true,
        }
    }

    /// Whether time has to pass at rest before a computer player plays.
    fn waits_for_computer(&self) -> bool {
        self.is_ready() || self.computer_moves() && !self.is_read()
    }

    /// Lets time pass at rest: what is read meanwhile is read while the computer thinks, too.
    pub(super) fn rest_before_computer(&mut self, passed: f32) {
        let Some(table) = self.table.as_ref().filter(|table| table.is_at_rest() && self.computer_moves()) else { return };
        match &mut self.thinking.rest {
            Rest::ToCome => self.thinking.rest = Rest::Since { seconds: passed, words: self.narration(table).words() },
            Rest::Since { seconds, .. } => *seconds += passed,
            Rest::Read => {}
        }
    }

    /// Nobody waits any more for what is there to be read, however long it becomes.
    pub(super) const fn has_read(&mut self) {
        self.thinking.rest = Rest::Read;
    }

    /// Once the turn before was there to be read, a computer player plays.
    pub(super) fn let_computer_play(&mut self) {
        if self.table.as_ref().is_some_and(Table::is_at_rest)
            && self.is_read()
            && let Some(table) = &mut self.table
            && let Some(played) = self.thinking.ready.take()
        {
            table.play_for_computer(&played);
        }
    }
}
