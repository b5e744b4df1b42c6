//! Positions and games as text, to copy and to paste.

use std::sync::Arc;

use super::position_editor::Edit;
use super::{Action, App, Effect, NoticeKind, Screen};
use crate::catalogue;
use crate::rules::Rules;
use crate::session::Session;
use crate::words::say;

impl App {
    /// Copies the position that is seen.
    pub(super) fn copy_position(&mut self) -> Vec<Effect> {
        let text = match (self.position_editor(), &self.table) {
            (Some(editor), _) if self.screen() == Screen::Position => {
                editor.position().ok().map(|position| editor.rules().position_text(&position))
            }
            (_, Some(table)) => Some(table.session().rules().position_text(table.session().game().position())),
            _ => None,
        };
        self.copy(text)
    }

    /// Copies the game as far as the cursor.
    pub(super) fn copy_game(&mut self) -> Vec<Effect> {
        let Some(table) = &self.table else { return Vec::new() };
        let text = table.session().line_text(table.session().cursor());
        if text.is_none() {
            self.say(NoticeKind::Failed, say!(self.words, "notice-own-rules-not-copied"));
        }
        self.copy(text)
    }

    pub(super) fn copy(&mut self, text: Option<String>) -> Vec<Effect> {
        let Some(text) = text else { return Vec::new() };
        self.say(NoticeKind::Done, say!(self.words, "notice-copied"));
        vec![Effect::Copy(text)]
    }

    /// Takes a text from elsewhere: a position is shown in the editor, a game put on the table.
    pub(super) fn paste(&mut self, text: &str) -> Vec<Effect> {
        let text = text.trim();
        if text.contains('/') && text.lines().count() == 1 {
            return self.paste_position(text);
        }
        match Session::parse_text(text) {
            Ok(session) => self.do_action(Action::PutOnTable(Box::new(session))),
            Err(why) => {
                self.say(NoticeKind::Failed, say!(self.words, "notice-not-pasted", why = self.words.game_text_error(&why)));
                Vec::new()
            }
        }
    }

    /// A position is one of the rules at hand, or of the first rule set whose board it fits.
    fn paste_position(&mut self, text: &str) -> Vec<Effect> {
        let here = self.rules_at_hand();
        let mut sets = [&here].into_iter().chain(catalogue::all());
        if let Some((rules, position)) = sets.find_map(|rules| Some((rules, rules.parse_position(text).ok()?))) {
            return self.do_action(Action::EditPosition(Edit::From(Arc::clone(rules), position)));
        }
        if let Err(why) = here.parse_position(text) {
            self.say(NoticeKind::Failed, say!(self.words, "notice-not-pasted", why = self.words.position_text_error(&here, &why)));
        }
        Vec::new()
    }

    /// The rules of what is on the screen; at first the first ones there are.
    fn rules_at_hand(&self) -> Arc<Rules> {
        let rules = match (self.position_editor(), &self.table) {
            (Some(editor), _) if self.screen() == Screen::Position => editor.rules(),
            (_, Some(table)) => table.session().rules(),
            _ => &catalogue::all()[0],
        };
        Arc::clone(rules)
    }
}
