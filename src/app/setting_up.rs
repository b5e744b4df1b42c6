//! The screen where a position is set up: what is begun, changed, played and saved there.

use std::path::PathBuf;
use std::sync::Arc;

use super::draft::Draft;
use super::position_editor::{Edit, PositionEditor};
use super::{Action, App, Effect, Existing, NoticeKind, Purpose, Screen};
use crate::catalogue;
use crate::rules::Rules;
use crate::session::{Session, file};
use crate::words::say;

impl App {
    /// Sets up a position: that of the table to begin with. One that was changed and not played is gone on with.
    pub(super) fn edit_position(&mut self) {
        if self.screen() == Screen::Position {
            return;
        }
        if !self.screens.position.as_ref().is_some_and(Draft::can_undo) {
            self.screens.position = Some(Draft::new(self.position_of_table()));
        }
        self.show_editor(Screen::Position);
    }

    /// The position of the table, or the first one there is.
    fn position_of_table(&self) -> PositionEditor {
        match &self.table {
            Some(table) => PositionEditor::new(Arc::clone(table.session().rules()), table.session().game().standing()),
            None => PositionEditor::new(Arc::clone(&catalogue::all()[0]), &catalogue::all()[0].start()),
        }
    }

    /// Changes the position that is being set up. Undo brings back also one that another took the place of.
    pub(super) fn edit_laid(&mut self, edit: Edit) {
        let anew = match &edit {
            Edit::Table => Some(self.position_of_table()),
            Edit::From(rules, position) => Some(PositionEditor::new(Arc::clone(rules), position)),
            _ => None,
        };
        if anew.is_some() {
            self.show_editor(Screen::Position);
        }
        let words = &self.words;
        match (&mut self.screens.position, anew) {
            (Some(draft), Some(anew)) => draft.change(None, |editor| *editor = anew),
            (None, Some(anew)) => self.screens.position = Some(Draft::new(anew)),
            // What is looked at is no change.
            (Some(draft), None) if matches!(edit, Edit::Select(_)) => draft.note(|editor| editor.edit(edit, words)),
            (Some(draft), None) => draft.change(edit.field(), |editor| editor.edit(edit, words)),
            (None, None) => {}
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
            self.screens.position = None;
        }
    }

    /// Asks where to save the position that is set up: as a session without turns.
    pub(super) fn ask_where_to_save_position(&mut self) -> Vec<Effect> {
        let Some(editor) = self.position_editor().filter(|editor| editor.position().is_ok()) else { return self.play_position() };
        let suggested = PathBuf::from(&editor.rules().spec().id).with_extension(file::ENDING);
        vec![Effect::AskPath(Purpose::SavePosition, Some(suggested))]
    }

    pub(super) fn write_position(&mut self, path: PathBuf, existing: Existing) -> Vec<Effect> {
        let Some(draft) = &mut self.screens.position else { return Vec::new() };
        let Ok(position) = draft.now().position() else { return Vec::new() };
        let session = Box::new(Session::from_position(Arc::clone(draft.now().rules()), position));
        draft.is_being_written();
        vec![Effect::WritePosition { path, session, existing }]
    }

    pub(super) fn position_saved(&mut self, path: PathBuf, result: Result<(), String>) -> Vec<Effect> {
        let file = path.display().to_string();
        match result {
            Ok(()) => {
                self.path_did(Purpose::SavePosition);
                self.settings.remember(path);
                self.say(NoticeKind::Done, say!(self.words, "notice-saved", file = file));
                self.screens.position.iter_mut().for_each(Draft::is_written);
                self.go_on_after_saving()
            }
            Err(why) => {
                self.was_not_saved(Purpose::SavePosition, &path, &why);
                Vec::new()
            }
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
