//! The screens beside the table that show examples: what they hold, the way into them and back, and watching them.

use super::compare::Comparison;
use super::parallel::Parallel;
use super::rules_page::RulesPage;
use super::table::Step;
use super::{App, Command, Screen};

/// What the screens beside the table hold.
#[derive(Debug, Default)]
pub struct Learning {
    comparison: Option<Comparison>,
    page: Option<RulesPage>,
    /// The screens that led here, the last one last.
    way: Vec<Screen>,
}

impl Learning {
    /// The readings side by side.
    pub const fn comparison(&self) -> Option<&Comparison> {
        self.comparison.as_ref()
    }

    pub(super) const fn comparison_mut(&mut self) -> Option<&mut Comparison> {
        self.comparison.as_mut()
    }

    pub(super) fn set_comparison(&mut self, comparison: Comparison) {
        self.comparison = Some(comparison);
    }

    /// The page of a rule set.
    pub const fn page(&self) -> Option<&RulesPage> {
        self.page.as_ref()
    }

    pub(super) const fn page_mut(&mut self) -> Option<&mut RulesPage> {
        self.page.as_mut()
    }

    pub(super) fn set_page(&mut self, page: RulesPage) {
        self.page = Some(page);
    }
}

impl Screen {
    /// Whether what is watched on it belongs to no table.
    pub const fn shows_examples(self) -> bool {
        matches!(self, Self::Compare | Self::Rules)
    }
}

impl App {
    /// What is watched on a screen beside the table.
    pub fn watched(&self) -> Option<&Parallel> {
        match self.screen {
            Screen::Compare => self.learning.comparison().map(Comparison::watched),
            Screen::Rules => self.learning.page().map(RulesPage::watched),
            _ => None,
        }
    }

    pub(super) fn watched_mut(&mut self) -> Option<&mut Parallel> {
        match self.screen {
            Screen::Compare => self.learning.comparison_mut().map(Comparison::watched_mut),
            Screen::Rules => self.learning.page_mut().map(RulesPage::watched_mut),
            _ => None,
        }
    }

    /// Goes to a screen, from which the way leads back to the one that is shown.
    pub(super) fn enter_learning(&mut self, screen: Screen) {
        if !self.screen.shows_examples() {
            self.learning.way.clear();
        }
        if self.screen != screen {
            self.learning.way.push(self.screen);
        }
        self.screen = screen;
        self.notice = None;
    }

    /// Goes back to the screen that led here.
    pub(super) fn leave_learning(&mut self) {
        let before = self.learning.way.pop().unwrap_or(Screen::Home);
        self.screen = if before == Screen::Table && self.table.is_none() { Screen::Home } else { before };
    }

    /// Whether a command would move what is watched beside the table.
    pub(super) fn can_watch(&self, command: Command) -> bool {
        self.watched().is_some_and(|watched| match command {
            Command::Skip | Command::PlayPause => watched.length() > 0.0,
            Command::ToStart | Command::SeedBack | Command::LapBack => watched.at() > 0.0,
            Command::ToEnd | Command::SeedForward | Command::LapForward => !watched.is_over(),
            _ => false,
        })
    }

    /// Moves what is watched beside the table.
    pub(super) fn watch(&mut self, command: Command) {
        let Some(watched) = self.watched_mut() else { return };
        match command {
            Command::Skip => watched.skip(),
            Command::PlayPause => watched.play_pause(),
            Command::ToStart => watched.seek(0.0),
            Command::ToEnd => watched.seek(watched.length()),
            Command::SeedForward => watched.forward(Step::Seed),
            Command::SeedBack => watched.back(Step::Seed),
            Command::LapForward => watched.forward(Step::Lap),
            Command::LapBack => watched.back(Step::Lap),
            _ => {}
        }
    }
}
