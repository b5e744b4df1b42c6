//! What is shown: a screen, and what lies over it.

use super::palette::Palette;
use super::way::Way;
use super::{App, Notice, Question, Screen};

/// What is shown.
#[derive(Debug, Default)]
pub(super) struct Display {
    pub(super) way: Way,
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
        self.display.way.screen()
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
