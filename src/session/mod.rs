//! What we remember: a match as played, with its variations, comments and players.
//!
//! This layer knows the rules and the rule-set files; it knows no words, windows or clocks.

mod edit;
pub mod file;
pub mod manners;
pub mod moves;
pub mod players;
pub mod series;
pub mod snapshot;
mod stood;
pub mod text;
pub mod tree;
pub mod turn_list;

pub use file::{FileError, MoveError};
pub use manners::Manners;
pub use moves::{Ending, Move, MoveTextError};
pub use players::{Player, Seat};
pub use series::{Match, MatchEnd, Outcome, Refusal, Round, Stage};
pub use snapshot::Snapshot;
pub use tree::{Node, Session, Told};
