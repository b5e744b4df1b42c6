//! What is watched on the screens beside the table that show examples.

use super::compare::Comparison;
use super::parallel::Parallel;
use super::rules_page::RulesPage;
use super::table::Step;
use super::{App, Command, Screen};

impl App {
    /// What is watched on a screen beside the table.
    pub fn watched(&self) -> Option<&Parallel> {
        match self.screen() {
            Screen::Compare => self.screens.compare.as_ref().map(Comparison::watched),
            Screen::Rules => self.screens.rules.as_ref().map(RulesPage::watched),
            _ => None,
        }
    }

    pub(super) fn watched_mut(&mut self) -> Option<&mut Parallel> {
        match self.screen() {
            Screen::Compare => self.screens.compare.as_mut().map(Comparison::watched_mut),
            Screen::Rules => self.screens.rules.as_mut().map(RulesPage::watched_mut),
            _ => None,
        }
    }

    /// Enters a screen with examples. What was said before is not said there.
    pub(super) fn enter_examples(&mut self, screen: Screen) {
        self.display.route.enter(screen);
        self.display.notice = None;
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

    /// Goes to a beat of what is watched beside the table, else of what is watched there.
    pub(super) fn seek(&mut self, beat: f32) {
        match self.watched_mut() {
            Some(watched) => watched.seek(beat),
            None => self.at_table(|table| table.seek(beat)),
        }
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
