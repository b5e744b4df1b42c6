//! The one table of commands: what menus, keys, buttons and tests can ask for without saying more.
//!
//! A command's words and its shortcut stand here and nowhere else.

mod menu;
mod shortcut;

pub use menu::Menu;
pub use shortcut::{Held, Key, Shortcut};

use crate::words::{Words, say};

/// Something the program can be asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Shows the games to choose from.
    Home,
    /// Shows the past games.
    Records,
    /// Goes back to the table.
    Continue,
    /// Asks for a file to open.
    Open,
    /// Saves the session.
    Save,
    /// Saves the session in a file that is asked for.
    SaveAs,
    /// Asks what to export: a picture, an animation or a text.
    Export,
    /// Ends the program.
    Quit,
    /// Takes the last move back, or undoes the last change to variations.
    Undo,
    /// Plays the move taken back again.
    Redo,
    /// Sets out the next round as it is laid out, by default if nothing was changed.
    SetOut,
    /// Skips to the end of what runs; else plays on, or plays the turn again.
    Skip,
    /// Plays what happened, or pauses.
    PlayPause,
    /// Goes to the start of the turn.
    ToStart,
    /// Goes to the end of the turn.
    ToEnd,
    /// One seed forward.
    SeedForward,
    /// One seed back.
    SeedBack,
    /// One lap forward.
    LapForward,
    /// One lap back.
    LapBack,
    /// One turn forward.
    TurnForward,
    /// One turn back.
    TurnBack,
    /// The next faster speed.
    Faster,
    /// The next slower speed.
    Slower,
    /// Turns the board round.
    Flip,
    /// Shows or hides the numbers.
    Numbers,
    /// Shows or hides the letters.
    Letters,
    /// Turns what is the upper player's round, or back.
    TwoSides,
    /// Makes what is pressed large enough for fingers, or as it was.
    LargeTargets,
    /// Light, dark, or as the system has it.
    Theme,
    /// Another board.
    Board,
    /// Larger text.
    TextLarger,
    /// Smaller text.
    TextSmaller,
    /// Text as large as at first.
    TextUsual,
    /// Shows or hides the panel at the side.
    Panel,
    /// Ends the match by agreement.
    Stop,
    /// Plays by traditional manners, or not.
    Manners,
    /// A hint: first the hole, then the turn and why.
    Hint,
    /// Shows what turns are worth, or not.
    Analysis,
    /// Finds out what every position of the match is worth.
    Weigh,
    /// The computer moves with what it has found; where it waited, it plays on.
    MoveNow,
    /// Computer players wait, or play on.
    Computers,
    /// Makes the line that is shown the main line.
    Promote,
    /// Takes the last move that is shown out of the session, with all that was played after it.
    Remove,
    /// The lessons.
    Lessons,
    /// Asks what a turn will do, of the position on the table or of others.
    Predict,
    /// Shows the board, what is told and the timeline alone, large.
    Present,
    /// Sets up a position.
    EditPosition,
    /// Makes a rule set.
    MakeRules,
    /// Copies the position as text.
    CopyPosition,
    /// Copies the game as text.
    CopyGame,
    /// Copies the board as a picture.
    CopyPicture,
    /// Pastes a position or a game.
    Paste,
    /// Readings of the rules side by side.
    Compare,
    /// The page of the rules.
    RulesPage,
    /// Every setting, to look through and to change.
    Settings,
    /// All that can be asked for, to be found by a few letters.
    Palette,
    /// Starts the program anew for visitors of a museum.
    Museum,
    /// The table of keys.
    Keys,
    /// What the program says of itself.
    About,
    /// Gives up a choice under way, or closes what is open.
    Cancel,
}

/// The kind of system, as far as commands are called and placed otherwise on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Platform {
    /// A Mac.
    Mac,
    /// Windows.
    Windows,
    /// Any other.
    #[default]
    Other,
}

