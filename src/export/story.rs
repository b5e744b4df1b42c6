//! The line of a session as it can be shown: its start and every move, each with what happened in it.

use std::sync::Arc;

use super::error::ExportError;
use super::shot::Shot;
use crate::rules::{Board, Event, Rules};
use crate::session::manners::Counting;
use crate::session::turn_list::{Row, TurnList};
use crate::session::{Match, Move, Node, Session, Stage, Told};
use crate::watch::Playback;
use crate::words::Teller;

/// The line of a session: to the cursor, and on along the moves taken back or the main line.
pub struct Story {
    rules: Arc<Rules>,
    pub(super) chapters: Vec<Chapter>,
    /// Which chapter the cursor stands at the end of.
    pub(super) cursor: usize,
    pub(super) counting: Counting,
}

/// The start, or a move.
pub(super) struct Chapter {
    /// The round it belongs to, from 1.
    pub(super) round: usize,
    /// The move; none for the start.
    pub(super) row: Option<Row>,
    /// What happened.
    pub(super) told: Told,
    /// What the match waits for afterwards.
    pub(super) stage: Stage,
    /// How many turns were played by then.
    pub(super) turns: usize,
}

/// A moment of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LinePlace {
    /// The end of the turn of this number, 0 for the start; none for where the session stands.
    pub turn: Option<usize>,
    /// In place of its end, the middle of the turn's event of this number, from 1.
    pub event: Option<usize>,
}

impl Story {
    /// The line of a session.
    pub fn of(session: &Session) -> Self {
        let mut events = Vec::new();
        let game = Match::new(Arc::clone(session.rules()), *session.start(), |event| events.push(event));
        let told = Told { before: *session.start(), events };
        let mut chapters = vec![Chapter { round: 1, row: None, told, stage: game.stage(), turns: 0 }];
        let (mut turns, mut cursor) = (0, 0);
        let mut stages = Vec::new();
        session.replay_line(session.line().last().copied().unwrap_or(Node::START), |_, game| stages.push(game.stage()));
        for (row, &stage) in TurnList::new(session).rows().iter().zip(stages.iter().skip(1)) {
            turns += usize::from(matches!(session.played(row.node), Some(Move::Sow(_))));
            if row.node == session.cursor() {
                cursor = chapters.len();
            }
            let told = Told { before: row.before, events: row.events.clone() };
            chapters.push(Chapter { round: row.round, row: Some(row.clone()), told, stage, turns });
        }
        Self { rules: Arc::clone(session.rules()), chapters, cursor, counting: session.counting() }
    }

    /// The chapter that ends with the turn of this number; by default the one at whose end the session stands.
    pub(super) fn chapter(&self, turn: Option<usize>) -> Result<usize, ExportError> {
        let Some(turn) = turn else { return Ok(self.cursor) };
        let turns = self.chapters.last().map_or(0, |chapter| chapter.turns);
        self.chapters.iter().position(|chapter| chapter.turns == turn).ok_or(ExportError::NoTurn(turn, turns))
    }

    /// What happened in a chapter, to be watched.
    pub(super) fn playback(&self, chapter: usize) -> Playback {
        Playback::new(self.rules.board(), self.chapters[chapter].told.clone())
    }

    /// What a moment shows.
    pub fn shot(&self, teller: Teller<'_>, moment: LinePlace) -> Result<Shot, ExportError> {
        let chapter = self.chapter(moment.turn)?;
        let mut playback = self.playback(chapter);
        let Some(event) = moment.event else {
            playback.seek(playback.length());
            return Ok(Shot::at_rest(teller, &playback, self.counting, self.chapters[chapter].stage));
        };
        let number = event.checked_sub(1).filter(|&number| number < playback.events().len());
        let number = number.ok_or(ExportError::NoEvent(event, playback.events().len()))?;
        let (start, end) = (playback.start_of(number), playback.start_of(number + 1));
        if start < end {
            playback.seek(f32::midpoint(start, end));
            Ok(Shot::under_way(teller, &playback, self.counting))
        } else {
            // It takes no time, so that there is nothing between before and after.
            Ok(Shot::after(teller, &playback, number, self.counting))
        }
    }

    /// The board.
    pub(super) fn board(&self) -> &Board {
        self.rules.board()
    }
}

/// Of the events of a move, how many are the player's own: what follows is the start of the next turn, or of the next round.
pub(super) fn own(events: &[Event]) -> usize {
    let end = events.iter().position(|event| matches!(event, Event::TurnOver));
    let counted = events.iter().rposition(|event| matches!(event, Event::Counted));
    let round_over = events.iter().any(|event| matches!(event, Event::RoundOver(_)));
    match (round_over, counted, end) {
        (true, Some(counted), _) => counted + 1,
        (_, _, Some(end)) => end + 1,
        _ => events.len(),
    }
}
