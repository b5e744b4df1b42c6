//! Rule sets of one's own: made, played, saved and opened.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files::ENDING;
use super::rules_editor::{RuleEdit, RulesEditor};
use super::{Action, App, Effect, Existing, NoticeKind, Purpose, Screen};
use crate::catalogue;
use crate::rules::Rules;
use crate::words::say;

impl App {
    /// The rule set that is being made.
    pub const fn rules_editor(&self) -> Option<&RulesEditor> {
        self.rules_editor.as_ref()
    }

    /// Makes a rule set: from that of the table to begin with. One that is under way is gone on with.
    pub(super) fn make_rules(&mut self) {
        if self.rules_editor.is_none() {
            let rules = self.table.as_ref().map_or(&catalogue::all()[0], |table| table.session().rules());
            self.rules_editor = Some(RulesEditor::new(rules));
        }
        self.screen = Screen::MakeRules;
    }

    /// Changes the rule set that is being made.
    pub(super) fn edit_rules(&mut self, edit: RuleEdit) {
        if let Some(editor) = &mut self.rules_editor {
            editor.edit(edit);
        }
    }

    /// Starts a game by it.
    pub(super) fn play_rules(&mut self) -> Vec<Effect> {
        match self.rules_editor.as_ref().map(RulesEditor::rules) {
            Some(Ok(rules)) => self.unless_unsaved(Action::New(Arc::new(rules))),
            Some(Err(why)) => {
                self.say(NoticeKind::Failed, say!(self.words, "rules-wrong", why = self.words.rules_error(&why)));
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    pub(super) fn ask_where_to_save_rules(&mut self) -> Vec<Effect> {
        let Some(Ok(rules)) = self.rules_editor.as_ref().map(RulesEditor::rules) else { return self.play_rules() };
        let suggested = PathBuf::from(&rules.spec().id).with_extension(ENDING);
        vec![Effect::AskPath(Purpose::SaveRules, Some(suggested))]
    }

    pub(super) fn write_rules(&self, path: PathBuf, existing: Existing) -> Vec<Effect> {
        let rules = self.rules_editor.as_ref().and_then(|editor| editor.rules().ok());
        let text = rules.map(|rules| catalogue::write(rules.spec()));
        text.map(|text| Effect::WriteRules { path, text, existing }).into_iter().collect()
    }

    pub(super) fn rules_opened(&mut self, path: &Path, result: Result<Arc<Rules>, String>) {
        match result {
            Ok(rules) => {
                self.rules_editor = Some(RulesEditor::new(&rules));
                self.screen = Screen::MakeRules;
            }
            Err(why) => {
                self.say(NoticeKind::Failed, say!(self.words, "notice-not-opened", file = path.display().to_string(), why = why));
            }
        }
    }

    pub(super) fn rules_saved(&mut self, path: PathBuf, result: Result<(), String>) {
        let file = path.display().to_string();
        match result {
            Ok(()) => {
                self.settings.remember(path);
                self.say(NoticeKind::Done, say!(self.words, "notice-rules-saved", file = file));
            }
            Err(why) => self.say(NoticeKind::Failed, say!(self.words, "notice-not-saved", file = file, why = why)),
        }
    }
}
