//! Changes to the variations of a session, and their undoing.

use super::Table;
use crate::app::turn_list::TurnList;
use crate::session::{Node, Session};

/// So many edits can be undone.
const EDITS: usize = 20;

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
            self.wait_for_person();
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Session)) {
        let before = self.session.clone();
        change(&mut self.session);
        self.changed();
        if self.edits.len() == EDITS {
            self.edits.remove(0);
        }
        self.edits.push((self.revision, before));
        self.renumbered();
    }

    fn renumbered(&mut self) {
        self.edition += 1;
        self.list = TurnList::new(&self.session);
        self.show_cursor();
    }

    /// Undoes the last edit, if nothing was changed since. Says whether it was so.
    pub(super) fn undo_edit(&mut self) -> bool {
        match self.edits.pop() {
            Some((revision, before)) if revision == self.revision => {
                self.session = before;
                self.changed();
                // What was edited before can be undone now.
                if let Some((earlier, _)) = self.edits.last_mut() {
                    *earlier = self.revision;
                }
                self.renumbered();
                true
            }
            last => {
                self.edits.extend(last);
                false
            }
        }
    }
}
