//! How work under way is stopped, and how others see how far it is.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The one thing that work under way shares with whoever waits for it.
#[derive(Debug, Default)]
pub struct Work {
    stop: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Work {
    /// Asks the work to stop: nothing comes of it then.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How many pictures are painted, and how many there are in all: 0 before that is known.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }

    pub(super) fn set(&self, done: usize, all: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.all.store(all, Ordering::Relaxed);
    }
}
