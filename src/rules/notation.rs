//! Turns and positions as text, both ways (`rules.md` section 1).

use std::fmt::Write as _;

use super::board::{Board, BySide, Direction, Hole, Seeds, Side};
use super::position::{Position, Setup, SetupError};
use super::ruleset::Rules;
use super::turn::Turn;

/// The most characters of a turn or of a position; the longest position that means something has about 150.
pub const LONGEST: usize = 200;

/// Why a text is not a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnTextError {
    /// It has more than [`LONGEST`] characters.
    TooLong,
    /// This board has no such hole.
    Hole(String),
    /// Neither `ccw` nor `cw`.
    Direction(String),
    /// The rules let the player choose a direction, and none is given.
    DirectionMissing,
    /// What follows `+` is no central hole of this board.
    Claim(String),
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionTextError {
    /// It has more than [`LONGEST`] characters.
    TooLong,
    /// It has not the parts `holes stores mover`, with a number of turns at most.
    Parts,
    /// It has another number of rows, the central holes counted as one.
    Rows {
        /// The board's number.
        expected: usize,
        /// The text's.
        found: usize,
    },
    /// A row has another number of holes.
    RowLength {
        /// Which row, from 1.
        row: usize,
        /// The board's number.
        expected: usize,
        /// The text's.
        found: usize,
    },
    /// Not a number of seeds, with an owner's letter at most.
    Hole(String),
    /// Not two numbers with a `-` between them.
    Stores(String),
    /// Neither `S` nor `N`.
    Mover(String),
    /// Not a number of turns.
    Turns(String),
    /// It is a position, but not a sound one.
    Unsound(SetupError),
}

impl Board {
    /// The letter of a hole.
    pub fn letter(&self, hole: Hole) -> char {
        let place = self.place_in_row(hole) as u8;
        let first = match self.side_of(hole) {
            Some(Side::South) => b'A',
            Some(Side::North) => b'a',
            None => b'X',
        };
        char::from(first + place)
    }

    /// The hole with this letter.
    pub fn hole_named(&self, letter: char) -> Option<Hole> {
        self.holes().find(|&hole| self.letter(hole) == letter)
    }

    fn hole_in(&self, text: &str) -> Option<Hole> {
        let mut letters = text.chars();
        let hole = self.hole_named(letters.next()?)?;
        letters.next().is_none().then_some(hole)
    }
}

impl Rules {
    /// A turn as text: `C`, `d`, `C:ccw`, `e+Y`.
    pub fn turn_text(&self, turn: Turn) -> String {
        let mut text = String::from(self.board().letter(turn.hole));
        // Where the rules fix the direction it is written only of a turn that goes the other way, to say why it is refused.
        if self.fixed_direction() != Some(turn.direction) {
            text.push_str(match turn.direction {
                Direction::Ccw => ":ccw",
                Direction::Cw => ":cw",
            });
        }
        if let Some(centre) = turn.claim {
            text.push('+');
            text.push(self.board().letter(centre));
        }
        text
    }

    /// Reads a turn. Whether it is allowed is another question: see [`Rules::allows`].
    pub fn parse_turn(&self, text: &str) -> Result<Turn, TurnTextError> {
        if is_too_long(text) {
            return Err(TurnTextError::TooLong);
        }
        let board = self.board();
        let (rest, claim) = match text.split_once('+') {
            None => (text, None),
            Some((rest, name)) => {
                let centre = board.hole_in(name).filter(|&hole| board.side_of(hole).is_none());
                (rest, Some(centre.ok_or_else(|| TurnTextError::Claim(name.to_owned()))?))
            }
        };
        let (name, direction) = match rest.split_once(':') {
            None => (rest, self.fixed_direction().ok_or(TurnTextError::DirectionMissing)),
            Some((name, "ccw")) => (name, Ok(Direction::Ccw)),
            Some((name, "cw")) => (name, Ok(Direction::Cw)),
            Some((_, other)) => return Err(TurnTextError::Direction(other.to_owned())),
        };
        let hole = board.hole_in(name).ok_or_else(|| TurnTextError::Hole(name.to_owned()))?;
        Ok(Turn { hole, direction: direction?, claim })
    }

