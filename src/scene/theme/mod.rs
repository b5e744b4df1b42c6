//! Every colour of the program.
//!
//! South and North differ in hue, in lightness and in their marks, so that they are told apart with any eyes and in grey.

#![expect(clippy::unreadable_literal, reason = "colours are known by their six figures")]

mod contrast;
mod earth;
mod paper;
mod sides;
mod slate;
mod surroundings;
mod wood;

use super::material::{Drawing, Material};
use super::shape::Colour;
use crate::rules::BySide;

/// Whether the program is bright or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Dark letters on a bright ground.
    #[default]
    Light,
    /// Bright letters on a dark ground.
    Dark,
}

impl Tone {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// The colours of the program in one tone, with a board drawn in one way.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Bright or dark.
    pub tone: Tone,
    /// How the board is drawn.
    pub drawing: Drawing,
    /// The ground behind the board.
    pub window: Colour,
    /// The ground of the panels at the side.
    pub panel: Colour,
    /// The ground of the bar at the top.
    pub bar: Colour,
    /// Buttons, chips and fields at rest.
    pub raised: Colour,
    /// The same under the mouse.
    pub hovered: Colour,
    /// The chosen row of a list.
    pub selected: Colour,
    /// Thin lines between areas.
    pub line: Colour,
    /// Letters.
    pub text: Colour,
    /// Letters of less weight.
    pub muted: Colour,
    /// What is pressed, dragged or leads on.
    pub accent: Colour,
    /// Letters and signs on the accent.
    pub on_accent: Colour,
    /// What went well.
    pub good: Colour,
    /// What is refused.
    pub bad: Colour,
    /// The colours of each side.
    pub sides: BySide<SideColours>,
    /// The colours of the board.
    pub board: BoardColours,
}

/// The colours of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideColours {
    /// On window and panels.
    pub ink: Colour,
    /// Letters on a ground of that colour.
    pub on_ink: Colour,
    /// Rings, bars and flags on the board.
    pub ring: Colour,
    /// The pattern on a ring.
    pub pattern: Colour,
    /// The thin lines that set a ring off from the board.
    pub edge: Colour,
}

/// The colours of the board and what lies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColours {
    /// The upper face where the light falls.
    pub lit: Colour,
    /// The upper face in the middle.
    pub face: Colour,
    /// The upper face away from the light.
    pub shaded: Colour,
    /// The narrow side below.
    pub edge: Colour,
    /// The shadow it throws.
    pub shadow: Colour,
    /// Grain, cracks, fibres and dark specks.
    pub grain: Colour,
    /// Edges that catch the light, and bright specks.
    pub fleck: Colour,
    /// The deepest part of a pit.
    pub pit_deep: Colour,
    /// The floor of a pit.
    pub pit: Colour,
    /// The wall of a pit that catches the light.
    pub pit_wall: Colour,
    /// The lip of a pit that catches the light.
    pub lip: Colour,
    /// Letters on the board.
    pub letter: Colour,
    /// Ground of a number.
    pub badge: Colour,
    /// A number.
    pub on_badge: Colour,
    /// Ground of a store.
    pub store: Colour,
    /// Rings and lines that invite or point.
    pub mark: Colour,
    /// The ring and the cross of a hole that may not be lifted.
    pub refused: Colour,
    /// What the pits of the central holes are tinted with.
    pub central: Colour,
    /// The thin line that sets marks off from the board.
    pub contour: Colour,
    /// The two kinds of seeds, each where the light falls, in the middle and in the shade; where they are only outlined, the
    /// shade is their outline.
    pub seeds: [[Colour; 3]; 2],
    /// The shadow of a seed.
    pub seed_shadow: Colour,
}

impl BoardColours {
    /// What is drawn on the floor of a pit: bright pits need dark lines.
    pub fn on_pit(&self) -> Colour {
        if self.mark.contrast(self.pit) >= self.contour.contrast(self.pit) { self.mark } else { self.contour }
    }

    /// Ground and ink of the number of an empty hole, which is quieter than others.
    pub fn quiet_badge(&self) -> (Colour, Colour) {
        let ground = self.badge.mix(self.face, 0.2);
        (ground, self.on_badge.mix(ground, 0.12))
    }
}

impl Theme {
    /// The colours for a tone, with a board drawn in this way.
    pub fn new(tone: Tone, drawing: Drawing) -> Self {
        let Drawing::Lit(material) = drawing else { return contrast::theme(tone) };
        let board = match material {
            Material::Earth => earth::board(tone),
            Material::CarvedWood => wood::board(tone),
            Material::Slate => slate::board(tone),
            Material::Paper => paper::board(tone),
        };
        let around = match material {
            Material::Earth | Material::CarvedWood => Self::warm,
            Material::Slate => Self::cool,
            Material::Paper => Self::neutral,
        };
        around(tone, drawing, sides::lit(tone, &board), board)
    }

    /// Black ink on white paper: everything can be told in grey, and nothing is filled darkly.
    pub fn print() -> Self {
        contrast::print()
    }
}

/// A colour by its six figures, `0xrrggbb`.
const fn hex(figures: u32) -> Colour {
    Colour::rgb((figures >> 16) as u8, (figures >> 8) as u8, figures as u8)
}
