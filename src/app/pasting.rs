//! Positions and games as text, to copy and to paste; and the screen where a position is set up.

use std::sync::Arc;

use super::draft::Draft;
use super::position_editor::{Edit, PositionEditor};
use super::{Action, App, Effect, NoticeKind, Screen};
use crate::catalogue;
use crate::rules::Rules;
use crate::session::Session;
use crate::words::say;

impl App {
    /// Copies the position that is seen.
    pub(super) fn copy_position(&mut self) -> Vec<Effect> {
        let text = match (self.position_editor(), &self.table) {
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

    pub(super) fn copy(&mut self, text: Option<String>) -> Vec<Effect> {
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
            self.set_up(PositionEditor::new(Arc::clone(rules), &position));
        } else if let Err(why) = here.parse_position(text) {
            self.say(NoticeKind::Failed, say!(self.words, "notice-not-pasted", why = self.words.position_text_error(&here, &why)));
        }
    }

    /// The rules of what is on the screen; at first the first ones there are.
    fn rules_at_hand(&self) -> Arc<Rules> {
        let rules = match (self.position_editor(), &self.table) {
            (Some(editor), _) if self.screen == Screen::Position => editor.rules(),
            (_, Some(table)) => table.session().rules(),
            _ => &catalogue::all()[0],
        };
        Arc::clone(rules)
    }

    /// Sets up a position: that of the table to begin with. One that was changed and not played is gone on with.
    pub(super) fn edit_position(&mut self) {
        if self.screen == Screen::Position {
            return;
        }
        if !self.position_draft.as_ref().is_some_and(Draft::can_undo) {
            self.position_draft = Some(Draft::new(self.position_of_table()));
        }
        self.screen = Screen::Position;
    }

    /// The position of the table, or the first one there is.
    fn position_of_table(&self) -> PositionEditor {
        match &self.table {
            Some(table) => PositionEditor::new(Arc::clone(table.session().rules()), table.session().game().standing()),
            None => PositionEditor::new(Arc::clone(&catalogue::all()[0]), &catalogue::all()[0].start()),
        }
    }

    /// Shows a position that is set up, instead of the one before, which undo brings back.
    fn set_up(&mut self, position: PositionEditor) {
        match &mut self.position_draft {
            Some(draft) => draft.change(|editor| *editor = position),
            None => self.position_draft = Some(Draft::new(position)),
        }
        self.screen = Screen::Position;
    }

    /// Changes the position that is being set up.
    pub(super) fn edit(&mut self, edit: Edit) {
        if edit == Edit::Table {
            return self.set_up(self.position_of_table());
        }
        let words = &self.words;
        match &mut self.position_draft {
            // What is looked at is no change.
            Some(draft) if matches!(edit, Edit::Select(_)) => draft.note(|editor| editor.edit(edit, words)),
            Some(draft) => draft.change(|editor| editor.edit(edit, words)),
            None => {}
        }
    }

    /// The rule sets that a position can be one of: those of the program, and those of one's own that are at hand.
    pub fn rules_for_positions(&self) -> Vec<Arc<Rules>> {
        let mut sets = catalogue::all().to_vec();
        let of_table = self.table.as_ref().map(|table| Arc::clone(table.session().rules()));
        let of_editor = self.position_editor().map(|editor| Arc::clone(editor.rules()));
        let made = self.rules_editor().and_then(|editor| editor.rules().ok()).map(Arc::new);
        for rules in [of_editor, of_table, made].into_iter().flatten() {
            if !sets.contains(&rules) {
                sets.push(rules);
            }
        }
        sets
    }

    /// A position that is played is no draft any more: the next one begins with what lies on the table.
    pub(super) fn position_is_played(&mut self, session: &Session) {
        if self
            .position_editor()
            .is_some_and(|editor| editor.rules() == session.rules() && editor.position().is_ok_and(|set_up| set_up == *session.start()))
        {
            self.position_draft = None;
        }
    }

    /// Starts a game from the position that is set up.
    pub(super) fn play_position(&mut self) -> Vec<Effect> {
        let Some(editor) = self.position_editor() else { return Vec::new() };
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
