//! One number out of two, for names of positions.

/// Multiplies to 128 bits and folds the halves together (the step of Wang Yi's wyhash).
#[inline]
pub(crate) const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
