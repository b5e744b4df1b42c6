//! A match as text to copy and paste: the rule set, the start, the moves of one line.
//!
//! ```text
//! fergen-gobale centre=once
//! 5,5,3,3,5,5/5,5,3,3,5,5/4,4 0-0 S
//! C d e+Y A
//! ```
//!
//! Variations, comments and players are for files. The second line may be missing; numbers such as `12.` between the moves
//! are passed over.

use std::sync::Arc;

use super::file::limits;
use super::moves::{Move, MoveTextError};
use super::series::Refusal;
use super::tree::{Node, Session};
use crate::catalogue;
use crate::catalogue::text::beginning;
use crate::rules::notation::PositionTextError;
use crate::rules::options::{OptionError, RuleOption};
use crate::rules::{Rules, RulesError, RulesSpec};

/// The most bytes of a text that is read.
pub const LONGEST: usize = 1 << 20;

/// Why a text is not a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameTextError {
    /// It is longer than [`LONGEST`].
    TooLong,
    /// It has more moves than a file may hold.
    TooManyMoves,
    /// No rule set has this name.
    UnknownRules(String),
    /// A word after the rule set's name is no option.
    NoOption(String),
    /// An option is wrong for the rule set.
    Option(Box<RulesSpec>, OptionError),
    /// The options contradict one another.
    Rules(RulesError),
    /// The start cannot be read.
    Start(Arc<Rules>, PositionTextError),
    /// A move cannot be read.
    Move(Arc<Rules>, usize, MoveTextError),
    /// A move is not allowed; the session as far as it could be played.
    Refused(Box<Session>, usize, String, Refusal),
}

impl Session {
    /// The line to a place as text; none where it is played by rules that no built-in rule set with options describes.
    pub fn line_text(&self, end: Node) -> Option<String> {
        let rules = self.rules();
        let spec = rules.spec();
        let mut head = spec.id.clone();
        if let Some(plain) = catalogue::built_in(&spec.id) {
            for option in RuleOption::ALL {
                let value = spec.get(option).filter(|value| plain.spec().get(option).as_ref() != Some(value));
                head.extend(value.map(|value| format!(" {}={value}", option.name())));
            }
        }
        if *rules_named(&head).ok()? != **rules {
            return None;
        }
        let moves: Vec<String> =
            self.line_to(end).into_iter().filter_map(|node| self.played(node)).map(|played| played.text(rules)).collect();
        Some(format!("{head}\n{}\n{}\n", rules.position_text(self.start()), moves.join(" ")))
    }

    /// Reads a game and plays it.
    pub fn parse_text(text: &str) -> Result<Self, GameTextError> {
        if text.len() > LONGEST {
            return Err(GameTextError::TooLong);
        }
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
        let rules = rules_named(lines.next().unwrap_or_default())?;
        let start = match lines.next_if(|line| line.contains('/')) {
            Some(line) => rules.parse_position(line).map_err(|why| GameTextError::Start(Arc::clone(&rules), why))?,
            None => rules.start(),
        };
        let mut session = Self::from_position(Arc::clone(&rules), start);
        let is_number = |word: &str| word.strip_suffix('.').is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        for (number, word) in lines.flat_map(str::split_whitespace).filter(|word| !is_number(word)).enumerate() {
            if number == limits::MOVES {
                return Err(GameTextError::TooManyMoves);
            }
            let played = Move::parse(&rules, word).map_err(|why| GameTextError::Move(Arc::clone(&rules), number + 1, why))?;
            if let Err(why) = session.play(played) {
                return Err(GameTextError::Refused(Box::new(session), number + 1, word.to_owned(), why));
            }
        }
        Ok(session)
    }
}

/// The rule set that a line names, with its options.
fn rules_named(line: &str) -> Result<Arc<Rules>, GameTextError> {
    let mut words = line.split_whitespace();
    let id = words.next().unwrap_or_default();
    let plain = catalogue::built_in(id).ok_or_else(|| GameTextError::UnknownRules(beginning(id)))?;
    let mut spec = plain.spec().clone();
    for word in words {
        let (name, value) = word.split_once('=').ok_or_else(|| GameTextError::NoOption(beginning(word)))?;
        spec.set(name, value).map_err(|why| GameTextError::Option(Box::new(spec.clone()), why))?;
    }
    if spec == *plain.spec() { Ok(plain) } else { Rules::new(spec).map(Arc::new).map_err(GameTextError::Rules) }
}
