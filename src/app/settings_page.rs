//! The screen of settings: what is looked for there, and what is changed.

use super::settings::{Change, Group};
use super::{App, Question, Screen, Setting};

/// What can be asked of the screen of settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsAction {
    /// Shows the screen with the settings that have these words.
    Find(String),
    /// Looks for these words.
    Search(String),
    /// Changes a setting.
    Change(Change),
    /// Asks whether to make all of them as at first.
    Reset,
}

/// The screen of settings.
#[derive(Debug)]
pub struct SettingsPage {
    search: String,
    /// The screen that led here.
    back: Screen,
}

impl Default for SettingsPage {
    fn default() -> Self {
        Self { search: String::new(), back: Screen::Home }
    }
}

impl SettingsPage {
    /// The screen that led here.
    pub(super) const fn back(&self) -> Screen {
        self.back
    }

    /// What is looked for.
    pub fn search(&self) -> &str {
        &self.search
    }
}

impl App {
    /// The screen of settings.
    pub const fn settings_page(&self) -> &SettingsPage {
        &self.settings_page
    }

    /// The settings found, group by group; groups in which nothing is found are left out.
    pub fn settings_found(&self) -> Vec<(Group, Vec<Setting>)> {
        let wanted: Vec<String> = self.settings_page.search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let found = |group: Group| Setting::shown().filter(move |setting| setting.group() == Some(group));
        let groups = Group::ALL.into_iter().map(|group| (group, found(group).filter(|setting| self.has(*setting, &wanted)).collect()));
        groups.filter(|(_, settings): &(Group, Vec<Setting>)| !settings.is_empty()).collect()
    }

    /// Whether any setting is other than at first.
    pub fn differs_from_first(&self) -> bool {
        Setting::shown().any(|setting| setting.differs(&self.settings))
    }

    /// Whether each of these words, in small letters, is somewhere in what is told of a setting.
    fn has(&self, setting: Setting, wanted: &[String]) -> bool {
        let words = &self.words;
        let Some(told) = setting.told(words) else { return false };
        let group = setting.group().map(|group| group.label(words)).unwrap_or_default();
        let choices = setting.pickers(words, &self.settings).into_iter().flat_map(|picker| picker.choices).map(|choice| choice.name);
        let texts: Vec<String> = [told.name, told.help, told.also, group].into_iter().chain(choices).collect();
        let text = texts.join("\n").to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    }

    pub(super) fn on_settings_page(&mut self, action: SettingsAction) {
        match action {
            SettingsAction::Find(search) => {
                self.show_settings();
                self.settings_page.search = search;
            }
            SettingsAction::Search(search) => self.settings_page.search = search,
            SettingsAction::Change(change) => change.apply(&mut self.settings),
            SettingsAction::Reset if self.differs_from_first() => self.question = Some(Question::ResetSettings),
            SettingsAction::Reset => {}
        }
    }

    pub(super) fn show_settings(&mut self) {
        if self.screen != Screen::Settings {
            let back = if self.screen == Screen::About { self.about.from() } else { self.screen };
            self.settings_page = SettingsPage { back, ..SettingsPage::default() };
            self.screen = Screen::Settings;
        }
    }

    /// Empties the search, or leaves the screen for the one before.
    pub(super) fn leave_settings(&mut self) {
        if self.settings_page.search.is_empty() {
            self.screen = self.settings_page.back;
        } else {
            self.settings_page.search.clear();
        }
    }
}
