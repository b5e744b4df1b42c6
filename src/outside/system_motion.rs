//! Whether the system asks for less motion: asked on a thread of its own, and heard of again when it changes.

use mundy::{Interest, Preferences, ReducedMotion, Subscription};

use crate::app::SystemMotion;

/// Hears of the system's wish for as long as it is kept.
pub struct MotionWatch {
    _subscription: Subscription,
}

impl MotionWatch {
    /// Tells the wish at once, as far as the system says it, and whenever it changes. To be called on the main thread.
    pub fn new(mut tell: impl FnMut(SystemMotion) + Send + Sync + 'static) -> Self {
        let told = move |preferences: Preferences| {
            tell(match preferences.reduced_motion {
                ReducedMotion::NoPreference => SystemMotion::Silent,
                ReducedMotion::Reduce => SystemMotion::Less,
            });
        };
        Self { _subscription: Preferences::subscribe(Interest::ReducedMotion, told) }
    }
}
