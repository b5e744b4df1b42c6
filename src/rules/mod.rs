//! What may happen: boards, positions, turns, rounds.
//!
//! This layer knows no files, clock, threads, randomness, words or pictures; it needs `std`, `serde` for the description
//! of rule sets, and `wide` and `smallvec` so that a round takes no longer than it must. Where the documentation names sections of `rules.md`, it is the page beside this file, the
//! authority on every rule and notation. Start with [`Rules`]: it is checked once, and everything else is asked of it.
//!
//! ```
//! # use gobale::{catalogue, rules::Event};
//! let rules = catalogue::built_in("fergen-gobale").expect("shipped");
//! let mut position = rules.start();
//! let turn = rules.parse_turn("A").expect("a hole of this board");
//! let mut laps = 0;
//! rules.play(&mut position, turn, |event| laps += usize::from(matches!(event, Event::Lap { .. })));
//! assert_eq!(laps, 4);
//! assert_eq!(rules.position_text(&position), "1,7,5,0,6,6/6,0,0,4,6,0/7,7 5-0 N 1");
//! ```

#![expect(clippy::inline_always, reason = "a position that is lent to a call leaves the registers, and a round takes a third longer")]

pub mod board;
pub mod clause;
pub mod event;
pub(crate) mod fold;
mod laid;
mod lengths;
pub mod notation;
pub mod options;
pub mod parts;
pub mod perft;
pub mod playout;
pub mod position;
pub mod round;
pub mod ruleset;
pub mod saying;
mod stood;
mod track;
pub mod turn;

pub use board::{Board, BySide, Direction, Hole, Holes, Seeds, Side};
pub use clause::Clause;
pub use event::{Deaf, Event, Listen, Nothing, RoundEnd, Stop};
pub use position::{Position, Setup, SetupError};
pub use ruleset::{Rules, RulesError, RulesSpec};
pub use turn::{Forbidden, Sown, Turn};
