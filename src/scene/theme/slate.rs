//! A slab of slate, lettered with chalk.

use super::{BoardColours, Tone, hex};

pub(super) fn board(tone: Tone) -> BoardColours {
    match tone {
        Tone::Light => BoardColours {
            lit: hex(0x66727c),
            face: hex(0x57636d),
            shaded: hex(0x47525c),
            edge: hex(0x2a3138),
            shadow: hex(0x1b232b).fade(0.5),
            grain: hex(0x232b33),
            fleck: hex(0xb4c1cb),
            pit_deep: hex(0x11161b),
            pit: hex(0x222a32),
            pit_wall: hex(0x4c5964),
            lip: hex(0xc2ced6),
            letter: hex(0xf8fbfc),
            badge: hex(0x10161b),
            on_badge: hex(0xf4f8fa),
            store: hex(0xcbd4da),
            mark: hex(0xfffbe8),
            refused: hex(0xb4301f),
            central: hex(0x3a2c38),
            contour: hex(0x0a0e12),
            seeds: PEBBLES,
            seed_shadow: hex(0x05080b),
        },
        Tone::Dark => BoardColours {
            lit: hex(0x48525b),
            face: hex(0x3b454e),
            shaded: hex(0x2e373f),
            edge: hex(0x161b20),
            shadow: hex(0x000000).fade(0.6),
            grain: hex(0x12171b),
            fleck: hex(0x8494a0),
            pit_deep: hex(0x07090b),
            pit: hex(0x12171b),
            pit_wall: hex(0x303a43),
            lip: hex(0x8b9aa6),
            letter: hex(0xeef3f6),
            badge: hex(0x080b0e),
            on_badge: hex(0xf4f8fa),
            store: hex(0x262d33),
            mark: hex(0xfffbe8),
            refused: hex(0xb4301f),
            central: hex(0x281b27),
            contour: hex(0x050709),
            seeds: PEBBLES,
            seed_shadow: hex(0x000000),
        },
    }
}

/// White quartz and sandstone.
const PEBBLES: [[crate::scene::Colour; 3]; 2] =
    [[hex(0xffffff), hex(0xd7dde1), hex(0x6d7880)], [hex(0xfff0dc), hex(0xdcb994), hex(0x7d5c40)]];