impl Command {
    /// Every command, in the order of the table of keys.
    pub const ALL: [Self; 60] = [
        Self::Home,
        Self::Records,
        Self::Continue,
        Self::Open,
        Self::Save,
        Self::SaveAs,
        Self::Export,
        Self::Quit,
        Self::Undo,
        Self::Redo,
        Self::Promote,
        Self::Remove,
        Self::EditPosition,
        Self::MakeRules,
        Self::CopyPosition,
        Self::CopyGame,
        Self::CopyPicture,
        Self::Paste,
        Self::SetOut,
        Self::Stop,
        Self::Manners,
        Self::Hint,
        Self::Analysis,
        Self::Weigh,
        Self::MoveNow,
        Self::Computers,
        Self::Compare,
        Self::RulesPage,
        Self::Lessons,
        Self::Predict,
        Self::Skip,
        Self::PlayPause,
        Self::SeedForward,
        Self::SeedBack,
        Self::LapForward,
        Self::LapBack,
        Self::TurnForward,
        Self::TurnBack,
        Self::ToStart,
        Self::ToEnd,
        Self::Faster,
        Self::Slower,
        Self::Flip,
        Self::Numbers,
        Self::Letters,
        Self::TwoSides,
        Self::LargeTargets,
        Self::Theme,
        Self::Board,
        Self::TextLarger,
        Self::TextSmaller,
        Self::TextUsual,
        Self::Panel,
        Self::Present,
        Self::Settings,
        Self::Museum,
        Self::Palette,
        Self::Keys,
        Self::About,
        Self::Cancel,
    ];

    /// What it is called on a system: one is left by *Quit*, the other by *Exit*.
    pub fn label_on(self, platform: Platform, words: &Words) -> String {
        match (self, platform) {
            (Self::Quit, Platform::Windows) => say!(words, "command-exit"),
            _ => self.label(words),
        }
    }

    /// What it is called on buttons and in menus.
    pub fn label(self, words: &Words) -> String {
        match self {
            Self::Home => say!(words, "command-home"),
            Self::Records => say!(words, "command-records"),
            Self::Continue => say!(words, "command-continue"),
            Self::Open => say!(words, "command-open"),
            Self::Save => say!(words, "command-save"),
            Self::SaveAs => say!(words, "command-save-as"),
            Self::Export => say!(words, "command-export"),
            Self::CopyPicture => say!(words, "command-copy-picture"),
            Self::Quit => say!(words, "command-quit"),
            Self::Undo => say!(words, "command-undo"),
            Self::Redo => say!(words, "command-redo"),
            Self::SetOut => say!(words, "command-set-out"),
            Self::Stop => say!(words, "command-stop"),
            Self::Manners => say!(words, "command-manners"),
            Self::Skip => say!(words, "command-skip"),
            Self::PlayPause => say!(words, "command-play-pause"),
            Self::ToStart => say!(words, "command-to-start"),
            Self::ToEnd => say!(words, "command-to-end"),
            Self::SeedForward => say!(words, "command-seed-forward"),
            Self::SeedBack => say!(words, "command-seed-back"),
            Self::LapForward => say!(words, "command-lap-forward"),
            Self::LapBack => say!(words, "command-lap-back"),
            Self::TurnForward => say!(words, "command-turn-forward"),
            Self::TurnBack => say!(words, "command-turn-back"),
            Self::Faster => say!(words, "command-faster"),
            Self::Slower => say!(words, "command-slower"),
            Self::Flip => say!(words, "command-flip"),
            Self::Numbers => say!(words, "command-numbers"),
            Self::Letters => say!(words, "command-letters"),
            Self::TwoSides => say!(words, "command-two-sides"),
            Self::LargeTargets => say!(words, "command-large-targets"),
            Self::Theme => say!(words, "command-theme"),
            Self::Board => say!(words, "command-board"),
            Self::TextLarger => say!(words, "command-text-larger"),
            Self::TextSmaller => say!(words, "command-text-smaller"),
            Self::TextUsual => say!(words, "command-text-usual"),
            Self::Panel => say!(words, "command-panel"),
            Self::Hint => say!(words, "command-hint"),
            Self::Analysis => say!(words, "command-analysis"),
            Self::Weigh => say!(words, "command-weigh"),
            Self::MoveNow => say!(words, "command-move-now"),
            Self::Computers => say!(words, "command-computers"),
            Self::Promote => say!(words, "command-promote"),
            Self::Remove => say!(words, "command-remove"),
            Self::Lessons => say!(words, "command-lessons"),
            Self::Predict => say!(words, "command-predict"),
            Self::Present => say!(words, "command-present"),
            Self::EditPosition => say!(words, "command-edit-position"),
            Self::MakeRules => say!(words, "command-make-rules"),
            Self::CopyPosition => say!(words, "command-copy-position"),
            Self::CopyGame => say!(words, "command-copy-game"),
            Self::Paste => say!(words, "command-paste"),
            Self::Compare => say!(words, "command-compare"),
            Self::RulesPage => say!(words, "command-rules-page"),
            Self::Settings => say!(words, "command-settings"),
            Self::Palette => say!(words, "command-palette"),
            Self::Museum => say!(words, "command-museum"),
            Self::Keys => say!(words, "command-keys"),
            Self::About => say!(words, "command-about"),
            Self::Cancel => say!(words, "command-cancel"),
        }
    }

