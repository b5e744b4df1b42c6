//! A position of the search with what follows from it at once, and the positions one turn further.

use super::key::View;
use crate::rules::round::Came;
use crate::rules::ruleset::{FirstTurn, RoundEndRule};
use crate::rules::turn::Sown;
use crate::rules::{Board, Deaf, Direction, Event, Hole, Position, Rules, Side, Turn};

/// A position after its start-of-turn capture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The position.
    pub(super) position: Position,
    /// How the player to move sees it.
    pub(super) view: View,
    /// Whether nothing was captured as the turn began. Only such a position can have stood before.
    pub(super) still: bool,
    /// What the round came to for the player to move, where it is seen at once that it is over.
    pub(super) over: Option<i16>,
    /// How many holes the player to move may lift.
    pub(super) choice: i32,
}

impl Ply {
    /// Starts a turn from a position that stands before a start-of-turn capture.
    pub(super) fn new(rules: &Rules, standing: &Position, came: Came) -> Self {
        let mut position = *standing;
        if came == Came::ByTurn && rules.spec().round_end == RoundEndRule::Either && has_bare_row(rules.board(), standing) {
            let view = View::new(rules, &position);
            return Self { position, view, still: true, over: Some(settled(rules, &position)), choice: 0 };
        }
        let mut still = true;
        if rules.spec().singles.is_some() {
            rules.begin(&mut position, |_| still = false);
        }
        let view = View::new(rules, &position);
        let choice = rules.liftable(&position).len() as i32;
        let over = (choice == 0).then(|| settled(rules, &position));
        Self { position, view, still, over, choice }
    }
}

/// What the round comes to for the player to move, were it settled now.
pub(super) fn settled(rules: &Rules, position: &Position) -> i16 {
    let totals = rules.totals(position);
    i16::from(totals[position.to_move()]) - i16::from(totals[position.to_move().other()])
}

/// Whether a row has nothing left to lift (option `round-end=either`).
fn has_bare_row(board: &Board, position: &Position) -> bool {
    let free = position.with_seeds().without(position.all_owned());
    Side::BOTH.into_iter().any(|side| board.row_set(side).intersection(free).is_empty())
}

/// A turn and where it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child {
    /// The turn.
    pub(super) turn: Turn,
    /// Its [`code`].
    pub(super) code: u8,
    /// Where it leads, as the other player sees it.
    pub(super) ply: Ply,
    /// How good the turn looks: the best first.
    pub(super) promise: i32,
}

/// A turn as a number below 127, the same for both players: the place of the hole in the row, the direction, the claim.
pub(super) fn code(board: &Board, turn: Turn) -> u8 {
    let claim = turn.claim.map_or(0, |centre| {
        let place = board.place_in_row(centre) as u8;
        1 + if board.side_of(turn.hole) == Some(Side::South) { place } else { 1 - place }
    });
    board.place_in_row(turn.hole) as u8 | ((turn.direction == Direction::Cw) as u8) << 4 | claim << 5
}

/// Finds every turn that is allowed, and where it leads.
pub(super) fn children(rules: &Rules, position: &Position, children: &mut Vec<Child>) {
    children.clear();
    if rules.spec().first_turn == FirstTurn::Right && position.turns() == 0 {
        for turn in rules.turns(position) {
            let mut next = *position;
            rules.play(&mut next, turn, Deaf);
            children.push(child(rules, turn, &next));
        }
        return;
    }
    for hole in rules.liftable(position).iter() {
        for &direction in rules.spec().direction.choices() {
            sown(rules, position, hole, direction, children);
        }
    }
}

fn sown(rules: &Rules, position: &Position, hole: Hole, direction: Direction, children: &mut Vec<Child>) {
    let mut next = *position;
    let turn = |claim| Turn { hole, direction, claim };
    let over = |mut next: Position| {
        next.apply(rules.board(), Event::TurnOver);
        next
    };
    match rules.sow(&mut next, hole, direction, Deaf) {
        Sown::Endless if !rules.endless_passes() => {}
        Sown::Done | Sown::Endless => children.push(child(rules, turn(None), &over(next))),
        Sown::Claim(free) => {
            for centre in free.iter() {
                let mut claimed = next;
                claimed.apply(rules.board(), Event::Claim { centre });
                children.push(child(rules, turn(Some(centre)), &over(claimed)));
            }
        }
    }
}

fn child(rules: &Rules, turn: Turn, next: &Position) -> Child {
    Child { turn, code: code(rules.board(), turn), ply: Ply::new(rules, next, Came::ByTurn), promise: 0 }
}
