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
//! A turn follows the line before it, or the turn whose number in the list `after` gives, 0 for the start. The cursor is such a
//! number too. Manners are written where they are not the open ones. The hash is FNV-1a, 64 bits, over the position texts after every move in the order of the list, each with a
//! line feed; a file written by hand can do without the check line.

use std::fmt::{self, Write as _};
use std::num::NonZeroU64;
use std::sync::Arc;

use serde::de::{DeserializeSeed, Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::error::{FileError, MoveError};
use super::limits::{self, Large};
use crate::catalogue;
use crate::rules::{BySide, Rules, RulesSpec, Side};
use crate::search::Level;
use crate::session::manners::Manners;
use crate::session::moves::Move;
use crate::session::players::{Player, Seat};
use crate::session::series::{Match, Stage};
use crate::session::tree::{Node, Session};

/// The file, loose: nothing in it is checked but its form.
#[derive(Deserialize)]
#[serde(rename = "Session", deny_unknown_fields)]
struct SessionV1 {
    #[serde(rename = "format")]
    _format: NonZeroU64,
    rules: RulesSpec,
    start: String,
    south: PlayerV1,
    north: PlayerV1,
    #[serde(default)]
    manners: MannersV1,
    #[serde(default)]
    note: String,
    #[serde(deserialize_with = "turn_list")]
    turns: Vec<TurnV1>,
    cursor: usize,
    #[serde(default, deserialize_with = "present")]
    check: Option<Check>,
}

#[derive(Deserialize)]
#[serde(rename = "Player", deny_unknown_fields)]
struct PlayerV1 {
    name: String,
    seat: SeatV1,
}

#[derive(Deserialize)]
#[serde(rename = "Seat")]
enum SeatV1 {
    Human,
    Computer(Level),
}

#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename = "Manners")]
enum MannersV1 {
    #[default]
    Open,
    Traditional,
}

#[derive(Deserialize)]
#[serde(rename = "Turn", deny_unknown_fields)]
struct TurnV1 {
    turn: String,
    /// The number of the turn it follows; none where that is the line before.
    #[serde(default, deserialize_with = "present")]
    after: Option<usize>,
    #[serde(default)]
    note: String,
}

/// What every move led to, in short: it changes when a replay does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The number of moves.
    pub moves: usize,
    /// The hash of the positions after them.
    pub hash: u64,
}

/// A field that may be missing, written without `Some`.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(reader: D) -> Result<Option<T>, D::Error> {
    T::deserialize(reader).map(Some)
}

/// What the list of turns complains of while it is read, when the place is still known. The reader hands on only text.
const PARENT: &str = "a turn after itself or a later one";
const TOO_MANY: &str = "too many turns";

fn turn_list<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<TurnV1>, D::Error> {
    reader.deserialize_seq(TurnList)
}

struct TurnList;

impl<'de> Visitor<'de> for TurnList {
    type Value = Vec<TurnV1>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of turns")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut turns = Vec::new();
        while let Some(turn) = list.next_element_seed(TurnAt(turns.len()))? {
            turns.push(turn);
        }
        Ok(turns)
    }
}

/// Reads the turn that follows so many others.
struct TurnAt(usize);

impl<'de> DeserializeSeed<'de> for TurnAt {
    type Value = TurnV1;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<TurnV1, D::Error> {
        if self.0 >= limits::MOVES {
            return Err(D::Error::custom(TOO_MANY));
        }
        let turn = TurnV1::deserialize(reader)?;
        if turn.after.is_some_and(|after| after > self.0) { Err(D::Error::custom(PARENT)) } else { Ok(turn) }
    }
}

/// Reads a session and plays all of it.
pub(super) fn read(text: &str) -> Result<Session, FileError> {
    let file: SessionV1 = ron::from_str(text).map_err(|error| syntax(&error))?;
    let rules = Arc::new(Rules::new(file.rules).map_err(FileError::Rules)?);
    limits::check_notation(&file.start)?;
    let start = rules.parse_position(&file.start).map_err(|why| FileError::Start { rules: Arc::clone(&rules), why })?;
    let mut session = Session::from_position(Arc::clone(&rules), start);
    *session.players_mut() = BySide { south: player(file.south), north: player(file.north) };
    session.set_manners(manners(file.manners));
    session.set_comment(Node::START, file.note);
    let unreadable = add_turns(&mut session, file.turns)?;
    let found = play(&session)?;
    if let Some((parent, text, why)) = unreadable {
        session.go_to(parent);
        return Err(refused(session.game(), text, why));
    }
    if let Some(expected) = file.check.filter(|&expected| expected != found) {
        return Err(FileError::Check { expected, found });
    }
    let cursor = session.node(file.cursor).ok_or(FileError::Cursor { found: file.cursor, moves: session.len() })?;
    session.go_to(cursor);
    Ok(session)
}

/// A turn that is none: the place it follows, its text, and why.
type Unreadable = (Node, String, MoveError);

