//! A format that never was, to try how files of an old one are read: old text, what format 1 would say, a session.
//!
//! In it a file had a built-in rule set by its id, one text for both names, and one line of moves.

use serde::Deserialize;

use super::v1::{MannersV1, PlayerV1, SessionV1, TurnV1};
use super::{FORMATS, FileError, Reader, limits, read, read_as, v1, write};
use crate::catalogue::built_in;
use crate::catalogue::text::{self, At};
use crate::session::{Manners, MoveError, Node, Session};

#[derive(Deserialize)]
#[serde(rename = "Session", deny_unknown_fields)]
struct SessionV0 {
    #[serde(rename = "format")]
    _format: u64,
    game: String,
    names: (String, String),
    moves: String,
}

impl From<SessionV0> for SessionV1 {
    fn from(old: SessionV0) -> Self {
        let rules = built_in(&old.game).expect("the tests name games there are");
        let turns = old.moves.split_whitespace().map(|turn| TurnV1 { turn: turn.to_owned(), ..TurnV1::default() });
        let turns: Vec<TurnV1> = turns.collect();
        Self {
            _format: 1,
            start: rules.position_text(&rules.start()),
            rules: rules.spec().clone().into(),
            south: PlayerV1 { name: old.names.0, ..PlayerV1::default() },
            north: PlayerV1 { name: old.names.1, ..PlayerV1::default() },
            manners: MannersV1::default(),
            note: String::new(),
            cursor: turns.len(),
            turns,
            check: None,
        }
    }
}

fn read_v0(text: &str) -> Result<Session, FileError> {
    let old: SessionV0 = text::read(text, &ron::Options::default()).map_err(FileError::Form)?;
    let place = |way: &[At<'_>]| match way {
        [At::Field("turns"), ..] => text::line_of(text, &[At::Field("moves")]),
        _ => 1,
    };
    SessionV1::from(old).open(&place)
}

const WITH_V0: [(u64, Reader); 2] = [(0, read_v0), (1, v1::read)];

const OLD: &str = "Session(\n  format: 0, game: \"layli-goobalay\",\n  names: (\"Hodan\", \"ፋዱማ\"),\n  moves: \"A b A\",\n)";

#[test]
fn a_file_of_an_old_format_opens_and_is_saved_in_the_new_one() {
    let session = read_as(&WITH_V0, OLD.as_bytes()).expect("an old file");
    assert_eq!((session.len(), session.cursor().number()), (3, 3));
    assert_eq!(session.players().north.name, "ፋዱማ");
    assert_eq!(session.manners(), Manners::Open, "what the old format could not say is as it was");
    assert_eq!(session.comment(Node::START), "");
    let saved = write(&session);
    assert!(saved.starts_with("Session(\n    format: 1,\n"), "{saved}");
    assert!(read(saved.as_bytes()).expect("a new file") == session);
    assert!(read_as(&WITH_V0, saved.as_bytes()).expect("a new file beside old ones") == session);
}

#[test]
fn a_broken_file_of_an_old_format_is_refused_as_a_new_one_is() {
    let refused = |from: &str, to: &str| read_as(&WITH_V0, OLD.replacen(from, to, 1).as_bytes()).expect_err("it is broken");
    assert!(matches!(refused("A b A", "A b b"), FileError::Move { line: 4, turn: 3, why: MoveError::Refused(_), .. }));
    assert!(matches!(refused("Hodan", &"x".repeat(limits::NAME + 1)), FileError::TooLarge { what: limits::Large::Name, .. }));
    assert!(matches!(refused("moves", "turns"), FileError::Form(_)));
}

#[test]
fn a_format_that_is_not_in_the_table_is_refused_by_its_number() {
    assert!(matches!(read(OLD.as_bytes()), Err(FileError::NoFormat { found: 0 })));
    let newer = OLD.replacen("format: 0", "format: 2", 1);
    assert!(matches!(read_as(&WITH_V0, newer.as_bytes()), Err(FileError::NewerFormat { found: 2, known: 1 })));
    assert!(FORMATS.is_sorted_by_key(|(format, _)| *format) && FORMATS.last().is_some_and(|(format, _)| *format == super::FORMAT));
}
