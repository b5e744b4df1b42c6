//! One turn under one reading: what it does, and what follows as far as the next choice of a turn.
//!
//! Pure: a position, a turn and rules in, events out. Whatever is wrong with them is an answer, not an error.

use std::sync::Arc;

use crate::rules::round::Came;
use crate::rules::{Board, Deaf, Event, Forbidden, Position, Rules, SetupError, Sown, Turn};
use crate::session::{Match, Move, Outcome, Stage, Told};

/// What is played under each of several readings.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The board that the position was read for.
    pub board: Board,
    /// The position, before a start-of-turn capture.
    pub position: Position,
    /// How it came about.
    pub came: Came,
    /// The turn; none where a round is over, and what follows is compared.
    pub turn: Option<Turn>,
}

/// What comes of a case under one reading.
#[derive(Clone, Debug)]
pub struct Run {
    /// What happened, from the position on.
    pub told: Told,
    /// How it stands after that.
    pub end: End,
    /// The turns that were allowed.
    pub allowed: Vec<Turn>,
}

/// How it stands after all events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A player is to choose a turn.
    Choice,
    /// The match is over.
    Over(Outcome),
    /// The turn is not allowed.
    Refused(Forbidden),
    /// The position is not sound by these rules.
    Unsound(SetupError),
    /// These rules are played on a board of another shape.
    OtherBoard,
}

/// Whether holes mean the same on both boards.
pub fn same_shape(one: &Board, other: &Board) -> bool {
    one.row_len() == other.row_len() && one.centre().is_some() == other.centre().is_some()
}

/// Plays a case under one reading.
pub fn run(rules: &Arc<Rules>, case: &Case) -> Run {
    let nothing = |before: Position, end: End| Run { told: Told { before, events: Vec::new() }, end, allowed: Vec::new() };
    if !same_shape(rules.board(), &case.board) {
        return nothing(rules.start(), End::OtherBoard);
    }
    if let Err(why) = rules.position(&case.position.setup(&case.board)) {
        return nothing(case.position, End::Unsound(why));
    }
    let mut events = Vec::new();
    let mut game = Match::from(Arc::clone(rules), case.position, case.came, |event| events.push(event));
    let allowed = if game.rounds().is_empty() { game.turns() } else { Vec::new() };
    // Where the round is over at once there is no turn to play, and what follows is told instead.
    if let Some(turn) = case.turn.filter(|_| game.rounds().is_empty() && game.stage() == Stage::Turn) {
        let turn = adapted(rules, game.position(), turn);
        if let Err(why) = rules.allows(game.position(), turn) {
            return Run { told: Told { before: case.position, events }, end: End::Refused(why), allowed };
        }
        // It was found to be allowed, so it is not refused now.
        let _ = game.play(&Move::Sow(turn), |event| events.push(event));
    }
    if let Stage::Arrange { .. } = game.stage() {
        let _ = game.play(&Move::Arrange(game.default_arrangement()), |event| events.push(event));
    }
    let end = match game.stage() {
        Stage::Over(outcome) => End::Over(outcome),
        Stage::Turn | Stage::Arrange { .. } => End::Choice,
    };
    Run { told: Told { before: case.position, events }, end, allowed }
}

/// The same choice of a hole by other rules: in their direction where it is fixed, and with a claim exactly where one is to be made.
pub fn adapted(rules: &Rules, position: &Position, turn: Turn) -> Turn {
    let direction = rules.fixed_direction().unwrap_or(turn.direction);
    let mut claim = None;
    if rules.liftable(position).contains(turn.hole)
        && let Sown::Claim(free) = rules.sow(&mut position.clone(), turn.hole, direction, Deaf)
    {
        claim = turn.claim.filter(|&centre| free.contains(centre)).or_else(|| free.iter().next());
    }
    Turn { hole: turn.hole, direction, claim }
}

impl Run {
    /// What happens at a place among the events, or how it stands after them.
    pub fn step(&self, number: usize) -> Step {
        self.told.events.get(number).map_or(Step::End(self.end), |&event| Step::Event(event))
    }
}

/// What happens at a place, or how it stands where nothing more does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An event.
    Event(Event),
    /// Nothing more.
    End(End),
}