/// Adds the turns to the tree, unplayed, as far as they can be read; gives the first that cannot, with the place it follows.
fn add_turns(session: &mut Session, turns: Vec<TurnV1>) -> Result<Option<Unreadable>, FileError> {
    let mut before = Node::START;
    for TurnV1 { turn, after, note } in turns {
        limits::check_notation(&turn)?;
        let parent = after.and_then(|number| session.node(number)).unwrap_or(before);
        match Move::parse(session.rules(), &turn) {
            Ok(played) => before = session.add(parent, played),
            Err(why) => return Ok(Some((parent, turn, MoveError::Text(why)))),
        }
        session.set_comment(before, note);
    }
    Ok(None)
}

/// Plays every move of the tree.
fn play(session: &Session) -> Result<Check, FileError> {
    let mut texts = vec![String::new(); session.len()];
    let played = session.replay(|node, game| texts[node.number() - 1] = game.rules().position_text(game.position()));
    played.map_err(|stuck| {
        let text = session.played(stuck.node).map(|played| played.text(session.rules()));
        refused(&stuck.game, text.unwrap_or_default(), MoveError::Refused(stuck.why))
    })?;
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([b'\n']));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    Ok(Check { moves: session.len(), hash })
}

/// The error for a move that cannot be played where a match stands.
fn refused(game: &Match, text: String, why: MoveError) -> FileError {
    let over = game.rounds().len();
    let (round, turn) = match game.stage() {
        Stage::Turn => (over + 1, game.position().turns().wrapping_sub(game.round_start().turns()) + 1),
        Stage::Arrange { .. } => (over + 1, 1),
        Stage::Over(_) => (over, game.rounds().last().map_or(0, |round| round.turns) + 1),
    };
    FileError::Move { rules: Arc::clone(game.rules()), round, turn, text, position: Box::new(*game.position()), why }
}

fn player(PlayerV1 { name, seat }: PlayerV1) -> Player {
    let seat = match seat {
        SeatV1::Human => Seat::Human,
        SeatV1::Computer(level) => Seat::Computer(level),
    };
    Player { name, seat }
}

const fn manners(manners: MannersV1) -> Manners {
    match manners {
        MannersV1::Open => Manners::Open,
        MannersV1::Traditional => Manners::Traditional,
    }
}

/// The most characters of what the RON reader says that are told.
const SAID: usize = 300;

/// What the RON reader says, with the place.
fn syntax(error: &ron::error::SpannedError) -> FileError {
    let place = &error.span.start;
    match &error.code {
        ron::Error::Message(message) if message == PARENT => FileError::Parent { line: place.line },
        ron::Error::Message(message) if message == TOO_MANY => Large::Moves.refuse(),
        // What it found may be as long as the file.
        code => FileError::Syntax { line: place.line, column: place.col, what: code.to_string().chars().take(SAID).collect() },
    }
}

/// Writes a session.
pub(super) fn write(session: &Session) -> String {
    // Every move of a session was played before, so all can be played now.
    let check = play(session).unwrap_or(Check { moves: 0, hash: 0 });
    let mut text = String::with_capacity(4096 + 40 * session.len());
    let written = write_to(&mut text, session, check);
    debug_assert!(written.is_ok(), "a string takes whatever is written");
    text
}

fn write_to(text: &mut String, session: &Session, check: Check) -> fmt::Result {
    let rules = session.rules();
    writeln!(text, "Session(\n    format: 1,")?;
    // No string of a rule set has a line end that is not escaped.
    let set = catalogue::write(rules.spec()).trim_end().replace('\n', "\n    ");
    writeln!(text, "    rules: {set},")?;
    writeln!(text, "    start: {},", quoted(&rules.position_text(session.start())))?;
    for (field, side) in [("south", Side::South), ("north", Side::North)] {
        let Player { name, seat } = &session.players()[side];
        let seat = match seat {
            Seat::Human => "Human".to_owned(),
            Seat::Computer(level) => format!("Computer({})", level.number()),
        };
        writeln!(text, "    {field}: (name: {}, seat: {seat}),", quoted(name))?;
    }
    match session.manners() {
        Manners::Open => {}
        Manners::Traditional => writeln!(text, "    manners: Traditional,")?,
    }
    if !session.comment(Node::START).is_empty() {
        writeln!(text, "    note: {},", quoted(session.comment(Node::START)))?;
    }
    writeln!(text, "    turns: [")?;
    for node in session.nodes() {
        let Some((played, parent)) = session.played(node).zip(session.parent(node)) else { continue };
        write!(text, "        (turn: {}", quoted(&played.text(rules)))?;
        if parent.number() + 1 != node.number() {
            write!(text, ", after: {}", parent.number())?;
        }
        if !session.comment(node).is_empty() {
            write!(text, ", note: {}", quoted(session.comment(node)))?;
        }
        writeln!(text, "),")?;
    }
    writeln!(text, "    ],\n    cursor: {},", session.cursor().number())?;
    writeln!(text, "    check: (moves: {}, hash: {:#018x}),\n)", check.moves, check.hash)
}

/// A text as RON, readable in any script: escaped is only what would end it or break the line, or cannot be seen.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            // Line ends of other alphabets, and marks that turn the direction of all that follows.
            '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' => quoted.extend(c.escape_unicode()),
            c if c.is_control() => quoted.extend(c.escape_unicode()),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
