//! How often a position stood in a round, for whoever plays many.

use smallvec::SmallVec;

use super::board::{BySide, Holes, Seeds};
use super::fold::fold;
use super::laid::Laid;
use super::position::Position;

/// The positions that stood since a store or an owner last changed. In a round both only become more, so that none from before
/// can come back.
#[derive(Default)]
pub(super) struct Stood {
    kept: (BySide<Seeds>, Holes),
    /// Seldom more than a few, so that most rounds ask the system for no memory.
    laid: SmallVec<[Laid; 12]>,
    /// Every position sets one bit, by what lies in its holes: where it is not set, the position has not stood.
    signs: [u64; 4],
}

impl Stood {
    /// How often the position has stood, this time counted. It is to be asked as every turn begins.
    #[inline(always)]
    pub(super) fn again(&mut self, position: &Position) -> usize {
        let kept = (position.stores(), position.all_owned());
        if self.kept != kept {
            self.kept = kept;
            self.laid.clear();
            self.signs = [0; 4];
        }
        let now = position.laid();
        let [near, far] = now.halves();
        let mixed = mix(near ^ far);
        let (word, sign) = (&mut self.signs[mixed as usize % 4], 1 << (mixed >> 58));
        let mut times = 1;
        if *word & sign != 0 {
            // The sides take turns, so that every other one had the same side to move.
            times += self.laid.rchunks_exact(2).filter(|two| two[0] == now).count();
        }
        *word |= sign;
        self.laid.push(now);
        times
    }
}

/// A number in which every bit hangs on all of these.
#[inline]
const fn mix(bytes: u128) -> u64 {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    fold(bytes as u64 ^ ODD, (bytes >> 64) as u64 ^ ODD)
}
