//! Short messages that ask nothing.

use super::App;

/// A short message that asks nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub kind: NoticeKind,
    /// The sentence.
    pub text: String,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something was done.
    Done,
    /// Something went wrong.
    Failed,
}

impl App {
    /// Puts a message on the screen.
    pub fn say(&mut self, kind: NoticeKind, text: String) {
        self.display.notice = Some(Notice { kind, text });
    }
}
