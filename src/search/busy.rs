//! Which positions are being searched at the moment: another thread that comes to one of them turns to its neighbours first.
//!
//! Every position is searched by whoever comes to it, sooner or later, so that nothing that is proven hangs on this
//! (Tom Kerrigan's simplified form of ABDADA; Weill, “The ABDADA distributed minimax search algorithm”, ICCA Journal 19, 1996).

use std::sync::atomic::{AtomicU64, Ordering};

use super::key::Key;

/// Positions that can be noted at a time. Two that share a place forget each other, which costs no more than time.
const PLACES: usize = 1 << 12;

/// Positions nearer to the horizon are searched before anybody could look here.
pub(super) const LEAST_DEPTH: u16 = 4;

/// The positions being searched.
pub(super) struct Busy(Vec<AtomicU64>);

impl Busy {
    /// None yet.
    pub(super) fn new() -> Self {
        Self((0..PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, key: Key) -> &AtomicU64 {
        &self.0[key.1 as usize % PLACES]
    }

    /// Whether a position is being searched.
    pub(super) fn has(&self, key: Key) -> bool {
        self.place(key).load(Ordering::Relaxed) == key.0
    }

    /// Notes that a position is being searched, until [`Busy::end`].
    pub(super) fn begin(&self, key: Key) {
        self.place(key).store(key.0, Ordering::Relaxed);
    }

    /// Notes that a position is searched.
    pub(super) fn end(&self, key: Key) {
        let _ = self.place(key).compare_exchange(key.0, 0, Ordering::Relaxed, Ordering::Relaxed);
    }
}
