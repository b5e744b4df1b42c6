//! Format 1: a flat list of moves, one a line, after the rule set they are played by.
//!
//! ```text
//! Session(
//!     format: 1,
//!     rules: RuleSet(…),
//!     start: "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
//!     south: (name: "Hodan", seat: Human),
//!     north: (name: "", seat: Computer(1)),
//!     manners: Traditional,
//!     note: "A comment on the start.",
//!     turns: [
//!         (turn: "C"),
//!         (turn: "b", note: "A comment on this turn."),
//!         (turn: "d", after: 1),
//!     ],
//!     cursor: 3,
//!     check: (moves: 3, hash: 0xcbf29ce484222325),
//! )
//! ```
//!
//! A turn follows the line before it, or the turn whose number in the list `after` gives, 0 for the start. From one place the
//! same turn is played once. The cursor is such a number too. Manners are written where they are not the open ones. A file
//! written by hand can do without the check line.
//!
//! # The format is frozen
//!
//! Every file that was ever written in it stays readable, and means the same. So this module has types of its own for all
//! that a file says, the rule set included, and turns them into the program's: those may change, these may not. A field can
//! still be added, with the old behaviour where it is missing, and is then written only where it says something else; all
//! else is a new format, beside this one. The files in `tests/sessions/v1` hold it to that.

mod check;
mod players;
mod rules;
mod turns;
mod write;

use std::collections::HashSet;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};

use super::error::{FileError, MoveError};
use super::limits::{Large, within};
use crate::catalogue::text::{self, At, FormFault};
use crate::rules::{BySide, Rules};
use crate::session::moves::Move;
use crate::session::series::{Match, Stage};
use crate::session::tree::{Node, Session};
pub use check::Check;
pub(super) use players::{MannersV1, PlayerV1};
pub(super) use rules::RuleSetV1;
pub(super) use turns::TurnV1;
pub(super) use write::{hash_text, write};

/// The file, loose: nothing in it is checked but its form.
#[derive(Deserialize)]
#[serde(rename = "Session", deny_unknown_fields)]
pub(super) struct SessionV1 {
    #[serde(rename = "format")]
    pub(super) _format: u64,
    pub(super) rules: RuleSetV1,
    pub(super) start: String,
    pub(super) south: PlayerV1,
    pub(super) north: PlayerV1,
    #[serde(default)]
    pub(super) manners: MannersV1,
    #[serde(default)]
    pub(super) note: String,
    #[serde(deserialize_with = "turns::list")]
    pub(super) turns: Vec<TurnV1>,
    pub(super) cursor: usize,
    #[serde(default, deserialize_with = "present")]
    pub(super) check: Option<Check>,
}

/// A field that may be missing, written without `Some`.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(reader: D) -> Result<Option<T>, D::Error> {
    T::deserialize(reader).map(Some)
}

/// Reads a session and plays all of it.
pub(super) fn read(text: &str) -> Result<Session, FileError> {
    let file: SessionV1 = text::read(text, &ron::Options::default()).map_err(|error| match error.fault {
        FormFault::Other(said) if said == turns::TOO_MANY => Large::Moves.refuse(Some(error.at.line)),
        FormFault::Empty => FileError::Empty,
        _ => FileError::Form(error),
    })?;
    file.open(&|way| text::line_of(text, way))
}

/// Where in its text a field of the file stands.
pub(super) type LineOf<'a> = &'a dyn Fn(&[At<'_>]) -> usize;

impl SessionV1 {
    /// Makes the session of it, and plays all of it.
    pub(super) fn open(self, line_of: LineOf<'_>) -> Result<Session, FileError> {
        let line = |field: &str| line_of(&[At::Field(field)]);
        let rules = Rules::new(self.rules.into()).map_err(|why| {
            let way: Vec<At<'_>> = std::iter::once("rules").chain(why.field().split('.')).map(At::Field).collect();
            FileError::Rules { line: line_of(&way), why }
        })?;
        let rules = Arc::new(rules);
        let start = rules.parse_position(&self.start);
        let start = start.map_err(|why| FileError::Start { line: line("start"), rules: Arc::clone(&rules), why })?;
        let mut session = Session::from_position(Arc::clone(&rules), start);
        let player = |field, player: PlayerV1| {
            within(Large::Name, &player.name, || line(field))?;
            player.try_into().map_err(|why| FileError::Level { line: line(field), why })
        };
        *session.players_mut() = BySide { south: player("south", self.south)?, north: player("north", self.north)? };
        session.set_manners(self.manners.into());
        within(Large::Comment, &self.note, || line("note"))?;
        session.set_comment(Node::START, self.note);
        let unreadable = add_turns(&mut session, self.turns, line_of)?;
        let found = Check::of(&session).map_err(|stuck| {
            let text = session.played(stuck.node).map(|played| played.text(&rules)).unwrap_or_default();
            refused(&stuck.game, line_of_turn(line_of, stuck.node.number()), text, MoveError::Refused(stuck.why))
        })?;
        if let Some(Unreadable { parent, number, text, why }) = unreadable {
            session.go_to(parent);
            return Err(refused(session.game(), line_of_turn(line_of, number), text, why));
        }
        if let Some(expected) = self.check.filter(|&expected| expected != found) {
            return Err(FileError::Check { line: line("check"), expected, found });
        }
        let cursor = session.node(self.cursor);
        let cursor = cursor.ok_or_else(|| FileError::Cursor { line: line("cursor"), found: self.cursor, moves: session.len() })?;
        session.go_to(cursor);
        Ok(session)
    }
}

/// The line of a turn by its number in the list, from 1.
fn line_of_turn(line_of: LineOf<'_>, number: usize) -> usize {
    line_of(&[At::Field("turns"), At::Item(number - 1)])
}

/// A turn that cannot be played, whatever the position: the place it follows, its number in the list, its text, and why.
struct Unreadable {
    parent: Node,
    number: usize,
    text: String,
    why: MoveError,
}

/// Adds the turns to the tree, unplayed, as far as they can be read; gives the first that cannot.
fn add_turns(session: &mut Session, turns: Vec<TurnV1>, line_of: LineOf<'_>) -> Result<Option<Unreadable>, FileError> {
    let mut before = Node::START;
    let mut known = HashSet::with_capacity(turns.len());
    for (TurnV1 { turn: text, after, note }, number) in turns.into_iter().zip(1..) {
        let parent = after.map_or(Some(before), |after| session.node(after));
        let parent = parent.ok_or_else(|| FileError::Parent { line: line_of_turn(line_of, number) })?;
        within(Large::Comment, &note, || line_of_turn(line_of, number))?;
        let played = match Move::parse(session.rules(), &text) {
            Ok(played) if known.insert((parent, played.clone())) => played,
            Ok(_) => return Ok(Some(Unreadable { parent, number, text, why: MoveError::Twice })),
            Err(why) => return Ok(Some(Unreadable { parent, number, text, why: MoveError::Text(why) })),
        };
        before = session.add(parent, played);
        session.set_comment(before, note);
    }
    Ok(None)
}

/// The error for a move that cannot be played where a match stands.
fn refused(game: &Match, line: usize, text: String, why: MoveError) -> FileError {
    let over = game.rounds().len();
    let (round, turn) = match game.stage() {
        Stage::Turn => (over + 1, game.position().turns().wrapping_sub(game.round_start().turns()) + 1),
        Stage::Arrange { .. } => (over + 1, 1),
        Stage::Over(_) => (over, game.rounds().last().map_or(0, |round| round.turns) + 1),
    };
    FileError::Move { line, rules: Arc::clone(game.rules()), round, turn, text, position: Box::new(*game.position()), why }
}
