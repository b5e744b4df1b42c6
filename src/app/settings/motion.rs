//! How much a person wants things to move.

use serde::{Deserialize, Serialize};

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MotionWish {
    /// Little where the system asks for that, else all.
    #[default]
    System,
    /// Seeds fly, and the hand carries them along.
    Full,
    /// Nothing flies, swings or fades: seeds are there or not yet there.
    Reduced,
}

impl MotionWish {
    /// Every wish, the one at first first.
    pub const ALL: [Self; 3] = [Self::System, Self::Full, Self::Reduced];
}
