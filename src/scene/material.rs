//! What the board is, and how it is drawn.

use crate::rules::Rules;
use crate::rules::ruleset::Sowing;

/// What the board is made of: things that the light falls on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Material {
    /// Pits dug in the ground, as for Huroy.
    Earth,
    /// A carved plank.
    CarvedWood,
    /// Pits ground into a slab of slate.
    Slate,
    /// Sheets of paper one on the other, with the pits cut out.
    Paper,
}

/// How the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Drawing {
    /// As the thing it is, with light from the upper left.
    Lit(Material),
    /// Areas of one colour with strong outlines: for the highest contrast, and for the printer.
    Outlined,
}

impl Material {
    /// What a game's board is made of: single laps are dug in the ground, relays carved in wood.
    pub const fn of(rules: &Rules) -> Self {
        match rules.spec().sowing {
            Sowing::Single => Self::Earth,
            Sowing::Relay(_) => Self::CarvedWood,
        }
    }
}

impl Drawing {
    /// Every way to draw a board.
    pub const ALL: [Self; 5] = [
        Self::Lit(Material::Earth),
        Self::Lit(Material::CarvedWood),
        Self::Lit(Material::Slate),
        Self::Lit(Material::Paper),
        Self::Outlined,
    ];
}
