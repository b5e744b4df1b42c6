//! What a player can do in a match, as a value and as text.

use crate::rules::notation::{TurnTextError, digits, is_too_long};
use crate::rules::{Rules, Seeds, Side, Turn};

/// One move of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A sowing.
    Sow(Turn),
    /// The setter's arrangement of the next round, from the setter's left.
    Arrange(Vec<Seeds>),
    /// The players end the match before its end.
    End(Ending),
}

/// How players end a match before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// They agree to stop: what each has now counts.
    Agreed,
    /// This side gives up, and the other wins.
    Resigned(Side),
}

/// Why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// Not a turn.
    Turn(TurnTextError),
    /// What follows `set:` are not numbers of seeds with commas between.
    Arrangement(String),
    /// What follows `end:` is no way to end a match.
    Ending(String),
}

const ENDINGS: [(&str, Ending); 3] =
    [("agreed", Ending::Agreed), ("resigned-S", Ending::Resigned(Side::South)), ("resigned-N", Ending::Resigned(Side::North))];

impl Move {
    /// The move as text: `C`, `e+Y`, `set:4,4,4,4,3,3`, `end:agreed`, `end:resigned-S`.
    pub fn text(&self, rules: &Rules) -> String {
        match self {
            Self::Sow(turn) => rules.turn_text(*turn),
            Self::Arrange(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(Seeds::to_string).collect();
                format!("set:{}", numbers.join(","))
            }
            Self::End(ending) => {
                let name = ENDINGS.iter().find(|(_, known)| known == ending).map_or("", |(name, _)| name);
                format!("end:{name}")
            }
        }
    }

    /// Reads a move. Whether it is allowed is another question.
    pub fn parse(rules: &Rules, text: &str) -> Result<Self, MoveTextError> {
        if is_too_long(text) {
            return Err(MoveTextError::Turn(TurnTextError::TooLong));
        }
        if let Some(numbers) = text.strip_prefix("set:") {
            let numbers: Option<Vec<Seeds>> = numbers.split(',').map(digits).collect();
            return numbers.map(Self::Arrange).ok_or_else(|| MoveTextError::Arrangement(text.to_owned()));
        }
        if let Some(name) = text.strip_prefix("end:") {
            let ending = ENDINGS.iter().find(|(known, _)| *known == name).map(|&(_, ending)| Self::End(ending));
            return ending.ok_or_else(|| MoveTextError::Ending(name.to_owned()));
        }
        rules.parse_turn(text).map(Self::Sow).map_err(MoveTextError::Turn)
    }
}
