//! What is shown: a screen, and what lies over it.

use super::palette::Palette;
use super::route::Route;
use super::{App, Notice, Question, Screen};
use crate::session::Stage;
use crate::words::say;

/// So many letters of a game's name stand on a button.
const LONGEST_NAME: usize = 36;

/// What is shown.
#[derive(Debug, Default)]
pub(super) struct Display {
    pub(super) route: Route,
    pub(super) question: Option<Question>,
    pub(super) notice: Option<Notice>,
    pub(super) over: Option<Over>,
    /// Whether the table is shown alone, where it is shown.
    pub(super) presenting: bool,
    pub(super) tab: Tab,
}

/// What lies over the screen, besides a question.
#[derive(Debug)]
pub(super) enum Over {
    /// The table of keys.
    Keys,
    /// The palette.
    Palette(Palette),
}

/// What the panel at the side shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The list of turns.
    #[default]
    Turns,
    /// Players, rounds and a comment.
    Match,
    /// The rules in force.
    Rules,
    /// What turns are worth.
    Analysis,
}

impl App {
    /// What is on the screen.
    pub const fn screen(&self) -> Screen {
        self.display.route.screen()
    }

    /// The question that waits for an answer.
    pub const fn question(&self) -> Option<&Question> {
        self.display.question.as_ref()
    }

    /// The message shown.
    pub const fn notice(&self) -> Option<&Notice> {
        self.display.notice.as_ref()
    }

    /// What the panel at the side shows.
    pub const fn tab(&self) -> Tab {
        self.display.tab
    }

    /// What the way to the game on the table is called: one that is over is only looked at. None where there is no game.
    pub fn way_to_table(&self) -> Option<String> {
        let session = self.table.as_ref()?.session();
        // A long name is cut: there is more on a button's row.
        let game: String = session.rules().spec().name.chars().take(LONGEST_NAME).collect();
        Some(match session.game().stage() {
            Stage::Over(_) => say!(self.words, "home-look-back", game = game),
            Stage::Turn | Stage::Arrange { .. } => say!(self.words, "home-continue", game = game),
        })
    }

    /// Whether the table of keys is shown.
    pub const fn shows_keys(&self) -> bool {
        matches!(self.display.over, Some(Over::Keys))
    }

    /// Whether something lies over the screen that has to be left first.
    pub const fn is_covered(&self) -> bool {
        self.display.question.is_some() || self.display.over.is_some()
    }

    /// Whether the board, what is told and the timeline are all that is shown.
    pub fn presents(&self) -> bool {
        self.display.presenting && self.screen() == Screen::Table && self.table.is_some()
    }
}
