//! The list of turns: a row for each move on the line that is shown.

use std::sync::Arc;

use super::{Match, Move, Node, Session, Stage, Told};
use crate::rules::{Deaf, Event, Position, Side};

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its place in the session.
    pub node: Node,
    /// The round it was played in, from 1.
    pub round: usize,
    /// The number of the turn in the round, from 1; of an arrangement, 0.
    pub turn: u32,
    /// Who played it; of an agreed end, nobody.
    pub side: Option<Side>,
    /// The move as text.
    pub text: String,
    /// The position it was played in.
    pub before: Position,
    /// What happened in it.
    pub events: Vec<Event>,
    /// The other moves that were played from the same place.
    pub others: Vec<Other>,
}

/// A move that was played from the same place as one in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// Its place in the session.
    pub node: Node,
    /// The move as text.
    pub text: String,
    /// How many moves its line has from there on, itself included.
    pub length: usize,
}

/// The rows of the line that is shown. They follow the session without playing it again where the line only grows.
#[derive(Clone, Debug)]
pub struct TurnList {
    rows: Vec<Row>,
}

impl TurnList {
    /// The rows of a session's line.
    pub fn new(session: &Session) -> Self {
        let mut list = Self { rows: Vec::new() };
        list.rebuild(session, &session.line());
        list
    }

    /// The rows.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Follows the session after its cursor moved anywhere.
    pub fn follow(&mut self, session: &Session) {
        let line = session.line();
        if !self.rows.iter().map(|row| row.node).eq(line.iter().copied()) {
            self.rebuild(session, &line);
        }
    }

    /// Follows the session after a move was played at the end of the line, or back somewhere in it.
    pub fn follow_move(&mut self, session: &Session, from: From, told: &Told) {
        let line = session.line();
        let grew = line.len() == self.rows.len() + 1 && self.rows.iter().zip(&line).all(|(row, &node)| row.node == node);
        if grew {
            self.rows.extend(row(session, from, session.cursor(), told.events.clone()));
        } else {
            self.follow(session);
        }
    }

    fn rebuild(&mut self, session: &Session, line: &[Node]) {
        self.rows.clear();
        let mut game = Match::new(Arc::clone(session.rules()), *session.start(), Deaf);
        for &node in line {
            let Some(played) = session.played(node) else { continue };
            let from = From::of(&game);
            let mut events = Vec::new();
            if game.play(played, |event| events.push(event)).is_err() {
                return;
            }
            self.rows.extend(row(session, from, node, events));
        }
    }
}

/// Where a match stands before a move, as far as the list tells it.
#[derive(Clone, Copy, Debug)]
pub struct From {
    round: usize,
    turn: u32,
    setter: Option<Side>,
    before: Position,
}

impl From {
    /// Where this match stands.
    pub fn of(game: &Match) -> Self {
        let (round, before) = (game.rounds().len() + 1, *game.position());
        match game.stage() {
            Stage::Turn | Stage::Over(_) => Self { round, turn: game.position().turns().saturating_add(1), setter: None, before },
            Stage::Arrange { setter, .. } => Self { round, turn: 1, setter: Some(setter), before },
        }
    }
}

fn row(session: &Session, from: From, node: Node, events: Vec<Event>) -> Option<Row> {
    let played = session.played(node)?;
    let lifted = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::Lap { from, .. } | Event::Endless { from } => session.rules().board().side_of(from),
            _ => None,
        })
    };
    let (turn, side) = match played {
        Move::Sow(_) => (from.turn, lifted(&events)),
        Move::Arrange(_) => (0, from.setter),
        Move::End(_) => (0, None),
    };
    let siblings = session.parent(node).map(|parent| session.children(parent)).unwrap_or_default();
    let others = siblings.iter().filter(|&&sibling| sibling != node).filter_map(|&sibling| other(session, sibling)).collect();
    let text = played.text(session.rules());
    Some(Row { node, round: from.round, turn, side, text, before: from.before, events, others })
}

fn other(session: &Session, node: Node) -> Option<Other> {
    let text = session.played(node)?.text(session.rules());
    let length = std::iter::successors(Some(node), |&node| session.redo_target(node)).count();
    Some(Other { node, text, length })
}
