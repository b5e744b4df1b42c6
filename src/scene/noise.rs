//! Numbers that look like chance and are always the same.

/// A number from 0 up to, not including, 1 for any three numbers.
pub(super) fn noise(a: usize, b: usize, c: usize) -> f32 {
    // The mixing steps of MurmurHash3, which spread every bit over all.
    let mut bits = (a as u32).wrapping_mul(0x9e37_79b1) ^ (b as u32).wrapping_mul(0x85eb_ca77) ^ (c as u32).wrapping_mul(0xc2b2_ae3d);
    bits ^= bits >> 16;
    bits = bits.wrapping_mul(0x85eb_ca6b);
    bits ^= bits >> 13;
    bits = bits.wrapping_mul(0xc2b2_ae35);
    bits ^= bits >> 16;
    (bits >> 8) as f32 / (1 << 24) as f32
}
