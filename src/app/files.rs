//! Opening and saving, as far as no file is touched.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::keeping::Kept;
use super::question::{Fitness, Loss, Losses, Purpose, Question};
use super::{Access, Action, App, Command, Effect, Existing, NoticeKind, Origin, Saved};
use crate::session::{Session, Snapshot, file};
use crate::words::say;

/// A session that left the table for another.
#[derive(Clone, Debug, PartialEq)]
pub struct Displaced {
    /// The session, as it was then.
    pub session: Snapshot,
    /// What was done with it on the table.
    pub handled: Handled,
}

/// What is known of files.
#[derive(Debug, Default)]
pub(super) struct Files {
    /// Where the session was last saved, and at which revision.
    pub(super) saved: Saved,
    /// What goes on once what is being saved is saved, the last one first.
    pub(super) after_saving: Vec<AfterSaving>,
    /// Whether what is not saved is kept for the next start.
    pub(super) kept: Kept,
    /// The recent files that are gone, as far as was looked.
    pub(super) gone: BTreeSet<PathBuf>,
}

/// What goes on once something is saved.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum AfterSaving {
    /// The rule set that is being made is saved too.
    SaveRules,
    /// The position that is being set up is saved too.
    SavePosition,
    /// What was asked for is done, and nothing more is asked about it.
    Leave(Action),
}

/// What was done with a session since it was put on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// It was looked at: the day it was last played on stays.
    LookedAt,
    /// It was changed.
    Changed,
}

impl App {
    /// Does something that takes the session from the table, after asking where it has changes that are not saved.
    ///
    /// A session without a file of the person's own goes to the past games by itself, so that only leaving the program asks.
    pub(super) fn unless_unsaved(&mut self, asked: Action) -> Vec<Effect> {
        let Some(losses) = self.losses(&asked) else { return self.leave(asked) };
        self.display.question = Some(Question::Unsaved { losses, then: Box::new(asked) });
        Vec::new()
    }

    /// What would be lost: the session only where it is in no place that the program keeps; rules and a position with the
    /// program itself, or where others take their place.
    fn losses(&self, asked: &Action) -> Option<Losses> {
        let leaves = matches!(asked, Action::Command(Command::Quit) | Action::StartMuseum);
        let replaces_rules = matches!(asked, Action::EditRules(_) | Action::RulesOpened(..));
        let replaces_position = matches!(asked, Action::EditPosition(_));
        let leaves_table = self.files.saved.path.is_some() && !replaces_rules && !replaces_position;
        let fitness = |is_sound| if is_sound { Fitness::Sound } else { Fitness::Flawed };
        let session = (self.is_unsaved() && (leaves || leaves_table)).then_some((Loss::Session, Fitness::Sound));
        let rules = self.rules_editor().filter(|editor| (leaves || replaces_rules) && editor.is_unsaved());
        let rules = rules.map(|editor| (Loss::Rules, fitness(editor.rules().is_ok())));
        let position = self.position_editor().filter(|editor| (leaves || replaces_position) && editor.is_unsaved());
        let position = position.map(|editor| (Loss::Position, fitness(editor.position().is_ok())));
        Losses::of([session, rules, position].into_iter().flatten())
    }

    /// Goes on with what waits for something to be saved.
    pub(super) fn go_on_after_saving(&mut self) -> Vec<Effect> {
        match self.files.after_saving.pop() {
            Some(AfterSaving::SaveRules) => self.ask_where_to_save_rules(),
            Some(AfterSaving::SavePosition) => self.ask_where_to_save_position(),
            // It may have been played on while it was being saved.
            Some(AfterSaving::Leave(asked)) if self.is_unsaved() => self.unless_unsaved(asked),
            Some(AfterSaving::Leave(asked)) => self.leave(asked),
            None => Vec::new(),
        }
    }

    /// Does something that loses the session, without asking.
    ///
    /// Until another session has really taken its place it keeps its changes: a file may not open, or none be chosen.
    pub(super) fn leave(&mut self, asked: Action) -> Vec<Effect> {
        match asked {
            Action::Command(Command::Open) => {
                let last = self.files.saved.path.as_ref().or_else(|| self.settings.recent.first());
                vec![Effect::AskPath(Purpose::Open, last.cloned())]
            }
            Action::Command(Command::Quit) => vec![Effect::Quit],
            Action::StartMuseum => vec![Effect::StartMuseum(self.settings.museum_minutes), Effect::Quit],
            Action::OpenFile(path) => vec![Effect::Read(vec![path])],
            Action::OpenFirst(paths) => vec![Effect::Read(paths)],
            Action::New(rules) => self.put_on_table(self.begin(rules), None, None),
            Action::Again(sides) => self.again(sides),
            Action::PutOnTable(session) => self.put_on_table(*session, None, None),
            Action::OpenRecord(name) => self.open_record(name),
            Action::EditRules(edit) => {
                self.edit_rules(edit);
                Vec::new()
            }
            Action::EditPosition(edit) => {
                self.edit_laid(edit);
                Vec::new()
            }
            Action::RulesOpened(path, result) => {
                self.rules_opened(&path, result);
                Vec::new()
            }
            other => self.do_action(other),
        }
    }

