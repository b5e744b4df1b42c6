//! Opening and saving, as far as no file is touched.

use std::path::PathBuf;

use super::question::{Purpose, Question};
use super::{Action, App, Effect, Existing, NoticeKind};
use crate::session::Session;
use crate::words::say;

/// How the name of a session file ends.
const ENDING: &str = "ron";

impl App {
    /// Does something that would lose the session, after asking where it has changes that are in no file.
    pub(super) fn unless_unsaved(&mut self, asked: Action, go_on: impl FnOnce(&mut Self) -> Vec<Effect>) -> Vec<Effect> {
        if self.is_unsaved() {
            self.question = Some(Question::Unsaved { then: Box::new(asked) });
            return Vec::new();
        }
        go_on(self)
    }

    /// The changes are not wanted.
    pub(super) fn forget_changes(&mut self) {
        if let Some(table) = &self.table {
            self.saved.revision = table.revision();
        }
    }

    pub(super) fn save(&mut self) -> Vec<Effect> {
        match self.saved.path.clone() {
            Some(path) => self.write(path, Existing::Replace),
            None => self.save_as(),
        }
    }

    pub(super) fn save_as(&mut self) -> Vec<Effect> {
        let Some(table) = &self.table else { return Vec::new() };
        let suggested = self.saved.path.clone().unwrap_or_else(|| PathBuf::from(&table.session().rules().spec().id).with_extension(ENDING));
        vec![Effect::AskPath(Purpose::Save, Some(suggested))]
    }

    pub(super) fn write(&self, path: PathBuf, existing: Existing) -> Vec<Effect> {
        self.table.as_ref().map_or_else(Vec::new, |table| {
            vec![Effect::Write { path, session: Box::new(table.session().clone()), revision: table.revision(), existing }]
        })
    }

    pub(super) fn path_chosen(&mut self, purpose: Purpose, path: Option<PathBuf>) -> Vec<Effect> {
        match (purpose, path) {
            (_, None) => {
                self.after_saving = None;
                Vec::new()
            }
            (Purpose::Open, Some(path)) => vec![Effect::Read(path)],
            (Purpose::Save, Some(path)) => {
                // What the ending adds the system's window did not see, so the question whether to replace is asked here.
                let path = if path.extension().is_some() { path } else { path.with_extension(ENDING) };
                self.write(path, Existing::Ask)
            }
        }
    }

    pub(super) fn open_file(&mut self, path: PathBuf) -> Vec<Effect> {
        self.unless_unsaved(Action::OpenFile(path.clone()), |_| vec![Effect::Read(path)])
    }

    /// Opens a file that was named as the program was started: what was kept from the last time does not ask first.
    pub fn open_at_start(&mut self, path: PathBuf) -> Vec<Effect> {
        self.forget_changes();
        vec![Effect::Read(path)]
    }

    pub(super) fn opened(&mut self, path: PathBuf, result: Result<Box<Session>, String>) {
        match result {
            Ok(session) => {
                self.settings.remember(path.clone());
                self.put_on_table(*session, Some(path));
            }
            Err(why) => self.say(NoticeKind::Failed, say!(self.words, "notice-not-opened", file = path.display().to_string(), why = why)),
        }
    }

    pub(super) fn was_saved(&mut self, path: PathBuf, revision: u64, result: Result<(), String>) -> Vec<Effect> {
        match result {
            Ok(()) => {
                self.say(NoticeKind::Done, say!(self.words, "notice-saved", file = path.display().to_string()));
                self.settings.remember(path.clone());
                self.saved = super::Saved { path: Some(path), revision };
                self.after_saving.take().map_or_else(Vec::new, |then| self.do_action(then))
            }
            Err(why) => {
                self.after_saving = None;
                self.say(NoticeKind::Failed, say!(self.words, "notice-not-saved", file = path.display().to_string(), why = why));
                Vec::new()
            }
        }
    }
}
