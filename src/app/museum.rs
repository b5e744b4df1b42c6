//! Museum mode: the program for visitors who come and go. It goes back to Home by itself, reads and writes no file, and is
//! left only by closing its window.

use super::lessons::Lessons;
use super::predict::{Predict, Score};
use super::{Action, App, Command, Effect, Learning, Records, Screen, Settings, Study, Tab};

/// The least text is enlarged, in percent: who stands before a machine is farther away than who sits at one.
const TEXT: u16 = 150;

/// What museum mode goes by.
#[derive(Clone, Debug)]
pub(super) struct Museum {
    /// How many minutes it waits for a visitor.
    minutes: u16,
    /// The settings each visitor finds.
    settings: Settings,
}

impl App {
    /// The same program for visitors, who find what is shown as its owner likes it, and large; what the owner learnt and
    /// opened is not shown to them. It goes back to Home after so many minutes.
    #[must_use]
    pub fn for_visitors(mut self, minutes: u16) -> Self {
        let settings = Settings {
            text_percent: self.settings.text_percent.max(TEXT),
            learnt: super::lessons::Learnt::new(),
            lesson: None,
            foretold: Score::default(),
            recent: Vec::new(),
            ..self.settings
        };
        self.settings = settings.clone();
        self.museum = Some(Museum { minutes, settings });
        self
    }

    /// How many minutes it waits for a visitor, where it is in museum mode.
    pub fn museum_minutes(&self) -> Option<u16> {
        self.museum.as_ref().map(|museum| museum.minutes)
    }

    /// Whether a command is there at all: visitors of a museum have no files, and nothing to set up.
    pub const fn offers(&self, command: Command) -> bool {
        self.museum.is_none()
            || !matches!(
                command,
                Command::Open
                    | Command::Save
                    | Command::SaveAs
                    | Command::Export
                    | Command::Records
                    | Command::MakeRules
                    | Command::EditPosition
                    | Command::Settings
                    | Command::Museum
                    | Command::Quit
            )
    }

    /// Nobody has touched it for so long: all is as for the first visitor.
    pub(super) fn rest(&mut self) -> Vec<Effect> {
        let Some(museum) = &self.museum else { return Vec::new() };
        self.settings = museum.settings.clone();
        self.screen = Screen::Home;
        (self.table, self.question, self.notice, self.over) = (None, None, None, None);
        self.tab = Tab::default();
        self.records = Records::default();
        self.study = Study::default();
        (self.position_draft, self.rules_draft) = (None, None);
        self.learning = Learning::default();
        self.lessons = Lessons::default();
        self.predict = Predict::default();
        if std::mem::take(&mut self.presenting) { vec![Effect::Fullscreen(false)] } else { Vec::new() }
    }

    /// The window is to be closed: a visitor's game is nobody's loss.
    pub(super) fn close(&mut self) -> Vec<Effect> {
        if self.museum.is_some() { vec![Effect::Quit] } else { self.command(Command::Quit) }
    }

    /// Leaves out what would touch a file where there are visitors.
    pub(super) fn keep_to_files_allowed(&self, effects: &mut Vec<Effect>) {
        if self.museum.is_some() {
            effects.retain(|effect| !effect.touches_files());
        }
    }

    /// Whether an action is none for visitors, however it is asked for.
    pub(super) fn is_not_for_visitors(&self, action: &Action) -> bool {
        match action {
            Action::Command(command) => !self.offers(*command),
            Action::Settings(_) => self.museum.is_some(),
            _ => false,
        }
    }
}

impl Effect {
    /// Whether it reads or writes a file, or asks for one.
    pub const fn touches_files(&self) -> bool {
        match self {
            Self::AskPath(..)
            | Self::Read(_)
            | Self::Write { .. }
            | Self::WriteRules { .. }
            | Self::WritePosition { .. }
            | Self::Export { .. }
            | Self::Autosave
            | Self::Displace { .. }
            | Self::ReadRecords
            | Self::OpenRecord(_)
            | Self::DeleteRecord(_)
            | Self::ReadLessons
            | Self::OpenLessons
            | Self::OpenFolder(_)
            | Self::WriteSettings
            | Self::StartMuseum(_) => true,
            Self::Think(_)
            | Self::StopThinking
            | Self::AnswerNow
            | Self::StopExport
            | Self::CopyPicture(..)
            | Self::Copy(_)
            | Self::AskPaste
            | Self::Fullscreen(_)
            | Self::Sound(_)
            | Self::Quit => false,
        }
    }
}
