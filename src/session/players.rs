//! Who plays: a name and a seat for each side.

use serde::{Deserialize, Serialize};

use crate::search::Level;

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name, in any script; empty where the side's own name will do.
    pub name: String,
    /// Who sits there.
    pub seat: Seat,
}

/// Who sits at a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// A person at this machine.
    #[default]
    Human,
    /// The program, as strong as this.
    Computer(Level),
}
