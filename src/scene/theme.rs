//! Every colour of the program.
//!
//! South and North differ in hue, in lightness and in their marks, so that they are told apart with any eyes and in grey.

use super::shape::Colour;
use crate::rules::ruleset::Sowing;
use crate::rules::{BySide, Rules};

/// Whether the program is bright or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Dark letters on a bright ground.
    Light,
    /// Bright letters on a dark ground.
    Dark,
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Material {
    /// Pits dug in the ground, as for Huroy.
    Earth,
    /// A carved plank.
    CarvedWood,
    /// Black lines on white paper, for the printer.
    Paper,
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

/// The colours of the program in one tone, with a board of one material.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// Bright or dark.
    pub tone: Tone,
    /// What the board is made of.
    pub material: Material,
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
    /// The pattern on a ring, and the edge around signs.
    pub pattern: Colour,
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
    /// Grain and dark specks.
    pub grain: Colour,
    /// Bright specks.
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
    /// What greys the pits of the central holes.
    pub central: Colour,
    /// The thin dark line that sets marks off from the board.
    pub contour: Colour,
    /// The two kinds of seeds, each where the light falls, in the middle and in the shade.
    pub seeds: [[Colour; 3]; 2],
    /// The shadow of a seed.
    pub seed_shadow: Colour,
}

impl Theme {
    /// Black ink on white paper: everything can be told in grey, and nothing is filled darkly.
    pub fn print() -> Self {
        let side = |ring, pattern| SideColours { ink: INK, on_ink: PAPER, ring, pattern };
        let grey = |level| Colour::rgb(level, level, level);
        Self {
            window: PAPER,
            panel: PAPER,
            text: INK,
            muted: grey(0x44),
            line: grey(0xbb),
            accent: INK,
            on_accent: PAPER,
            sides: BySide { south: side(grey(0xf4), INK), north: side(grey(0x8c), PAPER) },
            ..Self::new(Tone::Light, Material::Paper)
        }
    }

    /// The colours for a tone and a material.
    pub fn new(tone: Tone, material: Material) -> Self {
        let (board, rings) = (board(tone, material), rings(tone));
        match tone {
            Tone::Light => Self {
                tone,
                material,
                window: Colour::rgb(0xf3, 0xed, 0xe2),
                panel: Colour::rgb(0xfa, 0xf6, 0xee),
                bar: Colour::rgb(0xeb, 0xe3, 0xd5),
                raised: Colour::rgb(0xe6, 0xdb, 0xc6),
                hovered: Colour::rgb(0xdc, 0xce, 0xb4),
                selected: Colour::rgb(0xf0, 0xe0, 0xc6),
                line: Colour::rgb(0xd8, 0xcd, 0xb9),
                text: Colour::rgb(0x2e, 0x26, 0x1e),
                muted: Colour::rgb(0x63, 0x57, 0x44),
                accent: Colour::rgb(0x7a, 0x52, 0x2b),
                on_accent: Colour::rgb(0xff, 0xf8, 0xea),
                good: Colour::rgb(0x4a, 0x73, 0x2b),
                bad: Colour::rgb(0xa8, 0x32, 0x1f),
                sides: BySide {
                    south: SideColours { ink: Colour::rgb(0xc0, 0x77, 0x00), on_ink: Colour::rgb(0x1f, 0x15, 0x05), ..rings.south },
                    north: SideColours { ink: Colour::rgb(0x2c, 0x48, 0x92), on_ink: Colour::rgb(0xff, 0xff, 0xff), ..rings.north },
                },
                board,
            },
            Tone::Dark => Self {
                tone,
                material,
                window: Colour::rgb(0x1f, 0x1a, 0x16),
                panel: Colour::rgb(0x26, 0x20, 0x1b),
                bar: Colour::rgb(0x2a, 0x23, 0x1d),
                raised: Colour::rgb(0x36, 0x2d, 0x25),
                hovered: Colour::rgb(0x45, 0x3a, 0x2f),
                selected: Colour::rgb(0x48, 0x38, 0x23),
                line: Colour::rgb(0x3d, 0x33, 0x2a),
                text: Colour::rgb(0xf1, 0xe7, 0xd6),
                muted: Colour::rgb(0xb0, 0xa1, 0x8a),
                accent: Colour::rgb(0xd0, 0xab, 0x6b),
                on_accent: Colour::rgb(0x21, 0x19, 0x10),
                good: Colour::rgb(0x9c, 0xc9, 0x72),
                bad: Colour::rgb(0xf0, 0x8a, 0x72),
                sides: BySide {
                    south: SideColours { ink: Colour::rgb(0xf6, 0xb5, 0x43), on_ink: Colour::rgb(0x24, 0x17, 0x03), ..rings.south },
                    north: SideColours { ink: Colour::rgb(0x5b, 0x83, 0xe0), on_ink: Colour::rgb(0x05, 0x0a, 0x18), ..rings.north },
                },
                board,
            },
        }
    }
}

