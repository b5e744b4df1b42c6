//! What the program is and what it is made of: its version, the names by which systems know it, and the licences of its parts.
//!
//! It knows nothing of games. A test compares what stands here with the files that packages are made from.

mod licences;

pub use licences::{Licence, Part, licences, parts, text};

/// The version, as in `Cargo.toml`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The name by which desktops know the program: that of its `.desktop` file, its icons and its window.
pub const ID: &str = "io.github.gobale.gobale";

/// The kind of a session file, as systems name it.
pub const SESSION_TYPE: &str = "application/x-gobale-session";
