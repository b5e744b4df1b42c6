//! Every colour of the program.
//!
//! South and North differ in hue, in lightness and in their marks, so that they are told apart with any eyes and in grey.

use super::shape::Colour;
use crate::rules::{BySide, Side};

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
    /// The thin dark line that sets marks off from the board.
    pub contour: Colour,
    /// The two kinds of seeds, each where the light falls, in the middle and in the shade.
    pub seeds: [[Colour; 3]; 2],
    /// The shadow of a seed.
    pub seed_shadow: Colour,
}

impl Theme {
    /// The colours for a tone and a material.
    pub fn new(tone: Tone, material: Material) -> Self {
        let (board, rings) = (board(tone, material), rings(tone));
        match tone {
            Tone::Light => Self {
                tone,
                material,
                window: Colour::rgb(0xf3_ed_e2),
                panel: Colour::rgb(0xfa_f6_ee),
                bar: Colour::rgb(0xeb_e3_d5),
                raised: Colour::rgb(0xe6_db_c6),
                hovered: Colour::rgb(0xdc_ce_b4),
                selected: Colour::rgb(0xf0_e0_c6),
                line: Colour::rgb(0xd8_cd_b9),
                text: Colour::rgb(0x2e_26_1e),
                muted: Colour::rgb(0x63_57_44),
                accent: Colour::rgb(0x7a_52_2b),
                on_accent: Colour::rgb(0xff_f8_ea),
                good: Colour::rgb(0x4a_73_2b),
                bad: Colour::rgb(0xa8_32_1f),
                sides: BySide {
                    south: SideColours { ink: Colour::rgb(0xc0_77_00), on_ink: Colour::rgb(0x1f_15_05), ..rings.south },
                    north: SideColours { ink: Colour::rgb(0x2c_48_92), on_ink: Colour::rgb(0xff_ff_ff), ..rings.north },
                },
                board,
            },
            Tone::Dark => Self {
                tone,
                material,
                window: Colour::rgb(0x1f_1a_16),
                panel: Colour::rgb(0x26_20_1b),
                bar: Colour::rgb(0x2a_23_1d),
                raised: Colour::rgb(0x36_2d_25),
                hovered: Colour::rgb(0x45_3a_2f),
                selected: Colour::rgb(0x48_38_23),
                line: Colour::rgb(0x3d_33_2a),
                text: Colour::rgb(0xf1_e7_d6),
                muted: Colour::rgb(0xb0_a1_8a),
                accent: Colour::rgb(0xd0_ab_6b),
                on_accent: Colour::rgb(0x21_19_10),
                good: Colour::rgb(0x9c_c9_72),
                bad: Colour::rgb(0xf0_8a_72),
                sides: BySide {
                    south: SideColours { ink: Colour::rgb(0xf6_b5_43), on_ink: Colour::rgb(0x24_17_03), ..rings.south },
                    north: SideColours { ink: Colour::rgb(0x5b_83_e0), on_ink: Colour::rgb(0x05_0a_18), ..rings.north },
                },
                board,
            },
        }
    }

    /// The colours of a side.
    pub fn side(&self, side: Side) -> &SideColours {
        &self.sides[side]
    }
}

/// What the sides look like on the board; their colours elsewhere follow with the tone.
fn rings(tone: Tone) -> BySide<SideColours> {
    let south = match tone {
        Tone::Light => Colour::rgb(0xf6_ab_1c),
        Tone::Dark => Colour::rgb(0xf4_af_38),
    };
    let north = Colour::rgb(0x25_3f_8c);
    BySide {
        south: SideColours { ink: south, on_ink: south, ring: south, pattern: Colour::rgb(0x4a_2b_04) },
        north: SideColours { ink: north, on_ink: north, ring: north, pattern: Colour::rgb(0xdc_e7_ff) },
    }
}

