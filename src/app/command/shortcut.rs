//! The keys that give commands, and how they are written.

use super::Platform;
use crate::words::{Words, say};

/// A key with what is held while it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// What is held.
    pub held: Held,
    /// The key.
    pub key: Key,
}

/// What is held while a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// Nothing.
    None,
    /// Shift.
    Shift,
    /// Ctrl; on macOS, Cmd.
    Command,
    /// Ctrl and Shift; on macOS, Cmd and Shift.
    CommandShift,
}

/// A key that commands use. Letters alone are kept for the holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A letter, as on the key.
    Letter(char),
    /// A figure.
    Digit(u8),
    /// The space bar.
    Space,
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Comma.
    Comma,
    /// Full stop.
    Period,
    /// Plus.
    Plus,
    /// Minus.
    Minus,
    /// A function key.
    Function(u8),
}

impl Shortcut {
    /// How it is written, in menus, in the table of keys and everywhere else.
    pub fn spelt(self, words: &Words, platform: Platform) -> String {
        let key = self.key.spelt(words);
        match (self.held, platform) {
            (Held::None, _) => key,
            (Held::Shift, _) => say!(words, "key-shift", key = key),
            (Held::Command, Platform::Mac) => say!(words, "key-cmd", key = key),
            (Held::Command, Platform::Windows | Platform::Other) => say!(words, "key-ctrl", key = key),
            (Held::CommandShift, Platform::Mac) => say!(words, "key-cmd-shift", key = key),
            (Held::CommandShift, Platform::Windows | Platform::Other) => say!(words, "key-ctrl-shift", key = key),
        }
    }
}

impl Key {
    fn spelt(self, words: &Words) -> String {
        match self {
            Self::Letter(letter) => letter.to_string(),
            Self::Digit(figure) => figure.to_string(),
            Self::Function(number) => say!(words, "key-function", number = usize::from(number)),
            Self::Space => say!(words, "key-space"),
            Self::Enter => say!(words, "key-enter"),
            Self::Escape => say!(words, "key-escape"),
            Self::Home => say!(words, "key-home"),
            Self::End => say!(words, "key-end"),
            Self::PageUp => say!(words, "key-page-up"),
            Self::PageDown => say!(words, "key-page-down"),
            Self::Comma => say!(words, "key-comma"),
            Self::Period => say!(words, "key-period"),
            Self::Plus => say!(words, "key-plus"),
            Self::Minus => say!(words, "key-minus"),
        }
    }
}
