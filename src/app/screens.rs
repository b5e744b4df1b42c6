//! What the screens beside the table hold.

use super::about::About;
use super::compare::Comparison;
use super::drafting::{PositionDraft, RulesDraft};
use super::lessons::Lessons;
use super::predict::Predict;
use super::records::Records;
use super::rules_page::RulesPage;
use super::settings_page::SettingsPage;
use super::{App, Screen};

/// What each screen beside the table holds, also while another one is shown.
#[derive(Debug, Default)]
pub(super) struct Screens {
    pub(super) records: Records,
    pub(super) position: Option<PositionDraft>,
    pub(super) make_rules: Option<Box<RulesDraft>>,
    pub(super) compare: Option<Comparison>,
    pub(super) rules: Option<RulesPage>,
    pub(super) lessons: Lessons,
    pub(super) predict: Predict,
    pub(super) about: About,
    pub(super) settings: SettingsPage,
}

impl App {
    /// Goes back: out of what is open or searched for on the screen, else to the screen that led here.
    pub(super) fn go_back(&mut self) {
        let screens = &mut self.screens;
        let was_within = match self.display.route.screen() {
            Screen::Records => screens.records.leave_search(),
            Screen::Lessons => screens.lessons.leave_lesson(),
            Screen::About => screens.about.leave_part(),
            Screen::Settings => self.leave_search_in_settings(),
            Screen::Home | Screen::Table | Screen::Position | Screen::MakeRules | Screen::Compare | Screen::Rules | Screen::Predict => {
                false
            }
        };
        if !was_within {
            self.display.route.back();
            // They may have been changed elsewhere.
            self.settings_changed();
        }
    }
}
