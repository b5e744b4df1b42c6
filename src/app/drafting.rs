//! What is being made beside the table: kept while the program runs, undone step by step, and asked about before it is lost.

use super::draft::Draft;
use super::position_editor::{self, PositionEditor};
use super::rules_editor::{self, RulesEditor};
use super::{App, Command, Screen};

/// The position that is being set up, with all it was before.
pub(super) type PositionDraft = Draft<PositionEditor, position_editor::Field>;

/// The rule set that is being made, with all it was before.
pub(super) type RulesDraft = Draft<RulesEditor, rules_editor::Field>;

impl App {
    /// Shows an editor, from which the way leads back to the table, where there is one.
    pub(super) fn show_editor(&mut self, editor: Screen) {
        self.display.route.go(if self.table.is_some() { Screen::Table } else { Screen::Home });
        self.display.route.enter(editor);
    }

    /// The position that is being set up.
    pub fn position_editor(&self) -> Option<&PositionEditor> {
        self.screens.position.as_ref().map(Draft::now)
    }

    /// The rule set that is being made.
    pub fn rules_editor(&self) -> Option<&RulesEditor> {
        self.screens.make_rules.as_deref().map(Draft::now)
    }

    /// Whether a rule set is being made that would be lost with the program: it is in no file, and in no game.
    pub fn has_unsaved_rules(&self) -> bool {
        self.rules_editor().is_some_and(RulesEditor::is_unsaved)
    }

    /// Whether a position is being set up that would be lost with the program: it is in no file, and in no game.
    pub fn has_unsaved_position(&self) -> bool {
        self.position_editor().is_some_and(PositionEditor::is_unsaved)
    }

    /// What is typed from now on is another change than what was typed before.
    pub(super) fn end_typing(&mut self) {
        if let Some(draft) = &mut self.screens.position {
            draft.end_typing();
        }
        if let Some(draft) = &mut self.screens.make_rules {
            draft.end_typing();
        }
    }

    /// Whether undoing or doing again would change what is being made on the screen; none where nothing is, or for any other
    /// command.
    pub(super) fn can_draft(&self, command: Command) -> Option<bool> {
        match (self.screen(), command) {
            (Screen::Position, Command::Undo) => self.screens.position.as_ref().map(Draft::can_undo),
            (Screen::Position, Command::Redo) => self.screens.position.as_ref().map(Draft::can_redo),
            (Screen::MakeRules, Command::Undo) => self.screens.make_rules.as_deref().map(Draft::can_undo),
            (Screen::MakeRules, Command::Redo) => self.screens.make_rules.as_deref().map(Draft::can_redo),
            _ => None,
        }
    }

    /// Undoes a change to what is being made on the screen, or does it again.
    pub(super) fn draft(&mut self, command: Command) {
        match (self.screen(), &mut self.screens.position, &mut self.screens.make_rules) {
            (Screen::Position, Some(draft), _) => draft.step(command),
            (Screen::MakeRules, _, Some(draft)) => draft.step(command),
            _ => {}
        }
    }
}