/// What the sides look like on the board; their colours elsewhere follow with the tone.
fn rings(tone: Tone) -> BySide<SideColours> {
    let south = match tone {
        Tone::Light => Colour::rgb(0xf6, 0xab, 0x1c),
        Tone::Dark => Colour::rgb(0xf4, 0xaf, 0x38),
    };
    let north = Colour::rgb(0x25, 0x3f, 0x8c);
    BySide {
        south: SideColours { ink: south, on_ink: south, ring: south, pattern: Colour::rgb(0x4a, 0x2b, 0x04) },
        north: SideColours { ink: north, on_ink: north, ring: north, pattern: Colour::rgb(0xdc, 0xe7, 0xff) },
    }
}

fn board(tone: Tone, material: Material) -> BoardColours {
    let common = match tone {
        Tone::Light => BoardColours {
            badge: Colour::rgb(0x3a, 0x25, 0x12).fade(0.88),
            on_badge: Colour::rgb(0xff, 0xf5, 0xe2),
            store: Colour::rgb(0xdf, 0xd1, 0xb7),
            shadow: Colour::rgb(0x5a, 0x3d, 0x20).fade(0.42),
            ..WOOD
        },
        Tone::Dark => BoardColours {
            badge: Colour::rgb(0x12, 0x0c, 0x08).fade(0.9),
            on_badge: Colour::rgb(0xff, 0xf3, 0xdd),
            store: Colour::rgb(0x2f, 0x28, 0x21),
            shadow: Colour::rgb(0x00, 0x00, 0x00).fade(0.55),
            ..WOOD
        },
    };
    match (material, tone) {
        (Material::Paper, _) => SHEET,
        (Material::CarvedWood, Tone::Light) => common,
        (Material::CarvedWood, Tone::Dark) => BoardColours {
            lit: Colour::rgb(0xa8, 0x75, 0x44),
            face: Colour::rgb(0x92, 0x60, 0x33),
            shaded: Colour::rgb(0x78, 0x4b, 0x25),
            edge: Colour::rgb(0x45, 0x29, 0x12),
            lip: Colour::rgb(0xc8, 0x93, 0x5c),
            fleck: Colour::rgb(0xc4, 0x94, 0x60),
            letter: Colour::rgb(0x18, 0x0c, 0x03),
            ..common
        },
        (Material::Earth, Tone::Light) => BoardColours {
            lit: Colour::rgb(0xcc, 0xa6, 0x7b),
            face: Colour::rgb(0xb9, 0x90, 0x65),
            shaded: Colour::rgb(0x9c, 0x74, 0x4d),
            edge: Colour::rgb(0x82, 0x5d, 0x3b),
            grain: Colour::rgb(0x6d, 0x4b, 0x2d),
            fleck: Colour::rgb(0xe6, 0xc8, 0xa0),
            pit_deep: Colour::rgb(0x3f, 0x28, 0x16),
            pit: Colour::rgb(0x5a, 0x3c, 0x24),
            pit_wall: Colour::rgb(0x8d, 0x66, 0x42),
            lip: Colour::rgb(0xe0, 0xbd, 0x92),
            seeds: STONES,
            ..common
        },
        (Material::Earth, Tone::Dark) => BoardColours {
            lit: Colour::rgb(0xa6, 0x7d, 0x57),
            face: Colour::rgb(0x8f, 0x69, 0x48),
            shaded: Colour::rgb(0x76, 0x55, 0x3a),
            edge: Colour::rgb(0x3b, 0x29, 0x1a),
            grain: Colour::rgb(0x45, 0x2f, 0x1d),
            fleck: Colour::rgb(0xc9, 0xa4, 0x7b),
            pit_deep: Colour::rgb(0x20, 0x13, 0x0a),
            pit: Colour::rgb(0x36, 0x22, 0x13),
            pit_wall: Colour::rgb(0x68, 0x48, 0x2e),
            lip: Colour::rgb(0xb8, 0x90, 0x68),
            letter: Colour::rgb(0x14, 0x0a, 0x03),
            seeds: STONES,
            ..common
        },
    }
}

