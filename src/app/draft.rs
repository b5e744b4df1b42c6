//! A draft: something that is being made, with all it was before, so that no change to it is lost.

use super::Command;

/// The most changes that can be undone.
const CHANGES: usize = 500;

/// Something that is being made. Every change to it can be undone, also one that begins it anew. What is typed in one field
/// (`F`) in one go is one change.
#[derive(Debug)]
pub(super) struct Draft<T: Drafted, F> {
    now: T,
    /// The field that is being typed in.
    typing: Option<F>,
    /// What it was before each change, the last one last.
    before: Vec<T>,
    /// What it was before each change was undone, the last one last.
    after: Vec<T>,
    /// What of it is being written to a file.
    writing: Option<T::Form>,
}

/// What is made in a draft, and may lie in a file meanwhile.
pub(super) trait Drafted {
    /// What of it a file holds.
    type Form: Clone;

    /// That as it is now.
    fn form(&self) -> &Self::Form;

    /// As it was when it was begun, or last kept.
    fn kept(&self) -> &Self::Form;

    /// It is kept as this.
    fn keep(&mut self, kept: Self::Form);

    /// Whether two are states of one thing, and not one that took the place of the other.
    fn goes_on_from(&self, other: &Self) -> bool;
}

impl<T: Clone + PartialEq + Drafted, F: PartialEq> Draft<T, F> {
    /// It lies on the table as it is: no change that could be undone.
    pub(super) fn keep(&mut self) {
        self.now.keep(self.now.form().clone());
    }

    /// It is being written to a file as it is.
    pub(super) fn is_being_written(&mut self) {
        self.writing = Some(self.now.form().clone());
    }

    /// It lies in a file as it was when it began to be written.
    pub(super) fn is_written(&mut self) {
        if let Some(written) = self.writing.take() {
            self.now.keep(written);
        }
    }

    /// Undoes the last change, or does it again. What was saved stays saved, whatever was made before and after it.
    pub(super) fn step(&mut self, command: Command) {
        let now = self.now.clone();
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            _ => {}
        }
        if self.now.goes_on_from(&now) {
            self.now.keep(now.kept().clone());
        }
    }

    /// Begins with this.
    pub(super) const fn new(now: T) -> Self {
        Self { now, typing: None, before: Vec::new(), after: Vec::new(), writing: None }
    }

    /// What it is now.
    pub(super) const fn now(&self) -> &T {
        &self.now
    }

    /// Changes it, in a field where it is typed. What was undone before cannot be done again then.
    pub(super) fn change(&mut self, field: Option<F>, change: impl FnOnce(&mut T)) {
        let before = self.now.clone();
        change(&mut self.now);
        if self.now == before {
            return;
        }
        if field.is_none() || self.typing != field {
            if self.before.len() == CHANGES {
                self.before.remove(0);
            }
            self.before.push(before);
        }
        self.typing = field;
        self.after.clear();
    }

    /// What is typed from now on is another change.
    pub(super) fn end_typing(&mut self) {
        self.typing = None;
    }

    /// Changes what is no part of the work, and so nothing that can be undone: what is looked at.
    pub(super) fn note(&mut self, note: impl FnOnce(&mut T)) {
        note(&mut self.now);
    }

    /// Whether anything was changed, so that there is something to undo.
    pub(super) const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether anything was undone, so that it can be done again.
    pub(super) const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Undoes the last change.
    fn undo(&mut self) {
        self.end_typing();
        if let Some(before) = self.before.pop() {
            self.after.push(std::mem::replace(&mut self.now, before));
        }
    }

    /// Does again what was undone last.
    fn redo(&mut self) {
        self.end_typing();
        if let Some(after) = self.after.pop() {
            self.before.push(std::mem::replace(&mut self.now, after));
        }
    }
}
