//! Positions and games as text, to copy and to paste; and the screen where a position is set up.

use std::sync::Arc;

use super::position_editor::{Edit, PositionEditor};
use super::{Action, App, Effect, NoticeKind, Screen};
use crate::catalogue;
use crate::rules::Rules;
use crate::session::Session;
use crate::words::say;

impl App {
    /// The position that is being set up.
    pub const fn position_editor(&self) -> Option<&PositionEditor> {
        self.position_editor.as_ref()
    }

    /// Copies the position that is seen.
    pub(super) fn copy_position(&mut self) -> Vec<Effect> {
        let text = match (&self.position_editor, &self.table) {
            (Some(editor), _) if self.screen == Screen::Position => {
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

    fn copy(&mut self, text: Option<String>) -> Vec<Effect> {
        let Some(text) = text else { return Vec::new() };
        self.say(NoticeKind::Done, say!(self.words, "notice-copied"));
        vec![Effect::Copy(text)]
    }

    /// Takes a text from elsewhere: a position is shown in the editor, a game put on the table.
    pub(super) fn paste(&mut self, text: &str) -> Vec<Effect> {
        let text = text.trim();
        if text.contains('/') && text.lines().count() == 1 {
            self.paste_position(text);
            return Vec::new();
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
    fn paste_position(&mut self, text: &str) {
        let here = self.rules_at_hand();
        let mut sets = [&here].into_iter().chain(catalogue::all());
        if let Some((rules, position)) = sets.find_map(|rules| Some((rules, rules.parse_position(text).ok()?))) {
            self.position_editor = Some(PositionEditor::new(Arc::clone(rules), &position));
            self.screen = Screen::Position;
        } else if let Err(why) = here.parse_position(text) {
            self.say(NoticeKind::Failed, say!(self.words, "notice-not-pasted", why = self.words.position_text_error(&here, &why)));
        }
    }

    /// The rules of what is on the screen; at first the first ones there are.
    fn rules_at_hand(&self) -> Arc<Rules> {
        let rules = match (&self.position_editor, &self.table) {
            (Some(editor), _) if self.screen == Screen::Position => editor.rules(),
            (_, Some(table)) => table.session().rules(),
            _ => &catalogue::all()[0],
        };
        Arc::clone(rules)
    }

    /// Sets up a position: that of the table to begin with.
    pub(super) fn edit_position(&mut self) {
        if self.screen == Screen::Position {
            return;
        }
        let rules = self.rules_at_hand();
        let position = self.table.as_ref().map_or_else(|| rules.start(), |table| *table.session().game().standing());
        self.position_editor = Some(PositionEditor::new(rules, &position));
        self.screen = Screen::Position;
    }

    /// Changes the position that is being set up.
    pub(super) fn edit(&mut self, edit: Edit) {
        if let Some(editor) = &mut self.position_editor {
            editor.edit(edit, &self.words);
        }
    }

    /// Starts a game from the position that is set up.
    pub(super) fn play_position(&mut self) -> Vec<Effect> {
        let Some(editor) = &self.position_editor else { return Vec::new() };
        match editor.position() {
            Ok(position) => {
                let mut session = Session::from_position(Arc::clone(editor.rules()), position);
                *session.players_mut() = self.begin(Arc::clone(editor.rules())).players().clone();
                self.do_action(Action::PutOnTable(Box::new(session)))
            }
            Err(why) => {
                let why = self.words.setup_error(editor.rules(), &why);
                self.say(NoticeKind::Failed, why);
                Vec::new()
            }
        }
    }
}
