//! What we remember: a match as played, with its variations, comments and players.
//!
//! This layer knows the rules and the rule-set files; it knows no words, windows or clocks.

pub mod moves;
pub mod series;

pub use moves::{Ending, Move, MoveTextError};
pub use series::{Match, MatchEnd, Outcome, Refusal, Round, Stage};
