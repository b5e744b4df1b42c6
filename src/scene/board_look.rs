//! What boards are to look like: a choice for all of them, or each as its game has it.

use serde::{Deserialize, Serialize};

use super::material::{Drawing, Material};
use crate::rules::Rules;

/// What boards look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardLook {
    /// As the game has it: earth for games dug in the ground, wood for those carved.
    #[default]
    Game,
    /// Dug in the ground.
    Earth,
    /// Carved in wood.
    CarvedWood,
    /// Ground into slate.
    Slate,
    /// Cut out of paper.
    Paper,
    /// In black and white with strong outlines.
    HighContrast,
}

impl BoardLook {
    /// Every look, the one at first first.
    pub const ALL: [Self; 6] = [Self::Game, Self::Earth, Self::CarvedWood, Self::Slate, Self::Paper, Self::HighContrast];

    /// How the board of a game is drawn.
    pub const fn drawing(self, rules: &Rules) -> Drawing {
        match self {
            Self::Game => Drawing::Lit(Material::of(rules)),
            _ => self.without_game(),
        }
    }

    /// How what belongs to no game is drawn.
    pub const fn without_game(self) -> Drawing {
        match self {
            Self::Game | Self::CarvedWood => Drawing::Lit(Material::CarvedWood),
            Self::Earth => Drawing::Lit(Material::Earth),
            Self::Slate => Drawing::Lit(Material::Slate),
            Self::Paper => Drawing::Lit(Material::Paper),
            Self::HighContrast => Drawing::Outlined,
        }
    }

    /// The next one; the first again after the last.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL.into_iter().skip_while(|&look| look != self).nth(1).unwrap_or(Self::ALL[0])
    }
}
