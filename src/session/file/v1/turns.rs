//! The list of turns in a file of format 1.

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::present;
use crate::session::file::limits;

#[derive(Deserialize, Default)]
#[serde(rename = "Turn", deny_unknown_fields)]
pub(in crate::session::file) struct TurnV1 {
    pub(in crate::session::file) turn: String,
    /// The number of the turn it follows; none where that is the line before.
    #[serde(default, deserialize_with = "present")]
    pub(in crate::session::file) after: Option<usize>,
    #[serde(default)]
    pub(in crate::session::file) note: String,
}

/// What the list complains of while it is read, before it takes too much memory. The reader hands on only text.
pub(super) const TOO_MANY: &str = "too many turns";

/// Reads the list, as far as it is not too long.
pub(super) fn list<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<TurnV1>, D::Error> {
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
        while let Some(turn) = list.next_element()? {
            if turns.len() == limits::MOVES {
                return Err(A::Error::custom(TOO_MANY));
            }
            turns.push(turn);
        }
        Ok(turns)
    }
}