    /// The one direction of these rules; none where the player chooses.
    pub const fn fixed_direction(&self) -> Option<Direction> {
        match self.spec().direction.choices() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// A position as text, as it stands before a start-of-turn capture.
    pub fn position_text(&self, position: &Position) -> String {
        let board = self.board();
        let mut text = String::with_capacity(64);
        for hole in board.holes() {
            if hole.index() > 0 {
                let first_of_row = board.place_in_row(hole) == 0;
                text.push(if first_of_row { '/' } else { ',' });
            }
            if position.closed().contains(hole) {
                text.push('-');
                continue;
            }
            let _ = write!(text, "{}", position.seeds(hole));
            text.extend(position.owner(hole).map(Side::letter));
        }
        let BySide { south, north } = position.stores();
        let _ = write!(text, " {south}-{north} {}", position.to_move().letter());
        if position.turns() > 0 {
            let _ = write!(text, " {}", position.turns());
        }
        text
    }

    /// Reads a position and checks that it is sound.
    pub fn parse_position(&self, text: &str) -> Result<Position, PositionTextError> {
        if is_too_long(text) {
            return Err(PositionTextError::TooLong);
        }
        let parts: Vec<&str> = text.split_whitespace().take(5).collect();
        let (holes, stores, mover, turns) = match parts[..] {
            [holes, stores, mover] => (holes, stores, mover, "0"),
            [holes, stores, mover, turns] => (holes, stores, mover, turns),
            _ => return Err(PositionTextError::Parts),
        };
        let mut setup = Setup {
            seeds: Vec::new(),
            owner: Vec::new(),
            closed: Vec::new(),
            stores: parse_stores(stores)?,
            to_move: Side::BOTH
                .into_iter()
                .find(|side| mover.chars().eq([side.letter()]))
                .ok_or_else(|| PositionTextError::Mover(mover.to_owned()))?,
            turns: digits(turns).ok_or_else(|| PositionTextError::Turns(turns.to_owned()))?,
        };
        self.parse_rows(holes, &mut setup)?;
        self.position(&setup).map_err(PositionTextError::Unsound)
    }

    fn parse_rows(&self, text: &str, setup: &mut Setup) -> Result<(), PositionTextError> {
        let board = self.board();
        let mut lengths = vec![board.row_len(); 2];
        lengths.extend(board.centre().map(|_| 2));
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != lengths.len() {
            return Err(PositionTextError::Rows { expected: lengths.len(), found: rows.len() });
        }
        for (at, (row, expected)) in rows.into_iter().zip(lengths).enumerate() {
            let found = row.split(',').count();
            if found != expected {
                return Err(PositionTextError::RowLength { row: at + 1, expected, found });
            }
            for hole in row.split(',') {
                let (seeds, owner, closed) = parse_hole(hole).ok_or_else(|| PositionTextError::Hole(hole.to_owned()))?;
                setup.seeds.push(seeds);
                setup.owner.push(owner);
                setup.closed.push(closed);
            }
        }
        Ok(())
    }
}

/// Whether a text is longer than any turn or position. What is wrong with a text is told with its words, so these have a limit.
pub(crate) fn is_too_long(text: &str) -> bool {
    text.chars().nth(LONGEST).is_some()
}

fn parse_hole(text: &str) -> Option<(Seeds, Option<Side>, bool)> {
    if text == "-" {
        return Some((0, None, true));
    }
    let owner = Side::BOTH.into_iter().find(|side| text.ends_with(side.letter()));
    let number = if owner.is_some() { &text[..text.len() - 1] } else { text };
    Some((digits(number)?, owner, false))
}

fn parse_stores(text: &str) -> Result<BySide<Seeds>, PositionTextError> {
    text.split_once('-')
        .and_then(|(south, north)| Some(BySide { south: digits(south)?, north: digits(north)? }))
        .ok_or_else(|| PositionTextError::Stores(text.to_owned()))
}

/// A number written in digits alone: no sign, as Rust's own reading would allow.
pub(crate) fn digits<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok())?
}
