//! A game played from the turns somebody wrote, as both the telling and the JSON need it.

use std::sync::Arc;

use super::words;
use crate::rules::{BySide, Event, Position, Rules};
use crate::session::{Match, Move, Session, Stage};
use crate::words::{Teller, say};

/// A match, and what was told in it since it was last asked.
pub(super) struct Game<'a> {
    pub(super) teller: Teller<'a>,
    pub(super) played: Match,
    /// How many turns were played; an arrangement is none.
    pub(super) turns: usize,
    /// Every move, the default arrangements with them.
    moves: Vec<Move>,
    start: Position,
    told: Vec<Event>,
}

/// Why a turn that somebody wrote is not played.
pub(super) struct Refused {
    /// Which turn of the game it would be, from 1.
    pub(super) turn: usize,
    /// The turn and the reason, in a sentence.
    pub(super) why: String,
}

impl<'a> Game<'a> {
    pub(super) fn new(rules: &'a Arc<Rules>, names: &'a BySide<String>, start: Position) -> Self {
        let mut told = Vec::new();
        let played = Match::new(Arc::clone(rules), start, |event| told.push(event));
        Self { teller: Teller { words: words(), rules, names }, played, turns: 0, moves: Vec::new(), start, told }
    }

    /// The position it started from.
    pub(super) const fn start(&self) -> &Position {
        &self.start
    }

    /// What happened since this was last asked.
    pub(super) fn take_told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.told)
    }

    /// Reads a move, without playing it.
    pub(super) fn read(&self, text: &str) -> Result<Move, Refused> {
        Move::parse(self.teller.rules, text).map_err(|error| self.refused(text, &words().move_text_error(self.teller.rules, &error)))
    }

    /// Takes default arrangements until the match waits for a turn, or is over.
    pub(super) fn set_out(&mut self) {
        while let Stage::Arrange { .. } = self.played.stage() {
            let chosen = Move::Arrange(self.played.default_arrangement());
            if self.played.play(&chosen, |event| self.told.push(event)).is_err() {
                // The default arrangement is always allowed.
                return;
            }
            self.moves.push(chosen);
        }
    }

    /// Plays a move.
    pub(super) fn play(&mut self, text: &str, chosen: &Move) -> Result<(), Refused> {
        let position = *self.played.position();
        let played = self.played.play(chosen, |event| self.told.push(event));
        played.map_err(|why| self.refused(text, &self.teller.refused(&position, &why)))?;
        self.moves.push(chosen.clone());
        self.turns += usize::from(matches!(chosen, Move::Sow(_)));
        Ok(())
    }

    /// After the last move: takes default arrangements where these alone end the match.
    pub(super) fn close(&mut self) {
        let (before, moves, told) = (self.played.clone(), self.moves.len(), self.told.len());
        self.set_out();
        if self.played.stage() == Stage::Turn {
            self.played = before;
            self.moves.truncate(moves);
            self.told.truncate(told);
        }
    }

    /// The game as a session.
    pub(super) fn session(&self) -> Session {
        let mut session = Session::from_position(Arc::clone(self.played.rules()), self.start);
        for chosen in &self.moves {
            // Each was played before, from the same start.
            let _ = session.play(chosen.clone());
        }
        session
    }

    fn refused(&self, text: &str, why: &str) -> Refused {
        let turn = self.turns + 1;
        Refused { turn, why: say!(words(), "cli-refused", number = turn, turn = text, why = why) }
    }
}
