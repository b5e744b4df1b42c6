//! How a search is told to stop, and how others see how far it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

/// The one thing a running search shares with whoever waits for it: one for each search.
#[derive(Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
    /// One thread has found all there is to find.
    done: AtomicBool,
    nodes: AtomicU64,
    depth: AtomicU32,
}

impl Control {
    /// Tells the search to stop. It answers at once with what it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How many positions were looked at so far, to within a thousand for each thread.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// How many turns ahead it looks now.
    pub fn depth(&self) -> u32 {
        self.depth.load(Ordering::Relaxed)
    }

    /// One for another search that serves the same purpose: it stops with this one, and counts for itself.
    pub(super) fn another(&self) -> Self {
        Self { stop: Arc::clone(&self.stop), ..Self::default() }
    }

    /// Whether the threads have nothing more to do.
    pub(super) fn ends(&self) -> bool {
        self.is_stopped() || self.done.load(Ordering::Relaxed)
    }

    pub(super) fn set_done(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    pub(super) fn add_nodes(&self, more: u64) -> u64 {
        self.nodes.fetch_add(more, Ordering::Relaxed) + more
    }

    pub(super) fn set_depth(&self, depth: u32) {
        self.depth.store(depth, Ordering::Relaxed);
    }
}
