//! Whether what is played and chosen is kept for the next start, and what is said where it is not.

use super::{App, NoticeKind};
use crate::words::say;

/// Whether something is kept for the next start, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keeping {
    /// It is.
    Trusted,
    /// It failed, and that was said.
    Failed,
}

impl App {
    /// Says that the session cannot be kept: once, not after every turn.
    pub(super) fn not_kept(&mut self, why: &str) {
        if self.keeping == Keeping::Trusted {
            self.keeping = Keeping::Failed;
            self.say(NoticeKind::Failed, say!(self.words, "notice-not-kept", why = why));
        }
    }

    /// Says that nothing is lost after all.
    pub(super) fn kept_again(&mut self) {
        self.keeping = Keeping::Trusted;
        self.say(NoticeKind::Done, say!(self.words, "notice-kept-again"));
    }

    /// Says that the settings cannot be kept: once, though it is tried at every change.
    pub(super) fn settings_not_kept(&mut self, why: &str) {
        if self.settings_keeping == Keeping::Trusted {
            self.settings_keeping = Keeping::Failed;
            self.say(NoticeKind::Failed, say!(self.words, "notice-settings-not-kept", why = why));
        }
    }

    /// Says that the program made a mistake while it read or wrote, and goes on.
    pub(super) fn broken(&mut self) {
        self.after_saving = None;
        self.say(NoticeKind::Failed, say!(self.words, "notice-broken"));
    }
}
