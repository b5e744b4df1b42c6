//! Writing a file of format 1.

use std::fmt::{self, Write as _};

use super::players::{MannersV1, SeatV1};
use super::{Check, RuleSetV1};
use crate::catalogue;
use crate::catalogue::text::is_hidden;
use crate::rules::Side;
use crate::session::tree::{Node, Session};

/// Writes a session.
pub(in crate::session::file) fn write(session: &Session) -> String {
    // Every move of a session was played before, so all can be played now.
    let check = Check::of(session).unwrap_or(Check { moves: 0, hash: 0 });
    let mut text = String::with_capacity(4096 + 40 * session.len());
    let written = write_to(&mut text, session, check);
    debug_assert!(written.is_ok(), "a string takes whatever is written");
    text
}

/// The hash of a session's positions as it is written.
pub(in crate::session::file) fn hash_text(session: &Session) -> String {
    Check::of(session).map_or_else(|_| String::new(), |check| written_hash(check.hash))
}

fn written_hash(hash: u64) -> String {
    format!("{hash:#018x}")
}

fn write_to(text: &mut String, session: &Session, check: Check) -> fmt::Result {
    let rules = session.rules();
    writeln!(text, "Session(\n    format: 1,")?;
    let set = catalogue::pretty(&RuleSetV1::from(rules.spec().clone())).replace('\n', "\n    ");
    writeln!(text, "    rules: {set},")?;
    writeln!(text, "    start: {},", quoted(&rules.position_text(session.start())))?;
    for (field, side) in [("south", Side::South), ("north", Side::North)] {
        let player = &session.players()[side];
        let seat = match player.seat.into() {
            SeatV1::Human => "Human".to_owned(),
            SeatV1::Computer(level) => format!("Computer({level})"),
        };
        writeln!(text, "    {field}: (name: {}, seat: {seat}),", quoted(&player.name))?;
    }
    match session.manners().into() {
        MannersV1::Open => {}
        MannersV1::Traditional => writeln!(text, "    manners: Traditional,")?,
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
    writeln!(text, "    check: (moves: {}, hash: {}),\n)", check.moves, written_hash(check.hash))
}

/// A text as RON, readable in any script: escaped is only what would end it or break the line, or cannot be seen.
fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            c if is_hidden(c) => quoted.extend(c.escape_unicode()),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
