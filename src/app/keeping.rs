//! Whether what is played and chosen is kept for the next start, and what is said where it is not.

use std::path::Path;

use super::{App, NoticeKind, Question};
use crate::words::say;

/// Whether it can be trusted that something is kept for the next start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Trust {
    /// It can, as far as is known.
    #[default]
    Trusted,
    /// It failed, and that was said.
    Failed,
}

/// What is kept: the session on the table, those that left it, and the settings.
#[derive(Clone, Debug, Default)]
pub(super) struct Kept {
    table: Trust,
    past_games: Trust,
    settings: Trust,
}

impl Trust {
    /// Takes notice that it failed, and says whether that is new.
    fn fails(&mut self) -> bool {
        std::mem::replace(self, Self::Failed) == Self::Trusted
    }
}

impl App {
    /// Says that the session cannot be kept: once, not after every turn.
    pub(super) fn not_kept(&mut self, why: &str) {
        if self.files.kept.table.fails() {
            self.say(NoticeKind::Failed, say!(self.words, "notice-not-kept", why = why));
        }
    }

    /// Says that a session that left the table cannot be put away yet: once, not after every try.
    pub(super) fn not_yet_put_away(&mut self, why: &str) {
        if self.files.kept.past_games.fails() {
            self.say(NoticeKind::Failed, say!(self.words, "notice-not-yet-put-away", why = why));
        }
    }

    /// Says that a session that left the table could not be put away, and where it lies.
    pub(super) fn not_put_away(&mut self, folder: &Path, why: &str) {
        let folder = folder.display().to_string();
        self.say(NoticeKind::Failed, say!(self.words, "notice-not-put-away", why = why, folder = folder));
    }

    /// Says that nothing is lost after all.
    pub(super) fn kept_again(&mut self) {
        self.files.kept.table = Trust::Trusted;
        self.files.kept.past_games = Trust::Trusted;
        self.say(NoticeKind::Done, say!(self.words, "notice-kept-again"));
    }

    /// Says that the settings cannot be kept: once, though it is tried at every change.
    pub(super) fn settings_not_kept(&mut self, why: &str) {
        if self.files.kept.settings.fails() {
            self.say(NoticeKind::Failed, say!(self.words, "notice-settings-not-kept", why = why));
        }
    }

    /// Says that the program made a mistake while it read or wrote, and goes on.
    pub(super) fn broken(&mut self) {
        self.files.after_saving.clear();
        // Nothing comes of a path that was given. The window that asks for a file may have gone with it.
        self.give_up_export();
        self.display.question.take_if(|question| matches!(question, Question::Path(_)));
        self.say(NoticeKind::Failed, say!(self.words, "notice-broken"));
    }
}
