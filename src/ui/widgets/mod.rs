//! What is pressed and ticked, the mark around what has the focus, and small pictures and signs.

pub mod button;
pub mod choices;
pub mod focus;
pub mod icons;
pub mod live;
pub mod picture;
pub mod ticks;