    /// How the key that gives it is written on a system, where there is one.
    pub fn key_on(self, platform: Platform, words: &Words) -> Option<String> {
        self.shortcut().map(|shortcut| shortcut.spelt(words, platform))
    }

    /// The key that gives it, where there is one.
    pub const fn shortcut(self) -> Option<Shortcut> {
        let (held, key) = match self {
            Self::Home => (Held::Command, Key::Letter('N')),
            Self::Records => (Held::Command, Key::Letter('R')),
            Self::Continue
            | Self::Stop
            | Self::Manners
            | Self::TwoSides
            | Self::LargeTargets
            | Self::Promote
            | Self::Remove
            | Self::MakeRules
            | Self::Compare
            | Self::About
            | Self::Museum
            | Self::RulesPage => return None,
            Self::Open => (Held::Command, Key::Letter('O')),
            Self::Save => (Held::Command, Key::Letter('S')),
            Self::SaveAs => (Held::CommandShift, Key::Letter('S')),
            Self::Export => (Held::CommandShift, Key::Letter('E')),
            Self::CopyPicture => (Held::CommandShift, Key::Letter('P')),
            Self::Quit => (Held::Command, Key::Letter('Q')),
            Self::Undo => (Held::Command, Key::Letter('Z')),
            Self::Redo => (Held::CommandShift, Key::Letter('Z')),
            Self::SetOut => (Held::Shift, Key::Enter),
            Self::Skip => (Held::None, Key::Space),
            // No row has a hole of this letter.
            Self::PlayPause => (Held::None, Key::Letter('P')),
            Self::ToStart => (Held::None, Key::Home),
            Self::ToEnd => (Held::None, Key::End),
            Self::SeedForward => (Held::None, Key::Period),
            Self::SeedBack => (Held::None, Key::Comma),
            Self::LapForward => (Held::Shift, Key::Period),
            Self::LapBack => (Held::Shift, Key::Comma),
            Self::TurnForward => (Held::None, Key::PageDown),
            Self::TurnBack => (Held::None, Key::PageUp),
            Self::Faster => (Held::None, Key::Plus),
            Self::Slower => (Held::None, Key::Minus),
            Self::Flip => (Held::Command, Key::Letter('F')),
            Self::Numbers => (Held::Command, Key::Letter('D')),
            Self::Letters => (Held::Command, Key::Letter('L')),
            Self::Theme => (Held::Command, Key::Letter('T')),
            Self::Board => (Held::CommandShift, Key::Letter('B')),
            Self::TextLarger => (Held::Command, Key::Plus),
            Self::TextSmaller => (Held::Command, Key::Minus),
            Self::TextUsual => (Held::Command, Key::Digit(0)),
            Self::Panel => (Held::Command, Key::Letter('B')),
            Self::Hint => (Held::None, Key::Function(2)),
            Self::Analysis => (Held::None, Key::Function(3)),
            Self::Weigh => (Held::None, Key::Function(4)),
            Self::MoveNow => (Held::None, Key::Function(5)),
            Self::Computers => (Held::None, Key::Function(6)),
            Self::Lessons => (Held::None, Key::Function(9)),
            // F10 opens the menus on many desktops, and is pressed for that.
            Self::Predict => (Held::None, Key::Function(8)),
            Self::Present => (Held::None, Key::Function(11)),
            Self::EditPosition => (Held::Command, Key::Letter('E')),
            Self::CopyPosition => (Held::Command, Key::Letter('C')),
            Self::CopyGame => (Held::Command, Key::Letter('G')),
            Self::Paste => (Held::Command, Key::Letter('V')),
            Self::Settings => (Held::Command, Key::Comma),
            Self::Palette => (Held::Command, Key::Letter('K')),
            Self::Keys => (Held::None, Key::Function(1)),
            Self::Cancel => (Held::None, Key::Escape),
        };
        Some(Shortcut { held, key })
    }
}
