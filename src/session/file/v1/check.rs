//! The check line of a file of format 1: what playing all its moves comes to, in short.

use serde::{Deserialize, Serialize};

use crate::session::tree::{Session, Stuck};

/// What every move led to, in short: it changes when a replay does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The number of moves.
    pub moves: usize,
    /// The hash of the positions after them: FNV-1a, 64 bits, over their texts in the order of the list, each with a line feed.
    pub hash: u64,
}

impl Check {
    /// Plays every move of the tree.
    pub(super) fn of(session: &Session) -> Result<Self, Stuck> {
        let mut texts = vec![String::new(); session.len()];
        session.replay(|node, game| texts[node.number() - 1] = game.rules().position_text(game.position()))?;
        let bytes = texts.iter().flat_map(|text| text.bytes().chain([b'\n']));
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        Ok(Self { moves: session.len(), hash })
    }
}
