//! Watching what happened: a place among events, and what is seen, pointed out and said there.
//!
//! The table, the examples and the pictures that are taken away all watch through here, so that they show and say the same.
//! This layer knows no clock, no window and nothing of what the program is doing.

mod cue;
mod motion;
mod playback;
mod said;
mod trail;

pub use cue::Cue;
pub use motion::Motion;
pub use playback::{Playback, tells};
pub use said::{Said, said};
pub use trail::{TRACES, trail, way_of_lap};
