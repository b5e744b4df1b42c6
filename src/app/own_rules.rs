//! Rule sets of one's own: made, played, saved and opened.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::draft::Draft;
use super::rules_editor::{Flaw, RuleEdit, RulesEditor};
use super::{Action, App, Effect, Existing, NoticeKind, Purpose, Screen};
use crate::catalogue;
use crate::rules::Rules;
use crate::session::Session;
use crate::words::say;

impl App {
    /// Makes a rule set: from that of the table to begin with. One that is under way is gone on with.
    pub(super) fn make_rules(&mut self) {
        if self.screens.make_rules.is_none() {
            let rules = self.table.as_ref().map_or(&catalogue::all()[0], |table| table.session().rules());
            self.screens.make_rules = Some(Box::new(Draft::new(RulesEditor::new(rules, self.words.own_name(rules)))));
        }
        self.show_editor(Screen::MakeRules);
    }

    /// Changes the rule set that is being made.
    pub(super) fn edit_rules(&mut self, edit: RuleEdit) {
        if let Some(draft) = &mut self.screens.make_rules {
            draft.change(edit.field(), |editor| editor.edit(edit));
        }
    }

    /// Starts a game by it.
    pub(super) fn play_rules(&mut self) -> Vec<Effect> {
        match self.rules_editor().map(RulesEditor::rules) {
            Some(Ok(rules)) => self.unless_unsaved(Action::New(Arc::new(rules))),
            Some(Err(flaw)) => {
                self.say(NoticeKind::Failed, self.rules_flaw(&flaw));
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Why the rule set that is being made cannot be played or saved yet.
    pub fn rules_flaw(&self, flaw: &Flaw) -> String {
        match flaw {
            Flaw::NoName => say!(self.words, "rules-no-name"),
            Flaw::NameTaken => say!(self.words, "rules-name-taken"),
            Flaw::Contradiction(why) => say!(self.words, "rules-wrong", why = self.words.rules_reason(why)),
        }
    }

    pub(super) fn ask_where_to_save_rules(&mut self) -> Vec<Effect> {
        let Some(Ok(rules)) = self.rules_editor().map(RulesEditor::rules) else { return self.play_rules() };
        let suggested = PathBuf::from(&rules.spec().id).with_extension(catalogue::ENDING);
        vec![Effect::AskPath(Purpose::SaveRules, Some(suggested))]
    }

    pub(super) fn write_rules(&mut self, path: PathBuf, existing: Existing) -> Vec<Effect> {
        let Some(draft) = &mut self.screens.make_rules else { return Vec::new() };
        let Ok(rules) = draft.now().rules() else { return Vec::new() };
        draft.is_being_written();
        vec![Effect::WriteRules { path, text: catalogue::write(rules.spec()), existing }]
    }

    /// Rules that are played are kept with the game.
    pub(super) fn rules_are_played(&mut self, session: &Session) {
        let played = session.rules().spec();
        if let Some(draft) = &mut self.screens.make_rules
            && draft.now().rules().is_ok_and(|rules| rules.spec() == played)
        {
            draft.keep();
        }
    }

    /// Rules were read: they take the place of those that are being made, after asking where those are not saved.
    pub(super) fn rules_found(&mut self, path: PathBuf, result: Result<Arc<Rules>, String>) -> Vec<Effect> {
        self.path_did(Purpose::Open);
        self.unless_unsaved(Action::RulesOpened(path, result))
    }

    pub(super) fn rules_opened(&mut self, path: &Path, result: Result<Arc<Rules>, String>) {
        match result {
            Ok(rules) => {
                let opened = RulesEditor::opened(&rules);
                match &mut self.screens.make_rules {
                    // Undo brings back those that were being made.
                    Some(draft) => draft.change(None, |editor| *editor = opened),
                    None => self.screens.make_rules = Some(Box::new(Draft::new(opened))),
                }
                self.show_editor(Screen::MakeRules);
            }
            Err(why) => self.was_not_opened(path, &why),
        }
    }

    pub(super) fn rules_saved(&mut self, path: PathBuf, result: Result<(), String>) -> Vec<Effect> {
        let file = path.display().to_string();
        match result {
            Ok(()) => {
                self.path_did(Purpose::SaveRules);
                self.settings.remember(path);
                self.say(NoticeKind::Done, say!(self.words, "notice-rules-saved", file = file));
                self.screens.make_rules.iter_mut().for_each(|draft| draft.is_written());
                self.go_on_after_saving()
            }
            Err(why) => {
                self.was_not_saved(Purpose::SaveRules, &path, &why);
                Vec::new()
            }
        }
    }
}
