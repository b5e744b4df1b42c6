//! The menus, and which commands stand in each: the menus themselves, the page of keys and the palette are made from it.

use super::{Command, Platform};
use crate::words::{Words, say};

/// A menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// That of the program itself, which only a Mac has.
    Program,
    /// Games and files.
    File,
    /// What is on the table.
    Game,
    /// Watching a turn.
    Replay,
    /// Lessons, hints and rules.
    Learn,
    /// How it looks.
    View,
    /// Finding one's way.
    Help,
}

impl Menu {
    /// The menus of a system, in the order in which they stand.
    pub const fn all(platform: Platform) -> &'static [Self] {
        match platform {
            Platform::Mac => &[Self::Program, Self::File, Self::Game, Self::Replay, Self::Learn, Self::View, Self::Help],
            Platform::Windows | Platform::Other => &[Self::File, Self::Game, Self::Replay, Self::Learn, Self::View, Self::Help],
        }
    }

    /// What it is called.
    pub fn label(self, words: &Words) -> String {
        match self {
            Self::Program => say!(words, "menu-program"),
            Self::File => say!(words, "menu-file"),
            Self::Game => say!(words, "menu-game"),
            Self::Replay => say!(words, "menu-replay"),
            Self::Learn => say!(words, "menu-learn"),
            Self::View => say!(words, "menu-view"),
            Self::Help => say!(words, "menu-help"),
        }
    }

    /// Its commands in groups, between which there is a line.
    pub const fn groups(self, platform: Platform) -> &'static [&'static [Command]] {
        match (self, platform) {
            (Self::Program, _) => &[&[Command::Settings], &[Command::Quit]],
            (Self::File, Platform::Mac) => {
                &[&[Command::Home, Command::Records, Command::Open], &[Command::Save, Command::SaveAs, Command::Export]]
            }
            (Self::File, Platform::Windows | Platform::Other) => &[
                &[Command::Home, Command::Records, Command::Open],
                &[Command::Save, Command::SaveAs, Command::Export],
                &[Command::Settings],
                &[Command::Quit],
            ],
            (Self::Game, _) => &[
                &[Command::Undo, Command::Redo, Command::Promote, Command::Remove],
                &[
                    Command::EditPosition,
                    Command::MakeRules,
                    Command::CopyPosition,
                    Command::CopyGame,
                    Command::CopyPicture,
                    Command::Paste,
                ],
                &[Command::MoveNow, Command::Computers],
                &[Command::SetOut, Command::Manners, Command::Stop],
            ],
            (Self::Replay, _) => &[
                &[Command::Skip, Command::PlayPause],
                &[
                    Command::SeedForward,
                    Command::SeedBack,
                    Command::LapForward,
                    Command::LapBack,
                    Command::TurnForward,
                    Command::TurnBack,
                    Command::ToStart,
                    Command::ToEnd,
                ],
                &[Command::Faster, Command::Slower],
            ],
            (Self::Learn, _) => &[
                &[Command::Lessons, Command::Predict],
                &[Command::Hint, Command::Analysis, Command::Weigh],
                &[Command::RulesPage, Command::Compare],
                &[Command::Present],
            ],
            (Self::View, _) => &[
                &[Command::Flip, Command::TwoSides, Command::Numbers, Command::Letters, Command::Panel],
                &[Command::Theme, Command::Board],
                &[Command::TextLarger, Command::TextSmaller, Command::TextUsual, Command::LargeTargets],
                &[Command::Museum],
            ],
            (Self::Help, _) => &[&[Command::Palette, Command::Keys], &[Command::About]],
        }
    }

    /// The menu in which a command stands; none for what is found elsewhere.
    pub fn of(command: Command, platform: Platform) -> Option<Self> {
        Self::all(platform).iter().copied().find(|menu| menu.groups(platform).iter().any(|group| group.contains(&command)))
    }
}
