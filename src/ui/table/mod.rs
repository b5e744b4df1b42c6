//! What stands on the table: the board, what is told under it, the timeline, and the panel at the side.

mod analysis;
pub mod board;
pub mod opposite;
pub mod player;
pub mod score;
pub mod seats;
pub mod sentence;
pub mod side_panel;
pub mod timeline;
pub mod told;
pub mod transport;
mod turn_list;
pub mod watched_board;