fn board(tone: Tone, material: Material) -> BoardColours {
    let common = match tone {
        Tone::Light => BoardColours {
            badge: Colour::rgb(0x3a_25_12).fade(0.88),
            on_badge: Colour::rgb(0xff_f5_e2),
            store: Colour::rgb(0xdf_d1_b7),
            shadow: Colour::rgb(0x5a_3d_20).fade(0.42),
            ..WOOD
        },
        Tone::Dark => BoardColours {
            badge: Colour::rgb(0x12_0c_08).fade(0.9),
            on_badge: Colour::rgb(0xff_f3_dd),
            store: Colour::rgb(0x2f_28_21),
            shadow: Colour::rgb(0x00_00_00).fade(0.55),
            ..WOOD
        },
    };
    match (material, tone) {
        (Material::CarvedWood, Tone::Light) => common,
        (Material::CarvedWood, Tone::Dark) => BoardColours {
            lit: Colour::rgb(0xa8_75_44),
            face: Colour::rgb(0x92_60_33),
            shaded: Colour::rgb(0x78_4b_25),
            edge: Colour::rgb(0x45_29_12),
            lip: Colour::rgb(0xc8_93_5c),
            fleck: Colour::rgb(0xc4_94_60),
            letter: Colour::rgb(0x18_0c_03),
            ..common
        },
        (Material::Earth, Tone::Light) => BoardColours {
            lit: Colour::rgb(0xcc_a6_7b),
            face: Colour::rgb(0xb9_90_65),
            shaded: Colour::rgb(0x9c_74_4d),
            edge: Colour::rgb(0x82_5d_3b),
            grain: Colour::rgb(0x6d_4b_2d),
            fleck: Colour::rgb(0xe6_c8_a0),
            pit_deep: Colour::rgb(0x3f_28_16),
            pit: Colour::rgb(0x5a_3c_24),
            pit_wall: Colour::rgb(0x8d_66_42),
            lip: Colour::rgb(0xe0_bd_92),
            seeds: STONES,
            ..common
        },
        (Material::Earth, Tone::Dark) => BoardColours {
            lit: Colour::rgb(0xa6_7d_57),
            face: Colour::rgb(0x8f_69_48),
            shaded: Colour::rgb(0x76_55_3a),
            edge: Colour::rgb(0x3b_29_1a),
            grain: Colour::rgb(0x45_2f_1d),
            fleck: Colour::rgb(0xc9_a4_7b),
            pit_deep: Colour::rgb(0x20_13_0a),
            pit: Colour::rgb(0x36_22_13),
            pit_wall: Colour::rgb(0x68_48_2e),
            lip: Colour::rgb(0xb8_90_68),
            letter: Colour::rgb(0x14_0a_03),
            seeds: STONES,
            ..common
        },
    }
}

const WOOD: BoardColours = BoardColours {
    lit: Colour::rgb(0xd4_a0_63),
    face: Colour::rgb(0xc1_89_4d),
    shaded: Colour::rgb(0xa7_6d_35),
    edge: Colour::rgb(0x77_4c_23),
    shadow: Colour::CLEAR,
    grain: Colour::rgb(0x6d_43_1c),
    fleck: Colour::rgb(0xe8_bd_83),
    pit_deep: Colour::rgb(0x3c_21_0c),
    pit: Colour::rgb(0x5c_37_19),
    pit_wall: Colour::rgb(0x93_5f_30),
    lip: Colour::rgb(0xed_c1_88),
    letter: Colour::rgb(0x3a_20_0a),
    badge: Colour::CLEAR,
    on_badge: Colour::CLEAR,
    store: Colour::CLEAR,
    mark: Colour::rgb(0xff_f3_d8),
    contour: Colour::rgb(0x2a_17_07),
    seeds: [
        [Colour::rgb(0xff_fa_ee), Colour::rgb(0xdf_d2_b6), Colour::rgb(0x87_73_52)],
        [Colour::rgb(0xfe_fb_f5), Colour::rgb(0xcf_c7_ba), Colour::rgb(0x77_6d_60)],
    ],
    seed_shadow: Colour::rgb(0x1a_0d_03),
};

/// River pebbles, as Huroy is played with.
const STONES: [[Colour; 3]; 2] = [
    [Colour::rgb(0xef_eb_e6), Colour::rgb(0xab_a5_9e), Colour::rgb(0x54_4f_49)],
    [Colour::rgb(0xe9_d9_c5), Colour::rgb(0xa9_8f_73), Colour::rgb(0x4e_3e_2d)],
];