    pub(super) fn save(&mut self) -> Vec<Effect> {
        match (self.files.saved.path.clone(), self.files.saved.access) {
            (Some(path), Access::Writable) => self.write(path, Existing::AsLeft),
            (Some(_), Access::ReadOnly) | (None, _) => self.save_as(),
        }
    }

    pub(super) fn save_as(&mut self) -> Vec<Effect> {
        let Some(table) = &self.table else { return Vec::new() };
        let suggested =
            self.files.saved.path.clone().unwrap_or_else(|| PathBuf::from(&table.session().rules().spec().id).with_extension(file::ENDING));
        vec![Effect::AskPath(Purpose::Save, Some(suggested))]
    }

    pub(super) fn write(&self, path: PathBuf, existing: Existing) -> Vec<Effect> {
        self.table.as_ref().map_or_else(Vec::new, |table| {
            vec![Effect::Write { path, session: Box::new(table.session().clone()), revision: table.revision(), existing }]
        })
    }

    pub(super) fn path_chosen(&mut self, purpose: Purpose, path: Option<PathBuf>) -> Vec<Effect> {
        match (purpose, path) {
            (purpose, None) => {
                self.files.after_saving.clear();
                if purpose == Purpose::Export {
                    self.give_up_export();
                }
                Vec::new()
            }
            (purpose, Some(path)) => self.use_file(purpose, path, Existing::Ask),
        }
    }

    /// Does with a file what it was asked for.
    pub(super) fn use_file(&mut self, purpose: Purpose, path: PathBuf, existing: Existing) -> Vec<Effect> {
        match purpose {
            Purpose::Open => vec![Effect::Read(vec![path])],
            Purpose::Save => self.write(path, existing),
            Purpose::SaveRules => self.write_rules(path, existing),
            Purpose::SavePosition => self.write_position(path, existing),
            Purpose::Export => self.export_to(path, existing),
        }
    }

    /// What was done with the session since it was put on the table.
    pub fn handled(&self) -> Handled {
        let changed = self.table.as_ref().is_some_and(|table| table.revision() != self.files.saved.since);
        if changed { Handled::Changed } else { Handled::LookedAt }
    }

    /// The session on the table, as it becomes a past game; none where it is as a new one, or where all of it is in a file of
    /// the person's own that it was opened from.
    pub(super) fn displaced(&self) -> Option<Displaced> {
        let session = self.table.as_ref().map(super::Table::session).filter(|session| !session.is_untouched())?;
        let in_its_file = self.files.saved.origin == Origin::File && !self.is_unsaved();
        (!in_its_file).then(|| Displaced { session: session.snapshot(), handled: self.handled() })
    }

    pub(super) fn opened(&mut self, path: PathBuf, result: Result<Box<Session>, String>) -> Vec<Effect> {
        match result {
            Ok(session) => {
                self.path_did(Purpose::Open);
                self.settings.remember(path.clone());
                self.put_on_table(*session, Some(path), None)
            }
            Err(why) => {
                self.was_not_opened(&path, &why);
                Vec::new()
            }
        }
    }

    /// A file could not be opened: said beside its path where that was typed here.
    pub(super) fn was_not_opened(&mut self, path: &Path, why: &str) {
        let told = say!(self.words, "notice-not-opened", file = path.display().to_string(), why = why);
        if !self.path_failed(Purpose::Open, &told) {
            self.say(NoticeKind::Failed, told);
        }
    }

    /// The session kept from the last time lies in a file, if it is still as it was then.
    pub(super) fn lies_in(&mut self, path: PathBuf) {
        let as_kept = self.table.as_ref().is_some_and(|table| table.revision() == 0 && self.files.saved.since == 0);
        if as_kept && self.files.saved.path.is_none() {
            self.files.saved.path = Some(path);
            self.files.saved.revision = Some(0);
        }
    }

    /// The file that lies on the table may only be read: it is shown, and saved elsewhere.
    pub(super) fn is_protected(&mut self, path: &Path) {
        if self.files.saved.path.as_deref() == Some(path) {
            self.files.saved.access = Access::ReadOnly;
            self.say(NoticeKind::Done, say!(self.words, "notice-read-only", file = path.display().to_string()));
        }
    }

    pub(super) fn was_saved(&mut self, path: PathBuf, revision: u64, result: Result<(), String>) -> Vec<Effect> {
        match result {
            Ok(()) => {
                self.path_did(Purpose::Save);
                self.say(NoticeKind::Done, say!(self.words, "notice-saved", file = path.display().to_string()));
                self.settings.remember(path.clone());
                // The answer may come when another session lies on the table, which is in no file yet.
                if revision >= self.files.saved.since {
                    self.files.saved.path = Some(path);
                    self.files.saved.revision = Some(revision);
                    self.files.saved.access = Access::Writable;
                }
                self.go_on_after_saving()
            }
            Err(why) => {
                self.was_not_saved(Purpose::Save, &path, &why);
                Vec::new()
            }
        }
    }

    /// Something could not be saved: what waited for it does not go on, unless another path can still be given.
    pub(super) fn was_not_saved(&mut self, purpose: Purpose, path: &Path, why: &str) {
        let told = say!(self.words, "notice-not-saved", file = path.display().to_string(), why = why);
        if !self.path_failed(purpose, &told) {
            self.files.after_saving.clear();
            self.say(NoticeKind::Failed, told);
        }
    }
}
