//! Changes to the variations of a session, and their undoing.

use super::Table;
use crate::session::turn_list::TurnList;
use crate::session::{Node, Session};

/// So many edits can be undone.
const EDITS: usize = 20;

/// An edit that was made.
#[derive(Clone, Debug)]
pub(super) struct Edited {
    /// The session before it.
    before: Session,
    /// The revision before it.
    from: u64,
    /// The revision after it: while it stays, nothing else was done.
    to: u64,
}

impl Table {
    /// Whether what is shown is a variation, so that it can become the main line.
    pub fn is_variation(&self) -> bool {
        self.session.is_variation(self.session.cursor())
    }

    /// Makes the line to the cursor the main line.
    pub fn promote(&mut self) {
        if self.is_variation() {
            self.edit(|session| session.promote(session.cursor()));
        }
    }

    /// Takes the last move that is shown out, with all that was played after it.
    pub fn remove(&mut self) {
        if !self.may_take_back() {
            self.refused_by_manners();
        } else if self.session.cursor() != Node::START {
            self.edit(|session| session.remove(session.cursor()));
            self.go_on_after_round();
            self.wait_for_person();
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Session)) {
        let (before, from) = (self.session.clone(), self.revision);
        change(&mut self.session);
        self.changed();
        if self.edits.len() == EDITS {
            self.edits.remove(0);
        }
        self.edits.push(Edited { before, from, to: self.revision });
        self.renumbered();
    }

    /// Something was changed that is not part of the tree's shape: undoing an edit leaves it as it is now.
    pub(super) fn changed_beside_edits(&mut self, change: impl Fn(&mut Session)) {
        let last = self.revision;
        self.changed();
        for edited in &mut self.edits {
            change(&mut edited.before);
        }
        if let Some(edited) = self.edits.last_mut().filter(|edited| edited.to == last) {
            edited.to = self.revision;
        }
    }

    fn renumbered(&mut self) {
        self.edition += 1;
        self.list = TurnList::new(&self.session);
        self.show_cursor();
    }

    /// Whether the last thing done was an edit.
    pub fn can_undo_edit(&self) -> bool {
        self.edits.last().is_some_and(|edited| edited.to == self.revision)
    }

    /// Undoes the last edit, if nothing was changed since. Says whether it was so.
    pub(super) fn undo_edit(&mut self) -> bool {
        let Some(Edited { before, from, .. }) = self.edits.pop_if(|edited| edited.to == self.revision) else { return false };
        self.session = before;
        self.changed();
        // Where nothing was done between it and the edit before, that one can be undone now.
        if let Some(earlier) = self.edits.last_mut().filter(|earlier| earlier.to == from) {
            earlier.to = self.revision;
        }
        self.renumbered();
        self.wait_for_person();
        true
    }
}
