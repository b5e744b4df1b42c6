//! The screen of settings: what is looked for there, and what is changed.

use super::settings::{Change, Choice, Group, Picker, Wording};
use super::{App, Company, Question, Screen, Setting, Settings};
use crate::words::Words;

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

/// A setting as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingRow {
    /// The setting.
    pub setting: Setting,
    /// Its words.
    pub told: Wording,
    /// What can be chosen.
    pub pickers: Vec<Picker>,
    /// What makes it as at first, where it is otherwise.
    pub reset: Option<Choice>,
}

/// What a setting is at first.
fn first(setting: Setting, words: &Words) -> String {
    let first = Settings::default();
    match setting {
        // Those who sit at both sides have a name together.
        Setting::Seats => Company::of(first.seats).label(words),
        _ => words.all_of(setting.pickers(words, &first).into_iter().map(|picker| picker.now)),
    }
}

/// The screen of settings: what it shows is found again with every change, not whenever it is drawn.
#[derive(Debug, Default)]
pub struct SettingsPage {
    search: String,
    found: Vec<(Group, Vec<SettingRow>)>,
    differs: bool,
}

impl SettingRow {
    /// A setting with its words and choices; none for what is merely remembered.
    fn of(setting: Setting, app: &App) -> Option<Self> {
        let (words, settings) = (app.words(), app.settings());
        let reset = setting.differs(settings).then(|| Choice { name: first(setting, words), is_now: false, change: setting.reset() });
        Some(Self { setting, told: setting.told(words)?, pickers: app.pickers(setting), reset })
    }

    /// Whether each of these words, in small letters, is somewhere in what is told of it, or in the name of its group.
    fn has(&self, wanted: &[String], group: &str) -> bool {
        let Wording { name, help, also } = &self.told;
        let choices = self.pickers.iter().flat_map(|picker| &picker.choices).map(|choice| choice.name.as_str());
        let texts: Vec<&str> = [name, help, also, group].into_iter().chain(choices).collect();
        let text = texts.join("\n").to_lowercase();
        wanted.iter().all(|word| text.contains(word))
    }
}

impl SettingsPage {
    /// What is looked for.
    pub fn search(&self) -> &str {
        &self.search
    }

    /// The settings found, group by group; groups in which nothing is found are left out.
    pub fn found(&self) -> &[(Group, Vec<SettingRow>)] {
        &self.found
    }

    /// Whether any setting is other than at first.
    pub const fn differs(&self) -> bool {
        self.differs
    }

    /// Looks for these words, in small letters or not.
    fn look_for(&mut self, search: String, app: &App) {
        let wanted: Vec<String> = search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let in_group = |group: Group| Setting::shown().filter(move |setting| setting.group() == Some(group));
        let groups = Group::ALL.into_iter().map(|group| {
            let name = group.label(app.words());
            let rows = in_group(group).filter_map(|setting| SettingRow::of(setting, app));
            (group, rows.filter(|row| row.has(&wanted, &name)).collect())
        });
        self.found = groups.filter(|(_, rows): &(Group, Vec<SettingRow>)| !rows.is_empty()).collect();
        self.differs = app.settings().differ_from_first();
        self.search = search;
    }
}

impl App {
    /// The screen of settings.
    pub const fn settings_page(&self) -> &SettingsPage {
        &self.screens.settings
    }

    pub(super) fn on_settings_page(&mut self, action: SettingsAction) {
        match action {
            SettingsAction::Find(search) => {
                self.show_settings();
                self.look_for_settings(search);
            }
            SettingsAction::Search(search) => self.look_for_settings(search),
            SettingsAction::Change(change) => change.apply(&mut self.settings),
            SettingsAction::Reset if self.settings.differ_from_first() => self.display.question = Some(Question::ResetSettings),
            SettingsAction::Reset => {}
        }
    }

    pub(super) fn show_settings(&mut self) {
        if self.screen() != Screen::Settings {
            self.display.route.enter(Screen::Settings);
            self.look_for_settings(String::new());
        }
    }

    /// Empties the search; says whether there was one.
    pub(super) fn leave_search_in_settings(&mut self) -> bool {
        let searched = !self.screens.settings.search.is_empty();
        if searched {
            self.look_for_settings(String::new());
        }
        searched
    }

    /// The settings are others now: the screen shows them as they are.
    pub(super) fn settings_changed(&mut self) {
        if self.screen() == Screen::Settings {
            let search = std::mem::take(&mut self.screens.settings.search);
            self.look_for_settings(search);
        }
    }

    fn look_for_settings(&mut self, search: String) {
        let mut page = std::mem::take(&mut self.screens.settings);
        page.look_for(search, self);
        self.screens.settings = page;
    }
}
