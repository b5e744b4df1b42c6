//! What the study of a session shows: a value for each hole, the course of the match, and the turns that lost most.

use super::{Aim, App, Hint, Table};
use crate::rules::{Event, Hole, Side, Turn};
use crate::search::{Answer, Worth};
use crate::session::{Move, Node, Stage};

/// What the match stood at after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place after the move.
    pub node: Node,
    /// The round it was played in, from 1.
    pub round: usize,
    /// What the round comes to with best play from here; what it came to, where it ended with this move.
    pub worth: Option<Worth>,
    /// How many seeds the move lost to its player against the best one, as far as both are known.
    pub lost: i16,
    /// Whether what was lost is proven.
    pub proven: bool,
    /// Who moved.
    pub side: Option<Side>,
}

impl App {
    /// What is known of the turns that can be chosen now, where that is shown.
    pub fn insight(&self, table: &Table) -> Option<&Answer> {
        let open = table.is_at_rest() && table.may_count() && table.session().game().stage() == Stage::Turn;
        let shown = self.study.aim() != Aim::Off && self.exercise().is_none() && table.computer_to_choose().is_none();
        self.study.insight(table.session().cursor()).filter(|_| open && shown)
    }

    /// What each hole is worth that may be sown: the better one where it has several turns.
    pub fn hole_values(&self, table: &Table) -> Vec<(Hole, Worth)> {
        let Some(answer) = self.insight(table) else { return Vec::new() };
        let sign = if table.position().to_move() == Side::South { 1 } else { -1 };
        let mut values: Vec<(Hole, Worth)> = Vec::new();
        for &(turn, worth) in &answer.turns {
            match values.iter_mut().find(|(hole, _)| *hole == turn.hole) {
                Some((_, known)) if sign * known.estimate >= sign * worth.estimate => {}
                Some((_, known)) => *known = worth,
                None => values.push((turn.hole, worth)),
            }
        }
        values
    }

    /// How much of a hint is given now, and the turn it is about. While something is asked of a turn that is begun the hint waits.
    pub fn hint_given(&self, table: &Table) -> Option<(Hint, Option<Turn>)> {
        let node = table.session().cursor();
        let may_be_said = table.is_at_rest() && !table.choosing().is_begun() && self.exercise().is_none();
        let hint = self.study.hint(node).filter(|_| may_be_said)?;
        let best = self.study.insight(node).and_then(|answer| answer.best);
        let shows_another = !table.path().is_empty() && table.pointed() != best.map(|turn| turn.hole);
        (!shows_another).then_some((hint, best))
    }

    /// Whether a hint waits until what is asked of a turn that is begun is answered, or given up.
    pub(super) fn hint_waits(&self, table: &Table) -> bool {
        table.choosing().is_begun() && self.exercise().is_none() && self.study.hint(table.session().cursor()).is_some()
    }

    /// What happens in a turn chosen now.
    pub fn events_of(table: &Table, turn: Turn) -> Vec<Event> {
        let mut events = Vec::new();
        let mut position = *table.position();
        table.session().rules().play(&mut position, turn, |event| events.push(event));
        events
    }

    /// What the best turn was worth and what the one that was played, where one search looked at both.
    fn compared(&self, table: &Table, node: Node) -> Option<(Worth, Worth)> {
        let session = table.session();
        let answer = self.study.insight(session.parent(node)?)?;
        let Some(Move::Sow(played)) = session.played(node) else { return None };
        answer.turns.iter().find(|(turn, _)| turn == played).map(|(_, worth)| (answer.worth, *worth))
    }

    /// What the match stood at after each move of the line that is shown.
    pub fn course(&self, table: &Table) -> Vec<Standing> {
        let board = table.session().rules().board();
        let start = self.study.weight(Node::START);
        let mut before = start;
        let rows = table.rows().iter();
        rows.map(|row| {
            let over = row.events.iter().any(|event| matches!(event, Event::RoundOver(_)));
            let next = self.study.weight(row.node);
            let mut result = None;
            if over {
                let mut position = row.before;
                for &event in &row.events {
                    position.apply(board, event);
                    if event == Event::Counted {
                        let came = i16::from(position.store(Side::South)) - i16::from(position.store(Side::North));
                        result = Some(Worth { low: came, high: came, estimate: came });
                        break;
                    }
                }
            }
            let worth = if over { result } else { next };
            let played = row.turn > 0;
            let (lost, proven) = match (self.compared(table, row.node).or_else(|| before.zip(worth)), row.side) {
                (Some((best, chosen)), Some(side)) if played => {
                    let sign = if side == Side::South { 1 } else { -1 };
                    (sign * (best.estimate - chosen.estimate), best.exact().and(chosen.exact()).is_some())
                }
                _ => (0, false),
            };
            before = next;
            Standing { node: row.node, round: row.round, worth, lost: lost.max(0), proven, side: row.side }
        })
        .collect()
    }
}
