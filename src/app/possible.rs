//! Which commands can be done now: menus grey out the others.

use super::settings::USUAL_TEXT;
use super::{App, Choosing, Command, Screen, Settings, Table};
use crate::session::{Node, Stage};
use crate::words::{Words, say};

/// Why a command would do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// There is no game on the table.
    NoGame,
    /// There is one, but it is not on the screen.
    Elsewhere,
    /// By traditional manners nobody counts.
    Manners,
    /// There is nothing it could be done to.
    Nothing,
}

impl Obstacle {
    /// It in a few words.
    pub fn text(self, words: &Words) -> String {
        match self {
            Self::NoGame => say!(words, "obstacle-no-game"),
            Self::Elsewhere => say!(words, "obstacle-elsewhere"),
            Self::Manners => say!(words, "obstacle-manners"),
            Self::Nothing => say!(words, "obstacle-nothing"),
        }
    }
}

impl App {
    /// Whether a command would do something.
    pub fn can(&self, command: Command) -> bool {
        self.offers(command) && self.can_draft(command).or_else(|| self.can_anywhere(command)).unwrap_or_else(|| self.can_here(command))
    }

    /// Why a command would do nothing; none where it would do something.
    pub fn obstacle(&self, command: Command) -> Option<Obstacle> {
        if self.can(command) {
            return None;
        }
        let of_table = self.can_anywhere(command).is_none()
            || matches!(command, Command::Continue | Command::Save | Command::SaveAs | Command::CopyGame | Command::CopyPosition);
        Some(match &self.table {
            None if of_table => Obstacle::NoGame,
            Some(_) if self.is_out_of_sight(command) => Obstacle::Elsewhere,
            Some(table)
                if !table.may_count() && matches!(command, Command::Hint | Command::Analysis | Command::Weigh | Command::Compare) =>
            {
                Obstacle::Manners
            }
            None | Some(_) => Obstacle::Nothing,
        })
    }

    /// Whether a command is one of the table, while the table is not seen: nothing is to happen there then.
    pub(super) fn is_out_of_sight(&self, command: Command) -> bool {
        self.can_anywhere(command).is_none() && self.table_seen().is_none()
    }

    /// Whether a command of the table would do something to what is on the screen: the table, an example or an exercise.
    fn can_here(&self, command: Command) -> bool {
        match (self.table_seen(), self.exercise()) {
            // One is made after the other.
            (Some(_), _) if command == Command::Export => self.can_export(),
            (Some(table), _) => table.can(command),
            (None, Some(exercise)) => exercise.can(command).unwrap_or(false),
            (None, None) => self.can_watch(command),
        }
    }

    fn table_seen(&self) -> Option<&Table> {
        self.table.as_ref().filter(|_| self.screen() == Screen::Table)
    }

    /// Whether a command that is not of the table alone would do something; none for one of the table.
    fn can_anywhere(&self, command: Command) -> Option<bool> {
        let settings = &self.settings;
        let scaled = |larger: bool| {
            let mut scaled: Settings = settings.clone();
            scaled.scale_text(larger);
            scaled.text_percent != settings.text_percent
        };
        let can = match command {
            Command::Save | Command::SaveAs | Command::CopyGame => self.table.is_some(),
            Command::TextLarger => scaled(true),
            Command::TextSmaller => scaled(false),
            Command::TextUsual => settings.text_percent != USUAL_TEXT,
            Command::Faster => self.speed().faster() != self.speed(),
            Command::Slower => self.speed().slower() != self.speed(),
            Command::CopyPosition => self.table.is_some() || self.screen() == Screen::Position,
            Command::Compare => match self.screen() {
                Screen::Compare => false,
                Screen::Table => self.table.as_ref().is_some_and(Table::may_count),
                _ => true,
            },
            Command::RulesPage => self.screen() != Screen::Rules,
            Command::Lessons => self.screen() != Screen::Lessons || self.screens.lessons.open().is_some(),
            Command::Continue => self.table.is_some() && self.screen() != Screen::Table,
            Command::Home
            | Command::EditPosition
            | Command::MakeRules
            | Command::Paste
            | Command::Predict
            | Command::Records
            | Command::Open
            | Command::Quit
            | Command::Flip
            | Command::Numbers
            | Command::Letters
            | Command::TwoSides
            | Command::LargeTargets
            | Command::Theme
            | Command::Board
            | Command::Settings
            | Command::Palette
            | Command::Museum
            | Command::Keys
            | Command::About
            | Command::Cancel => true,
            _ => return None,
        };
        Some(can)
    }
}

impl Table {
    fn can(&self, command: Command) -> bool {
        let (session, playback) = (self.session(), self.playback());
        let stage = session.game().stage();
        let may_go_back = session.cursor() != Node::START && self.may_take_back();
        match command {
            Command::Undo => {
                may_go_back
                    || self.can_undo_edit()
                    || matches!(self.choosing(), Choosing::Direction(_) | Choosing::Claim { .. })
                    || self.shows_endless()
            }
            Command::Promote => self.is_variation(),
            Command::Remove => session.cursor() != Node::START && self.may_take_back(),
            Command::Hint => self.may_count() && stage == Stage::Turn && self.computer_to_choose().is_none(),
            Command::Analysis | Command::Weigh => self.may_count(),
            Command::MoveNow | Command::Computers => self.computer_chooser().is_some(),
            Command::Redo => session.redo_target(session.cursor()).is_some(),
            Command::SetOut => matches!(stage, Stage::Arrange { .. }),
            Command::Stop => !matches!(stage, Stage::Over(_)),
            Command::Manners => session.is_empty(),
            Command::Skip | Command::PlayPause => playback.length() > 0.0,
            Command::ToStart => playback.at() > 0.0,
            Command::ToEnd => !playback.is_over(),
            Command::SeedBack | Command::LapBack | Command::TurnBack => playback.at() > 0.0 || may_go_back,
            Command::SeedForward | Command::LapForward | Command::TurnForward => {
                !playback.is_over() || session.redo_target(session.cursor()).is_some()
            }
            _ => true,
        }
    }
}
