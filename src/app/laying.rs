//! Puts sessions on the table.

use std::path::PathBuf;
use std::sync::Arc;

use super::{App, Effect, Origin, Saved, Screen, Sides, Study, Table};
use crate::rules::BySide;
use crate::session::Session;

impl App {
    /// Puts the same game on the table again, with the same players and manners.
    pub(super) fn again(&mut self, sides: Sides) -> Vec<Effect> {
        let Some(table) = &self.table else { return Vec::new() };
        let before = table.session();
        let mut next = Session::new(Arc::clone(before.rules()));
        next.set_manners(before.manners());
        let players = before.players().clone();
        *next.players_mut() = match sides {
            Sides::Same => players,
            Sides::Changed => BySide { south: players.north, north: players.south },
        };
        self.put_on_table(next, None, None)
    }

    /// Puts another session on the table: from a file of the person's own, from the past games, or new.
    pub(super) fn put_on_table(&mut self, session: Session, path: Option<PathBuf>, record: Option<String>) -> Vec<Effect> {
        self.position_is_played(&session);
        self.rules_are_played(&session);
        let displaced = (self.table.is_some() || record.is_some()).then(|| Effect::Displace { before: self.displaced(), by: record });
        // Counted on, so that what is answered about an older session is known.
        let revision = self.table.as_ref().map_or(0, |table| table.revision() + 1);
        self.table = Some(Table::new(session, revision));
        self.study = Study::default();
        self.chance = self.chance.wrapping_add(1);
        let origin = if path.is_some() { Origin::File } else { Origin::Here };
        self.files.saved = Saved { path, revision: Some(revision), since: revision, origin, ..Saved::default() };
        self.screens.records.forget_opening();
        self.display.route.go(Screen::Table);
        self.display.notice = None;
        displaced.into_iter().collect()
    }
}
