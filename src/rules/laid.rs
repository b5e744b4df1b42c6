//! The seeds in the holes as numbers of 128 bits, a byte a hole, so that a lap is one addition.

use std::hint::cold_path;

use wide::u8x16;

use super::board::{Hole, Holes, ROOM, Seeds};

/// The holes that one number holds.
pub(super) const HALF: usize = ROOM / 2;

/// The seeds in each hole.
///
/// Hole 0 is the lowest byte of `near` and hole 16 that of `far`, which is 0 on all but the largest boards: whatever touches it
/// is off the way of the others. As a board holds at most 255 seeds, no sum ever carries from one hole into the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Laid {
    near: u128,
    far: u128,
}

impl Laid {
    /// How many lie in a hole.
    #[inline(always)]
    pub(super) const fn get(self, hole: Hole) -> Seeds {
        if hole.index() < HALF {
            byte_of(self.near, hole)
        } else {
            cold_path();
            byte_of(self.far, hole)
        }
    }

    /// Puts so many more into a hole.
    #[inline(always)]
    pub(super) const fn put(&mut self, hole: Hole, seeds: Seeds) {
        if hole.index() < HALF {
            self.near = self.near.wrapping_add(byte(hole, seeds));
        } else {
            cold_path();
            self.far = self.far.wrapping_add(byte(hole, seeds));
        }
    }

    /// Takes so many out of a hole.
    #[inline(always)]
    pub(super) const fn take(&mut self, hole: Hole, seeds: Seeds) {
        if hole.index() < HALF {
            self.near = self.near.wrapping_sub(byte(hole, seeds));
        } else {
            cold_path();
            self.far = self.far.wrapping_sub(byte(hole, seeds));
        }
    }

    /// Makes a lap by what it changes in each half.
    #[inline(always)]
    pub(super) const fn gain(&mut self, near: u128, far: Option<u128>) {
        self.near = self.near.wrapping_add(near);
        if let Some(far) = far {
            cold_path();
            self.far = self.far.wrapping_add(far);
        }
    }

    /// The holes with seeds.
    #[inline]
    pub(super) fn with_seeds(self) -> Holes {
        let mut holes = !with(self.near, 0) & FIRST;
        if self.far != 0 {
            cold_path();
            holes |= (!with(self.far, 0) & FIRST) << HALF;
        }
        Holes::from_bits(holes)
    }

    /// The holes with exactly one.
    #[inline]
    pub(super) fn with_one(self) -> Holes {
        let mut holes = with(self.near, 1);
        if self.far != 0 {
            cold_path();
            holes |= with(self.far, 1) << HALF;
        }
        Holes::from_bits(holes)
    }

    /// What lies from a hole on, that one in the lowest byte.
    #[inline]
    pub(super) const fn from(self, first: usize) -> u128 {
        if first == 0 { self.near } else { self.near >> (8 * first) | self.far << (128 - 8 * first) }
    }

    /// The first sixteen holes and the others.
    pub(super) const fn halves(self) -> [u128; 2] {
        [self.near, self.far]
    }
}

/// The byte of a hole in its half. A shift by whole words costs more than to choose between two.
#[inline(always)]
const fn byte_of(half: u128, hole: Hole) -> Seeds {
    let word = if hole.index() & 8 == 0 { half as u64 } else { (half >> 64) as u64 };
    word.wrapping_shr(8 * hole.index() as u32) as Seeds
}

/// So many seeds in a hole and none in the others of its half.
#[inline(always)]
const fn byte(hole: Hole, seeds: Seeds) -> u128 {
    let word = (seeds as u64).wrapping_shl(8 * hole.index() as u32);
    let [low, high] = if hole.index() & 8 == 0 { [word, 0] } else { [0, word] };
    low as u128 | (high as u128) << 64
}

/// A bit for each hole of a half.
const FIRST: u32 = (1 << HALF) - 1;

/// The holes of a half with so many seeds, a bit each.
#[inline]
fn with(half: u128, seeds: Seeds) -> u32 {
    u8x16::new(half.to_le_bytes()).simd_eq(u8x16::splat(seeds)).to_bitmask()
}
