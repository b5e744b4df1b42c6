//! Turns in a few words: in the list of turns, and for those who hear what they do not see.

use super::{App, Table};
use crate::session::turn_list::Row;
use crate::session::{Ending, Move, Node, Stage};
use crate::words::say;

impl App {
    /// The number of a turn in the list: of its round, and of the turn in it.
    pub fn row_number(&self, row: &Row) -> String {
        match row.turn {
            0 => say!(self.words, "panel-round", round = row.round),
            turn => say!(self.words, "panel-turn-number", round = row.round, turn = turn),
        }
    }

    /// A move that is no turn, in words: a round that was set out, a match that was ended.
    pub fn move_told(&self, table: &Table, node: Node) -> Option<String> {
        match table.session().played(node)? {
            Move::Sow(_) => None,
            Move::Arrange(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
                Some(say!(self.words, "panel-sets-out", numbers = numbers.join(" ")))
            }
            Move::End(Ending::Resigned(side)) => Some(say!(self.words, "panel-gave-up", player = self.names()[*side])),
            Move::End(Ending::Agreed) => Some(say!(self.words, "panel-agreed")),
        }
    }

    /// What came of a turn. What was taken is not told by manners that forbid to count.
    pub fn row_summary(&self, table: &Table, row: &Row) -> String {
        let names = self.names();
        let is_turn = matches!(table.session().played(row.node), Some(Move::Sow(_)));
        let summary =
            if table.may_count() && is_turn { self.teller(table, &names).summary(&row.before, &row.events) } else { String::new() };
        if table.session().comment(row.node).is_empty() { summary } else { say!(self.words, "panel-noted", summary = summary) }
    }

    /// A turn of the list: its number, who played it, and what came of it.
    pub fn row_told(&self, table: &Table, row: &Row) -> String {
        let player = row.side.map(|side| self.names()[side].clone()).unwrap_or_default();
        let (number, summary) = (self.row_number(row), self.row_summary(table, row));
        match (self.move_told(table, row.node), row.side) {
            (Some(told), Some(_)) => return say!(self.words, "panel-row-told", number = number, player = player, turn = told),
            (Some(told), None) => return say!(self.words, "panel-row-ended", number = number, turn = told),
            (None, _) => {}
        }
        say!(self.words, "panel-row", number = number, turn = row.text, player = player, summary = summary)
    }

    /// Where the game stands once nothing moves any more: the last turn, and what is to be done. It is another text after
    /// every turn, also after one that was taken back, so that a screen reader says it; empty while something moves.
    pub fn announced(&self, table: &Table) -> String {
        if !table.is_at_rest() || self.exercise().is_some() {
            return String::new();
        }
        let player = &self.names()[table.chooser()];
        let next = match table.session().game().stage() {
            Stage::Turn => say!(self.words, "announce-turn", player = player),
            Stage::Arrange { .. } => say!(self.words, "announce-arrange", player = player),
            Stage::Over(outcome) => {
                let result = self.teller(table, &self.names()).match_result(table.session().game(), outcome);
                say!(self.words, "announce-over", result = result.headline, why = result.detail)
            }
        };
        match table.rows().iter().find(|row| row.node == table.session().cursor()) {
            Some(row) => say!(self.words, "announce-after", turn = self.row_told(table, row), next = next),
            None => say!(self.words, "announce-start", next = next),
        }
    }
}