const PAPER: Colour = Colour::rgb(0xff, 0xff, 0xff);
const INK: Colour = Colour::rgb(0x00, 0x00, 0x00);

/// Drawn with a pen.
const SHEET: BoardColours = BoardColours {
    lit: PAPER,
    face: PAPER,
    shaded: PAPER,
    edge: INK,
    shadow: Colour::CLEAR,
    grain: Colour::rgb(0x88, 0x88, 0x88),
    fleck: PAPER,
    pit_deep: Colour::rgb(0xe6, 0xe6, 0xe6),
    pit: Colour::rgb(0xee, 0xee, 0xee),
    pit_wall: Colour::rgb(0xf6, 0xf6, 0xf6),
    lip: INK,
    letter: INK,
    badge: PAPER,
    on_badge: INK,
    store: PAPER,
    mark: PAPER,
    refused: INK,
    central: Colour::rgb(0xd0, 0xd0, 0xd0),
    contour: INK,
    seeds: [[PAPER; 3]; 2],
    seed_shadow: Colour::CLEAR,
};

const WOOD: BoardColours = BoardColours {
    lit: Colour::rgb(0xd4, 0xa0, 0x63),
    face: Colour::rgb(0xc1, 0x89, 0x4d),
    shaded: Colour::rgb(0xa7, 0x6d, 0x35),
    edge: Colour::rgb(0x77, 0x4c, 0x23),
    shadow: Colour::CLEAR,
    grain: Colour::rgb(0x6d, 0x43, 0x1c),
    fleck: Colour::rgb(0xe8, 0xbd, 0x83),
    pit_deep: Colour::rgb(0x3c, 0x21, 0x0c),
    pit: Colour::rgb(0x5c, 0x37, 0x19),
    pit_wall: Colour::rgb(0x93, 0x5f, 0x30),
    lip: Colour::rgb(0xed, 0xc1, 0x88),
    letter: Colour::rgb(0x3a, 0x20, 0x0a),
    badge: Colour::CLEAR,
    on_badge: Colour::CLEAR,
    store: Colour::CLEAR,
    mark: Colour::rgb(0xff, 0xf3, 0xd8),
    refused: Colour::rgb(0xb0, 0x2a, 0x18),
    central: Colour::rgb(0x51, 0x45, 0x3c),
    contour: Colour::rgb(0x2a, 0x17, 0x07),
    seeds: [
        [Colour::rgb(0xff, 0xfa, 0xee), Colour::rgb(0xdf, 0xd2, 0xb6), Colour::rgb(0x87, 0x73, 0x52)],
        [Colour::rgb(0xfe, 0xfb, 0xf5), Colour::rgb(0xcf, 0xc7, 0xba), Colour::rgb(0x77, 0x6d, 0x60)],
    ],
    seed_shadow: Colour::rgb(0x1a, 0x0d, 0x03),
};

/// River pebbles, as Huroy is played with.
const STONES: [[Colour; 3]; 2] = [
    [Colour::rgb(0xef, 0xeb, 0xe6), Colour::rgb(0xab, 0xa5, 0x9e), Colour::rgb(0x54, 0x4f, 0x49)],
    [Colour::rgb(0xe9, 0xd9, 0xc5), Colour::rgb(0xa9, 0x8f, 0x73), Colour::rgb(0x4e, 0x3e, 0x2d)],
];
