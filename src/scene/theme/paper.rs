//! Handmade paper with its fibres, over sheets of a darker colour.

use super::{BoardColours, Tone, hex};

pub(super) fn board(tone: Tone) -> BoardColours {
    match tone {
        Tone::Light => BoardColours {
            lit: hex(0xfdf9ef),
            face: hex(0xf7f1e4),
            shaded: hex(0xeee6d6),
            edge: hex(0x2f6470),
            shadow: hex(0x2a2f36).fade(0.42),
            grain: hex(0x9b8a6c),
            fleck: hex(0xffffff),
            pit_deep: hex(0x16333d),
            pit: hex(0x21475a),
            pit_wall: hex(0x346273),
            lip: hex(0xffffff),
            letter: hex(0x22252c),
            badge: hex(0x1c3640),
            on_badge: hex(0xffffff),
            store: hex(0xd8d8d0),
            mark: hex(0xffffff),
            refused: hex(0xb32c24),
            central: hex(0x5a3460),
            contour: hex(0x0e1f26),
            seeds: CUT,
            seed_shadow: hex(0x051017),
        },
        Tone::Dark => BoardColours {
            lit: hex(0x4b505c),
            face: hex(0x42464f),
            shaded: hex(0x373b44),
            edge: hex(0x1c3b43),
            shadow: hex(0x000000).fade(0.6),
            grain: hex(0x969ba6),
            fleck: hex(0x747b88),
            pit_deep: hex(0x071419),
            pit: hex(0x0e2530),
            pit_wall: hex(0x17384a),
            lip: hex(0x858c99),
            letter: hex(0xf3f3ee),
            badge: hex(0x0a1519),
            on_badge: hex(0xf6f6f0),
            store: hex(0x2a2d34),
            mark: hex(0xffffff),
            refused: hex(0xb32c24),
            central: hex(0x381b3e),
            contour: hex(0x04090b),
            seeds: CUT,
            seed_shadow: hex(0x000000),
        },
    }
}

/// Cut and rolled out of white and straw-coloured paper.
const CUT: [[crate::scene::Colour; 3]; 2] = [[hex(0xffffff), hex(0xf1ece0), hex(0xa9a393)], [hex(0xfff3cf), hex(0xefd69a), hex(0xa98a4d)]];
