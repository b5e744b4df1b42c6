//! Who sits at the table, and what persons ask of the computer.

use std::sync::Arc;

use super::study::Study;
use super::table::Computers;
use super::{App, Effect, NoticeKind, Screen, Table};
use crate::rules::{BySide, Rules, Side};
use crate::session::{Player, Seat, Session, Stage};
use crate::words::say;

impl App {
    /// A new match, with those at the table who sat there last.
    pub(super) fn begin(&self, rules: Arc<Rules>) -> Session {
        let mut session = Session::new(rules);
        *session.players_mut() = BySide::from_fn(|side| Player { seat: self.settings.seats[side], ..Player::default() });
        session
    }

    /// Seats a player, here and in the games begun later.
    pub(super) fn sit(&mut self, side: Side, seat: Seat) {
        self.settings.seats[side] = seat;
        if self.screen() == Screen::Table {
            self.at_table(|table| table.sit(side, seat));
        }
    }

    /// Whether a person sits at this side of the table.
    pub fn is_person(&self, side: Side) -> bool {
        self.table.as_ref().is_some_and(|table| table.session().players()[side].seat == Seat::Human)
    }

    /// The side of the one person who plays against a computer.
    pub fn lone_person(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.is_person(side) && !self.is_person(side.other()))
    }

    /// Who would win if the match at the table were stopped now; nothing by manners that forbid to count.
    pub fn who_is_ahead(&self) -> Option<String> {
        let table = self.table.as_ref().filter(|table| table.may_count())?;
        Some(self.teller(table, &self.names()).ahead(table.session().game()))
    }

    /// Changes what is looked into. By manners that forbid to count nothing is.
    pub(super) fn study_at_table(&mut self, change: impl FnOnce(&mut Study)) {
        match &self.table {
            Some(table) if table.may_count() => change(&mut self.study),
            Some(_) => self.say(NoticeKind::Failed, say!(self.words, "notice-no-counting")),
            None => {}
        }
    }

    /// A hint is for whoever chooses a turn.
    pub(super) fn hint(&mut self) {
        let Some(table) = &self.table else { return };
        let node = table.session().cursor();
        // One that waits to be read is not gone on from unread.
        if table.session().game().stage() == Stage::Turn && table.computer_to_choose().is_none() && !self.hint_waits(table) {
            self.study_at_table(|study| study.step_hint(node));
            if let Some(table) = &mut self.table {
                table.forgive();
                // What is asked for now is seen, and not the way from where the pointer happens to rest.
                table.point(None);
            }
        }
    }

    /// The computer plays with what it has found; where it waits, it plays on.
    pub(super) fn move_now(&mut self) -> Vec<Effect> {
        let thinks = self.computer_moves();
        let round_is_unread = self.table.as_ref().is_some_and(Table::waits_for_reader);
        self.at_table(|table| {
            if round_is_unread {
                table.go_on_after_round();
            } else {
                table.finish();
            }
            table.set_computers(Computers::Play);
        });
        // Where it waited it is asked only now.
        let asked = self.think();
        if !round_is_unread {
            self.has_read();
        }
        asked.into_iter().chain(thinks.then_some(Effect::AnswerNow)).collect()
    }
}
