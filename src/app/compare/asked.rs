//! What can be asked of readings side by side.

use std::sync::Arc;

use super::Comparison;
use crate::app::{App, NoticeKind, Screen, Table};
use crate::rules::options::RuleOption;
use crate::rules::{Hole, Rules};
use crate::words::say;

/// Something that is asked of readings side by side.
#[derive(Clone, Debug, PartialEq)]
pub enum CompareAction {
    /// Compares the position on the table.
    Here,
    /// Shows the example of an option.
    Example(RuleOption),
    /// Plays another hole.
    Choose(Hole),
    /// Plays the hole the other way round.
    TurnRound,
    /// Puts another reading on a board.
    Read(usize, Arc<Rules>),
    /// Adds a board.
    Add,
    /// Takes a board away.
    Remove(usize),
    /// Goes to where the readings part.
    ToParting,
}

impl App {
    pub(in crate::app) fn compare(&mut self, action: CompareAction) {
        match action {
            CompareAction::Here => {
                if self.table().is_some_and(|table| !table.may_count()) {
                    self.say(NoticeKind::Failed, say!(self.words(), "notice-no-counting"));
                } else if let Some(comparison) = self.table().and_then(Comparison::here) {
                    self.show_comparison(comparison);
                }
            }
            CompareAction::Example(option) => {
                if let Some(comparison) = Comparison::of_option(option) {
                    self.show_comparison(comparison);
                }
            }
            _ => {
                let Some(comparison) = &mut self.screens.compare else { return };
                match action {
                    CompareAction::Choose(hole) => comparison.choose(hole),
                    CompareAction::TurnRound => comparison.turn_round(),
                    CompareAction::Read(board, rules) => comparison.read(board, rules),
                    CompareAction::Add => comparison.add(),
                    CompareAction::Remove(board) => comparison.remove(board),
                    CompareAction::ToParting => comparison.to_parting(),
                    CompareAction::Here | CompareAction::Example(_) => {}
                }
            }
        }
    }

    fn show_comparison(&mut self, comparison: Comparison) {
        self.at_table(|table: &mut Table| table.run(false));
        self.screens.compare = Some(comparison);
        self.enter_examples(Screen::Compare);
    }
}
